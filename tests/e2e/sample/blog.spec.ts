import type { Page } from '@playwright/test';
import { listed, required } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

// What every post and every list of them says: tests/site/blog.test.ts.
const newest = required(listed[0], 'a post');
const second = required(listed[1], 'a second post');

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const titles = (page: Page) => cards(page).getByRole('heading');

test('a visitor leafs through the blog, back again, and through one category', async ({ page }) => {
  await page.goto('/blog');
  const first = await titles(page).allInnerTexts();
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blog/2');
  expect([...first, ...(await titles(page).allInnerTexts())]).toEqual(listed.map(({ title }) => title));
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL('/blog');

  const stories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Customer Stories' });
  await stories.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Stories' })).toBeVisible();
  await expect(stories).toHaveAttribute('aria-current', 'true');
  await expect(titles(page)).toHaveText(
    listed.filter(({ category }) => category === 'Customer Stories').map(({ title }) => title),
  );
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a card leads to its post from anywhere on it, and the post leads on to the one before', async ({ page }) => {
  await page.goto('/blog');
  await cards(page)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(newest.path);
  await page
    .getByRole('navigation', { name: 'Posts before and after' })
    .getByRole('link', { name: second.title })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
});

test('a reader of a long post goes straight to its last chapter', async ({ page }) => {
  await page.goto('/blog/family-guide-to-escape-rooms');
  const contents = page.getByRole('group').filter({ hasText: 'In this post' });
  await contents.getByText('In this post').click();
  const last = contents.getByRole('link').last();
  const chapter = page
    .getByRole('article')
    .getByRole('heading', { level: 2, name: await last.innerText(), exact: true });
  await last.click();
  await expect(chapter).toBeInViewport();
});

test('a visitor whose device can share uses its own sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: (what: unknown) => Promise.resolve(shared.push(what)) });
  });
  await page.goto(newest.path);
  await page.getByRole('button', { name: /^Share/ }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string }[] }).shared);
  expect(shared).toEqual([
    { title: newest.title, url: await page.locator('link[rel=canonical]').getAttribute('href') },
  ]);
});
