import { beforeEach, expect, test, vi } from 'vitest';
import { everyEntry } from '#domain/entry-filter.ts';
import type { ManagedGameNotEscaped } from '#domain/entry.ts';
import { playedRooms } from '../../support/entries.ts';

const service = vi.hoisted(() => ({
  readGamesNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').readGamesNotEscaped>(),
  correctGameNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').correctGameNotEscaped>(),
  takeOutGameNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').takeOutGameNotEscaped>(),
  logGameNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').logGameNotEscaped>(),
}));
vi.mock('#services/games-not-escaped.ts', () => service);
const lookAgain = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#stores/staff.ts', () => ({ lookAgain }));
const filter = vi.hoisted(() => ({ now: { search: '' } }));
vi.mock('#stores/entries.ts', () => ({ $filter: { get: () => filter.now, subscribe: () => () => undefined } }));

const game = (changes: Partial<ManagedGameNotEscaped> = {}): ManagedGameNotEscaped => ({
  id: 'one',
  version: 1,
  logged_by_name: 'Maya',
  room_name: 'Thai Prison',
  date: '2025-03-04',
  hints_used: null,
  team_size: 4,
  category: null,
  time_left_seconds: 750,
  ...changes,
});
const stores = () => import('#stores/games-not-escaped.ts');

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  filter.now = everyEntry;
  service.readGamesNotEscaped.mockResolvedValue({
    status: 'ready',
    read: { items: [game(), game({ id: 'two' })], more: false },
  });
});

async function opened() {
  const store = await stores();
  await store.loadGamesNotEscaped();
  store.openCorrection(game());
  return store;
}
const sizes = (store: Awaited<ReturnType<typeof stores>>) => {
  const list = store.$gamesNotEscaped.get();
  return list.status === 'ready' ? list.items.map(({ team_size: size }) => size) : list.status;
};

test('a correction is checked as it is typed, sent with the version that was seen, and stands in the list', async () => {
  const store = await opened();
  store.typeCorrection('players', '99');
  await store.saveCorrection(playedRooms);
  expect(store.$correction.get()?.problems.players).toMatch(/1 to 24/);
  expect(service.correctGameNotEscaped).not.toHaveBeenCalled();

  service.correctGameNotEscaped.mockResolvedValue({ status: 'saved', game: game({ team_size: 5, version: 2 }) });
  store.typeCorrection('players', '5');
  await store.saveCorrection(playedRooms);
  const [seen, fields] = service.correctGameNotEscaped.mock.lastCall!;
  expect([seen.version, fields.team_size, fields.time_left_seconds]).toEqual([1, 5, 750]);
  expect(store.$correction.get()).toBeNull();
  expect(sizes(store)).toEqual([5, 4]);
});

test('who comes second sees what the first one wrote, and corrects that', async () => {
  const store = await opened();
  service.correctGameNotEscaped.mockResolvedValueOnce({ status: 'conflict', game: game({ team_size: 6, version: 2 }) });
  store.typeCorrection('players', '5');
  await store.saveCorrection(playedRooms);
  expect(store.$correction.get()).toMatchObject({
    fields: { players: '6' },
    message: expect.stringMatching(/meanwhile/),
  });
  service.correctGameNotEscaped.mockResolvedValueOnce({ status: 'gone' });
  await store.saveCorrection(playedRooms);
  expect(service.correctGameNotEscaped.mock.lastCall![0].version).toBe(2);
  expect(sizes(store)).toEqual([4]);
});

test('without a connection nothing that was typed is lost', async () => {
  const store = await opened();
  service.correctGameNotEscaped.mockResolvedValue({ status: 'unreachable' });
  store.typeCorrection('players', '5');
  await store.saveCorrection(playedRooms);
  expect(store.$correction.get()).toMatchObject({
    fields: { players: '5' },
    message: expect.stringMatching(/no connection/),
    isSending: false,
  });
});

test('a game that was taken out is brought back under its key', async () => {
  const store = await opened();
  service.takeOutGameNotEscaped.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await store.takeOutGame(game());
  expect(sizes(store)).toHaveLength(2);
  await store.takeOutGame(game());
  expect(sizes(store)).toHaveLength(1);
  expect(store.$outcomeOfGame.get()).toMatchObject({ undo: { id: 'one' } });

  service.logGameNotEscaped.mockResolvedValue({ status: 'logged' });
  await store.bringBackGame(game());
  expect(service.logGameNotEscaped).toHaveBeenCalledWith(
    expect.objectContaining({ request_key: 'one', team_size: 4, time_left_seconds: 750 }),
  );
  expect(store.$outcomeOfGame.get()).toEqual({ text: 'It is back.' });
});

test('no team without an escape is found by a name', async () => {
  filter.now = { ...everyEntry, search: 'owls' };
  const store = await stores();
  await store.loadGamesNotEscaped();
  expect(sizes(store)).toEqual([]);
  expect(service.readGamesNotEscaped).not.toHaveBeenCalled();
});
