import type { Page } from '@playwright/test';
import { openRooms, required } from '../support/content.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const scrollBehavior = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test(
  'See the rooms glides to the rooms, below the header and not under it, and jumps there for a visitor who wants less motion',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    expect(await scrollBehavior(page)).toBe('smooth');
    await page
      .getByRole('link', { name: /see the rooms/i })
      .first()
      .click();
    await expect(page).toHaveURL('/#rooms');
    const heading = page.locator('#rooms').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())!;
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scrollBehavior(page)).toBe('auto');
  },
);

test('another page begins at its top, wherever the visitor was', async ({ page }) => {
  await page.goto('/');
  await readToTheEnd(page);
  await page.locator('#rooms').getByRole('link', { name: room.title, exact: true }).click();
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await scrollBehavior(page)).toBe('auto');
});

test('an address with an anchor begins at the anchor, without gliding unless it is on the home page', async ({
  page,
}) => {
  for (const { address, behavior } of [
    { address: '/#faq', behavior: 'smooth' },
    { address: '/legal#cookies', behavior: 'auto' },
    { address: `${room.path}#access`, behavior: 'auto' },
  ]) {
    await page.goto(address);
    await expect(page.locator(new URL(address, 'http://site').hash).getByRole('heading').first()).toBeInViewport();
    expect(await scrollBehavior(page)).toBe(behavior);
  }
});

test('going back returns to where the visitor was', async ({ page }) => {
  // Without typefaces: they may come too late the first time only, and then the lines break elsewhere the second time.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/legal');
  const reading = page.locator('#accessibility').getByRole('heading').first();
  await reading.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(reading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
