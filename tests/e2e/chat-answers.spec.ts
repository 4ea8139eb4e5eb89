import { ask, chat, openChat, said } from '../support/chat.ts';
import { business, openRooms, required } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

// The assistant itself answers here, on the embedded backend, without any language model.
const room = required(openRooms[0], 'an open room');

/** The quick questions, and words that an answer to each cannot do without. */
const quickQuestions: [question: string, words: RegExp][] = [
  ['Show me all rooms', new RegExp(openRooms.map(({ title }) => title).join('[^]*'))],
  ["What's your most challenging room?", new RegExp(openRooms.map(({ difficulty }) => difficulty).join('|'))],
  ['How do I book?', /book/i],
  ['Where are you located?', new RegExp(business.address.street)],
];

test('the assistant answers each quick question', async ({ page }) => {
  await openChat(page);
  for (const [question, words] of quickQuestions) {
    await chat(page).getByRole('button', { name: question }).click();
    await expect(said(page).getByRole('button', { name: 'This reply helped' })).toBeVisible();
    await expect(said(page)).toContainText(words);
    await expect(chat(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await chat(page).getByRole('button', { name: 'Clear' }).click();
  }
});

test('a visitor asks about a room, follows up, rates, and leaves with a summary sent', async ({ page }) => {
  await openChat(page, room.path);
  await ask(page, `How many people can play ${room.title}?`);
  await expect(said(page)).toContainText(String(room.groupSize.maximum));
  await ask(page, 'and how long is it?');
  await expect(said(page)).toContainText(new RegExp(`${room.duration}[ -]minute|${room.duration} min`));
  const rated = page.waitForResponse(/rate-chat-reply/);
  await said(page).getByRole('button', { name: 'This reply helped' }).last().click();
  expect((await rated).status()).toBe(200);
  const summed = page.waitForResponse((response) => /send-chat-summary/.test(response.url()));
  await page.keyboard.press('Escape');
  expect((await summed).status()).toBe(200);
});

test('every source of a reply leads to a place on our own pages', async ({ page, request }) => {
  await openChat(page);
  for (const question of ['What happens if I cancel?', 'How old must kids be?', 'Where can I park?']) {
    await ask(page, question);
    await expect(said(page).getByText(question, { exact: true })).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  }
  const sources = await said(page)
    .getByText('On our pages:')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const [path = '', anchor] = source.split('#');
    const answer = await request.get(path);
    expect(answer.status(), source).toBe(200);
    if (anchor) expect(await answer.text(), source).toContain(`id="${anchor}"`);
  }
});

test('a message for a person is stored, and its receipt has a code and a time', async ({ page }) => {
  await openChat(page);
  await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
  await chat(page).getByLabel('Your name').fill('Mara');
  await chat(page).getByLabel('Email or phone').fill('mara@example.com');
  await chat(page).getByLabel('What is it about?').fill('May we bring a parrot?');
  await chat(page).getByRole('button', { name: 'Send message' }).click();
  await expect(chat(page).getByRole('heading', { name: 'We have your message' })).toBeFocused();
  await expect(chat(page).getByText(/^[A-Z0-9]{4,}$/)).toBeVisible();
});
