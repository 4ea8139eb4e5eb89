import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newPerson, openFor } from '../support/account-pages.ts';
import { expectFits } from '../support/fits.ts';
import { ownWord } from '../support/own-word.ts';
import { desktop, onScreens, phone, tablet } from '../support/sizes.ts';
import { expect, logTime, searchTeams, test, withLeft } from '../support/staff-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) =>
  onScreens(page, [phone, tablet, desktop], async () => {
    await expectAccessible(page);
    await expectFits(page);
  });

const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });

test('a game that another device has logged already is for everybody', async ({ page, browser, connect, openAs }) => {
  const name = `Twins ${ownWord()}`;
  await openAs(page, 'host');
  const counter = await browser.newContext();
  await connect(counter);
  const robin = await counter.newPage();
  await openAs(robin, 'owner');
  await logTime(robin, name, withLeft(45));
  await expect(robin.getByText(`Saved: ${name}`)).toBeVisible();
  await counter.close();
  await logTime(page, name, withLeft(50));
  await expect(waiting(page)).toContainText('This game is there already');
  await look(page);
});

test('the question before signing out with unsent games, and what the next person sees, are for everybody', async ({
  page,
  line,
  backend,
}) => {
  const name = `Kept ${ownWord()}`;
  await openFor(page, await newPerson(backend), '/leaderboard/admin');
  line.cut();
  await logTime(page, name, withLeft(30));
  await expect(waiting(page)).toContainText(name);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out with unsent games?' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/xtra/);
  line.mend();
  await openFor(page, await newPerson(backend), '/leaderboard/admin');
  await expect(page.getByText(name)).toHaveCount(0);
  await look(page);
});

test('a browser that keeps nothing says so to everybody, and promises nothing else', async ({ page, line, openAs }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function keepSome(key: string, value: string) {
      if (key === 'entry_queue') throw new DOMException('Full.', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await openAs(page, 'host');
  line.cut();
  await logTime(page, `Unkept ${ownWord()}`, withLeft(30));
  await expect(waiting(page)).toContainText('This browser keeps nothing for us');
  await expect(page.getByText(/Kept on this device/)).toHaveCount(0);
  await look(page);
});

test('a game that two people changed at once is compared in three ways, for everybody', async ({
  page,
  browser,
  connect,
  openAs,
}) => {
  const name = `Twice ${ownWord()}`;
  await openAs(page, 'host');
  await logTime(page, name, withLeft(80));
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  const row = await searchTeams(page, name);
  await row.getByRole('button', { name: 'Edit' }).click();
  const counter = await browser.newContext();
  await connect(counter);
  const robin = await counter.newPage();
  await openAs(robin, 'owner');
  const theirs = await searchTeams(robin, name);
  await theirs.getByRole('button', { name: 'Edit' }).click();
  await robin
    .getByRole('dialog')
    .getByLabel('Time', { exact: true })
    .fill(withLeft(19 * 60));
  await robin.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs).toContainText(withLeft(19 * 60));
  await counter.close();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Time', { exact: true }).fill(withLeft(18 * 60));
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(waiting(page)).toContainText('changed this game while you did');
  await look(page);
});

test('a session that ended somewhere else says so to everybody', async ({ page, backend }) => {
  const person = await newPerson(backend);
  await openFor(page, person, '/leaderboard/admin');
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible(); // what was asked for first has come
  await backend.sql('delete from staff where user_id = $1', [person.id]);
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByLabel('Search teams').fill('copper');
  await expect(page.getByRole('heading', { name: 'This account is not on the staff' })).toBeVisible();
  await look(page);
});
