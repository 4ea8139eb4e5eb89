/** What a screen reader would say by itself: changes of the page's live regions. */
import type { Page } from '@playwright/test';

/**
 * Listens to every live region of the pages that are opened from now on. The returned function tells what was said on
 * the current page, in order.
 */
export async function listenToScreenReader(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region?.checkVisibility()) changed.add(region);
      }
      for (const region of changed) {
        const words = region.textContent?.replace(/\s+/g, ' ').trim();
        if (words) heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
