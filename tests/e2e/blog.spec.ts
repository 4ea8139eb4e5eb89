import type { Page } from '@playwright/test';
import { formatPublicationDay, publicationDay } from '#domain/publication.ts';
import { readingMinutes } from '#domain/reading.ts';
import { blogPageSize, tableOfContents } from '#lib/blog.ts';
import { posts, type WrittenPost } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const titles = (page: Page) => cards(page).getByRole('heading');
const chapters = ({ text }: WrittenPost) => [...text.matchAll(/^## /gm)].length;
const isLong = (post: WrittenPost) =>
  chapters(post) >= tableOfContents.headings && readingMinutes(post.text) >= tableOfContents.minutes;

test('a visitor finds the newest post first and every post once, page after page', async ({ page }) => {
  await page.goto('/blog');
  const seen: string[] = [];
  for (let number = 1; ; number++) {
    seen.push(...(await titles(page).allInnerTexts()));
    const older = page.getByRole('link', { name: 'Older posts' });
    if (!(await older.isVisible())) break;
    await older.click();
    await expect(page).toHaveURL(`/blog/${number + 1}`);
  }
  expect(seen).toEqual(posts.map(({ title }) => title));
});

test('a visitor on an older page finds the way back to the newer one', async ({ page }) => {
  await page.goto('/blog/2');
  await expect(titles(page)).toHaveCount(posts.length - blogPageSize);
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a card says category, day and reading time, and leads to its post from anywhere on it', async ({ page }) => {
  const [newest] = posts;
  await page.goto('/blog');
  const card = cards(page).first();
  await expect(card).toContainText(newest!.category);
  await expect(card.locator('time')).toHaveText(formatPublicationDay(publicationDay(newest!)));
  await expect(card).toContainText(/\d+ min\s+read/);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(newest!.path);
});

test('a visitor filters the blog by category', async ({ page }) => {
  await page.goto('/blog');
  for (const category of new Set(posts.map((post) => post.category))) {
    const filter = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category });
    await filter.click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await expect(filter).toHaveAttribute('aria-current', 'true');
    await expect(titles(page)).toHaveText(posts.filter((post) => post.category === category).map(({ title }) => title));
  }
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('every post has its title, day, category and reading time', async ({ page }) => {
  for (const post of posts) {
    await page.goto(post.path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(article.locator('header')).toContainText(`${readingMinutes(post.text)} min read`);
    await expect(article.getByRole('link', { name: post.category, exact: true })).toHaveAttribute(
      'href',
      /^\/blog\/category\//,
    );
  }
});

test('a long post lists its chapters and every entry goes to its chapter; a short one does not', async ({ page }) => {
  expect(posts.some(isLong)).toBe(true);
  for (const post of posts) {
    await page.goto(post.path);
    const contents = page.getByRole('navigation', { name: 'In this post' });
    if (!isLong(post)) {
      await expect(contents).toHaveCount(0);
      continue;
    }
    const links = contents.getByRole('link');
    await expect(links).toHaveCount(chapters(post));
    const last = links.last();
    const chapter = page
      .getByRole('article')
      .getByRole('heading', { level: 2, name: await last.innerText(), exact: true });
    await last.click();
    await expect(chapter).toBeInViewport();
  }
});

test('a visitor reads on to the next and the previous post', async ({ page }) => {
  for (const [index, post] of posts.entries()) {
    await page.goto(post.path);
    const around = page.getByRole('navigation', { name: 'Posts before and after' });
    const [newer, older] = [posts[index - 1], posts[index + 1]];
    await expect(around.getByRole('link')).toHaveCount(Number(newer !== undefined) + Number(older !== undefined));
    if (newer) await expect(around.getByRole('link', { name: newer.title })).toHaveAttribute('href', newer.path);
    if (older) await expect(around.getByRole('link', { name: older.title })).toHaveAttribute('href', older.path);
  }
});

test('a visitor passes a post on without anybody else being told', async ({ page }) => {
  const post = posts[0]!;
  await page.goto(post.path);
  const share = page.getByRole('list', { name: 'Share this post' });
  const address = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
  const encoded = encodeURIComponent(address);
  await expect(share.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:\\?subject=.+${encoded}$`),
  );
  for (const name of ['Facebook', 'WhatsApp']) {
    const link = share.getByRole('link', { name });
    expect(await link.getAttribute('href')).toContain(encoded);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('a visitor whose device can share uses its own sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: (what: unknown) => Promise.resolve(shared.push(what)) });
  });
  await page.goto(posts[0]!.path);
  await page.getByRole('button', { name: /^Share/ }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string }[] }).shared);
  expect(shared).toEqual([
    { title: posts[0]!.title, url: await page.locator('link[rel=canonical]').getAttribute('href') },
  ]);
});

test('a post ends with posts to read next, none of them itself', async ({ page }) => {
  const post = posts[0]!;
  await page.goto(post.path);
  const related = page
    .getByRole('region', { name: 'More from behind the door' })
    .or(page.locator('section:has(#related-heading)'));
  await expect(related.first().getByRole('listitem')).toHaveCount(3);
  await expect(related.first().getByRole('link', { name: post.title })).toHaveCount(0);
});

test('links in a post that leave the site open a new tab that learns nothing', async ({ page, baseURL }) => {
  for (const { path } of posts) {
    await page.goto(path);
    const outside = page.getByRole('main').locator(`a[href^="http"]:not([href^="${baseURL}"])`);
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
});

test('an offer that is over says so', async ({ page }) => {
  const over = posts.find(
    ({ offerEndsOn }) => offerEndsOn !== undefined && offerEndsOn < new Date().toISOString().slice(0, 10),
  )!;
  await page.goto(over.path);
  await expect(page.getByText(/This offer ended on/)).toBeVisible();
});
