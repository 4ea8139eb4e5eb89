import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TvRemote } from '#domain/tv-remote.ts';
import type { TvBoards } from '#domain/tv-slides.ts';
import { useForbiddenStorage } from '../../support/browser-storage.ts';
import { rankedTeam, team, teams } from '../../support/leaderboard.ts';
import { boardsOf, plan } from '../../support/tv.ts';

/** The backend and the site as the screen finds them. Plain functions: a mock would remember every call of a day. */
const world = {
  games: teams(0, ''),
  answer: (now: Date): TvBoards | undefined => boardsOf(world.games, now),
  version: 'first' as string | undefined,
  polls: 0,
  remote: undefined as TvRemote | undefined,
};
vi.mock('#services/tv.ts', () => ({
  readTvBoards: async (now: Date) => {
    world.polls += 1;
    return world.answer(now);
  },
}));
vi.mock('#services/tv-remote.ts', () => ({ readTvRemote: async () => world.remote }));
vi.mock('#services/version.ts', () => ({ readVersion: async () => world.version }));

const saturdayEvening = new Date('2026-10-31T20:00:00-04:00');
const second = 1000;
/** Nothing happens oftener: a lit screen asks for the boards, a dark one for a new build. */
const stride = () => (told() === 'dark' ? 60 : 10) * second;
/** Lets time pass while nobody looks: instead of 86,400 beats a day the screen has one whenever something can happen. */
async function pass(milliseconds: number) {
  const end = Date.now() + milliseconds;
  for (let step = stride(); Date.now() + step <= end; step = stride()) {
    vi.setSystemTime(Date.now() + step - second);
    await vi.advanceTimersByTimeAsync(second);
  }
  await vi.advanceTimersByTimeAsync(end - Date.now());
}
const minutes = (count: number) => pass(count * 60 * second);
const until = (moment: string) => pass(Date.parse(moment) - Date.now());

let reloads = 0;
let stop = () => {};
let store: typeof import('#stores/tv.ts');

/** Switches the screen on, as a browser does that opens the page. */
async function switchOn(version = 'first') {
  vi.resetModules();
  store = await import('#stores/tv.ts');
  stop = store.startTv(plan, version, () => void (reloads += 1));
  await vi.advanceTimersByTimeAsync(second);
}

const shown = () => store.$tvScreen.get();
/** What the screen shows, in a word or two. */
function told(): string {
  const { picture } = shown();
  if (picture.kind !== 'slide') return picture.kind;
  return picture.slide.kind === 'board' ? picture.slide.label : picture.slide.kind;
}
/** Everything that the next minutes bring, looked at every second, in a word or two each. */
async function toldWithin(count: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let seconds = 0; seconds < count * 60; seconds += 1) {
    seen.add(told());
    await vi.advanceTimersByTimeAsync(second);
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers({ now: saturdayEvening });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  Object.assign(world, {
    games: [...teams(12, '2026-10-20'), ...teams(3, '2026-09-10')],
    answer: (now: Date) => boardsOf(world.games, now),
    version: 'first',
    polls: 0,
    remote: undefined,
  });
  reloads = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a day in fast-forward: a record, an outage, a bad answer, midnight, a new month, a night and a morning', async () => {
  await switchOn();
  expect(await toldWithin(1)).toEqual(new Set(['October', 'All time', 'champions', 'empty']));

  world.games = [...world.games, team({ adjusted_time_seconds: 1400, date: '2026-10-31' })];
  expect(await toldWithin(1)).toContain('moment');
  expect(await toldWithin(2)).not.toContain('moment');

  world.answer = () => undefined;
  await minutes(2);
  expect(shown().isStale).toBe(true);
  expect(await toldWithin(2)).toContain('All time');
  world.answer = () => {
    throw new Error('a bad answer');
  };
  await minutes(15);
  expect(await toldWithin(2)).toContain('All time');
  world.answer = (now) => boardsOf(world.games, now);
  await minutes(1.5);
  expect(shown()).toMatchObject({ isStale: false, updatedAt: expect.any(Date) });

  await until('2026-10-31T22:59:00-04:00');
  expect(told()).not.toBe('dark');
  await until('2026-10-31T23:00:10-04:00');
  expect(told()).toBe('dark');
  await until('2026-11-01T11:29:50-05:00');
  expect(told()).toBe('dark');

  world.games = [...world.games, team({ date: '2026-11-01' })];
  await until('2026-11-01T11:36:00-05:00');
  const morning = await toldWithin(2);
  expect(morning).toContain('November');
  expect(morning).not.toContain('October');
  expect(morning).not.toContain('moment');

  await until('2026-11-01T20:00:00-05:00');
  expect(world.polls).toBeGreaterThan(500);
  expect(shown().isStale).toBe(false);
  expect(reloads).toBe(0);
});

test('a time that staff enter is on the screen within fifteen seconds', async () => {
  await switchOn();
  await minutes(3);
  world.games = [...world.games, team({ team_name: 'The Newest', adjusted_time_seconds: 3300, date: '2026-10-31' })];
  await vi.advanceTimersByTimeAsync(15 * second);

  expect(world.polls).toBeGreaterThan(15);
  expect(await toldWithin(1)).toContain('Played today');
});

