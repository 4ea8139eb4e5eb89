import {
  ask,
  chat,
  chatButton,
  composer,
  fakeAssistant,
  fakeFunction,
  json,
  openChat,
  pacedAssistant,
  said,
  send,
} from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { openRooms, required } from '../support/content.ts';
import { otherPage, somePage } from '../support/places.ts';
import { listenToScreenReader } from '../support/screen-reader.ts';
import { expect, test } from '../support/visitor.ts';

test('a visitor asks with one press, follows up with another and in their own words, and all of it is sent', async ({
  page,
}) => {
  const requests = await fakeAssistant(page, (asked) => reply(`Answer to ${asked}`, { follow_ups: ['And for kids?'] }));
  await openChat(page, somePage);
  await chat(page).getByRole('button', { name: 'How do I book?' }).click();
  await expect(said(page).getByText('Answer to How do I book?')).toBeVisible();
  await expect(said(page).getByText('How do I book?', { exact: true })).toBeVisible();
  await expect(said(page).locator('time')).toHaveText([/^\d{1,2}:\d{2} [AP]M$/, /^\d{1,2}:\d{2} [AP]M$/]);
  await expect(said(page)).toBeFocused();
  await chat(page).getByRole('button', { name: 'And for kids?' }).click();
  await expect(said(page).getByText('Answer to And for kids?')).toBeVisible();
  await ask(page, 'How long?');
  await expect(said(page).getByText('Answer to How long?')).toBeVisible();
  expect(requests[0]).toMatchObject({ page: somePage, messages: [{ role: 'user', content: 'How do I book?' }] });
  expect(requests.at(-1)?.messages).toEqual([
    { role: 'user', content: 'How do I book?' },
    { role: 'assistant', content: 'Answer to How do I book?' },
    { role: 'user', content: 'And for kids?' },
    { role: 'assistant', content: 'Answer to And for kids?' },
    { role: 'user', content: 'How long?' },
  ]);
  expect(new Set(requests.map(({ session_id: session }) => session)).size).toBe(1);
});

test('a visitor types nothing, two lines, Japanese and too much, and only whole messages are sent', async ({
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
  await expect(said(page).getByText('Yes.')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');

  // The Enter that ends a composed character.
  await composer(page).fill('部屋');
  await composer(page).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  });
  await expect(composer(page)).toHaveValue('部屋');
  await composer(page).press('Enter');
  await expect(said(page).getByText('Yes.')).toHaveCount(2);
  expect(requests.map(({ messages }) => messages.at(-1)?.content)).toEqual(['one\ntwo', '部屋']);

  await composer(page).fill('a'.repeat(1799));
  await expect(chat(page).getByText('left')).toHaveCount(0);
  await composer(page).fill('a'.repeat(1990));
  await expect(chat(page).getByText('10 characters left')).toBeVisible();
  await composer(page).press('End');
  await composer(page).pressSequentially('and more than that');
  await expect(composer(page)).toHaveValue(`${'a'.repeat(1990)}and more t`);
});

