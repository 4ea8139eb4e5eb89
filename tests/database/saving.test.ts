import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { host, newGame, owner, save, type SavedGame } from '../support/staff.ts';

const backend = useBackend();
let maya: PostgrestClient;
let robin: PostgrestClient;

beforeAll(async () => {
  maya = await host(backend);
  robin = await owner(backend);
});

const countOf = async (name: string) =>
  (await backend.sql('select 1 from leaderboard_entries where team_name = $1', [name])).length;

const trailOf = ({ id }: SavedGame) =>
  backend.sql<{ action: string; changed_by_name: string; before: object; after: object }>(
    'select action, changed_by_name, before, after from leaderboard_changes where entry_id = $1 order by id',
    [id],
  );

test('a host saves a game: clock and adjustment, code, and who it was', async () => {
  const { status, entry } = await save(maya, { time_seconds: 2300, adjustment_seconds: 120 });
  expect(status).toBe('saved');
  expect(entry).toMatchObject({ time_seconds: 2300, adjusted_time_seconds: 2420, updated_by_name: 'Maya' });
  expect(await trailOf(entry)).toMatchObject([{ action: 'added', changed_by_name: 'Maya' }]);
});

test('a game that is sent twice, because the answer was lost, is there once', async () => {
  const game = newGame({ team_name: 'Sent Twice' });
  const [first, second] = await Promise.all([save(maya, game), save(maya, game)]);
  const third = await save(maya, game);
  expect(await countOf('Sent Twice')).toBe(1);
  expect(new Set([first, second, third].map(({ entry }) => entry.id)).size).toBe(1);
});

test('of two people who edit one game, the second is told, and nothing is overwritten', async () => {
  const { entry } = await save(maya, { team_name: 'The Originals' });
  const edit = { id: entry.id, expected_version: entry.version };
  const first = await save(robin, { ...edit, team_name: 'Robin’s Version' });
  const second = await save(maya, { ...edit, team_name: 'Maya’s Version' });

  expect(first.status).toBe('saved');
  expect(second).toMatchObject({
    status: 'conflict',
    entry: { team_name: 'Robin’s Version', updated_by_name: 'Robin' },
  });
  expect(await countOf('Maya’s Version')).toBe(0);

  const again = await save(maya, { ...edit, expected_version: second.entry.version, team_name: 'Maya’s Version' });
  expect(again).toMatchObject({ status: 'saved', entry: { team_name: 'Maya’s Version' } });
});

test('a repeated edit whose answer was lost is no conflict with itself', async () => {
  const { entry } = await save(maya);
  const edit = newGame({ id: entry.id, expected_version: entry.version, time_seconds: 2500 });
  await save(maya, edit);
  expect(await save(maya, edit)).toMatchObject({ status: 'saved', entry: { time_seconds: 2500 } });
});

test('the trail says what an edit changed, and nothing else', async () => {
  const { entry } = await save(maya, { team_name: 'Before', time_seconds: 2000 });
  await save(robin, { id: entry.id, expected_version: entry.version, team_name: 'After', time_seconds: 2000 });
  expect((await trailOf(entry)).at(-1)).toEqual({
    action: 'edited',
    changed_by_name: 'Robin',
    before: { team_name: 'Before' },
    after: { team_name: 'After' },
  });
});

test.each([
  { what: 'a day in the future', game: { date: '2999-01-01' }, message: 'date is not in the future' },
  { what: 'a day that does not exist', game: { date: '2026-02-30' }, message: /out of range/ },
  { what: 'a name of spaces', game: { team_name: '  ' }, message: 'team name is trimmed and short' },
  { what: 'no name', game: { team_name: null }, message: /team_name/ },
  { what: 'no key', game: { request_key: null }, message: /request_key/ },
  { what: 'a time in words', game: { time_seconds: 'soon' }, message: /integer/ },
  {
    what: 'a time beyond two hours',
    game: { time_seconds: 7000, adjustment_seconds: 300 },
    message: 'adjusted time is within two hours',
  },
  { what: 'a kind of team that does not exist', game: { category: 'pirates' }, message: 'category is known' },
  {
    what: 'a logo from elsewhere over http',
    game: { team_logo_url: 'http://example.com/a.webp' },
    message: 'team logo url is https',
  },
])('a game with $what is refused, and the sender is told why', async ({ game, message }) => {
  const before = await backend.sql('select count(*) from leaderboard_entries');
  expect(await save(maya, game)).toMatchObject({ status: 'invalid', message: expect.stringMatching(message) });
  expect(await backend.sql('select count(*) from leaderboard_entries')).toEqual(before);
});

