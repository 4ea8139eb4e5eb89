import { quickQuestions } from '#domain/chat.ts';
import {
  ask,
  chat,
  chatButton,
  composer,
  fakeAssistant,
  fakeFunction,
  json,
  openChat,
  said,
  send,
} from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { listenToScreenReader } from '../support/screen-reader.ts';
import { expect, test } from '../support/visitor.ts';

for (const question of quickQuestions) {
  test(`a visitor asks “${question}” with one press and reads the answer`, async ({ page }) => {
    const requests = await fakeAssistant(page, (asked) => reply(`Here is what we know about: ${asked}`));
    await openChat(page, '/date-night');
    await chat(page).getByRole('button', { name: question }).click();
    await expect(said(page).getByText(`Here is what we know about: ${question}`)).toBeVisible();
    await expect(said(page).getByText(question, { exact: true })).toBeVisible();
    await expect(said(page).locator('time')).toHaveText([/^\d{1,2}:\d{2} [AP]M$/, /^\d{1,2}:\d{2} [AP]M$/]);
    expect(requests).toMatchObject([{ page: '/date-night', messages: [{ role: 'user', content: question }] }]);
    await expect(said(page)).toBeFocused();
  });
}

test('a visitor follows up, with a chip and in their own words, and the whole conversation is sent', async ({
  page,
}) => {
  const requests = await fakeAssistant(page, (asked) => reply(`Answer to ${asked}`, { follow_ups: ['And for kids?'] }));
  await openChat(page);
  await ask(page, 'Is it scary?');
  await chat(page).getByRole('button', { name: 'And for kids?' }).click();
  await expect(said(page).getByText('Answer to And for kids?')).toBeVisible();
  await ask(page, 'How long?');
  await expect(said(page).getByText('Answer to How long?')).toBeVisible();
  expect(requests.at(-1)?.messages).toEqual([
    { role: 'user', content: 'Is it scary?' },
    { role: 'assistant', content: 'Answer to Is it scary?' },
    { role: 'user', content: 'And for kids?' },
    { role: 'assistant', content: 'Answer to And for kids?' },
    { role: 'user', content: 'How long?' },
  ]);
  expect(new Set(requests.map(({ session_id: session }) => session)).size).toBe(1);
});

test('blank messages cannot be sent, Shift+Enter breaks the line, and spaces around a message are cut', async ({
  page,
}) => {
  const requests = await fakeAssistant(page, () => reply('Yes.'));
  await openChat(page);
  await expect(send(page)).toBeDisabled();
  await composer(page).fill('  \n ');
  await expect(send(page)).toBeDisabled();
  await composer(page).press('Enter');
  await composer(page).fill('  one');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('two  ');
  await send(page).click();
  await expect(said(page).getByText('Yes.')).toBeVisible();
  expect(requests.map(({ messages }) => messages)).toEqual([[{ role: 'user', content: 'one\ntwo' }]]);
  await expect(composer(page)).toHaveValue('');
});

test('the Enter that ends a composed character sends nothing', async ({ page }) => {
  const requests = await fakeAssistant(page, () => reply('Yes.'));
  await openChat(page);
  await composer(page).fill('部屋');
  await composer(page).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  });
  await expect(composer(page)).toHaveValue('部屋');
  await composer(page).press('Enter');
  await expect(said(page).getByText('Yes.')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a visitor who writes a lot is told how much is left', async ({ page }) => {
  await openChat(page);
  await composer(page).fill('a'.repeat(1799));
  await expect(chat(page).getByText('left')).toHaveCount(0);
  await composer(page).fill('a'.repeat(1990));
  await expect(chat(page).getByText('10 characters left')).toBeVisible();
  await composer(page).press('End');
  await composer(page).pressSequentially('and more than that');
  await expect(composer(page)).toHaveValue(`${'a'.repeat(1990)}and more t`);
});