test('a new deployment is loaded between two slides, once, and not while a record is celebrated', async () => {
  await switchOn();
  world.version = 'second';
  world.games = [...world.games, team({ adjusted_time_seconds: 1400, date: '2026-10-31' })];
  await vi.advanceTimersByTimeAsync(65 * second);
  await minutes(1);
  expect(reloads).toBe(1);
  await minutes(60);
  expect(reloads).toBe(1);
  await switchOn('first'); // the network still serves the old page here and there
  await minutes(10);
  expect(reloads).toBe(1);
});

test('a screen that may keep nothing is not loaded again and again for a deployment it cannot get', async () => {
  useForbiddenStorage();
  await switchOn();
  world.version = 'second';
  await minutes(10);
  expect(reloads).toBe(0);
});

test('without a connection the page is not loaded again: it might not come back', async () => {
  await switchOn();
  world.answer = () => undefined;
  world.version = 'second';
  await minutes(10);
  expect(reloads).toBe(0);
});

test('a site that does not answer is not a new deployment', async () => {
  await switchOn();
  world.version = undefined;
  await minutes(10);
  expect(reloads).toBe(0);
});

test('a screen that has run a day is loaded anew in the dark', async () => {
  await switchOn();
  await until('2026-11-01T22:25:00-05:00');
  expect(reloads).toBe(0);
  await until('2026-11-01T22:31:00-05:00');
  expect(reloads).toBeGreaterThan(0);
});

test('a screen that starts while the backend is away shows the last boards it knew, with their age', async () => {
  await switchOn();
  stop();
  world.answer = () => undefined;
  await minutes(30);
  await switchOn();

  expect(told()).toBe('October');
  expect(shown().isStale).toBe(true);
  expect(shown().updatedAt?.getTime()).toBeLessThan(Date.now() - 29 * 60_000);
});

test('a screen that remembers nonsense starts from nothing', async () => {
  localStorage.setItem('leaderboard_tv_boards', '{"boards":{"month":7},"at":"now"}');
  world.answer = () => undefined;
  await switchOn();

  expect(told()).toBe('unreachable');
});

test('thousands of polls leave memory flat', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfter = async (polls: number) => {
    const start = world.polls;
    while (world.polls - start < polls) await minutes(10);
    collect();
    return process.memoryUsage().heapUsed;
  };
  await switchOn();
  const before = await heapAfter(500);
  const after = await heapAfter(2500);

  expect(JSON.stringify(shown()).length).toBeLessThan(10_000);
  expect((after - before) / 1024 / 1024).toBeLessThan(0.5);
});

test('a dark screen that somebody touches says why, goes dark again by itself, and is not loaded anew meanwhile', async () => {
  await switchOn();
  await until('2026-10-31T23:30:00-04:00');
  expect(told()).toBe('dark');
  store.wakeTv();
  expect(shown().picture).toMatchObject({ kind: 'closed', why: expect.stringContaining('tomorrow at 11:30 AM') });
  expect(shown().isStale).toBe(false);

  world.version = 'second';
  await vi.advanceTimersByTimeAsync(50 * second);
  expect([told(), reloads]).toEqual(['closed', 0]);
  await vi.advanceTimersByTimeAsync(70 * second);
  expect([told(), reloads]).toEqual(['dark', 1]);
});

test('a screen that is opened in the dark says why, and one that loads itself stays dark', async () => {
  const noted = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => void noted.set(key, value),
    removeItem: (key: string) => noted.delete(key),
  });
  vi.setSystemTime(new Date('2026-11-01T03:00:00-05:00'));
  await switchOn();
  expect(told()).toBe('closed');
  world.version = 'second';
  await minutes(3);
  expect([told(), reloads]).toEqual(['dark', 1]);
  stop();
  await switchOn('second');
  expect(told()).toBe('dark');
  stop();
  await switchOn('second');
  expect(told()).toBe('closed');
});

test('an outage over midnight says the day of the last good boards', async () => {
  await switchOn();
  world.answer = () => undefined;
  await until('2026-10-31T23:59:00-04:00');
  expect(shown()).toMatchObject({ isStale: true, updated: '8:00 PM' });
  await until('2026-11-01T11:45:00-05:00');
  expect(shown()).toMatchObject({ isStale: true, updated: 'Sat, Oct 31, 8:00 PM' });
  expect(await toldWithin(2)).toEqual(new Set(['October', 'All time', 'champions', 'empty']));
});

test('what the counter presses is on the screen within three seconds: a pause with its end, and a team for its photo', async () => {
  const resting: TvRemote = { steps: 0, paused_seconds: 0, shown_seconds: 0, team: null };
  world.remote = resting;
  await switchOn();
  await vi.advanceTimersByTimeAsync(3 * second);
  world.remote = { ...resting, paused_seconds: 900 };
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(shown().paused).toBe('8:15 PM');
  const held = told();
  expect(await toldWithin(1)).toEqual(new Set([held]));

  world.remote = { ...resting, shown_seconds: 60, team: rankedTeam({ team_name: 'The Otters' }) };
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(shown()).toMatchObject({ paused: '', picture: { kind: 'team', team: { team_name: 'The Otters' } } });
});
