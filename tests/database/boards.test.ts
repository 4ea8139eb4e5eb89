import { beforeEach, expect, test } from 'vitest';
import { useBackend, visitor } from '../support/backend.ts';
import { host, owner, save, type SavedGame } from '../support/staff.ts';

const backend = useBackend();
const room = 'Test Room';

beforeEach(() => backend.sql(`delete from leaderboard_entries where room_name = '${room}'`));

/** Games of the test room, named after their times in seconds. */
async function play(...games: [seconds: number, changes?: object][]): Promise<SavedGame[]> {
  const person = await host(backend);
  const saved: SavedGame[] = [];
  for (const [seconds, changes] of games) {
    const game = {
      room_name: room,
      team_name: `Team ${seconds}`,
      time_seconds: seconds,
      ...changes,
      other_than: saved.map(({ id }) => id),
    };
    saved.push((await save(person, game)).entry);
  }
  return saved;
}

async function board(question: object = {}) {
  const { data } = await visitor(backend).rpc('leaderboard_board', { room, ...question });
  return data as { team_name: string; rank: number; total: number; percentile: number; hints_used: number }[];
}

async function card(code: string) {
  const { data, error } = await visitor(backend).rpc('share_card', { code });
  expect(error).toBeNull();
  return data as Record<string, unknown> | null;
}

test('a visitor sees ranks, how many teams there are, and how many are slower', async () => {
  await play([2000], [2100], [2100], [2200]);
  const rows = await board();
  expect(rows.map(({ team_name: name, rank, total, percentile }) => [name, rank, total, percentile])).toEqual([
    ['Team 2000', 1, 4, 75],
    ['Team 2100', 2, 4, 25],
    ['Team 2100', 2, 4, 25],
    ['Team 2200', 4, 4, 0],
  ]);
});

test('a board keeps to its days, its category and its length', async () => {
  await play(
    [2000, { date: '2026-05-31' }],
    [2100, { date: '2026-06-01', category: 'duo' }],
    [2200, { date: '2026-06-30' }],
    [2300, { date: '2026-07-01' }],
  );
  const names = (rows: { team_name: string }[]) => rows.map((row) => row.team_name);
  expect(names(await board({ period_start: '2026-06-01', period_end: '2026-06-30' }))).toEqual([
    'Team 2100',
    'Team 2200',
  ]);
  expect(names(await board({ team_category: 'duo' }))).toEqual(['Team 2100']);
  expect(await board({ row_limit: 1 })).toMatchObject([{ team_name: 'Team 2000', rank: 1, total: 4 }]);
});

test('who shares the time of the last row counts as not slower, shown or not, and the earlier day is shown', async () => {
  await play(
    [2000],
    [2100, { date: '2026-06-01' }],
    [2100, { team_name: 'Earlier', date: '2026-05-01' }],
    [2100],
    [2200],
  );
  expect(await board({ row_limit: 2 })).toMatchObject([
    { team_name: 'Team 2000', rank: 1, total: 5, percentile: 80 },
    { team_name: 'Earlier', rank: 2, total: 5, percentile: 20 },
  ]);
});

test('nobody gets more than fifty rows of a room, or all rooms without a limit', async () => {
  await backend.sql(
    `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds)
     select '${room}', 'Team ' || number, 1000 + number from generate_series(1, 60) as number`,
  );
  expect(await board({ row_limit: 1000 })).toHaveLength(50);
  expect(await board({ row_limit: -1 })).toEqual([]);
  const { data } = await visitor(backend).rpc('leaderboard_board', { row_limit: 2 });
  expect(data).toHaveLength(8);
});

test('the holder of a code sees the team’s card with its places, however the code is typed', async () => {
  const [, game] = await play([2000], [2100, { hints_used: 3 }], [2200, { date: '2026-05-05' }]);
  const shown = await card(game!.share_code.toUpperCase());
  expect(shown).toMatchObject({
    team_name: 'Team 2100',
    room_name: room,
    adjusted_time_seconds: 2100,
    date: '2026-06-01',
    hints_used: 3,
    rank: 2,
    total: 3,
    percentile: 33,
    month_rank: 2,
    month_total: 2,
  });
  expect(JSON.stringify(shown)).not.toContain(game!.id);
});

test('codes are twelve letters and digits that nobody misreads, and no two are alike', async () => {
  const codes = await backend.sql<{ code: string }>('select code from share_codes');
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  for (const { code } of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
});

test('an unknown code, a hidden team and a deleted team look the same', async () => {
  const [hidden, deleted] = await play([2000], [2100], [2200]);
  const person = await host(backend);
  await person.rpc('hide_entry', { entry_id: hidden!.id, hidden: true, expected_version: hidden!.version });
  await person.rpc('delete_entry', { entry_id: deleted!.id, expected_version: deleted!.version });
  expect(await card(hidden!.share_code)).toBeNull();
  expect(await card(deleted!.share_code)).toBeNull();
  expect(await card('000000000000')).toBeNull();
});

test('a hidden team is gone from the public read, the boards and the places of others', async () => {
  const [fast, slow] = await play([2000], [2100]);
  const person = await host(backend);
  await person.rpc('hide_entry', { entry_id: fast!.id, hidden: true, expected_version: fast!.version });

  expect(await board()).toMatchObject([{ team_name: 'Team 2100', rank: 1, total: 1 }]);
  expect(await card(slow!.share_code)).toMatchObject({ rank: 1, total: 1 });
  const { data } = await visitor(backend).from('leaderboard_entries').select('*').eq('room_name', room);
  expect(data).toMatchObject([{ team_name: 'Team 2100' }]);
  const asStaff = await person.rpc('leaderboard_board', { room });
  expect(asStaff.data).toHaveLength(1);
});

test('a team can take itself off the wall with its own secret, NOT with its public code, and asking again changes nothing', async () => {
  const [game] = await play([2000]);
  const ask = (code: string) => visitor(backend).rpc('request_removal', { code });
  expect((await ask(game!.share_code)).error).toBeNull();
  expect(await board()).toHaveLength(1);
  const [first, second, unknown] = [
    await ask(game!.removal_code),
    await ask(game!.removal_code),
    await ask('zzzzzzzzzzzz'),
  ];
  for (const { data, error } of [first, second, unknown]) expect([data, error]).toEqual([null, null]);

  expect(await board()).toEqual([]);
  const trail = await backend.sql('select action, changed_by_name from leaderboard_changes where entry_id = $1', [
    game!.id,
  ]);
  expect(trail).toEqual([
    { action: 'added', changed_by_name: 'Maya' },
    { action: 'removed by the team', changed_by_name: 'The team' },
  ]);
});

test('a team that asked to be removed is listed again by an owner, and NOT by a host', async () => {
  const [game] = await play([2000]);
  await visitor(backend).rpc('request_removal', { code: game!.removal_code });
  const [row] = await backend.sql<{ version: number }>(
    'select version from leaderboard_entry_details where entry_id = $1',
    [game!.id],
  );
  const show = { entry_id: game!.id, hidden: false, expected_version: row!.version };
  expect((await (await host(backend)).rpc('hide_entry', show)).error?.code).toBe('42501');
  expect(await board()).toEqual([]);
  expect((await (await owner(backend)).rpc('hide_entry', show)).data).toMatchObject({ status: 'saved' });
  expect(await board()).toHaveLength(1);
});
