import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { createChatDatabase } from '../../functions/_shared/database/chat-database.ts';
import { connectDatabase } from '../../functions/_shared/database/connect.ts';
import { useBackend, venueDay, visitor } from '../support/backend.ts';
import { host, newGame, owner, save } from '../support/staff.ts';

const backend = useBackend();
let maya: PostgrestClient;
let robin: PostgrestClient;
const today = venueDay();

beforeAll(async () => {
  maya = await host(backend);
  robin = await owner(backend);
});

const lost = (changes: object = {}) => ({
  request_key: crypto.randomUUID(),
  room_name: 'Thai Prison',
  date: today,
  hints_used: null,
  team_size: null,
  category: null,
  ...changes,
});
const log = async (game: object, person = maya) => (await person.rpc('log_game_not_escaped', { game })).data as unknown;
const sumsOf = async (room: string) => {
  const { data } = await robin.rpc('dashboard_games');
  return (data as { room_name: string }[]).filter(({ room_name }) => room_name === room);
};

test('a game without an escape is logged once however often it is sent, and the owner reads it as a sum', async () => {
  const game = lost({ room_name: 'Counted Room', team_size: 4, category: 'family', hints_used: 3 });
  expect(await log(game)).toEqual({ status: 'logged' });
  expect(await log(game)).toEqual({ status: 'logged' });
  await save(maya, { room_name: 'Counted Room', date: today, team_size: 4, category: 'family' });
  await save(maya, { room_name: 'Counted Room', date: '2020-01-01', team_size: 4, category: 'family' });
  expect(await sumsOf('Counted Room')).toEqual([
    {
      room_name: 'Counted Room',
      since: today,
      team_size: 4,
      category: 'family',
      month: today.slice(0, 7),
      host: expect.any(String) as string,
      escaped: 1,
      games: 2,
    },
  ]);
});

test('a room of which only escapes were written down has no rate, and a deleted escape does not count', async () => {
  const { entry } = await save(maya, newGame({ room_name: 'Winners Only', date: today }));
  expect(await sumsOf('Winners Only')).toEqual([]);
  await maya.rpc('delete_entry', { entry_id: entry.id, expected_version: entry.version });
  await log(lost({ room_name: 'Winners Only' }));
  expect(await sumsOf('Winners Only')).toMatchObject([{ escaped: 0, games: 1 }]);
});

test('a game that was logged by mistake is taken out, and the trail says both', async () => {
  const game = lost({ room_name: 'Mistaken Room' });
  await log(game);
  const takeOut = () => maya.rpc('take_out_game_not_escaped', { request_key: game.request_key });
  expect((await takeOut()).data).toEqual({ status: 'taken out' });
  expect((await takeOut()).data).toEqual({ status: 'gone' });
  expect(await sumsOf('Mistaken Room')).toEqual([]);
  const trail = await backend.sql('select action from leaderboard_changes where entry_id = $1 order by id', [
    game.request_key,
  ]);
  expect(trail).toEqual([{ action: 'added' }, { action: 'deleted' }]);
});

interface Line {
  id: string;
  room_name: string;
  date: string;
  team_size: number | null;
  time_left_seconds: number | null;
  version: number;
}
const listed = async (question: object) =>
  (await maya.rpc('read_games_not_escaped', question)).data as { items: Line[]; more: boolean };

test('staff read games without an escape page by page, newest day first, of a room, a kind or some days', async () => {
  await backend.sql(
    `insert into games_not_escaped (id, room_name, date, category, logged_by)
     select gen_random_uuid(), 'Long Book', date '2026-01-01' + number % 30, case when number = 7 then 'duo' end, null
     from generate_series(1, 450) as number`,
  );
  const room = 'Long Book';
  const read: Line[] = [];
  for (let more = true; more;) {
    const last = read.at(-1);
    const part = await listed({ room, ...(last && { before_date: last.date, before_id: last.id }) });
    read.push(...part.items);
    ({ more } = part);
  }
  expect(new Set(read.map(({ id }) => id)).size).toBe(450);
  const days = read.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await listed({ room, kind: 'duo' })).items).toHaveLength(1);
  expect((await listed({ room, first_day: '2026-01-05', last_day: '2026-01-05' })).items).toHaveLength(15);
});

