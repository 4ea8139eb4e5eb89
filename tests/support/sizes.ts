/** The sizes of screen that states of a page are looked at on. */
import { test, type Page } from '@playwright/test';

/** A part of a screen that a browser has for a page. */
export type Screen = NonNullable<ReturnType<Page['viewportSize']>>;

export const phone: Screen = { width: 390, height: 844 };
export const tablet: Screen = { width: 768, height: 1024 };
export const desktop: Screen = { width: 1440, height: 900 };
/** The narrowest phone that people still use. */
export const narrow: Screen = { width: 320, height: 640 };
/** A window of 1280 by 1024 that is zoomed to 400 %. */
export const zoomed: Screen = { width: 320, height: 256 };

/** Looks at a page as it stands on screens of these sizes, one after the other, and gives it its own size back. */
export async function onScreens(page: Page, screens: readonly Screen[], look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await test.step(`on ${screen.width} by ${screen.height}`, look);
  }
  if (own) await page.setViewportSize(own);
}
