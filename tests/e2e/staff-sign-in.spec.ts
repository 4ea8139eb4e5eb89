import { samplePassword, sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { staffSessionKey } from '#domain/browser-keys.ts';
import { enter, expect, openAs, test } from '../support/staff-pages.ts';

const { host } = sampleStaff;
const refusal = 'That e-mail and password do not belong together. Check both and try again.';

test('a host who opens a staff page signs in first and arrives there', async ({ page }) => {
  await page.goto('/leaderboard/admin#teams');
  await expect(page).toHaveURL(/\/xtra\?next=%2Fleaderboard%2Fadmin$/);
  await enter(page, host.email, samplePassword);
  await expect(page).toHaveURL(/\/leaderboard\/admin$/);
  await expect(page.getByText('Signed in as Maya')).toBeVisible();
});

test('an owner who just signs in arrives at the dashboard with today in numbers', async ({ page }) => {
  await page.goto('/xtra');
  await enter(page, sampleStaff.owner.email, samplePassword);
  await expect(page.getByRole('heading', { name: 'Good to see you, Robin' })).toBeVisible();
  await expect(page.getByText('games today')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await expect(page.getByRole('link', { name: /Lobby TV/ })).toHaveAttribute('href', '/leaderboard/tv');
});

test('a wrong password and an unknown e-mail get the same sentence', async ({ page }) => {
  await page.goto('/xtra');
  for (const email of [host.email, 'nobody@example.com']) {
    await enter(page, email, 'a wrong password');
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await page.reload();
  }
});

test('password managers and people who paste are welcome, and a password can be looked at', async ({ page }) => {
  await page.goto('/xtra');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('typed');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('typed');
});

test('somebody with an account who is not on the staff is plainly refused', async ({ page, backend }) => {
  await backend.sql(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     select gen_random_uuid(), 'guest@example.com', encrypted_password, now() from auth.users where email = $1
     on conflict do nothing`,
    [host.email],
  );
  await page.goto('/xtra');
  await enter(page, 'guest@example.com', samplePassword);
  await expect(page.getByRole('heading', { name: 'This account is not on the staff' })).toBeVisible();
  await page.goto('/leaderboard/admin');
  await expect(page.getByRole('heading', { name: 'This account is not on the staff' })).toBeVisible();
  await expect(page.getByLabel('Team')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('signing out in one tab signs the other tabs out', async ({ page, context }) => {
  await openAs(page, 'host');
  const other = await context.newPage();
  await other.goto('/xtra/dashboard');
  await expect(other.getByText('Signed in as Maya')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/xtra/);
  await expect(other).toHaveURL(/\/xtra\?next/);
  expect(await other.evaluate((key) => localStorage.getItem(key), staffSessionKey)).toBeNull();
});

test('signing out everywhere ends the session on the phone that was left in the lobby', async ({
  page,
  browser,
  connect,
}) => {
  await openAs(page, 'owner');
  const phone = await browser.newContext();
  await connect(phone);
  const lobby = await phone.newPage();
  await openAs(lobby, 'owner');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/xtra/);

  await lobby.reload();
  await expect(lobby).toHaveURL(/\/xtra/);
  await expect(lobby.getByLabel('E-mail')).toBeVisible();
  await phone.close();
});

test('an access token that has run out is renewed without a word', async ({ page }) => {
  await openAs(page, 'host');
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, staffSessionKey);
  const renewed = page.waitForResponse(/grant_type=refresh_token/);
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText('Signed in as Maya')).toBeVisible();
});

test('a host is told when the venue’s server cannot be reached', async ({ page, line }) => {
  await page.goto('/xtra');
  line.cut();
  await enter(page, host.email, samplePassword);
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached/, { timeout: 30_000 });
});

for (const path of ['/xtra', '/xtra/password', '/xtra/account', '/xtra/dashboard', '/leaderboard/admin']) {
  test(`${path} is kept by no cache and found by no search engine, and has no shop around it`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a staff page says what it needs', async ({ page }) => {
    await page.goto('/xtra');
    await expect(page.locator('noscript p')).toContainText('The staff pages need JavaScript');
  });
});
