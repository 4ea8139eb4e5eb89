/** Reads a page the way a visitor does: from the top to the end, a screen at a time. */
import type { Page } from '@playwright/test';

/** Scrolls to the end of the page in steps of half a screen, letting the browser draw after each. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!atEnd()) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await drawn();
    }
  });
}

/** Waits until every picture that has begun to load is there. */
export async function picturesThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inReach = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return [...document.images].filter(inReach).every((image) => image.complete);
  });
}
