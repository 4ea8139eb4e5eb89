import { beforeEach, expect, test, vi } from 'vitest';
import { readTeams } from '#services/leaderboard.ts';
import { readTvBoards } from '#services/tv.ts';
import { readVersion } from '#services/version.ts';
import { rankedTeam } from '../../support/leaderboard.ts';

vi.mock('#services/leaderboard.ts', () => ({ readTeams: vi.fn<typeof readTeams>() }));

const backend = vi.mocked(readTeams);
const june20 = new Date('2026-06-20T23:00:00Z');
const today = { from: '2026-06-20', to: '2026-06-20', limit: 10 };
const month = { from: '2026-06-01', to: '2026-06-30', limit: 10 };
const lastMonth = { from: '2026-05-01', to: '2026-05-31', limit: 3 };

beforeEach(() => void backend.mockReset().mockResolvedValue([]));

test('the screen reads today, the month and all time, of all rooms at once', async () => {
  const busy = [rankedTeam({ total: 10 })];
  backend.mockResolvedValue(busy);

  expect(await readTvBoards(june20)).toEqual({
    month: '2026-06',
    today: busy,
    thisMonth: busy,
    lastMonth: [],
    allTime: busy,
  });
  expect(backend.mock.calls).toEqual([[today], [month], [{ limit: 10 }]]);
});

test('last month is read only where it has a place: in the first week, or for a room with few games', async () => {
  backend.mockResolvedValue([rankedTeam({ total: 9 })]);
  await readTvBoards(june20);
  expect(backend.mock.calls.at(-1)).toEqual([lastMonth]);

  backend.mockReset().mockResolvedValue([rankedTeam({ total: 10 })]);
  await readTvBoards(new Date('2026-06-07T23:00:00Z'));
  expect(backend.mock.calls.at(-1)).toEqual([lastMonth]);
});

test.each([0, 1, 2, 3])('half a board is no board: when call %i fails, nothing was read', async (failing) => {
  for (let call = 0; call < 4; call += 1) {
    backend.mockResolvedValueOnce(call === failing ? undefined : [rankedTeam({ total: 2 })]);
  }
  expect(await readTvBoards(june20)).toBeUndefined();
});

test('the screen asks the site, past every cache, which build it serves', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValueOnce(Response.json({ version: 'second' }));
  vi.stubGlobal('fetch', fetch);

  expect(await readVersion()).toBe('second');
  expect(fetch.mock.lastCall).toEqual(['/version.json', expect.objectContaining({ cache: 'no-store' })]);
  fetch.mockResolvedValueOnce(new Response('<h1>Not found</h1>', { status: 404 }));
  expect(await readVersion()).toBeUndefined();
  fetch.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await readVersion()).toBeUndefined();
});
