/** Finds words that a visitor cannot get at. */
import type { Page } from '@playwright/test';
import { readToTheEnd } from './scroll.ts';

/** What is wider than the screen, or cut off where nobody can scroll to it. */
export async function lostText(page: Page): Promise<string[]> {
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