test('a deleted game comes back with one call, and one that is gone cannot be edited', async () => {
  const { entry } = await save(maya, { team_name: 'Lost and Found' });
  const { data } = await maya.rpc('delete_entry', { entry_id: entry.id, expected_version: entry.version });
  expect((data as { entry: SavedGame }).entry.deleted_at).not.toBeNull();
  expect(await save(maya, { id: entry.id, expected_version: entry.version })).toMatchObject({ status: 'gone' });

  const restored = await maya.rpc('restore_entry', { entry_id: entry.id });
  expect(restored.data).toMatchObject({ status: 'saved', entry: { team_name: 'Lost and Found', deleted_at: null } });
  expect((await trailOf(entry)).map(({ action }) => action)).toEqual(['added', 'deleted', 'restored']);
});

test('somebody who deletes or hides a game that changed in the meantime is told', async () => {
  const { entry } = await save(maya, { team_name: 'Moving Target' });
  await save(robin, { id: entry.id, expected_version: entry.version, team_name: 'Moved' });
  const old = { entry_id: entry.id, expected_version: entry.version };
  for (const attempt of [maya.rpc('delete_entry', old), maya.rpc('hide_entry', { ...old, hidden: true })])
    expect((await attempt).data).toMatchObject({ status: 'conflict', entry: { team_name: 'Moved', hidden_by: null } });
});

test('thirty days after it was deleted a game is erased, not a day earlier, and its names leave the trail', async () => {
  const deletedDaysAgo = async (team_name: string, days: number) => {
    const { entry } = await save(maya, { team_name });
    await maya.rpc('delete_entry', { entry_id: entry.id, expected_version: entry.version });
    await backend.sql(
      'update leaderboard_entry_details set deleted_at = now() - make_interval(days => $2) where entry_id = $1',
      [entry.id, days],
    );
    return entry;
  };
  const entry = await deletedDaysAgo('To Be Forgotten', 31);
  await deletedDaysAgo('To Come Back', 29);
  const other = await save(maya);
  await maya.rpc('delete_entry', { entry_id: other.entry.id, expected_version: other.entry.version });

  expect(await countOf('To Be Forgotten')).toBe(0);
  expect(await countOf('To Come Back')).toBe(1);
  expect(await trailOf(entry)).toMatchObject([{ action: 'erased', before: {}, after: {} }]);
  expect(JSON.stringify(await backend.sql('select * from leaderboard_changes'))).not.toContain('To Be Forgotten');
});

test('many games come in together or not at all, and once however often they are sent', async () => {
  const games = Array.from({ length: 200 }, (_, index) => newGame({ team_name: `Imported ${index}` }));
  const imported = async () =>
    (await backend.sql(`select 1 from leaderboard_entries where team_name like 'Imported %'`)).length;

  const wrong = await maya.rpc('save_entries', { entries: [...games, newGame({ team_name: '' })] });
  expect(wrong.data).toMatchObject({ status: 'invalid', message: 'team name is trimmed and short' });
  expect(await imported()).toBe(0);

  for (let times = 0; times < 2; times++)
    expect((await maya.rpc('save_entries', { entries: games })).data).toEqual({
      status: 'saved',
      count: 200,
      twins: 0,
    });
  expect(await imported()).toBe(200);
});

test('loading the sample data leaves no trail', async () => {
  const sample = await backend.sql(`select 1 from leaderboard_changes where entry_id::text like '5a3b1e00%'`);
  expect(sample).toEqual([]);
});
