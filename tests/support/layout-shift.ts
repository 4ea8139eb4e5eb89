/** Measures whether anything on a page moves by itself. */
import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The smallest shift that a layout shift score of four decimals shows; below it lies the rounding of half a pixel. */
const visibleShift = 0.00005;

/** Notes every layout shift from the first paint on; the returned function reads them. Call it before `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((visible) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.value < visible) continue;
        const what = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'text';
        });
        shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, visibleShift);
  return () => page.evaluate(() => (window as unknown as { layoutShifts: string[] }).layoutShifts);
}

/**
 * Holds the typefaces back, as a slow line does. The returned function waits until the page has been drawn without them, lets
 * them come, and resolves when they and the page are there.
 */
export async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
  const drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    drawn.resolve();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
  };
}
