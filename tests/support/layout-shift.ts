/** Measures whether anything on a page moves by itself. */
import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The smallest shift that a layout shift score of four decimals shows; below it lies the rounding of half a pixel. */
const visibleShift = 0.00005;

/**
 * Words of a line stand a few pixels further left or right in one typeface than in the other. Nobody loses the line they read, so that
 * what is shown as 0.00 counts as nothing, as long as nothing that is seen goes up or down by half a line.
 */
const sideways = { score: 0.005, rise: 12 };

/** Notes every layout shift from the first paint on; the returned function reads them. Call it before `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ({ visible, score, rise }) => {
      const shifts: string[] = [];
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          if (entry.value < visible) continue;
          const rises = entry.sources.map(
            ({ previousRect, currentRect }) =>
              previousRect.height && currentRect.height && Math.abs(previousRect.top - currentRect.top),
          );
          if (entry.value < score && Math.max(...rises) < rise) continue;
          const what = entry.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'text';
          });
          shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${what.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { visible: visibleShift, ...sideways },
  );
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
