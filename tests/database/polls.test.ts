import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { stranger, useBackend, visitor } from '../support/backend.ts';
import { host, owner } from '../support/staff.ts';

const backend = useBackend();
const forbidden = '42501';
const vote = (changes: object = {}) => ({
  vote_id: randomUUID(),
  of_poll: 'a-poll',
  chosen_option: 'yes',
  on_day: '2026-11-20',
  takes: [],
  ...changes,
});

/** The functions' own way in: the secret key. */
const service = () => new PostgrestClient(`${backend.url}/rest/v1`, { headers: { apikey: backend.secretKey } });

describe.each([
  { person: 'a visitor', role: 'anon', client: visitor },
  { person: 'a signed-in stranger', role: 'authenticated', client: stranger },
  { person: 'a host', role: 'authenticated', client: host },
  { person: 'the owner', role: 'authenticated', client: owner },
])('$person', ({ role, client }) => {
  let somebody: PostgrestClient;
  beforeAll(async () => {
    somebody = await client(backend);
  });

  test.each(['poll_votes', 'poll_totals'])('can NOT read, add, change or delete in %s', async (table) => {
    expect((await somebody.from(table).select('*')).error?.code).toBe(forbidden);
    expect((await somebody.from(table).insert({ poll: 'a-poll' })).error?.code).toBe(forbidden);
    expect((await somebody.from(table).update({ poll: 'b' }).eq('poll', 'a-poll')).error?.code).toBe(forbidden);
    expect((await somebody.from(table).delete().eq('poll', 'a-poll')).error?.code).toBe(forbidden);
    const attempt = backend.sql(`do $$ begin set local role ${role}; truncate ${table}; end $$`);
    await expect(attempt).rejects.toMatchObject({ code: forbidden });
  });

  test('can NOT count a vote past the function and its limits', async () => {
    expect((await somebody.rpc('cast_poll_vote', vote())).error?.code).toBe(forbidden);
  });
});

test('the function counts a vote and gets the totals of that poll alone', async () => {
  await service().rpc('cast_poll_vote', vote({ of_poll: 'another-poll' }));
  await service().rpc('cast_poll_vote', vote({ chosen_option: 'no' }));
  const { data } = await service().rpc('cast_poll_vote', vote());
  expect(data).toEqual({
    outcome: 'counted',
    totals: expect.arrayContaining([
      { option: 'no', votes: 1 },
      { option: 'yes', votes: 1 },
    ]),
  });
  expect((data as { totals: unknown[] }).totals).toHaveLength(2);
});

test('a vote that a budget turns away leaves no trace', async () => {
  const takes = [{ scope: 'venue', subject: 'all', unit: 'poll_votes', amount: 1, limit: 0 }];
  const turnedAway = vote({ of_poll: 'a-full-poll', takes });
  expect((await service().rpc('cast_poll_vote', turnedAway)).data).toEqual({ outcome: 'exhausted', totals: [] });
  expect(await backend.sql('select id from poll_votes where id = $1', [turnedAway.vote_id])).toEqual([]);
});
