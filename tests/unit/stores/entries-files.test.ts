import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyEntry, type EntryFilter } from '#domain/entry-filter.ts';
import type { EntryRequest } from '#services/entries.ts';
import { listOf, managed, playedRooms } from '../../support/entries.ts';

const service = vi.hoisted(() => ({
  readEntries: vi.fn<typeof import('#services/entries.ts').readEntries>(),
  saveEntries: vi.fn<typeof import('#services/entries.ts').saveEntries>(),
}));
vi.mock('#services/entries.ts', () => service);
const others = vi.hoisted(() => ({
  readGamesNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').readGamesNotEscaped>(),
  logGamesNotEscaped: vi.fn<typeof import('#services/games-not-escaped.ts').logGamesNotEscaped>(),
}));
vi.mock('#services/games-not-escaped.ts', () => others);
const files = vi.hoisted(() => ({
  beginFile: vi.fn<typeof import('#services/leaderboard-files.ts').beginFile>(),
  takeOutFile: vi.fn<typeof import('#services/leaderboard-files.ts').takeOutFile>(),
  readFiles: vi.fn<typeof import('#services/leaderboard-files.ts').readFiles>(),
}));
vi.mock('#services/leaderboard-files.ts', () => files);
const lookAgain = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#stores/staff.ts', () => ({ lookAgain }));
const list = vi.hoisted(() => ({ filter: {} as Partial<EntryFilter> }));
vi.mock('#stores/entries.ts', () => ({ $filter: { get: () => list.filter }, loadEntries: vi.fn<() => void>() }));

const wrong = ['Mars,Team,30:00,2025-03-04', 'Thai Prison,,30:00,2025-03-04', 'Thai Prison,Team,30:75,2025-03-04'];
const good = (index: number) => `Thai Prison,Team ${index},30:0${index % 10},2025-03-0${1 + (index % 9)}`;
/** A file of so many lines, of which the first ones are wrong in one of three ways. */
const fileOf = (lines: number, bad: number) =>
  new File(
    [
      [
        'room,team,time,date',
        ...Array.from({ length: lines }, (_, index) => (index < bad ? wrong[index % 3] : good(index))),
      ].join('\n'),
    ],
    'times.csv',
  );

let added: EntryRequest[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-06-10T16:00:00Z'), toFake: ['Date'] });
  added = [];
  list.filter = everyEntry;
  others.readGamesNotEscaped.mockReset().mockResolvedValue({ status: 'ready', read: { items: [], more: false } });
  others.logGamesNotEscaped.mockReset().mockResolvedValue({ status: 'saved', twins: 0 });
  files.beginFile.mockReset().mockResolvedValue('saved');
  files.takeOutFile.mockReset();
  files.readFiles.mockReset().mockResolvedValue({ status: 'ready', read: [] });
  service.readEntries.mockReset().mockResolvedValue(listOf());
  service.saveEntries.mockReset().mockImplementation(async (requests) => {
    added.push(...requests);
    return { status: 'saved', twins: 0 };
  });
});
afterEach(() => void vi.useRealTimers());

test('of a file with 1,000 lines the 30 bad ones are left out, and nothing is added before somebody says so', async () => {
  const { $import, addFile, checkFile } = await import('#stores/entries-files.ts');
  await checkFile(fileOf(1000, 30), playedRooms);
  const checked = $import.get();
  if (checked.status !== 'checked') throw new Error(checked.status);
  expect(checked.requests).toHaveLength(970);
  expect(checked.rows.filter(({ status }) => status === 'bad')).toHaveLength(30);
  expect(service.saveEntries).not.toHaveBeenCalled();

  await addFile();
  expect(service.saveEntries.mock.calls.map(([requests]) => requests.length)).toEqual([200, 200, 200, 200, 170]);
  expect($import.get()).toMatchObject({ status: 'added', added: 970 });
});

test('a file that was added before has nothing to add', async () => {
  const known = Array.from({ length: 5 }, (_, index) =>
    managed({ team_name: `Team ${index}`, time_seconds: 1800 + index, date: `2025-03-0${1 + index}` }),
  );
  service.readEntries.mockResolvedValue(listOf(...known));
  const { $import, checkFile } = await import('#stores/entries-files.ts');
  await checkFile(fileOf(5, 0), playedRooms);
  expect($import.get()).toMatchObject({ status: 'checked', requests: [] });
});

