import { expect, test } from '../support/visitor.ts';

// Which old address leads where, and that each of them leads to a page: tests/site/delivery.test.ts.
test('an address typed with capitals or a slash at its end leads to its page, with what was asked of it', async ({
  page,
}) => {
  for (const [typed, path] of [
    ['/Legal/', '/legal'],
    ['/Leaderboard?from=card', '/leaderboard?from=card'],
  ] as const) {
    await page.goto(typed, { waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an address of a share card that was born after the build is answered where it is', async ({ request }) => {
  const answer = await request.get('/share/a-card-of-tonight', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe(await (await request.get('/share')).text());
});
