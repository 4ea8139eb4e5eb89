import { openRooms, required } from '../support/content.ts';
import { mobileBar } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

// Where its items lead on every page, and which is marked: tests/site/links.test.ts.
test('a phone shows the bar, four rem high, at the bottom; from 768 pixels on it is gone', async ({ page }) => {
  await page.goto('/');
  const bar = mobileBar(page);
  await expect(bar.getByRole('button', { name: 'Chat' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Book' })).toBeVisible();
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 844 - 64, width: 390, height: 64 });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
});

test('the bar stays at the bottom while a visitor reads on, and hides nothing at the end', async ({ page }) => {
  await page.goto(room.path);
  const bar = mobileBar(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('main').getByRole('link').last();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(844 - 64);
});