test.each([
  ['unreachable', /connection was lost. Nothing is added twice/],
  ['denied', /session has ended/],
  ['invalid', /refused these lines/],
] as const)(
  'an import that is %s on its way says so and goes on where it stopped, under the same keys',
  async (answer, reason) => {
    const { $import, addFile, checkFile } = await import('#stores/entries-files.ts');
    await checkFile(fileOf(450, 0), playedRooms);
    service.saveEntries.mockImplementationOnce(
      async (requests) => (added.push(...requests), { status: 'saved', twins: 0 }),
    );
    service.saveEntries.mockImplementationOnce(async (requests) => (added.push(...requests), { status: answer }));
    await addFile();
    expect($import.get()).toMatchObject({ status: 'stopped', added: 200, reason: expect.stringMatching(reason) });

    await addFile();
    expect($import.get()).toMatchObject({ status: 'added', added: 450 });
    expect(service.saveEntries).toHaveBeenCalledTimes(4);
    expect(added).toHaveLength(650);
    expect(new Set(added.map(({ request_key: key }) => key)).size).toBe(450);
  },
);

test('a file that cannot be noted adds nothing, so that nothing is there that cannot be taken out as one step', async () => {
  const { $import, addFile, checkFile } = await import('#stores/entries-files.ts');
  await checkFile(fileOf(2, 0), playedRooms);
  files.beginFile.mockResolvedValueOnce('unreachable');
  await addFile();
  expect($import.get()).toMatchObject({ status: 'stopped', added: 0, reason: expect.stringMatching(/connection/) });
  expect(added).toEqual([]);

  await addFile();
  expect($import.get()).toMatchObject({ status: 'added', added: 2 });
  expect(files.beginFile.mock.calls[0]).toEqual(files.beginFile.mock.calls[1]);
});

test('a file that cannot be compared with the boards, or has other columns, is put aside with a sentence', async () => {
  const { $import, checkFile } = await import('#stores/entries-files.ts');
  await checkFile(new File(['when,who\nyesterday,us'], 'times.csv'), playedRooms);
  expect($import.get()).toMatchObject({ status: 'unreadable', reason: expect.stringMatching(/no column room, team/) });
  service.readEntries.mockResolvedValue({ status: 'unreachable' });
  await checkFile(fileOf(1, 0), playedRooms);
  expect($import.get()).toMatchObject({
    status: 'unreadable',
    reason: expect.stringMatching(/nothing can be compared/),
  });
});

test('a line that looks odd can be left out by itself, and a file that was added is taken out again as one step', async () => {
  const { $import, addFile, checkFile, leaveOut, undoFile } = await import('#stores/entries-files.ts');
  await checkFile(fileOf(450, 0), playedRooms);
  leaveOut(3, true);
  leaveOut(4, true);
  leaveOut(4, false);
  await addFile();
  expect(added).toHaveLength(449);
  expect(added.map(({ team_name: name }) => name)).not.toContain('Team 1');

  const [id, name, keys] = files.beginFile.mock.lastCall!;
  expect(name).toBe('times.csv');
  expect(keys).toEqual(added.map(({ request_key: key }) => key));
  files.takeOutFile.mockResolvedValueOnce(undefined).mockResolvedValueOnce(449);
  await undoFile();
  expect($import.get()).toMatchObject({ status: 'added', isUndoing: 'failed' });
  await undoFile();
  expect($import.get()).toMatchObject({ status: 'undone', undone: 449 });
  expect(files.takeOutFile.mock.calls).toEqual([[id], [id]]);
});

test('lines of a file that look alike are sent as games that differ, because somebody has seen them', async () => {
  const { addFile, checkFile } = await import('#stores/entries-files.ts');
  const lines = ['room,team,time,date', 'Thai Prison,Owls,30:00,2025-03-04', 'Thai Prison,owls!,31:00,2025-03-04'];
  await checkFile(new File([lines.join('\n')], 'times.csv'), playedRooms);
  await addFile();
  expect(added[1]?.other_than).toEqual([added[0]?.request_key]);
});