test('a game without an escape is corrected by who has seen its latest version, and the trail says what changed', async () => {
  const logged = lost({ room_name: 'Corrected Room', team_size: 4 });
  await log(logged);
  const { request_key: id, ...fields } = logged;
  const correct = async (changes: object) =>
    (await maya.rpc('correct_game_not_escaped', { game: { ...fields, id, expected_version: 1, ...changes } }))
      .data as unknown;
  expect(await correct({ team_size: 100 })).toMatchObject({ status: 'invalid' });
  expect(await correct({ date: '2999-01-01' })).toMatchObject({ status: 'invalid' });
  expect(await correct({ team_size: 5 })).toMatchObject({ status: 'saved', game: { team_size: 5, version: 2 } });
  expect(await correct({ team_size: 6 })).toMatchObject({ status: 'conflict', game: { team_size: 5, version: 2 } });
  expect(await correct({ id: crypto.randomUUID() })).toEqual({ status: 'gone' });
  const [change] = await backend.sql(
    `select changed_by_name, before, after from leaderboard_changes where entry_id = $1 and action = 'edited'`,
    [id],
  );
  expect(change).toEqual({
    changed_by_name: 'Maya',
    before: { team_size: 4 },
    after: { team_size: 5, escaped: false },
  });
});

test('time left is kept when a host writes it down, corrected like anything else, and stays when an older page corrects', async () => {
  const logged = lost({ room_name: 'Early Room', time_left_seconds: 750 });
  await log(logged);
  await log(lost({ room_name: 'Early Room', date: '2026-01-01' }));
  const left = async () => (await listed({ room: 'Early Room' })).items.map((game) => game.time_left_seconds);
  expect(await left()).toEqual([750, null]);
  const { request_key: id, ...fields } = lost({ request_key: logged.request_key, room_name: 'Early Room' });
  const correct = async (changes: object) =>
    (await maya.rpc('correct_game_not_escaped', { game: { ...fields, id, ...changes } })).data as unknown;
  expect(await correct({ expected_version: 1, team_size: 5 })).toMatchObject({ game: { time_left_seconds: 750 } });
  expect(await correct({ expected_version: 2, time_left_seconds: 7201 })).toMatchObject({ status: 'invalid' });
  expect(await correct({ expected_version: 2, time_left_seconds: 0 })).toMatchObject({
    game: { time_left_seconds: 0 },
  });
  const [change] = await backend.sql<{ before: object; after: object }>(
    `select before, after from leaderboard_changes where entry_id = $1 and action = 'edited' order by id desc limit 1`,
    [id],
  );
  expect(change).toMatchObject({ before: { time_left_seconds: 750 }, after: { time_left_seconds: 0 } });
  expect(await correct({ expected_version: 3, time_left_seconds: null })).toMatchObject({
    game: { time_left_seconds: null },
  });
});

test('games of a file are logged all or none, once, and taken out as one step but for the one that was corrected', async () => {
  const games = [1, 2, 3].map((size) => lost({ room_name: 'File Room', team_size: size }));
  const logAll = async (some: object[]) => (await maya.rpc('log_games_not_escaped', { games: some })).data as unknown;
  expect(await logAll([...games, lost({ category: 'pirates' })])).toMatchObject({ status: 'invalid' });
  expect((await listed({ room: 'File Room' })).items).toEqual([]);
  const file = { file_id: crypto.randomUUID(), file_name: 'lost.csv' };
  await maya.rpc('begin_file', { ...file, request_keys: games.map(({ request_key: key }) => key) });
  expect(await logAll(games)).toMatchObject({ status: 'saved' });
  expect(await logAll(games)).toMatchObject({ status: 'saved' });
  expect((await listed({ room: 'File Room' })).items).toHaveLength(3);
  expect(await logAll(Array.from({ length: 501 }, () => lost()))).toMatchObject({ status: 'invalid' });

  const [first] = games;
  const { request_key: id, ...fields } = first!;
  await maya.rpc('correct_game_not_escaped', { game: { ...fields, id, expected_version: 1, team_size: 9 } });
  expect((await maya.rpc('take_out_file', { file_id: file.file_id })).data).toEqual({ status: 'taken out', count: 2 });
  expect((await listed({ room: 'File Room' })).items).toMatchObject([{ team_size: 9 }]);
});

