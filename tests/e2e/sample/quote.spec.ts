import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { fakeFunction, json } from '../../support/chat.ts';
import { business } from '../../support/content.ts';
import { clearDesk } from '../../support/desk.ts';
import { desktop, narrow, onScreens, phone } from '../../support/sizes.ts';
import { expect, test } from '../../support/staff-pages.ts';

// What the message says: tests/unit/domain/quote-request.test.ts. How sending goes: tests/unit/stores/contact.test.ts.
const path = '/corporate-booking';
const form = (page: Page) => page.getByRole('region', { name: 'Request a quote' });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' });
const receipt = { receipt: 'K7QF', received_at: '2026-11-20T18:04:00.000Z' };

async function fillIn(page: Page): Promise<void> {
  await field(page, 'How many people').fill('about 26');
  await field(page, 'Date and rough time').fill('End of April');
  await field(page, 'Anything we should know').fill('One wheelchair.\nAn invoice, please.');
  await field(page, 'Your name').fill('Omar');
  await field(page, 'Email or phone').fill('omar@example.com');
}

test(
  'an office organizer asks for a quote and staff read it',
  { tag: '@desktop' },
  async ({ page, backend, openAs }) => {
    await clearDesk((text) => backend.sql(text));
    await page.goto(path);
    const [button] = await page.getByRole('link', { name: 'Request a quote' }).all();
    await button?.click();
    await expect(form(page)).toBeInViewport();
    await fillIn(page);
    await send(page).click();
    await expect(form(page).getByRole('heading', { name: 'We have your request' })).toBeFocused();
    await expect(form(page).getByText(/^[A-Z\d]{4}$/)).toBeVisible();
    await expect(send(page)).toBeHidden();

    await openAs(page, 'owner', '/xtra/dashboard#contacts');
    const row = page.getByRole('listitem').filter({ hasText: 'Omar' });
    await expect(row).toContainText('omar@example.com');
    await expect(row).toContainText('How many people: about 26');
    await expect(row).toContainText('Date and rough time: End of April');
    await expect(row).toContainText('One wheelchair.');
  },
);

test('the form takes the number that was chosen above it, and says at each field what is missing', async ({ page }) => {
  const requests = await fakeFunction(page, 'send-contact-request', (route) => route.fulfill(json(receipt)));
  await page.goto(path);
  await page.getByRole('button', { name: '24 adults' }).click();
  await expect(field(page, 'How many people')).toHaveValue('24');
  for (const link of await page.getByRole('main').getByRole('link', { name: 'Book online' }).all())
    await expect(link).toHaveAttribute('href', business.booking.corporate ?? '');
  await field(page, 'How many people').fill('');
  await field(page, 'How many people').press('Enter');
  await expect(field(page, 'How many people')).toBeFocused();
  await expect(field(page, 'How many people')).toHaveAccessibleDescription(/A rough number is fine/);
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(/Tell us your name/);
  await expect(field(page, 'Email or phone')).toHaveAccessibleDescription(/email address or a phone number/);
  await onScreens(page, [phone, desktop, narrow], () => expectAccessible(page));
  await field(page, 'How many people').fill('40 to 50');
  await expect(field(page, 'How many people')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '36 adults' }).click();
  await expect(field(page, 'How many people')).toHaveValue('40 to 50');
  await send(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  expect(requests).toEqual([]);
});

test('a request that cannot be sent keeps every word, is a letter or a copy with one press, and is sent once in the end', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let isDown = true;
  const requests = await fakeFunction(page, 'send-contact-request', (route) =>
    isDown ? route.abort() : route.fulfill(json(receipt)),
  );
  await page.goto(path);
  await fillIn(page);
  await send(page).click();
  const alert = form(page).getByRole('alert').filter({ hasText: 'Nothing you typed is lost' });
  await expect(alert.getByRole('link', { name: business.phone })).toBeVisible();
  const letter = new URL((await alert.getByRole('link', { name: 'as an email' }).getAttribute('href')) ?? '');
  expect(letter.pathname).toBe(business.email);
  expect(letter.searchParams.get('body')).toContain('How many people: about 26\r\nDate and rough time: End of April');
  await alert.getByRole('button', { name: 'Copy the text' }).click();
  await expect(form(page).getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/One wheelchair\.[^]*omar@example\.com$/);
  await onScreens(page, [phone, desktop, narrow], () => expectAccessible(page));
  await expect(field(page, 'Anything we should know')).toHaveValue('One wheelchair.\nAn invoice, please.');
  isDown = false;
  await send(page).click();
  await expect(form(page).getByText('K7QF')).toBeVisible();
  await onScreens(page, [phone, desktop], () => expectAccessible(page));
  expect(new Set(requests.map((each) => (each as { request_id: string }).request_id)).size).toBe(1);
});

test('a form whose script does not come loses no word and says whom to write to', async ({ page }) => {
  await page.route(/quote-form/, (route) => route.abort());
  await page.goto(path);
  await fillIn(page);
  await send(page).click();
  await expect(form(page).getByText('Your words are still in it')).toBeVisible();
  await expect(field(page, 'Your name')).toHaveValue('Omar');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever wants a quote writes a letter that asks the same, or calls, and meets no dead field', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Request a quote', exact: true }).first().click();
    await expect(form(page).getByRole('link', { name: 'Request a quote by email' })).toBeInViewport();
    await expect(form(page).getByRole('link', { name: business.phone })).toBeVisible();
    await expect(form(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('a couple that presses “Book for two” stands before the rooms that two can play', async ({ page }) => {
  await page.goto('/date-night');
  await page.getByRole('main').getByRole('link', { name: 'Book for two' }).first().click();
  await expect(page.getByRole('heading', { name: 'Which room is right for two?' })).toBeInViewport();
});
