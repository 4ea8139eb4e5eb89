import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('a visitor who has voted', () => {
  const poll = 'site-feedback';
  let id: string;

  /** Votes as the function does for a browser; a browser reaches nothing else (above). */
  const cast = async (option: string, voteId = id) => {
    const { data } = await service().rpc(
      'cast_poll_vote',
      vote({ vote_id: voteId, of_poll: poll, chosen_option: option }),
    );
    return (data as { outcome: string }).outcome;
  };
  const totals = () => backend.sql('select option, votes::int from poll_totals where poll = $1', [poll]);
  const onlyTheFirst = [{ option: 'found-at-once', votes: 1 }];

  beforeEach(async () => {
    await backend.sql('delete from poll_votes; delete from poll_totals');
    id = randomUUID();
  });

  test('is counted once, however often and for whatever the vote is sent', async () => {
    const outcomes = [await cast('found-at-once'), await cast('found-at-once'), await cast('found-after-a-search')];
    expect(outcomes).toEqual(['counted', 'counted_before', 'counted_before']);
    expect(await totals()).toEqual(onlyTheFirst);
  });

  test('is counted once when the vote is sent ten times at the same moment', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => cast('found-at-once')));
    expect(outcomes.toSorted()).toEqual(['counted', ...Array<string>(9).fill('counted_before')]);
    expect(await totals()).toEqual(onlyTheFirst);
  });

  test('is counted once when two answers are sent at the same moment: one of them stands', async () => {
    const outcomes = await Promise.all([cast('found-at-once'), cast('found-after-a-search')]);
    expect(outcomes.toSorted()).toEqual(['counted', 'counted_before']);
    expect(await totals()).toEqual([{ option: expect.stringMatching(/^found-/), votes: 1 }]);
  });

  test('can NOT vote again by writing the number another way', async () => {
    expect(await cast('found-at-once', id)).toBe('counted');
    expect(await cast('found-at-once', id.toUpperCase())).toBe('counted_before');
    expect(await totals()).toEqual(onlyTheFirst);
  });

  test('can NOT make the vote forgotten, moved to another poll or worth more, with the key of the site in hand', async () => {
    await cast('found-at-once');
    const hand = visitor(backend);
    const ways = await Promise.all([
      hand.from('poll_votes').delete().eq('id', id),
      hand.from('poll_votes').update({ id: randomUUID() }).eq('id', id),
      hand.from('poll_votes').update({ poll: 'another-poll' }).eq('id', id),
      hand.from('poll_votes').upsert({ id, poll: 'another-poll' }),
      hand.from('poll_totals').upsert({ poll, option: 'found-at-once', votes: 99 }),
      hand.from('poll_totals').update({ votes: 99 }).eq('poll', poll),
      hand.rpc('cast_poll_vote', vote({ vote_id: id, of_poll: poll, chosen_option: 'found-at-once' })),
      hand.rpc('cast_poll_vote', vote({ of_poll: poll, chosen_option: 'found-at-once' })),
    ]);
    expect(ways.map(({ error }) => error?.code)).toEqual(ways.map(() => forbidden));
    expect(await cast('found-at-once')).toBe('counted_before');
    expect(await totals()).toEqual(onlyTheFirst);
  });

  test('is not counted in another poll under the same number', async () => {
    await cast('found-at-once');
    const elsewhere = await service().rpc('cast_poll_vote', vote({ vote_id: id, of_poll: 'another-poll' }));
    expect(elsewhere.data).toMatchObject({ outcome: 'counted_before' });
    expect(await backend.sql('select poll from poll_totals')).toEqual([{ poll }]);
  });
});
