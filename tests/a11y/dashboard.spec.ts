import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clearDesk, fillDesk } from '../support/desk.ts';
import { expectFits } from '../support/fits.ts';
import { desktop, onScreens, phone } from '../support/sizes.ts';
import { expect, test } from '../support/staff-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const views = [
  'Calendar',
  'Open questions',
  'Contact requests',
  'Chats',
  'Ratings',
  'Polls',
  'What brings bookings',
  'Mail',
  'Staff',
  'Visitors',
  'Games',
];

/** Shows a part of the dashboard and waits until it is read. */
async function show(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Reading …')).toHaveCount(0);
}

const look = (page: Page) =>
  onScreens(page, [phone, desktop], async () => {
    await expectAccessible(page);
    await expectFits(page);
  });

test.beforeEach(({ backend }) => clearDesk((text) => backend.sql(text)));

test('every part of the dashboard is for everybody, and says so when there is nothing in it', async ({
  page,
  openAs,
}) => {
  await openAs(page, 'owner', '/xtra/dashboard');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await look(page);
  for (const name of views) {
    await show(page, name);
    await expectAccessible(page);
    if (name === 'Mail') await expect(page.getByText('Nothing has been mailed yet.')).toBeVisible();
  }
});

test('every part of a busy dashboard is for everybody', async ({ page, backend, openAs }) => {
  await fillDesk((text) => backend.sql(text), { chats: 40, questions: 40, contacts: 25 });
  await openAs(page, 'owner', '/xtra/dashboard');
  await page.getByText('Table of chats').click();
  await look(page);
  for (const name of views) {
    await show(page, name);
    await look(page);
  }
  await show(page, 'Contact requests');
  const [note] = await page.getByRole('button', { name: /^Write a note/ }).all();
  await page
    .getByRole('button', { name: /^I’ll answer/ })
    .first()
    .click();
  await note?.click();
  await expect(page.getByLabel(/^Note on/)).toBeFocused();
  await look(page);
  await show(page, 'Chats');
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Reply number');
  await look(page);
});
