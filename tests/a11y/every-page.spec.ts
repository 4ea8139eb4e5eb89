import type { Page } from '@playwright/test';
import { cookieConsentKey } from '#domain/browser-keys.ts';
import { siteUrl } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { setTextSize } from '../support/fits.ts';
import { holdTypefaces, watchShifts } from '../support/layout-shift.ts';
import { lostText } from '../support/lost-text.ts';
import { everyPath, nowhere, somePage } from '../support/places.ts';
import { picturesThere, readToTheEnd } from '../support/scroll.ts';
import { experiences, sheet } from '../support/shell.ts';
import { desktop, narrow, onScreens, phone } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

/** Text of twice the usual size, as people with weak eyes set it in their browser. */
const large = 32;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts what sticks back into its place: it covers whatever link happens to end under it, and that one can be scrolled. */
async function letHeaderGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
}

// The watchman of tests/support/visitor.ts looks on: an error, a broken security policy or a request to anybody else
// fails these tests too. The look of the site is in no list of pages, but those who make it are everybody too.
for (const path of [...everyPath, '/style']) {
  test(`${path} is for everybody: nothing moves, nothing is lost in large text, on a desk and on a phone`, async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey);
    const release = await holdTypefaces(page);
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await release();
    await readToTheEnd(page);
    await picturesThere(page);
    if (path !== '/style') expect(await shifts()).toEqual([]);
    await letHeaderGo(page);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await readToTheEnd(page);
    await expectAccessible(page);
    if (path === '/style') return;
    await page.setViewportSize(narrow);
    expect(await lostText(page), 'at 320 pixels').toEqual([]);

    await setTextSize(page, large);
    await page.setViewportSize(phone);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${large}px`);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await lostText(page), `with large text on a screen of ${size.width} pixels`).toEqual([]);
    }
  });
}

test('the page for an address that does not exist is for everybody', async ({ page }) => {
  await page.route(`${siteUrl}/`, (route) => route.fulfill({ status: 204 })); // keeps the visitor on it
  await page.goto(nowhere, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await onScreens(page, [desktop, phone], () => expectAccessible(page));
});

test('with text of twice the size, the items of the phone’s bar and of its sheet can be read and pressed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await setTextSize(page, large);
  await page.goto(somePage);
  await experiences(page).click();
  await expect(sheet(page)).toBeInViewport();
  for (const link of await sheet(page).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();
});
