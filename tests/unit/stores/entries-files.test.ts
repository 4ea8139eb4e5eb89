import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryRequest } from '#services/entries.ts';
import { managed, playedRooms } from '../../support/entries.ts';

const service = vi.hoisted(() => ({
  readEntries: vi.fn<typeof import('#services/entries.ts').readEntries>(),
  saveEntries: vi.fn<typeof import('#services/entries.ts').saveEntries>(),
  undoEntries: vi.fn<typeof import('#services/entries.ts').undoEntries>(),
}));
vi.mock('#services/entries.ts', () => service);
const lookAgain = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#stores/staff.ts', () => ({ lookAgain }));
vi.mock('#stores/entries.ts', () => ({ $filter: { get: () => ({}) }, loadEntries: vi.fn<() => void>() }));

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
  service.readEntries.mockReset().mockResolvedValue({ status: 'ready', entries: [], total: 0 });
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
  service.readEntries.mockResolvedValue({ status: 'ready', entries: known, total: known.length });
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

  service.undoEntries.mockResolvedValueOnce(200).mockResolvedValueOnce(undefined);
  await undoFile();
  expect($import.get()).toMatchObject({ status: 'added', isUndoing: 'failed' });
  service.undoEntries.mockReset().mockImplementation(async (keys) => keys.length);
  await undoFile();
  expect($import.get()).toMatchObject({ status: 'undone', undone: 449 });
  expect(service.undoEntries.mock.calls.flat(2)).toEqual(added.map(({ request_key: key }) => key));
});

test('lines of a file that look alike are sent as games that differ, because somebody has seen them', async () => {
  const { addFile, checkFile } = await import('#stores/entries-files.ts');
  const lines = ['room,team,time,date', 'Thai Prison,Owls,30:00,2025-03-04', 'Thai Prison,owls!,31:00,2025-03-04'];
  await checkFile(new File([lines.join('\n')], 'times.csv'), playedRooms);
  await addFile();
  expect(added[1]?.other_than).toEqual([added[0]?.request_key]);
});
