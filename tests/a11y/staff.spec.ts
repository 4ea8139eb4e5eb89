import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ownWord } from '../support/own-word.ts';
import { desktop, onScreens, phone } from '../support/sizes.ts';
import { deskRoom, enter, expect, logTime, searchTeams, test, withLeft } from '../support/staff-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) => onScreens(page, [phone, desktop], () => expectAccessible(page));

test('the sign-in page and its refusal are for everybody', async ({ page }) => {
  await page.goto('/xtra');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await look(page);
  await enter(page, 'nobody@example.com', 'a wrong password');
  await expect(page.getByText('do not belong together')).toBeVisible();
  await look(page);
});

test('the form at the counter is for everybody: empty, wrong, with a warning, saved and waiting', async ({
  page,
  line,
  openAs,
}) => {
  const name = `Emma Stone ${ownWord()}`;
  await openAs(page, 'host');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look(page);
  await page.getByText('Hints, penalty, players, logo').click();
  await logTime(page, '', '38:75');
  await expect(page.getByText('Enter the team’s name.')).toBeVisible();
  await look(page);
  await logTime(page, name, '4:00');
  await expect(page.getByText('Look again')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  await look(page);
  line.cut();
  await logTime(page, `Waiting ${ownWord()}`, withLeft(60));
  await expect(page.getByText('No connection.')).toBeVisible();
  await look(page);
});

test('teams, the dialog to edit one, the notice with Undo, a file with its report, and the trail are for everybody', async ({
  page,
  openAs,
}) => {
  await openAs(page, 'host');
  const name = `Axe ${ownWord()}`;
  await logTime(page, name, withLeft(55));
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  const row = await searchTeams(page, name);
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row).toContainText('Hidden from visitors');
  await look(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look(page);

  await page.getByRole('link', { name: 'Files' }).click();
  const text = `room,team,time,date\nMars,Owls,30:00,2025-01-01\n${deskRoom.title},Emma Stone,30:00,2025-01-01`;
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('1 line can be added, 1 line cannot.')).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look(page);
});
