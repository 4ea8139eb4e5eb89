import type { Page } from '@playwright/test';
import { openRooms, posts, required } from '../support/content.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const scrollBehavior = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test('anchors glide on the home page and nowhere else', async ({ page }) => {
  await page.goto('/');
  expect(await scrollBehavior(page)).toBe('smooth');
  for (const path of [room.path, '/legal', posts[0]!.path]) {
    await page.goto(path);
    expect(await scrollBehavior(page)).toBe('auto');
  }
});

test('anchors jump for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await scrollBehavior(page)).toBe('auto');
});

test('See the rooms brings the rooms below the header, not under it', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /see the rooms/i })
    .first()
    .click();
  await expect(page).toHaveURL('/#rooms');
  const heading = page.locator('#rooms').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
});

test('another page begins at its top, wherever the visitor was', async ({ page }) => {
  await page.goto('/');
  await readToTheEnd(page);
  await page.getByRole('main').getByRole('link', { name: posts[0]!.title }).click();
  await expect(page).toHaveURL(posts[0]!.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an address with an anchor begins at the anchor', async ({ page }) => {
  for (const address of ['/#faq', '/legal#cookies', `${room.path}#access`]) {
    await page.goto(address);
    await expect(page.locator(new URL(address, 'http://site').hash).getByRole('heading').first()).toBeInViewport();
  }
});

test('going back returns to where the visitor was', async ({ page }) => {
  await page.goto('/legal');
  // What was read, not the pixel: the second time the typeface may be there and the lines break elsewhere.
  const reading = page.locator('#accessibility').getByRole('heading').first();
  await reading.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(reading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
