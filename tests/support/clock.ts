/**
 * The moment at which every test runs, whatever the machine's calendar says: no run depends on the date, the hour or
 * midnight at the venue. Time passes from there on as it always does.
 */
import type { BrowserContext } from '@playwright/test';

/** A Friday evening with the doors open; in Berlin it is nearly midnight, in Auckland the next day. */
export const testMoment = new Date('2026-11-20T17:30:00-05:00');

/** Makes everything in this realm that asks for the time get it so many milliseconds later. Runs in browsers too, as text. */
function shiftDate(offset: number): void {
  const real = Date;
  const now = () => real.now() + offset;
  globalThis.Date = new Proxy(real, {
    construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [now()], made) as object,
    apply: () => String(new real(now())),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

let offset: number | undefined;

/**
 * Sets the clock of this process, and with it that of an embedded database in it, to a moment. The first call counts: a
 * clock that jumped during a test would end sessions.
 */
export function shiftClock(to: Date = testMoment): void {
  if (offset !== undefined) return;
  offset = to.getTime() - Date.now();
  shiftDate(offset);
}

/** Gives the pages of a browser the clock of this process. Call it before the first page is opened. */
export async function shareClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, offset ?? 0);
}

/** Settings that give a program of Node the clock of this process. */
export const clockOfProgram = (): Record<string, string> => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`(${String(shiftDate)})(${offset ?? 0})`)}`,
});
