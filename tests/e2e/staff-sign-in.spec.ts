import { samplePassword, sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { enter, expect, test } from '../support/staff-pages.ts';

const { host, owner } = sampleStaff;
const refusal = 'That email and password do not belong together. Check both and try again.';

test('a host who opens a staff page signs in first and arrives there', async ({ page }) => {
  await page.goto('/leaderboard/admin#teams');
  await expect(page).toHaveURL(/\/xtra\?next=%2Fleaderboard%2Fadmin$/);
  await enter(page, host.email, samplePassword);
  await expect(page).toHaveURL(/\/leaderboard\/admin$/);
  await expect(page.getByText('Signed in as Maya')).toBeVisible();
});

test('an owner is told what went wrong, signs in, and arrives at the dashboard with today in numbers', async ({
  page,
  line,
}) => {
  await page.goto('/xtra');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username'); // for password managers
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('typed');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('typed');

  line.cut();
  await enter(page, owner.email, samplePassword);
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached/, { timeout: 30_000 });
  line.mend();
  for (const email of [owner.email, 'nobody@example.com']) {
    await enter(page, email, 'a wrong password');
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await page.reload();
  }
  await enter(page, owner.email, samplePassword);
  await expect(page.getByRole('heading', { name: 'Good to see you, Robin' })).toBeVisible();
  await expect(page.getByText('games today')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await expect(page.getByRole('link', { name: /Lobby TV/ })).toHaveAttribute('href', '/leaderboard/tv');
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
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the pages for staff are kept by no cache and found by no search engine', async ({ request }) => {
  for (const path of ['/xtra', '/xtra/password', '/xtra/account', '/xtra/dashboard', '/leaderboard/admin']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  }
});
