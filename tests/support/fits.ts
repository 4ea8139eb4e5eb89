import { expect, type Page } from '@playwright/test';

/** Expects that nothing sticks out to the side. */
export async function expectFits(page: Page): Promise<void> {
  const [wide = 0, room = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(room);
}

/** Sets the size of text in the browser's own settings, as people with weak eyes do: 16 pixels is the usual one. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}
