import type { Page } from '@playwright/test';
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
  streamOf,
} from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { business } from '../support/content.ts';
import { listenToScreenReader } from '../support/screen-reader.ts';
import { expect, test } from '../support/visitor.ts';

const stop = (page: Page) => chat(page).getByRole('button', { name: 'Stop' });
const alert = (page: Page) => chat(page).getByRole('alert').filter({ hasText: /\S/ });
const tryAgain = (page: Page) => chat(page).getByRole('button', { name: 'Try again' });

test('a reply is read while it comes, and a screen reader hears it once it is whole', async ({ page }) => {
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
  await assistant.finish(reply('Dark enough to need a lantern.'));
  await expect(said(page).getByText('Dark enough to need a lantern.')).toBeVisible();
  await expect.poll(heard).toEqual(['Dark enough to need a lantern.']);
  await composer(page).fill('And?');
  await expect(send(page)).toBeEnabled();
});

test('a visitor stops a reply and keeps what was said', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await assistant.say('It began in ');
  await expect(said(page).getByText('It began in')).toBeVisible();
  await stop(page).click();
  expect(await assistant.isAborted()).toBe(true);
  await expect(said(page).getByText('You stopped this reply.')).toBeVisible();
  await expect(said(page).getByText('It began in')).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
  await expect(said(page)).toBeFocused();
  await openChat(page, '/blog');
  await expect(said(page).getByText('It began in')).toBeVisible();
});

test('a visitor stops before anything was said, and asks again', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await stop(page).click();
  await expect(said(page).getByText('left without an answer')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Ask again' }).click();
  await assistant.finish(reply('Everything.'));
  await expect(said(page).getByText('Everything.', { exact: true })).toBeVisible();
  await expect(said(page).getByText('Tell me everything')).toHaveCount(1);
});

test('a visitor who leaves in the middle of a reply finds what was said on the next page', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await assistant.say('It began in ');
  await expect(said(page).getByText('It began in')).toBeVisible();
  await openChat(page, '/blog');
  await expect(said(page).getByText('It began in')).toBeVisible();
  await expect(chat(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('a line that breaks in the middle keeps what came, says so, and another try replaces it', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await assistant.say('It began in ');
  await assistant.cut();
  await expect(alert(page)).toContainText('Failed to send message');
  await expect(said(page).getByText('The reply broke off here.')).toBeVisible();
  await tryAgain(page).click();
  await assistant.finish(reply('It began in 1888.'));
  await expect(said(page).getByText('It began in 1888.')).toBeVisible();
  await expect(said(page).getByText('The reply broke off here.')).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

test('a visitor who is offline is told, offered the phone, and answered once the line is back', async ({
  page,
  context,
}) => {
  await fakeAssistant(page, () => reply('Two.'));
  await openChat(page);
  await context.setOffline(true);
  await page.route('**/functions/v1/ai-chat', (route) => route.abort('internetdisconnected'));
  await ask(page, 'How many rooms?');
  await expect(alert(page)).toContainText('Failed to send message');
  await expect(alert(page).getByRole('link', { name: business.phone })).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/functions/v1/ai-chat');
  await fakeFunction(page, 'ai-chat', (route) => route.fulfill(streamOf(reply('Two.'))));
  await tryAgain(page).click();
  await expect(said(page).getByText('Two.')).toBeVisible();
  await expect(said(page).getByText('How many rooms?')).toHaveCount(1);
  await expect(alert(page)).toHaveCount(0);
});

for (const { what, answer, shown } of [
  {
    what: 'says why it cannot answer',
    answer: json({ error: { code: 'unavailable', message: 'The assistant is resting.' } }, 503),
    shown: 'The assistant is resting.',
  },
  { what: 'is down', answer: json({ message: 'boom' }, 500), shown: 'Failed to send message' },
  {
    what: 'answers with a page of HTML',
    answer: { body: '<h1>Hello</h1>', contentType: 'text/html' },
    shown: 'Failed to send message',
  },
  { what: 'answers with another shape', answer: json({ text: 'Two.' }), shown: 'Failed to send message' },
  {
    what: 'streams nonsense',
    answer: { ...streamOf(reply('x')), body: 'data: {"type":"song"}\n\n' },
    shown: 'Failed to send message',
  },
  { what: 'ends the stream early', answer: { ...streamOf(reply('x')), body: '' }, shown: 'Failed to send message' },
]) {
  test(`when the assistant ${what}, the visitor reads “${shown}” and loses nothing`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await fakeFunction(page, 'ai-chat', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer }),
    );
    await openChat(page);
    await ask(page, 'How many rooms?');
    await expect(alert(page)).toContainText(shown);
    await expect(said(page).getByText('How many rooms?')).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    expect(logged.filter((text) => text.startsWith('The chat message failed'))).toHaveLength(1);
    await chat(page).getByRole('button', { name: 'Clear' }).click();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('a reply in one piece is as good as a stream', async ({ page }) => {
  await fakeFunction(page, 'ai-chat', (route) => route.fulfill(json(reply('Two.'))));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('Two.')).toBeVisible();
});

test('when the reader of Markdown cannot be loaded, the words are still there', async ({ page }) => {
  await page.route('**/_astro/Markdown*.js', (route) => route.abort());
  await fakeAssistant(page, () => reply('There are **two**.'));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('There are **two**.')).toBeVisible();
});

test('a thumb that does not arrive is not shown as given', async ({ page }) => {
  await fakeAssistant(page, () => reply('Two.'));
  await fakeFunction(page, 'rate-chat-reply', (route) => route.fulfill(json({}, 503)));
  await openChat(page);
  await ask(page, 'How many rooms?');
  const up = chat(page).getByRole('button', { name: 'This reply helped' });
  await up.click();
  await expect(chat(page).getByText('That did not reach us.')).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
});

test('closing the chat does not stop a reply', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Is it dark?');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await assistant.finish(reply('Very.'));
  await chatButton(page).click();
  await expect(said(page).getByText('Very.')).toBeVisible();
});