const lostGame = (id: string) => ({
  id,
  version: 1,
  logged_by_name: 'Maya',
  room_name: 'Thai Prison',
  date: '2025-03-04',
  hints_used: null,
  team_size: 4,
  category: null,
  time_left_seconds: null,
});

test('teams that did not get out are logged behind the others, under the keys of the file, and taken out with them', async () => {
  const { $import, addFile, checkFile, undoFile } = await import('#stores/entries-files.ts');
  const key = '6f1c2f4e-0000-4000-8000-000000000001';
  const known = '6f1c2f4e-0000-4000-8000-000000000002';
  others.readGamesNotEscaped.mockResolvedValue({ status: 'ready', read: { items: [lostGame(known)], more: false } });
  const lines = [
    'room,team,time,date,state,key',
    `Thai Prison,,,2025-03-05,did not get out,${key}`,
    `Thai Prison,,,2025-03-04,did not get out,${known}`,
    'Thai Prison,Owls,30:00,2025-03-04,listed,',
    'Thai Prison,,,2025-03-06,did not get out,',
  ];
  await checkFile(new File([lines.join('\n')], 'times.csv'), playedRooms);
  await addFile();
  expect(added.map(({ team_name: name }) => name)).toEqual(['Owls']);
  const [logged] = others.logGamesNotEscaped.mock.lastCall!;
  expect(logged.map(({ date }) => date)).toEqual(['2025-03-05', '2025-03-06']);
  expect(logged[0]?.request_key).toBe(key);
  expect(logged[1]?.request_key).toMatch(/^[0-9a-f-]{36}$/);
  expect($import.get()).toMatchObject({ status: 'added', added: 3 });

  files.takeOutFile.mockResolvedValueOnce(3);
  await undoFile();
  expect($import.get()).toMatchObject({ status: 'undone', undone: 3 });
  expect(files.beginFile.mock.lastCall![2]).toEqual(
    expect.arrayContaining([added[0]?.request_key, ...logged.map(({ request_key: each }) => each)]),
  );
});

test.each([
  [{}, 2, true],
  [{ state: 'not escaped' as const }, 2, false],
  [{ state: 'hidden' as const }, 0, true],
  [{ search: 'owls' }, 0, true],
])('a file of the list with %o holds %i games without an escape', async (changes, count, hasNames) => {
  list.filter = { ...everyEntry, ...changes };
  service.readEntries.mockResolvedValue(listOf(managed()));
  others.readGamesNotEscaped
    .mockResolvedValueOnce({ status: 'ready', read: { items: [lostGame('one')], more: true } })
    .mockResolvedValueOnce({ status: 'ready', read: { items: [lostGame('two')], more: false } });
  const { exportEntries } = await import('#stores/entries-files.ts');
  const text = await exportEntries();
  expect(text?.match(/did not get out/g) ?? []).toHaveLength(count);
  expect(text?.includes('The Copper Owls')).toBe(hasNames);
});

test('a file is not written from half of what there is', async () => {
  const { exportEntries } = await import('#stores/entries-files.ts');
  others.readGamesNotEscaped.mockResolvedValue({ status: 'unreachable' });
  expect(await exportEntries()).toBeUndefined();
});

test('a file holds every part of a long list, each read behind the last game of the one before', async () => {
  list.filter = everyEntry;
  const [first, second] = [managed(), managed({ id: 'second', team_name: 'The Patient Foxes' })];
  service.readEntries
    .mockResolvedValueOnce({ ...listOf(first), more: true, total: 1000, uncounted: true })
    .mockResolvedValueOnce({ ...listOf(second), total: null });
  others.readGamesNotEscaped.mockResolvedValue({ status: 'ready', read: { items: [], more: false } });
  const { exportEntries } = await import('#stores/entries-files.ts');
  const text = await exportEntries();
  expect(service.readEntries.mock.calls.map(([, last]) => last)).toEqual([undefined, first]);
  expect(text).toContain(first.team_name);
  expect(text).toContain('The Patient Foxes');
});
