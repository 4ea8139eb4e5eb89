import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { host, newGame, owner, save } from '../support/staff.ts';

const backend = useBackend();
let maya: PostgrestClient;
let robin: PostgrestClient;

beforeAll(async () => {
  maya = await host(backend);
  robin = await owner(backend);
});

const countOf = async (name: string) =>
  (await backend.sql('select 1 from leaderboard_entries where team_name ilike $1', [`${name}%`])).length;

test.each([
  { what: 'the same time', game: {} },
  { what: 'a time five minutes off', game: { time_seconds: 2700 } },
  { what: 'the same clock and another penalty', game: { adjustment_seconds: 600 } },
  { what: 'the name written otherwise', game: { team_name: 'the copper-badgers!' } },
])('a game that a second device sends with $what is refused, and the first one is shown', async ({ game }) => {
  const name = 'The Copper Badgers';
  await backend.sql(`delete from leaderboard_entries where team_name = $1`, [name]);
  const { entry } = await save(maya, { team_name: name });
  expect(await save(robin, { team_name: name, ...game })).toMatchObject({ status: 'twin', entry: { id: entry.id } });
  expect(await countOf('the copper%badgers')).toBe(1);
});

test.each([
  { what: 'in another room', game: { room_name: 'Jack the Ripper' } },
  { what: 'on another day', game: { date: '2026-06-02' } },
  { what: 'with a time more than five minutes off', game: { time_seconds: 2701 } },
  { what: 'of another team', game: { team_name: 'The Two Badgers' } },
])('a game $what is another game', async ({ what, game }) => {
  const name = `Badgers ${what}`;
  await save(maya, { team_name: name });
  expect(await save(robin, { team_name: name, ...game })).toMatchObject({ status: 'saved' });
});

test('who has seen the other game, by its id or while it waited to be sent, logs theirs all the same', async () => {
  const first = newGame({ team_name: 'The Repeaters' });
  const { entry } = await save(maya, first);
  const again = { team_name: 'The Repeaters' };
  expect(await save(robin, { ...again, other_than: [entry.id] })).toMatchObject({ status: 'saved' });
  expect((await save(robin, { ...again, other_than: [entry.id] })).status).toBe('twin'); // the second one was not seen
  await backend.sql('delete from leaderboard_entries where team_name = $1 and id <> $2', ['The Repeaters', entry.id]);
  expect(await save(robin, { ...again, other_than: [first.request_key] })).toMatchObject({ status: 'saved' });
});

test('a refused twin leaves nothing behind: the same request goes through once the other game is deleted', async () => {
  const { entry } = await save(maya, { team_name: 'The Ghosts' });
  const twin = newGame({ team_name: 'The Ghosts' });
  expect((await save(robin, twin)).status).toBe('twin');
  await maya.rpc('delete_entry', { entry_id: entry.id, expected_version: entry.version });
  expect((await save(robin, twin)).status).toBe('saved');
});

test('a correction of a game is no twin of itself', async () => {
  const { entry } = await save(maya, { team_name: 'The Corrected' });
  const edit = { id: entry.id, expected_version: entry.version, team_name: 'The Corrected', time_seconds: 2401 };
  expect(await save(maya, edit)).toMatchObject({ status: 'saved', entry: { id: entry.id } });
});

test('a file leaves out what is there, and is taken out again as one step, but for what somebody corrected since', async () => {
  const games = ['One', 'Two', 'Three'].map((name) => newGame({ team_name: `From File ${name}` }));
  const file = { file_id: crypto.randomUUID(), file_name: 'season.csv' };
  const twin = newGame({ team_name: 'from file one' });
  const request_keys = [...games, twin].map(({ request_key: key }) => key);
  await maya.rpc('begin_file', { ...file, request_keys });
  const { data } = await maya.rpc('save_entries', { entries: [...games, twin] });
  expect(data).toEqual({ status: 'saved', count: 3, twins: 1 });

  const [two] = await backend.sql<{ id: string; version: number }>(
    `select id, version from managed_entries where team_name = 'From File Two'`,
  );
  await save(robin, { id: two!.id, expected_version: two!.version, team_name: 'From File Two Mended' });
  const undo = await robin.rpc('take_out_file', { file_id: file.file_id });
  expect(undo.data).toEqual({ status: 'taken out', count: 2 });
  expect((await robin.rpc('take_out_file', { file_id: file.file_id })).data).toEqual(undo.data);
  expect((await maya.rpc('leaderboard_files')).data).toContainEqual(
    expect.objectContaining({
      name: 'season.csv',
      lines: 4,
      begun_by_name: 'Maya',
      taken_out: 2,
      taken_out_by_name: 'Robin',
    }),
  );
  const left = await backend.sql(
    `select team_name from managed_entries where team_name ilike 'from file%' and deleted_at is null`,
  );
  expect(left).toEqual([{ team_name: 'From File Two Mended' }]);
});

test('a game that a file says was hidden comes in hidden, with its own share code when that is free', async () => {
  const gone = { hidden_by: 'staff', share_code: '0123456789ab' };
  expect(await save(maya, { team_name: 'Hidden Before', ...gone })).toMatchObject({ status: 'saved', entry: gone });
  const second = await save(maya, { team_name: 'Hidden Too', ...gone });
  expect(second).toMatchObject({ status: 'saved', entry: { hidden_by: 'staff' } });
  expect(second.entry.share_code).not.toBe(gone.share_code);
});

test('a file of five thousand lines is noted, one of more is refused, and an unknown one is gone', async () => {
  const begin = async (lines: number) => {
    const request_keys = Array.from({ length: lines }, () => crypto.randomUUID());
    const sent = { file_id: crypto.randomUUID(), file_name: 'years.csv', request_keys };
    return (await maya.rpc('begin_file', sent)).data as unknown;
  };
  expect(await begin(5000)).toEqual({ status: 'saved' });
  expect(await begin(5001)).toMatchObject({ status: 'invalid', message: 'A file brings at most 5,000 games.' });
  expect((await maya.rpc('take_out_file', { file_id: crypto.randomUUID() })).data).toEqual({ status: 'gone' });
});

test('a file that was added twice under one id stays what it was first, and files go with the keys of their requests', async () => {
  const file = { file_id: crypto.randomUUID(), file_name: 'first.csv', request_keys: [crypto.randomUUID()] };
  await maya.rpc('begin_file', file);
  await robin.rpc('begin_file', { ...file, file_name: 'second.csv', request_keys: [crypto.randomUUID()] });
  const named = async (name: string) =>
    ((await maya.rpc('leaderboard_files')).data as { name: string }[]).filter((each) => each.name === name).length;
  expect([await named('first.csv'), await named('second.csv')]).toEqual([1, 0]);
  await backend.sql(`update private.leaderboard_files set begun_at = now() - interval '91 days' where id = $1`, [
    file.file_id,
  ]);
  await backend.sql('select delete_what_is_old(now())');
  expect(await named('first.csv')).toBe(0);
});