test('anybody reads how many got out of a room, from fifty games on, and of sizes and kinds from twenty on; nothing of who or when', async () => {
  const anybody = visitor(backend);
  const rates = async () =>
    ((await anybody.rpc('escape_rates')).data as { room_name: string }[]).filter(
      ({ room_name: room }) => room === 'Open Book',
    );
  const games = (count: number, size: number, kind = 'duo') =>
    backend.sql(
      `insert into games_not_escaped (id, room_name, date, team_size, category, logged_by)
       select gen_random_uuid(), 'Open Book', private.venue_today() - 3, $2, $3, null from generate_series(1, $1)`,
      [count, size, kind],
    );
  await games(19, 2, 'family');
  await games(30, 3);
  expect(await rates()).toEqual([]);
  await save(maya, { room_name: 'Open Book', date: today, team_size: 3 });
  const [first] = await backend.sql<{ since: string }>('select (private.venue_today() - 3)::text as since');
  const told = {
    room_name: 'Open Book',
    since: first?.since,
    escaped: 1,
    games: 50,
    sizes: [{ team_size: 3, escaped: 1, games: 31 }],
    kinds: [{ category: 'duo', escaped: 0, games: 30 }],
  };
  expect(await rates()).toEqual([told]);
  const assistant = createChatDatabase(connectDatabase({ url: backend.url, key: backend.secretKey }));
  expect(await assistant.readResults()).toContainEqual(told);
});

test.each([
  { what: 'from the future', changes: { date: '2999-01-01' } },
  { what: 'without a room', changes: { room_name: null } },
  { what: 'with a kind nobody knows', changes: { category: 'pirates' } },
  { what: 'of a hundred players', changes: { team_size: 100 } },
  { what: 'with more left than any game lasts', changes: { time_left_seconds: 7201 } },
  { what: 'with less than nothing left', changes: { time_left_seconds: -1 } },
  { what: 'with a day that does not exist', changes: { date: '2026-02-30' } },
  { what: 'of the day before all days', changes: { date: '-infinity' } },
  { what: 'with a break in the name of its room', changes: { room_name: 'Thai\nPrison' } },
])('a game $what is refused with a reason', async ({ changes }) => {
  expect(await log(lost(changes))).toMatchObject({ status: 'invalid', message: expect.any(String) as string });
});

test('a visitor neither reads nor writes games without an escape, and finds none among those who escaped', async () => {
  await log(lost({ room_name: 'Quiet Room' }));
  const anybody = visitor(backend);
  expect((await anybody.from('games_not_escaped').select('*')).error?.code).toBe('42501');
  expect(
    (await anybody.from('games_not_escaped').insert({ id: crypto.randomUUID(), room_name: 'X' })).error?.code,
  ).toBe('42501');
  expect((await anybody.rpc('log_game_not_escaped', { game: lost() })).error?.code).toBe('42501');
  expect((await anybody.rpc('dashboard_games')).error?.code).toBe('42501');
  expect((await anybody.from('leaderboard_entries').select('*').eq('room_name', 'Quiet Room')).data).toEqual([]);
});

test('staff write through the function alone, and only an owner reads the sums', async () => {
  expect((await maya.from('games_not_escaped').select('*')).error?.code).toBe('42501');
  expect((await robin.from('games_not_escaped').delete().eq('room_name', 'Thai Prison')).error?.code).toBe('42501');
  expect((await maya.rpc('dashboard_games')).error?.code).toBe('42501');
});
