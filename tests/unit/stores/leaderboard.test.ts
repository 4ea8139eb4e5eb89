import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLeaderboard } from '#services/leaderboard.ts';
import { team } from '../../support/leaderboard.ts';

vi.mock('#services/leaderboard.ts', () => ({ readLeaderboard: vi.fn<typeof readLeaderboard>() }));

const backend = vi.mocked(readLeaderboard);

/** The store as a freshly opened page has it. */
const openPage = () => import('#stores/leaderboard.ts');

beforeEach(() => {
  vi.resetModules();
  backend.mockReset().mockResolvedValue([]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('a visitor sees nothing until the games have arrived, then all of them', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof readLeaderboard>>>();
  backend.mockReturnValue(answer.promise);
  const { $leaderboard, loadLeaderboard } = await openPage();
  const loading = loadLeaderboard();

  expect($leaderboard.get()).toEqual({ status: 'loading' });
  const games = [team(), team()];
  answer.resolve(games);
  await loading;
  expect($leaderboard.get()).toEqual({ status: 'ready', entries: games, loadedAt: new Date('2026-06-20T16:00:00Z') });
});

test.each([
  { now: '2026-06-20T16:00:00Z', since: '2026-05-01' },
  { now: '2026-01-15T16:00:00Z', since: '2025-12-01' },
  { now: '2026-01-01T04:59:59Z', since: '2025-11-01' },
])('at $now every game since $since is asked for: this month and last', async ({ now, since }) => {
  vi.setSystemTime(now);
  const { loadLeaderboard } = await openPage();

  await loadLeaderboard();
  expect(backend.mock.calls).toEqual([[{ since }]]);
});

test('rooms with a board of all time bring their ten fastest, and a team found twice is listed once', async () => {
  const fast = team();
  const recent = team();
  const record = team({ date: '2024-06-01' });
  backend.mockImplementation(async ({ roomName } = {}) => (roomName ? [record, fast] : [fast, recent]));
  const { $leaderboard, loadLeaderboard } = await openPage();

  await loadLeaderboard(['Jack the Ripper']);
  expect(backend.mock.calls).toEqual([[{ since: '2026-05-01' }], [{ roomName: 'Jack the Ripper', limit: 10 }]]);
  expect($leaderboard.get()).toMatchObject({ status: 'ready', entries: [fast, recent, record] });
});

test('several boards of one page ask the backend once', async () => {
  const { loadLeaderboard } = await openPage();

  await Promise.all([loadLeaderboard(), loadLeaderboard([])]);
  await loadLeaderboard();
  expect(backend).toHaveBeenCalledOnce();
});

test('when the backend has nothing to say the boards are ready and empty', async () => {
  const { $leaderboard, loadLeaderboard } = await openPage();

  await loadLeaderboard();
  expect($leaderboard.get()).toMatchObject({ status: 'ready', entries: [] });
});

test('a visitor begins with this month and can choose another period', async () => {
  const { $period, choosePeriod } = await openPage();

  expect($period.get()).toBe('this-month');
  choosePeriod('all-time');
  expect($period.get()).toBe('all-time');
});
