/** The browser's clock in the hands of a test. */
import type { Page } from '@playwright/test';
import { business } from './content.ts';

/** Stops the clock of the page at a moment: timers run only when the test lets time pass. Call it before `goto`. */
export async function stopClock(page: Page, moment: string | Date = '2026-11-20T12:00:00-05:00'): Promise<void> {
  const at = new Date(moment);
  await page.clock.install({ time: at.getTime() - 1000 });
  await page.clock.pauseAt(at);
}

/** A moment at the venue: `venueMoment('2026-11-07', '23:59:59')`, whatever the season does to its clocks. */
export function venueMoment(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}Z`);
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: business.timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(asUtc);
  const offset = shown.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
  return new Date(`${day}T${time}${offset}`);
}
