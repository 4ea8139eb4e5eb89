/** The time of the screen in the lobby. */
import { expect, type Page, type Request } from '@playwright/test';

/** What the screen asks for again and again: boards, and the number of the build. */
const isAsked = (request: Request) => /\/rest\/v1\/|\/version\.json$/.test(request.url());

/** A call gives up after eight seconds of the page's own clock. */
const step = 5;

/**
 * Returns what lets seconds pass on a screen whose clock the test has in hand: a few at a time, and each time until the
 * screen has its answers, which come in the time of the machine. Call it before `goto`.
 */
export function screenTime(page: Page): (seconds: number) => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => isAsked(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (seconds) => {
    for (let left = seconds; left > 0; left -= step) {
      await page.clock.runFor(Math.min(left, step) * 1000);
      await expect.poll(() => open.size).toBe(0);
    }
  };
}
