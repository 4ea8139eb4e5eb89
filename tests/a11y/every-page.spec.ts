import type { Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { cookieConsentKey } from '#domain/browser-keys.ts';
import { everyPath, nowhere } from '../support/places.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { sizes } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

/** Puts what sticks back into its place: it covers whatever link happens to end under it, and that one can be scrolled. */
async function letHeaderGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
}

for (const { size, ...screen } of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    // The look of the site is in no list of pages, but those who make it are everybody too.
    for (const path of [...everyPath, '/style']) {
      test(`${path} is for everybody`, async ({ page }) => {
        await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey);
        await page.goto(path);
        await readToTheEnd(page);
        await letHeaderGo(page);
        await expectAccessible(page);
      });
    }

    test('the page for an address that does not exist is for everybody', async ({ page }) => {
      await page.route(`${siteUrl}/`, (route) => route.fulfill({ status: 204 })); // keeps the visitor on it
      await page.goto(nowhere, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
