/** How long somebody on the staff waits in a browser: from the address to the first useful picture of each page. */
import { chromium, type Page } from '@playwright/test';
import { staffSessionKey } from '../../src/domain/browser-keys.ts';
import { localPublishableKey } from '../backend/local-keys.ts';
import { samplePassword, sampleStaff } from '../backend/sample-staff.ts';
import type { Backend } from '../backend/server.ts';
import { browserFlags, requireTestBrowser } from '../browser.ts';
import { buildSite } from '../build.ts';
import { serveSite } from '../site.ts';

/** Addresses, and what is there once somebody can work: a line of a list, a field, a button. */
const pages: readonly (readonly [path: string, useful: string])[] = [
  ['/xtra/account', 'main form'],
  ['/leaderboard/admin#log', 'main form'],
  ['/leaderboard/admin#teams', '.entries li'],
  ['/leaderboard/admin#files', '.files section:nth-of-type(2) :is(li, p.field-hint)'],
  ['/leaderboard/admin#trail', '.trail li'],
  ['/leaderboard/admin#screen', '.admin-views ~ div button'],
  ...['today', 'questions', 'contacts', 'chats', 'ratings', 'bookings', 'staff', 'games'].map(
    (view) => [`/xtra/dashboard#${view}`, 'main :is(li, tbody tr, .list-empty, .presses, figure)'] as const,
  ),
];
const rounds = 4;

async function signedIn({ url }: Pick<Backend, 'url'>): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: sampleStaff.owner.email, password: samplePassword }),
  });
  if (!answer.ok) throw new Error(`The owner cannot sign in: ${answer.status}`);
  return answer.text();
}

async function secondsUntil(page: Page, address: string, useful: string): Promise<number> {
  await page.goto('about:blank');
  const begin = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  // Asked at every frame: a locator that finds nothing at first looks again after half a second, which would count as waiting.
  await page.waitForFunction((selector) => document.querySelector(selector)?.checkVisibility(), useful, {
    polling: 'raf',
  });
  return (performance.now() - begin) / 1000;
}

/** Prints for each page the quickest, the middle and the slowest of some visits, the first of them with an empty cache. */
export async function measurePages(backend: Backend): Promise<void> {
  const directory = '.cache/site-of-scale';
  await buildSite({ directory, environment: { BACKEND_PORT: new URL(backend.url).port }, quiet: true });
  const site = await serveSite(directory, Number(process.env['PORT'] ?? 4341));
  const browser = await chromium.launch({ executablePath: requireTestBrowser(), args: browserFlags });
  try {
    const session = await signedIn(backend);
    console.log('\n  seconds until a page is of use, of four visits: quickest, middle, slowest');
    for (const [path, useful] of pages) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        staffSessionKey,
        session,
      ] as const);
      const page = await context.newPage();
      const times: number[] = [];
      while (times.length < rounds) times.push(await secondsUntil(page, site.url + path, useful));
      const [quickest = 0, ...others] = times.toSorted((one, other) => one - other);
      const figures = [quickest, others[1] ?? 0, others.at(-1) ?? 0].map((time) => time.toFixed(2).padStart(6));
      console.log(`${figures.join('')}  ${path}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
