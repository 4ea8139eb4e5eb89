import { reviewsShownFirst, selectReviews } from '#domain/reviews.ts';
import { headerLinks } from '#lib/navigation.ts';
import { posts, promoted, questions, reviews, rooms } from '../support/content.ts';
import { everyPath, nowhere } from '../support/places.ts';
import { cookieNotice, experiences, promoBanner, sheet } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const path of everyPath) {
  test(`without script, ${path} has its heading and its words`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(40);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(cookieNotice(page)).toBeHidden();
    await expect(page.getByText('undefined')).toHaveCount(0);
  });
}

test('without script, every link of every page leads to a page and a place on it', async ({
  page,
  request,
  baseURL,
}) => {
  const targets = new Set<string>();
  for (const path of everyPath) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) if (href.startsWith(`${baseURL}/`)) targets.add(href);
  }
  expect(targets.size).toBeGreaterThan(everyPath.length);
  const dead: string[] = [];
  const texts = new Map<string, string>();
  for (const target of targets) {
    const [address = '', anchor] = target.split('#');
    if (!texts.has(address)) {
      const answer = await request.get(address, { maxRedirects: 0 });
      texts.set(address, answer.status() === 200 ? await answer.text() : '');
    }
    const text = texts.get(address);
    if (!text || (anchor && !text.includes(`id="${anchor}"`))) dead.push(target);
  }
  expect(dead).toEqual([]);
});

test('without script, a visitor gets all reviews', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(reviewsShownFirst);
  await page.getByText('Load More Reviews').click();
  await expect(shown).toHaveCount(selectReviews(reviews).length);
});

test('without script, a visitor opens one answer at a time', async ({ page }) => {
  await page.goto('/#faq');
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

test('without script, the announcement is shown and leads to its post', async ({ page }) => {
  await page.goto('/careers');
  await promoBanner(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promoted.title);
});

test('without script, the sheet of experiences opens and its links work', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/careers');
  await experiences(page).tap();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
  await experiences(page).tap();
  await sheet(page).getByRole('link', { name: 'Birthday Parties' }).tap();
  await expect(page).toHaveURL('/birthday-parties');
});

test('without script, a picture of a room opens by itself', async ({ page }) => {
  await page.goto(rooms[0]!.path);
  const first = page.locator('#gallery').getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/_astro\/.*\.(webp|avif|jpg)$/);
});

test('without script, pages with boards say what they need', async ({ page }) => {
  for (const path of ['/', '/leaderboard', rooms[0]!.path]) {
    await page.goto(path);
    await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
  }
});

test('without script, an address that does not exist explains itself and offers ways on', async ({ page }) => {
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(nowhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  for (const { label } of headerLinks) await expect(main.getByRole('link', { name: label })).toBeVisible();
  await main.getByRole('link', { name: /lobby|home/i }).click();
  await expect(page).toHaveURL('/');
});
