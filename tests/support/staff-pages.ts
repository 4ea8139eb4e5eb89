/**
 * The staff pages with a backend of their own: what these tests add, hide and import is not on the boards that other
 * tests look at. The browser still calls the address that the site was built for; the calls are led elsewhere.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { staffSessionKey } from '#domain/browser-keys.ts';
import { samplePassword, sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { startBackend, type Backend } from '../../scripts/backend/server.ts';
import { backendUrl, siteUrl } from './addresses.ts';
import { printedTime } from './boards.ts';
import { shareClock } from './clock.ts';
import { openRooms, required } from './content.ts';
import { sessionOf, withPassword } from './second-factor.ts';
import { test as visitorTest, type Page } from './visitor.ts';

export { expect } from './visitor.ts';

/** The connection between the pages and the backend. */
export interface Line {
  /** Ends every call without an answer, as a dead router does. */
  cut(): void;
  /** Lets the call through and loses the answer: the sender cannot know. */
  loseAnswers(): void;
  mend(): void;
}

type SamplePerson = keyof typeof sampleStaff;

interface OwnBackend {
  backend: Backend;
  /** The session of one of the sample staff, the same one all along. */
  sampleSession(who: SamplePerson): Promise<Session>;
}

interface OwnLine {
  line: Line;
  /**
   * Opens a staff page in a browser in which one of the sample staff has signed in. Other tests go on with the session:
   * who ends or renews one takes a new person (account-pages.ts).
   */
  openAs(page: Page, who: SamplePerson, path?: string): Promise<void>;
  /** Leads the calls of another browser to the same backend. */
  connect(context: BrowserContext): Promise<void>;
}

/** Playwright's `test` with a backend of its own. */
export const test = visitorTest.extend<OwnLine, OwnBackend>({
  // The counter's helper for hours without a network would hide calls from the line below.
  serviceWorkers: 'block',
  backend: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDirectory = mkdtempSync(join(tmpdir(), 'staff-pages-'));
      const backend = await startBackend({
        port: 0,
        dataDirectory,
        siteUrl,
        accounts: { attempts: 1000, secondsBetweenMails: 0 },
      });
      await use(backend);
      await backend.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sampleSession: [
    async ({ backend }, use) => {
      const sessions: Partial<Record<SamplePerson, Promise<Session>>> = {};
      await use(
        (who) => (sessions[who] ??= withPassword(backend, sampleStaff[who].email, samplePassword).then(sessionOf)),
      );
    },
    { scope: 'worker' },
  ],
  openAs: async ({ sampleSession }, use) => {
    await use(async (page, who, path = '/leaderboard/admin') =>
      openWith(page, await sampleSession(who), sampleStaff[who].name, path),
    );
  },
  connect: async ({ backend }, use) => {
    await use(async (context) => {
      await shareClock(context);
      await context.route(`${backendUrl}/**`, (route) =>
        route.continue({ url: route.request().url().replace(backendUrl, backend.url) }),
      );
    });
  },
  line: [
    async ({ backend, context }, use) => {
      let state: 'up' | 'down' | 'deaf' = 'up';
      await context.route(`${backendUrl}/**`, async (route) => {
        const url = route.request().url().replace(backendUrl, backend.url);
        if (state === 'down') return route.abort('internetdisconnected');
        if (state === 'deaf') await route.fetch({ url });
        return state === 'deaf' ? route.abort('connectionreset') : route.continue({ url });
      });
      const set = (next: typeof state) => () => void (state = next);
      await use({ cut: set('down'), loseAnswers: set('deaf'), mend: set('up') });
    },
    { auto: true },
  ],
});

/** Fills in the sign-in form and sends it. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a staff page in a browser that keeps a session, and waits until the page knows whose it is. */
export async function openWith(page: Page, session: Session, name: string, path: string): Promise<void> {
  const keep = await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    staffSessionKey,
    JSON.stringify(session),
  ] as const);
  await page.goto(path);
  await keep.dispose(); // who signs out is signed out on the next page too
  await page.getByText(`Signed in as ${name}`).waitFor();
}

/** The room that is chosen when the desk opens. */
export const deskRoom = required(openRooms[0], 'an open room');

/** A time of that room with so many seconds left, as people write it: `59:30`. */
export const withLeft = (seconds: number) => printedTime(deskRoom.duration * 60 - seconds);

/** Types a game into the form at the counter and saves it, with a second look where it is asked for. */
export async function logTime(page: Page, team: string, time: string): Promise<void> {
  await page.getByLabel('Team', { exact: true }).fill(team);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('button', { name: 'Save time' }).click();
}

/** The games that a search on the page of teams finds. */
export async function searchTeams(page: Page, name: string) {
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByLabel('Search teams').fill(name);
  return page.getByRole('listitem').filter({ hasText: name });
}
