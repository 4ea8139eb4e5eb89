import { rooms } from '../support/content.ts';
import { isThere } from '../support/places.ts';
import { illegibleLines } from '../support/text-on-picture.ts';
import { expect, test, type Page } from '../support/visitor.ts';
import { cookieConsentKey } from '#domain/browser-keys.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const occasions = [
  '/birthday-parties',
  '/corporate-booking',
  '/date-night',
  '/gift-cards',
  '/careers',
  '/leaderboard',
  '/questions',
];
const stills = ['/', ...rooms.map(({ path }) => path), ...occasions.filter(isThere)];

for (const path of stills) {
  test(
    `words on the film still of ${path} can be read over its brightest pixels, on the narrowest phone and the widest screen`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey); // the notice would cover words
      await page.goto(path);
      const words = page.locator('.hero .copy');
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await heroThere(page);
        await expect(words.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await illegibleLines(words), `${path} at ${size.width} pixels`).toEqual([]);
      }
    },
  );
}

/**
 * Waits until the still that fits the size of the screen is there and stays: another size is another picture, which is chosen a frame
 * later and ends the decoding of the one before.
 */
async function heroThere(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('.hero img')];
    const chosen = () => shown.map((still) => still.currentSrc).join(' ');
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const before = chosen();
    const areDecoded = await Promise.all(shown.map((still) => still.decode())).then(
      () => true,
      () => false,
    );
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    return areDecoded && chosen() === before && shown.every((still) => still.complete && still.naturalWidth > 0);
  });
}
