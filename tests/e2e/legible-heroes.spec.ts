import { rooms } from '../support/content.ts';
import { illegibleLines } from '../support/text-on-picture.ts';
import { expect, test } from '../support/visitor.ts';
import { cookieConsentKey } from '#domain/browser-keys.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const stills = ['/', ...rooms.map(({ path }) => path), '/gift-cards', '/leaderboard'];

test.describe('words on a film still can be read over its brightest pixels', { tag: '@desktop' }, () => {
  for (const path of stills) {
    test(`on ${path}, from the narrowest phone to the widest screen`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey); // the notice would cover words
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path);
        const words = page.locator('.hero .copy');
        await expect(words.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await illegibleLines(words), `${path} at ${size.width} pixels`).toEqual([]);
      }
    });
  }
});