test('a reply’s links open a new tab, and neither pictures nor HTML nor strange addresses get through', async ({
  page,
}) => {
  await fakeAssistant(page, () =>
    reply(
      '**Bold** [web](https://example.com/a) [post](mailto:desk@example.com) [chat](xmpp:desk@example.com) ' +
        '[bad](javascript:alert(1)) [data](data:text/html,x) ![spy](https://spy.example.com/x.png) <b onclick="alert(1)">raw</b>',
    ),
  );
  await openChat(page);
  await ask(page, 'Links?');
  await expect(said(page).locator('strong')).toHaveText(['Bold']);
  for (const [name, href] of [
    ['web', 'https://example.com/a'],
    ['post', 'mailto:desk@example.com'],
    ['chat', 'xmpp:desk@example.com'],
  ]) {
    const link = said(page).getByRole('link', { name: name ?? '', exact: true });
    await expect(link).toHaveAttribute('href', href ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
  for (const name of ['bad', 'data']) {
    await expect(said(page).getByText(name, { exact: true })).toBeVisible();
    await expect(said(page).getByRole('link', { name })).toHaveCount(0);
  }
  await expect(said(page).locator('img, b')).toHaveCount(0);
});

test('what the visitor writes is shown as written', async ({ page }) => {
  await fakeAssistant(page, () => reply('Fine.'));
  await openChat(page);
  await ask(page, '**not bold** <b>nor this</b>');
  await expect(said(page).getByText('**not bold** <b>nor this</b>')).toBeVisible();
});

test('cards lead to a room and to its booking page, and a source to the place on our own page', async ({ page }) => {
  await fakeAssistant(page, () =>
    reply('The prison.', {
      cards: [
        {
          kind: 'room',
          slug: 'thai-prison',
          title: 'Thai Prison',
          note: '2–12 players, 60 minutes',
          href: '/rooms/thai-prison',
          booking: 'https://booking.example.com/thai-prison',
        },
      ],
      sources: [{ title: 'When you cancel', href: '/legal#cancellation' }],
    }),
  );
  await openChat(page);
  await ask(page, 'Which one is louder?');
  await expect(said(page).getByRole('link', { name: 'Book it Thai Prison' })).toHaveAttribute('target', '_blank');
  await expect
    .poll(() =>
      said(page)
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(192);
  await said(page).getByRole('link', { name: 'When you cancel' }).click();
  await expect(page).toHaveURL('/legal#cancellation');
  await expect(chat(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Terms: changing and canceling' })).toBeInViewport();
});

test('a conversation goes with the visitor from page to page, and what was not sent yet as well', async ({ page }) => {
  const requests = await fakeAssistant(page, (asked) => reply(`Answer to ${asked}`));
  await openChat(page, '/careers');
  await ask(page, 'Do you hire?');
  await expect(said(page).getByText('Answer to Do you hire?')).toBeVisible();
  await composer(page).fill('half a thou');
  await openChat(page, '/blog');
  await expect(said(page).getByText('Answer to Do you hire?')).toBeVisible();
  await expect(composer(page)).toHaveValue('half a thou');
  await ask(page, 'Really?');
  await expect(said(page).getByText('Answer to Really?')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ page: '/blog', session_id: requests[0]?.session_id });
  expect(requests.at(-1)?.messages).toHaveLength(3);
});

test('clearing empties the conversation on this page and the next', async ({ page }) => {
  await fakeAssistant(page, () => reply('Two.'));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('Two.')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Clear' }).click();
  await expect(chat(page).getByRole('button', { name: quickQuestions[0] })).toBeVisible();
  await expect(chat(page).locator(':focus')).toHaveCount(1);
  await openChat(page, '/blog');
  await expect(said(page).getByText('Two.')).toHaveCount(0);
});

test('closing after a conversation sends one summary and closes at once, even when nobody takes it', async ({
  page,
}) => {
  await fakeAssistant(page, () => reply('Two.'));
  const summaries = await fakeFunction(page, 'send-chat-summary', () => new Promise(() => undefined));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('Two.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
  const session = await page.evaluate(() => localStorage.getItem('chat_session_id'));
  await expect.poll(() => summaries).toEqual([{ sessionId: session }]);
});

test('a summary that fails troubles nobody', async ({ page }) => {
  await fakeAssistant(page, () => reply('Two.'));
  await fakeFunction(page, 'send-chat-summary', (route) => route.fulfill(json({}, 500)));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('Two.')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect.poll(() => logged.filter((text) => text.startsWith('The chat summary failed'))).toHaveLength(1);
  await expect(chat(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
});

test('a thumb and its reason are kept with the reply', async ({ page }) => {
  const whole = reply('Two.');
  await fakeAssistant(page, () => whole);
  const ratings = await fakeFunction(page, 'rate-chat-reply', (route) => route.fulfill(json({ status: 'stored' })));
  await openChat(page);
  await ask(page, 'How many rooms?');
  const down = chat(page).getByRole('button', { name: 'This reply did not help' });
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await chat(page).getByRole('textbox', { name: 'Why? (optional)' }).fill('I count three.');
  await chat(page).getByRole('button', { name: 'Send reason' }).click();
  await expect(chat(page).getByText('Thank you, noted.')).toBeVisible();
  expect(ratings).toMatchObject([
    { message_id: whole.message_id, rating: 'down' },
    { message_id: whole.message_id, rating: 'down', reason: 'I count three.' },
  ]);
});

test('a screen reader says a finished reply once, and never the conversation before it', async ({ page }) => {
  const heard = await listenToScreenReader(page);
  await fakeAssistant(page, (asked) => reply(`**Answer** to [${asked}](/legal)`));
  await openChat(page);
  await ask(page, 'one');
  await expect.poll(heard).toEqual(['Answer to one']);
  await ask(page, 'two');
  await expect.poll(heard).toEqual(['Answer to one', 'Answer to two']);
  await openChat(page, '/blog');
  await expect(said(page).getByText('Answer to two')).toBeVisible();
  expect(await heard()).toEqual([]);
});
