import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import type { LeaderboardEntry } from '#domain/hall-of-fame.ts';
import { readGames } from '#services/leaderboard.ts';
import { gamesOf, names, team, teams } from '../../support/leaderboard.ts';

vi.mock('#services/leaderboard.ts', () => ({ readGames: vi.fn<typeof readGames>() }));

const backend = vi.mocked(readGames);
const name = 'Jack the Ripper';
const room = { name, slug: 'jack-the-ripper', retired: false };
const noonOn = (day: string) => new Date(`${day}T16:00:00Z`);

beforeEach(() => {
  vi.resetModules();
  backend.mockReset();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** What the room shows on a page opened at a moment, when these are all games there are. */
async function shownAt(entries: readonly LeaderboardEntry[], now: Date, rooms = [room]) {
  vi.resetModules();
  vi.setSystemTime(now);
  backend.mockReset().mockImplementation(async (query) => gamesOf(entries, query));
  const { $hallOfFame, loadHallOfFame } = await import('#stores/hall-of-fame.ts');
  expect($hallOfFame.get()).toEqual({ status: 'loading' });
  await loadHallOfFame(rooms);
  const state = $hallOfFame.get();
  return state.status === 'ready' ? state.champions[name] : undefined;
}

async function periodAt(entries: readonly LeaderboardEntry[], now: Date) {
  const shown = await shownAt(entries, now);
  return shown?.status === 'champions' ? shown.period : shown?.status;
}

describe('in the first week of a month', () => {
  test.each([
    { month: '2026-06', before: '2026-05', note: 'summer time', lastMoment: '2026-06-08T03:59:59.999Z' },
    { month: '2026-12', before: '2026-11', note: 'winter time', lastMoment: '2026-12-08T04:59:59.999Z' },
    {
      month: '2026-03',
      before: '2026-02',
      note: 'clocks go forward on the 8th',
      lastMoment: '2026-03-08T04:59:59.999Z',
    },
    {
      month: '2026-11',
      before: '2026-10',
      note: 'clocks went back on the 1st',
      lastMoment: '2026-11-08T04:59:59.999Z',
    },
    { month: '2026-01', before: '2025-12', note: 'a new year', lastMoment: '2026-01-08T04:59:59.999Z' },
  ])('last month’s champions stand through the 7th of $month at the venue ($note)', async (dates) => {
    const entries = [...teams(10, `${dates.month}-02`), ...teams(3, `${dates.before}-20`)];
    const seventh = new Date(dates.lastMoment);

    expect(await periodAt(entries, seventh)).toBe('last-month');
    expect(await periodAt(entries, new Date(seventh.getTime() + 1))).toBe('this-month');
  });

  test.each([
    { month: 'October', day: '2026-10-30', midnight: '2026-11-01T04:00:00Z', note: 'the clocks go back that day' },
    { month: 'December', day: '2025-12-31', midnight: '2026-01-01T05:00:00Z', note: 'the year begins' },
  ])('champions of $month become last month’s at midnight of the venue ($note)', async ({ day, midnight }) => {
    const entries = teams(10, day);

    expect(await periodAt(entries, new Date(Date.parse(midnight) - 1))).toBe('this-month');
    expect(await periodAt(entries, new Date(midnight))).toBe('last-month');
  });

  test('a busy start does not dethrone anybody, and does not make champions where there were none', async () => {
    const busy = teams(30, '2026-06-03');

    expect(await periodAt([...busy, ...teams(3, '2026-05-03')], noonOn('2026-06-05'))).toBe('last-month');
    expect(await periodAt([...busy, ...teams(2, '2026-05-03')], noonOn('2026-06-05'))).toBe('opening-soon');
  });
});

describe('from the eighth on', () => {
  const now = noonOn('2026-06-08');

  test('a room needs ten games this month before its own champions stand', async () => {
    const lastMonth = teams(3, '2026-05-31');

    expect(await periodAt([...teams(9, '2026-06-02'), ...lastMonth], now)).toBe('last-month');
    expect(await periodAt([...teams(10, '2026-06-02'), ...lastMonth], now)).toBe('this-month');
  });

  test('a quiet month falls back on last month only when three teams played in it', async () => {
    const quiet = teams(9, '2026-06-02');

    expect(await periodAt([...quiet, ...teams(3, '2026-05-02')], now)).toBe('last-month');
    expect(await periodAt([...quiet, ...teams(2, '2026-05-02')], now)).toBe('opening-soon');
    expect(await periodAt(quiet, now)).toBe('opening-soon');
  });

  test('a busy month needs nobody from the month before', async () => {
    expect(await periodAt(teams(10, '2026-06-02'), now)).toBe('this-month');
  });

  test('games of another room and of older months count for nothing', async () => {
    const elsewhere = teams(40, '2026-06-02', { room_name: 'Thai Prison' });
    const longAgo = [...teams(40, '2026-04-30'), ...teams(40, '2025-06-02')];

    expect(await periodAt([...teams(9, '2026-06-02'), ...elsewhere, ...longAgo], now)).toBe('opening-soon');
  });
});

test('the three fastest teams are champions, fastest first', async () => {
  const slow = teams(8, '2026-06-02', { adjusted_time_seconds: 3000 });
  const [third, first, second] = [2300, 2100, 2200].map((time) => team({ adjusted_time_seconds: time }));

  expect(await shownAt([...slow, third!, first!, second!], noonOn('2026-06-20'))).toEqual({
    status: 'champions',
    period: 'this-month',
    teams: [first, second, third],
  });
});

test('of teams with the same time those that the backend lists first are champions', async () => {
  const tied = teams(12, '2026-06-02', { adjusted_time_seconds: 2000 });
  const shown = await shownAt(tied, noonOn('2026-06-20'));

  expect(names(shown?.status === 'champions' ? shown.teams : [])).toEqual(names(tied.slice(0, 3)));
});

test('a retired room keeps its fastest teams of all time', async () => {
  const best = teams(3, '2024-02-02', { adjusted_time_seconds: 1500 });
  const retired = [{ ...room, retired: true }];

  expect(await shownAt([...teams(20, '2025-12-31'), ...best], noonOn('2026-06-20'), retired)).toEqual({
    status: 'champions',
    period: 'all-time',
    teams: best,
  });
  expect(await shownAt([], noonOn('2026-06-20'), retired)).toEqual({ status: 'opening-soon' });
});

describe('a page downloads no more than it shows', () => {
  const limit = 3;

  test.each([
    { when: 'in the week of honor', now: noonOn('2026-06-07'), games: 30, months: ['2026-05'] },
    { when: 'in the week of honor of January', now: noonOn('2027-01-03'), games: 3, months: ['2026-12'] },
    { when: 'in a busy month', now: noonOn('2026-06-20'), games: 10, months: ['2026-06'] },
    { when: 'in a quiet month', now: noonOn('2026-06-20'), games: 9, months: ['2026-06', '2026-05'] },
    { when: 'in a quiet January', now: noonOn('2026-01-20'), games: 9, months: ['2026-01', '2025-12'] },
  ])('$when it asks for the three fastest of $months', async ({ now, games, months }) => {
    await shownAt(teams(games, `${months[0]}-02`), now);
    expect(backend.mock.calls).toEqual(months.map((month) => [{ roomName: name, month, limit }]));
  });

  test('several boards of one page ask once', async () => {
    await shownAt(teams(10, '2026-06-02'), noonOn('2026-06-20'));
    const { loadHallOfFame } = await import('#stores/hall-of-fame.ts');

    await loadHallOfFame([room]);
    expect(backend).toHaveBeenCalledOnce();
  });

  test('a room whose games cannot be read opens soon, and nobody waits for a second refusal', async () => {
    vi.setSystemTime(noonOn('2026-06-20'));
    backend.mockResolvedValue(undefined);
    const { $hallOfFame, loadHallOfFame } = await import('#stores/hall-of-fame.ts');

    await loadHallOfFame([room]);
    expect($hallOfFame.get()).toEqual({ status: 'ready', champions: { [name]: { status: 'opening-soon' } } });
    expect(backend).toHaveBeenCalledOnce();
  });
});
