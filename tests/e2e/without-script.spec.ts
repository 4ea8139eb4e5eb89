import { posts, promoted, questions, required, rooms } from '../support/content.ts';
import { nowhere } from '../support/places.ts';
import { cookieNotice, experiences, promoBanner, sheet } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

// What every page says without script is read from the built pages: tests/site/documents.test.ts.
test.use({ javaScriptEnabled: false });

const post = required(posts[0], 'a post');
const room = required(rooms[0], 'a room');

test('without script, every kind of page shows its heading and its words, and asks nothing about cookies', async ({
  page,
}) => {
  for (const path of ['/', room.path, '/blog', post.path, '/gift-cards', '/legal', '/leaderboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(40);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(cookieNotice(page)).toBeHidden();
  }
});

test('without script, a visitor gets all reviews and opens one answer at a time', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(3);
  await page.getByText('Load More Reviews').click();
  await expect(shown).toHaveCount(6);

  const open = page.locator('#faq details[open] summary');
  for (const { question } of [questions[0]!, questions.at(-1)!]) {
    await page.locator('summary').filter({ hasText: question }).click();
    await expect(open).toHaveText([question]);
  }
});

test('without script, a visitor filters and turns the pages of the blog', async ({ page }) => {
  await page.goto('/blog');
  const category = posts.at(-1)!.category;
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByRole('link', { name: posts.at(-1)!.title })).toBeVisible();
});

test('without script, the announcement leads to its post, and the sheet of experiences opens with working links', async ({
  page,
}) => {
  await page.goto('/careers');
  await promoBanner(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    required(promoted, 'a post for the promo banner').title,
  );
  await experiences(page).tap();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
  await experiences(page).tap();
  await sheet(page).getByRole('link', { name: 'Birthday Parties' }).tap();
  await expect(page).toHaveURL('/birthday-parties');
});

test('without script, a picture of a room opens by itself, and boards say what they need', async ({ page }) => {
  for (const path of ['/', '/leaderboard', room.path]) {
    await page.goto(path);
    await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
  }
  await page.locator('#gallery').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/_astro\/.*\.(webp|avif|jpg)$/);
});

test('without script, an address that does not exist explains itself and offers ways on', async ({ page }) => {
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(nowhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  for (const path of ['/gift-cards', '/birthday-parties', '/corporate-booking', '/date-night', '/careers', '/blog'])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  await main.getByRole('link', { name: /lobby|home/i }).click();
  await expect(page).toHaveURL('/');
});
