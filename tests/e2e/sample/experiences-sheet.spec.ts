import type { Page } from '@playwright/test';
import { experiences, sheet } from '../../support/shell.ts';
import { expect, test } from '../../support/visitor.ts';

async function openSheet(page: Page): Promise<void> {
  await experiences(page).tap();
  await expect(sheet(page)).toBeVisible();
}

test('Experiences opens a sheet with four ways to play', async ({ page }) => {
  await page.goto('/gift-cards');
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
  await expect(sheet(page).getByRole('heading', { name: 'Experiences' })).toBeVisible();
  const links = sheet(page).getByRole('link');
  for (const label of ['Rooms', 'Date Night', 'Birthday Parties', 'Events'])
    await expect(links.filter({ hasText: label })).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/#rooms',
    '/date-night',
    '/birthday-parties',
    '/corporate-booking',
  ]);
});

test('choosing Date Night closes the sheet and goes there, and the way back does not open it', async ({ page }) => {
  await page.goto('/');
  await openSheet(page);
  await sheet(page).getByRole('link', { name: 'Date Night' }).tap();
  await expect(page).toHaveURL('/date-night');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
});
