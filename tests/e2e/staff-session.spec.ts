import { staffSessionKey } from '#domain/browser-keys.ts';
import type { Page } from '@playwright/test';
import { expectLetIn, newPerson, openFor, signInAs, signOut } from '../support/account-pages.ts';
import { testMoment } from '../support/clock.ts';
import { enrol, testPassword, withPassword } from '../support/second-factor.ts';
import { enter, expect, test } from '../support/staff-pages.ts';

/** Makes this browser believe that the access token is over, as it is after a night's sleep. */
const age = (page: Page) =>
  page.evaluate(
    ([key, over]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: over }));
    },
    [staffSessionKey, Math.floor(testMoment.getTime() / 1000) - 60] as const,
  );

/** What this browser keeps of a session. */
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), staffSessionKey);

test('a session that has run out is renewed without a word, at the second try too, and kept while there is no connection', async ({
  page,
  backend,
  line,
}) => {
  const person = await newPerson(backend);
  await openFor(page, person, '/leaderboard/admin');
  await age(page);
  line.cut();
  await page.reload();
  await expect(page.getByText('Offline: what you save waits on this device.')).toBeVisible();
  await expect(page.getByLabel('Team', { exact: true })).toBeVisible();
  line.mend();

  let tries = 0;
  await page.route(/grant_type=refresh_token/, async (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 503, json: { message: 'Service unavailable' } });
    return route.fallback();
  });
  await page.goto('/xtra/account');
  await expect(page.getByText(`Signed in as ${person.name}`)).toBeVisible();
  expect(tries).toBe(2);
  await expect(page).toHaveURL(/\/xtra\/account$/);
});

test('a session that cannot be renewed for good says so on the sign-in page, which leads back', async ({
  page,
  backend,
}) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  await age(page);
  await backend.sql('delete from auth.sessions where user_id = $1', [person.id]);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Your session has run out' })).toBeVisible();
  await enter(page, person.email, testPassword);
  await expect(page).toHaveURL(/\/xtra\/account$/);
});

test('who signs out in one tab is signed out in the others, and told so', async ({ page, backend, context }) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  const other = await context.newPage();
  await other.goto('/xtra/dashboard');
  await expect(other.getByText(`Signed in as ${person.name}`)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/xtra/);
  await expect(other).toHaveURL(/\/xtra\?next/);
  await expect(other.getByText('You were signed out in another tab of this browser.')).toBeVisible();
  expect(await kept(other)).toBeNull();
});

test('signing out everywhere ends the session on the phone that was left in the lobby', async ({
  page,
  browser,
  backend,
  connect,
}) => {
  const owner = await newPerson(backend, 'owner');
  await openFor(page, owner, '/xtra/dashboard');
  const phone = await browser.newContext();
  await connect(phone);
  const lobby = await phone.newPage();
  await openFor(lobby, owner, '/leaderboard/admin');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/xtra(\?|$)/);

  await lobby.reload();
  await expect(lobby).toHaveURL(/\/xtra(\?|$)/);
  await expect(lobby.getByLabel('Email')).toBeVisible();
  await phone.close();
});

test('a password that was changed elsewhere, and a second factor added elsewhere, end the session here', async ({
  page,
  backend,
}) => {
  const person = await newPerson(backend);
  await openFor(page, person, '/xtra/dashboard');
  const elsewhere = await withPassword(backend, person.email);
  const { app } = await enrol(elsewhere);
  await page.getByRole('link', { name: 'Ratings' }).click(); // asks the backend for something
  await expect(page.getByText('Your session was ended')).toBeVisible();
  await enter(page, person.email, testPassword);
  await page.getByLabel(/^Code from/).fill(app.code());
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByText(`Signed in as ${person.name}`)).toBeVisible();

  await elsewhere.auth.updateUser({ password: 'lantern otter cobalt waltz 7', current_password: testPassword });
  await page.getByRole('link', { name: 'Contact requests', exact: true }).click();
  await expect(page.getByText('Your session was ended')).toBeVisible();
});

test('a device whose clock is a year ahead is told about its clock instead of looping, and one that is slow works', async ({
  page,
  backend,
}) => {
  const person = await newPerson(backend);
  await page.clock.setSystemTime(testMoment.getTime() + 365 * 24 * 3_600_000);
  await signInAs(page, person);
  await expect(page.getByRole('alert')).toHaveText(/The clock of this device is wrong/);
  expect(await kept(page)).toBeNull();

  await page.clock.setSystemTime(testMoment.getTime() - 2 * 3_600_000);
  await expectLetIn(page, person);
  await expect(page.getByText('The clock of this device is slow.')).toBeVisible();
});
