import type { Page } from '@playwright/test';
import { setTextSize } from '../support/fits.ts';
import { everyPath } from '../support/places.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { experiences, sheet } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

/** What is wider than the screen, or cut off where nobody can scroll to it. */
async function lostText(page: Page): Promise<string[]> {
  await readToTheEnd(page);
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
    for (const element of document.querySelectorAll('body *:not(svg *)')) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[class*=hidden], .skip, table')) continue; // for screen readers, until focused, scrolls by itself
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1)
        lost.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${left}–${right}`);
    }
    return lost;
  });
}

test.describe('on a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  for (const path of everyPath) {
    test(`${path} needs no sideways scrolling and loses no words`, async ({ page }) => {
      await page.goto(path);
      expect(await lostText(page)).toEqual([]);
    });
  }
});

for (const { size, viewport } of [
  { size: 'phone', viewport: { width: 390, height: 844 } },
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`with text of twice the size on a ${size}`, () => {
    test.use({ viewport });

    for (const path of everyPath) {
      test(`${path} needs no sideways scrolling and loses no words`, async ({ page }) => {
        await setTextSize(page, 32);
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await lostText(page)).toEqual([]);
      });
    }
  });
}

test.describe('with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the items of the phone’s bar and of its sheet can be read and pressed', async ({ page }) => {
    await setTextSize(page, 32);
    await page.goto('/careers');
    await experiences(page).click();
    await expect(sheet(page)).toBeInViewport();
    for (const link of await sheet(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toBeHidden();
  });
});
