import type { Page } from '@playwright/test';
import {
  ask,
  chat,
  chatButton,
  fakeAssistant,
  fakeFunction,
  json,
  openChat,
  pacedAssistant,
  said,
  streamOf,
} from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { business } from '../support/content.ts';
import { otherPage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

const stop = (page: Page) => chat(page).getByRole('button', { name: 'Stop' });
const alert = (page: Page) => chat(page).getByRole('alert').filter({ hasText: /\S/ });
const tryAgain = (page: Page) => chat(page).getByRole('button', { name: 'Try again' });

test('a visitor stops before anything was said, asks again, stops once more and keeps what was said', async ({
  page,
}) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await stop(page).click();
  await expect(said(page).getByText('never got an answer')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(said(page).getByText('Tell me everything')).toHaveCount(1);
  await assistant.say('It began in ');
  await expect(said(page).getByText('It began in')).toBeVisible();
  await stop(page).click();
  expect(await assistant.isAborted()).toBe(true);
  await expect(said(page).getByText('You stopped this reply.')).toBeVisible();
  await expect(said(page).getByText('It began in')).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
  await expect(said(page)).toBeFocused();
  await openChat(page, otherPage);
  await expect(said(page).getByText('It began in')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Ask again' }).click();
  await assistant.finish(reply('Everything.'));
  await expect(said(page).getByText('Everything.', { exact: true })).toBeVisible();
  await expect(said(page).getByText('It began in')).toHaveCount(0);
  await expect(said(page).getByText('Tell me everything')).toHaveCount(1);
});

test('a visitor who leaves in the middle of a reply finds what was said on the next page', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await assistant.say('It began in ');
  await expect(said(page).getByText('It began in')).toBeVisible();
  await openChat(page, otherPage);
  await expect(said(page).getByText('It began in')).toBeVisible();
  await expect(chat(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('a line that breaks in the middle keeps what came, says so, and another try replaces it', async ({ page }) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'Tell me everything');
  await assistant.say('It began in ');
  await assistant.cut();
  await expect(alert(page)).toContainText('The connection is lost.');
  await expect(said(page).getByText('The reply broke off here.')).toBeVisible();
  await tryAgain(page).click();
  await assistant.finish(reply('It began in 1888.'));
  await expect(said(page).getByText('It began in 1888.')).toBeVisible();
  await expect(said(page).getByText('The reply broke off here.')).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

test('a reply that is withheld halfway gives its place to another one, and only that one is read aloud', async ({
  page,
}) => {
  const assistant = await pacedAssistant(page);
  await openChat(page);
  await ask(page, 'What does it cost?');
  await assistant.say('Come early! ');
  await expect(said(page).getByText('Come early!')).toBeVisible();
  await assistant.finish(reply('Tickets are sold per person.'));
  await expect(said(page).getByText('Tickets are sold per person.')).toBeVisible();
  await expect(said(page).getByText('Come early!')).toHaveCount(0);
  await expect(chat(page).getByRole('status').filter({ hasText: 'Tickets are sold per person.' })).toHaveCount(1);
  await expect(chat(page).getByRole('status').filter({ hasText: 'Come early!' })).toHaveCount(0);
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
  await expect(alert(page)).toContainText(/Failed to fetch|NetworkError|Load failed/); // as each browser says it
  await expect(alert(page).getByRole('link', { name: business.phone })).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/functions/v1/ai-chat');
  await fakeFunction(page, 'ai-chat', (route) => route.fulfill(streamOf(reply('Two.'))));
  await tryAgain(page).click();
  await expect(said(page).getByText('Two.')).toBeVisible();
  await expect(said(page).getByText('How many rooms?')).toHaveCount(1);
  await expect(alert(page)).toHaveCount(0);
});

// What each other wrong answer leads to: tests/unit/services/chat.test.ts.
test('a visitor reads why the assistant does not answer, or that it failed, loses nothing and can clear it', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const failures = () => logged.filter((text) => text.startsWith('The chat message failed')).length;
  let answer = json({ error: { code: 'unavailable', message: 'The assistant is resting.' } }, 503);
  await fakeFunction(page, 'ai-chat', (route) => route.fulfill(answer));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(alert(page)).toContainText('The assistant is resting.');
  await expect(said(page).getByText('How many rooms?')).toBeVisible();
  expect(failures()).toBe(1);
  answer = json({ text: 'Two.' });
  await tryAgain(page).click();
  await expect(alert(page)).toContainText('Failed to send message');
  await expect(said(page).getByText('How many rooms?')).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
  expect(failures()).toBe(2);
  await chat(page).getByRole('button', { name: 'Clear' }).click();
  await expect(alert(page)).toHaveCount(0);
});

test('when the reader of Markdown cannot be loaded, the words are still there', async ({ page }) => {
  await page.route('**/_astro/Markdown*.js', (route) => route.abort());
  await fakeAssistant(page, () => reply('There are **two**.'));
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).getByText('There are **two**.')).toBeVisible();
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
