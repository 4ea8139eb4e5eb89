import type { Page } from '@playwright/test';
import { ask, chat, fakeAssistant, fakeFunction, json, openChat, said } from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { business } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const field = (page: Page, label: string) => chat(page).getByRole('textbox', { name: label });
const sendMessage = (page: Page) => chat(page).getByRole('button', { name: 'Send message' });
const receipt = { receipt: 'K7QF', received_at: '2026-11-20T18:04:00.000Z' };

async function openForm(page: Page): Promise<void> {
  await openChat(page);
  await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
  await expect(chat(page).getByRole('heading', { name: 'Talk to a person' })).toBeFocused();
}

test('the last question is in the form already, and the message comes with a receipt', async ({ page }) => {
  await fakeAssistant(page, () => reply('That I do not know.', { offer_person: true }));
  const requests = await fakeFunction(page, 'send-contact-request', (route) => route.fulfill(json(receipt)));
  await openChat(page);
  await ask(page, 'May we bring a parrot?');
  await chat(page).getByRole('button', { name: 'Ask a person instead' }).click();
  await expect(field(page, 'What is it about?')).toHaveValue('May we bring a parrot?');
  await field(page, 'Your name').fill('  Mara ');
  await field(page, 'Email or phone').fill('mara@example.com');
  await sendMessage(page).click();
  await expect(chat(page).getByRole('heading', { name: 'We have your message' })).toBeFocused();
  await expect(chat(page).getByText('K7QF')).toBeVisible();
  await expect(chat(page).getByText(/Received at \d{1,2}:04 [AP]M/)).toBeVisible();
  expect(requests).toEqual([
    {
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      session_id: await page.evaluate(() => localStorage.getItem('chat_session_id')),
      name: 'Mara',
      reach: 'mara@example.com',
      message: 'May we bring a parrot?',
    },
  ]);
  await chat(page).getByRole('button', { name: 'Back to the chat' }).click();
  await expect(said(page).getByText('That I do not know.')).toBeVisible();
  await expect(said(page)).toBeFocused();
});

test('a visitor may call, write, or fill in a form that says what is missing and sends nothing until it is there', async ({
  page,
}) => {
  const requests = await fakeFunction(page, 'send-contact-request', (route) => route.fulfill(json(receipt)));
  await openForm(page);
  await expect(chat(page).getByRole('link', { name: business.phone })).toHaveAttribute(
    'href',
    `tel:+1${business.phone.replace(/\D/g, '')}`,
  );
  await expect(chat(page).getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  await sendMessage(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(/Tell us your name/);
  await field(page, 'Your name').fill('Mara');
  await expect(chat(page).getByText('Tell us your name')).toHaveCount(0);
  await field(page, 'Email or phone').fill('somewhere');
  await field(page, 'What is it about?').fill('A parrot');
  await sendMessage(page).click();
  await expect(field(page, 'Email or phone')).toBeFocused();
  await expect(field(page, 'Email or phone')).toHaveAccessibleDescription(/email address or a phone number/);
  expect(requests).toEqual([]);
  await field(page, 'Email or phone').fill('215 555 0199');
  await field(page, 'Email or phone').press('Enter');
  await expect(chat(page).getByText('K7QF')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('on a day with very many messages the form says that the browser computes, stays alive, and the message arrives', async ({
  page,
}) => {
  const work = { token: 'a signed token', pieces: 8, bits: 13 };
  const busy = { error: { code: 'work_needed', message: 'Very many messages come in today.' }, work };
  const requests = await fakeFunction(page, 'send-contact-request', (route) =>
    route.fulfill(route.request().postDataJSON().work ? json(receipt) : json(busy, 429)),
  );
  await openForm(page);
  await field(page, 'Your name').fill('Mara');
  await field(page, 'Email or phone').fill('mara@example.com');
  await field(page, 'What is it about?').fill('A parrot');
  await sendMessage(page).click();
  await expect(chat(page).getByRole('status').filter({ hasText: 'Your browser needs a few seconds' })).toBeVisible();
  await expect(chat(page).getByText('K7QF')).toBeVisible({ timeout: 60_000 });
  expect(requests).toEqual([
    expect.objectContaining({ name: 'Mara' }),
    expect.objectContaining({ name: 'Mara', work: { token: work.token, answers: expect.any(Array) } }),
  ]);
});

test('a message that cannot be taken stays in the form, offers the phone, and is sent once in the end', async ({
  page,
}) => {
  let isDown = true;
  const requests = await fakeFunction(page, 'send-contact-request', (route) =>
    route.fulfill(
      isDown ? json({ error: { code: 'unavailable', message: 'Our letterbox is jammed.' } }, 503) : json(receipt),
    ),
  );
  await openForm(page);
  await field(page, 'Your name').fill('Mara');
  await field(page, 'Email or phone').fill('mara@example.com');
  await field(page, 'What is it about?').fill('A parrot');
  await sendMessage(page).click();
  const alert = chat(page).getByRole('alert').filter({ hasText: 'Our letterbox is jammed.' });
  await expect(alert.getByRole('link', { name: business.phone })).toBeVisible();
  await chat(page).getByRole('button', { name: 'Back to the chat' }).click();
  await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
  await expect(field(page, 'What is it about?')).toHaveValue('A parrot');
  await expect(field(page, 'Your name')).toHaveValue('Mara');
  isDown = false;
  await sendMessage(page).click();
  await expect(chat(page).getByText('K7QF')).toBeVisible();
  const identifiers = requests.map((request) => (request as { request_id: string }).request_id);
  expect(identifiers).toHaveLength(2);
  expect(new Set(identifiers).size).toBe(1);
});
