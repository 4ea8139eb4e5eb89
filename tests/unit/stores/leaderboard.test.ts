import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTeams } from '#services/leaderboard.ts';
import { rankedTeam } from '../../support/leaderboard.ts';

vi.mock('#services/leaderboard.ts', () => ({ readTeams: vi.fn<typeof readTeams>() }));

const backend = vi.mocked(readTeams);
const limit = 10;
const june = { from: '2026-06-01', to: '2026-06-30', limit };
const may = { from: '2026-05-01', to: '2026-05-31', limit };

/** The store as a freshly opened page has it. */
const openPage = () => import('#stores/leaderboard.ts');

beforeEach(() => {
  vi.resetModules();
  backend.mockReset().mockResolvedValue([]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('a visitor sees nothing until the teams have arrived: this month, everybody, all rooms in one answer', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof readTeams>>>();
  backend.mockReturnValue(answer.promise);
  const { $leaderboard, $view, openLeaderboard } = await openPage();
  const loading = openLeaderboard([]);

  expect($leaderboard.get()).toEqual({ status: 'loading' });
  expect($view.get()).toEqual({ period: 'this-month', category: 'all' });
  const teams = [rankedTeam(), rankedTeam()];
  answer.resolve(teams);
  await loading;
  expect($leaderboard.get()).toEqual({ status: 'ready', teams });
  expect(backend.mock.calls).toEqual([[june]]);
});

test('a visitor looks at another period and at one kind of teams', async () => {
  const { $view, chooseView, openLeaderboard } = await openPage();
  await openLeaderboard([]);
  await chooseView({ period: 'last-month' });
  await chooseView({ category: 'duo' });
  await chooseView({ period: 'all-time' });

  expect($view.get()).toEqual({ period: 'all-time', category: 'duo' });
  expect(backend.mock.calls).toEqual([[june], [may], [{ ...may, category: 'duo' }], [{ category: 'duo', limit }]]);
});

test('who comes back to a board that was read does not wait again, but a failed answer is asked for again', async () => {
  const { chooseView, openLeaderboard } = await openPage();
  await openLeaderboard([]);
  backend.mockResolvedValueOnce(undefined);
  await chooseView({ period: 'last-month' });
  await chooseView({ period: 'this-month' });
  await chooseView({ period: 'last-month' });

  expect(backend.mock.calls).toEqual([[june], [may], [may]]);
});

test('of two choices in a row the last one counts, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof readTeams>>>();
  const { $leaderboard, chooseView, openLeaderboard } = await openPage();
  await openLeaderboard([]);
  const wanted = [rankedTeam()];
  backend.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(wanted);
  const first = chooseView({ period: 'last-month' });
  await chooseView({ period: 'all-time' });
  slow.resolve([rankedTeam(), rankedTeam()]);
  await first;

  expect($leaderboard.get()).toEqual({ status: 'ready', teams: wanted });
});

test('a retired room keeps its board of all time in every period, and is not on it twice', async () => {
  const final = rankedTeam({ room_name: 'Alice' });
  const recent = rankedTeam();
  backend.mockImplementation(async ({ roomName }) => (roomName ? [final] : [recent, { ...final, rank: 4 }]));
  const { $leaderboard, chooseView, openLeaderboard } = await openPage();
  await openLeaderboard(['Alice']);
  await chooseView({ period: 'all-time' });

  expect($leaderboard.get()).toEqual({ status: 'ready', teams: [recent, final] });
  expect(backend.mock.calls).toEqual([[june], [{ roomName: 'Alice', limit }], [{ limit }]]);
});

test('when the backend has nothing to say the boards are ready and empty', async () => {
  backend.mockResolvedValue(undefined);
  const { $leaderboard, openLeaderboard } = await openPage();

  await openLeaderboard(['Alice']);
  expect($leaderboard.get()).toEqual({ status: 'ready', teams: [] });
});
