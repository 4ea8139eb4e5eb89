import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { useBackend, visitor } from '../support/backend.ts';
import { host, newGame, owner, save, type SavedGame } from '../support/staff.ts';

const backend = useBackend();
let maya: PostgrestClient;
let robin: PostgrestClient;

beforeAll(async () => {
  maya = await host(backend);
  robin = await owner(backend);
});

const gameOf = async (team_name: string) =>
  (await backend.sql<SavedGame>('select * from managed_entries where team_name = $1', [team_name]))[0]!;
const isPublic = async (name: string) => {
  const { data } = await visitor(backend).from('leaderboard_entries').select('id').eq('team_name', name);
  return data?.length !== 0;
};
const askWithLink = (code: string) => visitor(backend).rpc('ask_for_removal', { code });
const waiting = async () => (await maya.rpc('dashboard_removals')).data as { id: string; team_name: string }[];

/** A team that took itself off the wall with its secret. */
async function removed(name: string): Promise<SavedGame> {
  const { entry } = await save(maya, { team_name: name });
  await visitor(backend).rpc('request_removal', { code: entry.removal_code });
  expect(await isPublic(name)).toBe(false);
  return entry;
}

test('a visitor cannot learn a team’s secret from what is public', async () => {
  const { entry } = await save(maya, { team_name: 'The Secret Keepers' });
  const card = await visitor(backend).rpc('share_card', { code: entry.share_code });
  const rows = await visitor(backend).from('leaderboard_entries').select('*').eq('id', entry.id);
  expect(JSON.stringify([card.data, rows.data])).toContain('The Secret Keepers');
  expect(JSON.stringify([card.data, rows.data])).not.toContain(entry.removal_code);
});

test.each([
  { what: 'typed again', bring: (name: string) => save(maya, { team_name: name, other_than: [] }) },
  { what: 'typed otherwise', bring: (name: string) => save(maya, { team_name: `${name.toUpperCase()}!` }) },
  {
    what: 'in a file that says it is listed',
    bring: (name: string) => maya.rpc('save_entries', { entries: [newGame({ team_name: name, hidden_by: null })] }),
  },
])('a team that was removed and erased stays away when its game comes in once more, $what', async ({ what, bring }) => {
  const name = `The Vanished ${what.length}`;
  const { id } = await removed(name);
  await backend.sql('delete from leaderboard_entries where id = $1', [id]);
  await bring(name);
  const [{ count } = { count: 0 }] = await backend.sql<{ count: number }>(
    'select count(*)::int from managed_entries where lower(team_name) like $1 and hidden_by = $2',
    [`${name.toLowerCase()}%`, 'team'],
  );
  expect(count).toBe(1);
  expect(await isPublic(name)).toBe(false);
});

test('a removed team stays away when it is deleted and restored, and when its name is corrected and typed anew', async () => {
  const entry = await removed('The Mispelled');
  const { version } = await gameOf('The Mispelled');
  await save(maya, { id: entry.id, expected_version: version, team_name: 'The Misspelled' });
  const corrected = await gameOf('The Misspelled');
  await maya.rpc('delete_entry', { entry_id: entry.id, expected_version: corrected.version });
  await maya.rpc('restore_entry', { entry_id: entry.id });
  expect(await isPublic('The Misspelled')).toBe(false);
  await save(maya, { team_name: 'The Misspelled', other_than: [entry.id] });
  expect(await isPublic('The Misspelled')).toBe(false);
});

test('a team that an owner lists again may be logged again', async () => {
  const { id } = await removed('The Returned');
  const { version } = await gameOf('The Returned');
  await robin.rpc('hide_entry', { entry_id: id, hidden: false, expected_version: version });
  expect(await isPublic('The Returned')).toBe(true);
  await backend.sql('delete from leaderboard_entries where id = $1', [id]);
  await save(maya, { team_name: 'The Returned' });
  expect(await isPublic('The Returned')).toBe(true);
});

test('who holds the public link can only ask; staff see it once and take the team off, for good', async () => {
  const { entry } = await save(maya, { team_name: 'The Askers' });
  for (let times = 0; times < 3; times++) expect((await askWithLink(entry.share_code)).error).toBeNull();
  expect((await askWithLink('zzzzzzzzzzzz')).error).toBeNull();
  expect(await isPublic('The Askers')).toBe(true);
  expect(await waiting()).toMatchObject([{ id: entry.id, team_name: 'The Askers' }]);

  expect((await maya.rpc('answer_removal', { entry_id: entry.id, remove: true })).data).toEqual({ status: 'answered' });
  expect(await isPublic('The Askers')).toBe(false);
  expect((await gameOf('The Askers')).hidden_by).toBe('team');
  expect(await waiting()).toEqual([]);
  expect((await robin.rpc('answer_removal', { entry_id: entry.id, remove: false })).data).toEqual({ status: 'gone' });
});

test('a team that staff leave up is asked about again no sooner than a day later', async () => {
  const { entry } = await save(maya, { team_name: 'The Undecided' });
  await askWithLink(entry.share_code);
  await maya.rpc('answer_removal', { entry_id: entry.id, remove: false });
  expect(await isPublic('The Undecided')).toBe(true);
  await askWithLink(entry.share_code);
  expect(await waiting()).toEqual([]);
  await backend.sql(`update removal_requests set answered_at = answered_at - interval '25 hours'`);
  await askWithLink(entry.share_code);
  expect(await waiting()).toMatchObject([{ id: entry.id }]);
});
