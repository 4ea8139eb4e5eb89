import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import type { TvRemote } from '#domain/tv-remote.ts';
import { useBackend, visitor } from '../support/backend.ts';
import { counter, host, save } from '../support/staff.ts';

const backend = useBackend();
let maya: PostgrestClient;
let jo: PostgrestClient;

beforeAll(async () => {
  maya = await host(backend);
  jo = await counter(backend);
});

/** How the remote stands for a screen, which nobody signed in on. */
const standing = async () => (await visitor(backend).rpc('tv_remote')).data as TvRemote;
const steer = (person: PostgrestClient, wish: string, entry_id?: string) =>
  person.rpc('steer_tv', { wish, ...(entry_id && { entry_id }) });

test('two people press at once and no press is lost', async () => {
  const { steps } = await standing();
  await Promise.all([steer(maya, 'next'), steer(jo, 'next'), steer(maya, 'next'), steer(jo, 'previous')]);
  expect((await standing()).steps).toBe(steps + 2);
});

test('a pause lasts a quarter of an hour, and who presses Go on ends it', async () => {
  await steer(jo, 'pause');
  const { paused_seconds: left } = await standing();
  expect(left).toBeGreaterThan(890);
  expect(left).toBeLessThanOrEqual(900);
  await steer(maya, 'resume');
  expect((await standing()).paused_seconds).toBe(0);
});

test('a pause that nobody ended ends by itself', async () => {
  await steer(jo, 'pause');
  await backend.sql(`update private.tv_remote set paused_until = now() - interval '1 second'`);
  expect((await standing()).paused_seconds).toBe(0);
});

test('a team is shown with its place, a minute long, and Next ends it', async () => {
  const { entry } = await save(maya, { team_name: 'The Shown Ones' });
  const { data } = await steer(jo, 'show', entry.id);
  const told = await standing();
  expect(data).toMatchObject({ status: 'heard', remote: { team: told.team } });
  expect(told.team).toMatchObject({ id: entry.id, team_name: 'The Shown Ones', rank: expect.any(Number) });
  expect(told.shown_seconds).toBeGreaterThan(50);
  expect(told.shown_seconds).toBeLessThanOrEqual(60);
  await steer(maya, 'next');
  expect(await standing()).toMatchObject({ team: null, shown_seconds: 0 });
});

test.each([
  ['hidden', async (id: string) => maya.rpc('hide_entry', { entry_id: id, hidden: true, expected_version: 1 })],
  ['deleted', async (id: string) => maya.rpc('delete_entry', { entry_id: id, expected_version: 1 })],
])('a team that is %s leaves the screens with their next question, and cannot be shown again', async (how, leave) => {
  const { entry } = await save(maya, { team_name: `The ${how} ones` });
  await steer(jo, 'show', entry.id);
  expect((await standing()).team).not.toBeNull();
  await leave(entry.id);
  expect((await standing()).team).toBeNull();
  const { data } = await steer(jo, 'show', entry.id);
  expect(data).toEqual({ status: 'invalid', message: 'This team is hidden or gone, so no screen shows it.' });
});

test('a wish that no screen knows is refused and changes nothing', async () => {
  const before = await standing();
  const { data } = await steer(jo, 'explode');
  expect(data).toMatchObject({ status: 'invalid', message: expect.stringContaining('next, previous, pause') });
  expect(await standing()).toEqual(before);
});

test('a team that stays away for good does not break the remote', async () => {
  const { entry } = await save(maya, { team_name: 'The Erased' });
  await steer(jo, 'show', entry.id);
  await backend.sql('delete from leaderboard_entries where id = $1', [entry.id]);
  expect((await standing()).team).toBeNull();
});

test('the remote works after a backup was restored that is older than the remote', async () => {
  await backend.sql('delete from private.tv_remote');
  expect(await standing()).toEqual({ steps: 0, paused_seconds: 0, shown_seconds: 0, team: null });
  await steer(maya, 'next');
  expect((await standing()).steps).toBe(1);
});
