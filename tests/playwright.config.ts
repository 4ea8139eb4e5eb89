import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, requireTestBrowser } from '../scripts/browser.ts';
import { siteUrl } from './support/addresses.ts';
import { shiftClock } from './support/clock.ts';
import { isSample } from './support/sample.ts';

// Every process of a run reads this file: those that test and the one that serves.
shiftClock();

const here = (path: string) => resolve(import.meta.dirname, path);

/** A phone held upright, and far from the venue: what the venue's clock decides must not depend on the visitor's. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Pacific/Auckland',
  locale: 'en-NZ',
};

/** A tablet held upright, as one lies on the counter. */
const tablet = {
  viewport: { width: 768, height: 1024 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'America/Chicago',
  locale: 'en-US',
};

const desktop = { viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin', locale: 'de-DE' };

/**
 * Where a journey runs: on a phone, as most visitors come; tagged `@desktop` on a large screen only; tagged `@both` at either
 * size, because the two differ in what the journey touches. One journey of each thing that the staff do is tagged `@tablet`
 * and runs there too, since tablets are what counters have.
 */
export default defineConfig({
  testDir: here('.'),
  testIgnore: isSample ? [] : '**/sample/**',
  outputDir: here('../.cache/playwright'),
  globalSetup: here('support/serve.ts'),
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 1, // counted apart and remembered by scripts/test.ts: docs/decisions/019-second-tries.md
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [here('support/progress-reporter.ts')],
    ['json', { outputFile: resolve(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/reports/playwright.json') }],
  ],
  use: {
    baseURL: siteUrl,
    launchOptions: { executablePath: requireTestBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'phone', testDir: here('e2e'), grepInvert: /@desktop/, use: phone },
    { name: 'tablet', testDir: here('e2e'), grep: /@tablet/, use: tablet },
    { name: 'desktop', testDir: here('e2e'), grep: /@desktop|@both/, use: desktop },
    { name: 'a11y', testDir: here('a11y'), use: desktop },
  ],
});
