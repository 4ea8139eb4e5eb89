/** The time of the screen in the lobby. */
import { expect, type Page } from '@playwright/test';

/** A call gives up after eight seconds of the page's own clock. */
const step = 5;

/** Counts the calls of a page whose answers it has not read yet. Runs in the page, before anything of it. */
function countCalls(): void {
  const counted = Object.assign(window, { openCalls: 0 });
  const browsers = window.fetch.bind(window);
  window.fetch = async (...words) => {
    counted.openCalls += 1;
    try {
      const answer = await browsers(...words);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      counted.openCalls -= 1;
    }
  };
}

/** How many they are; a page that is just being loaded anew counts as one. */
const openCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { openCalls?: number }).openCalls).catch(() => 1);

/**
 * Returns what lets seconds pass on a screen whose clock the test has in hand: a few at a time, and each time until the
 * screen has read its answers, which come in the time of the machine. Call it before `goto`.
 */
export async function screenTime(page: Page): Promise<(seconds: number) => Promise<void>> {
  await page.addInitScript(countCalls);
  return async (seconds) => {
    for (let left = seconds; left > 0; left -= step) {
      await page.clock.runFor(Math.min(left, step) * 1000);
      await expect.poll(() => openCalls(page)).toBe(0);
    }
  };
}