test('a visitor’s words are shown as written, and of a reply neither pictures nor HTML nor strange addresses get through', async ({
  page,
}) => {
  await fakeAssistant(page, () =>
    reply(
      '**Bold** [web](https://example.com/a) [post](mailto:desk@example.com) [chat](xmpp:desk@example.com) ' +
        '[bad](javascript:alert(1)) [data](data:text/html,x) ![spy](https://spy.example.com/x.png) <b onclick="alert(1)">raw</b> Tea &amp; cake, &notit; &semi;',
    ),
  );
  await openChat(page);
  await ask(page, '**not bold** <b>nor this</b>');
  await expect(said(page).locator('strong')).toHaveText(['Bold']);
  await expect(said(page).getByText('**not bold** <b>nor this</b>')).toBeVisible();
  await expect(said(page).getByText('Tea & cake, &notit; ;')).toBeVisible();
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

test('cards lead to a room and to its booking page, and a source to the place on our own page', async ({ page }) => {
  const { slug, title, path } = required(openRooms[1], 'a second open room');
  await fakeAssistant(page, () =>
    reply('The second.', {
      cards: [
        {
          kind: 'room',
          slug,
          title,
          note: '2–12 players, 60 minutes',
          href: path,
          booking: 'https://booking.example.com/second',
        },
      ],
      sources: [{ title: 'When you cancel', href: '/legal#cancellation' }],
    }),
  );
  await openChat(page);
  await ask(page, 'Which one is louder?');
  await expect(said(page).getByRole('link', { name: `Book it ${title}` })).toHaveAttribute('target', '_blank');
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
  await expect(page.locator('#cancellation').getByRole('heading').first()).toBeInViewport();
});

test('a conversation goes with the visitor from page to page, with what was not sent yet, until it is cleared', async ({
  page,
}) => {
  const requests = await fakeAssistant(page, (asked) => reply(`Answer to ${asked}`));
  await openChat(page, somePage);
  await ask(page, 'Do you hire?');
  await expect(said(page).getByText('Answer to Do you hire?')).toBeVisible();
  await composer(page).fill('half a thou');
  await openChat(page, otherPage);
  await expect(said(page).getByText('Answer to Do you hire?')).toBeVisible();
  await expect(composer(page)).toHaveValue('half a thou');
  await ask(page, 'Really?');
  await expect(said(page).getByText('Answer to Really?')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ page: otherPage, session_id: requests[0]?.session_id });
  expect(requests.at(-1)?.messages).toHaveLength(3);

  await chat(page).getByRole('button', { name: 'Clear' }).click();
  await expect(chat(page).getByRole('button', { name: 'Show me all rooms' })).toBeVisible();
  await expect(chat(page).locator(':focus')).toHaveCount(1);
  await openChat(page, somePage);
  await expect(chat(page).getByRole('button', { name: 'Show me all rooms' })).toBeVisible();
  await expect(said(page).getByText('Answer to')).toHaveCount(0);
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

test('a thumb that does not arrive is not shown as given; one that does is kept, with its reason', async ({ page }) => {
  const whole = reply('Two.');
  let isDown = true;
  await fakeAssistant(page, () => whole);
  const ratings = await fakeFunction(page, 'rate-chat-reply', (route) =>
    route.fulfill(isDown ? json({}, 503) : json({ status: 'stored' })),
  );
  await openChat(page);
  await ask(page, 'How many rooms?');
  const up = chat(page).getByRole('button', { name: 'This reply helped' });
  await up.click();
  await expect(chat(page).getByText('That didn’t reach us.')).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  isDown = false;
  const down = chat(page).getByRole('button', { name: 'This reply did not help' });
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await chat(page).getByRole('textbox', { name: 'Why? (optional)' }).fill('I count three.');
  await chat(page).getByRole('button', { name: 'Send reason' }).click();
  await expect(chat(page).getByText('Thanks, noted.')).toBeVisible();
  expect(ratings).toMatchObject([
    { message_id: whole.message_id, rating: 'up' },
    { message_id: whole.message_id, rating: 'down' },
    { message_id: whole.message_id, rating: 'down', reason: 'I count three.' },
  ]);
});

test('a reply is read while it comes; a screen reader hears it once, when it is whole, and nothing of it on the next page', async ({
  page,
}) => {
  const assistant = await pacedAssistant(page);
  const heard = await listenToScreenReader(page);
  await openChat(page);
  await ask(page, 'Is it dark?');
  await expect(said(page).getByText('Looking it up')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await assistant.say('Dark ');
  await expect(said(page).getByText('Dark', { exact: true })).toBeVisible();
  await assistant.say('enough.');
  await expect(said(page).getByText('Dark enough.')).toBeVisible();
  expect(await heard()).toEqual([]);
  await assistant.finish(reply('**Dark** enough to need [a lantern](/legal).'));
  await expect(said(page).getByText('Dark enough to need a lantern.')).toBeVisible();
  await expect.poll(heard).toEqual(['Dark enough to need a lantern.']);
  await composer(page).fill('And?');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await assistant.finish(reply('Cold, too.'));
  await expect.poll(heard).toEqual(['Dark enough to need a lantern.', 'Cold, too.']);
  await openChat(page, otherPage);
  await expect(said(page).getByText('Cold, too.')).toBeVisible();
  expect(await heard()).toEqual([]);
});
