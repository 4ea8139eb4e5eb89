import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { pollVoteReplySchema, type PollVoteReply } from '#contracts/poll-vote.ts';
import { optionsOfPoll } from '../../functions/_shared/facts/polls-file.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handlePollVote } from '../../functions/cast-poll-vote/handler.ts';
import { useBackend } from '../support/backend.ts';
import { testMoment } from '../support/clock.ts';
import { functionsOver } from '../support/functions.ts';

const backend = useBackend();
const poll = 'site-feedback';
const options = optionsOfPoll(poll) ?? [];
const [first = '', second = ''] = options;

beforeEach(() => backend.sql('delete from poll_votes; delete from poll_totals; delete from chat_budgets'));

const voteFor = (option: string, id: string = randomUUID()) => ({ poll, vote: { id, option } });
const caller = () => functionsOver(backend);
const send = (body: unknown, headers?: Record<string, string>) => caller().call(handlePollVote, body, headers);
const reply = async (response: Response): Promise<PollVoteReply> => pollVoteReplySchema.parse(await response.json());
const votes = ({ totals }: PollVoteReply) =>
  Object.fromEntries(totals.map(({ option, votes: count }) => [option, count]));

test('a visitor votes and sees the count of every answer, in the order of the file', async () => {
  await send(voteFor(second));
  const { outcome, totals } = await reply(await send(voteFor(first)));
  expect(outcome).toBe('counted');
  expect(totals).toEqual(options.map((option) => ({ option, votes: [first, second].includes(option) ? 1 : 0 })));
});

test('a vote that is sent again counts once, even with another answer and at the same moment', async () => {
  const id = randomUUID();
  const answers = await Promise.all([send(voteFor(first, id)), send(voteFor(first, id)), send(voteFor(first, id))]);
  const outcomes = await Promise.all(answers.map(async (answer) => (await reply(answer)).outcome));
  expect(outcomes.toSorted()).toEqual(['counted', 'counted_before', 'counted_before']);
  const again = await reply(await send(voteFor(second, id)));
  expect(again.outcome).toBe('counted_before');
  expect(votes(again)).toMatchObject({ [first]: 1, [second]: 0 });
  expect(await backend.sql(`select used::int from chat_budgets where scope = 'venue'`)).toEqual([{ used: 1 }]);
});

test('many visitors who vote at once are all counted', async () => {
  await Promise.all(options.flatMap((option) => Array.from({ length: 4 }, () => send(voteFor(option)))));
  expect(Object.values(votes(await reply(await send({ poll }))))).toEqual(options.map(() => 4));
});

test('a visitor who has voted reads the totals without voting', async () => {
  const { outcome, totals } = await reply(await send({ poll }));
  expect(outcome).toBe('read');
  expect(totals).toHaveLength(options.length);
  expect(await backend.sql('select id from poll_votes')).toEqual([]);
});

test('nobody can be asked what they chose: the vote is kept without its answer, the address as a hash of the day', async () => {
  const id = randomUUID();
  await send(voteFor(first, id), { 'x-forwarded-for': '198.51.100.23' });
  const [kept] = await backend.sql<Record<string, unknown>>('select * from poll_votes');
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(['id', 'poll', 'voted_at']);
  expect(kept).toMatchObject({ id, poll });
  expect(await backend.sql(`select subject from chat_budgets where scope = 'address'`)).toEqual([
    { subject: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test('a connection, and the whole venue, has so many votes a day; the vote beyond them is not counted and may come again', async () => {
  const strict = functionsOver(backend, {}, { limits: { ...limits, pollVotes: { session: 9, address: 2, venue: 3 } } });
  const from = (address: string, body: object = voteFor(first)) =>
    strict.call(handlePollVote, body, { 'x-forwarded-for': address });
  const late = voteFor(second);
  const statuses = [];
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.3'])
    statuses.push((await from(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  const refused = await from('198.51.100.3', late);
  expect(await refused.json()).toMatchObject({
    error: { code: 'too_many', message: expect.stringMatching(/tomorrow/) },
  });
  expect(await backend.sql('select sum(votes)::int as votes from poll_totals')).toEqual([{ votes: 3 }]);

  const tomorrow = functionsOver(backend, {}, { now: () => new Date(testMoment.getTime() + 24 * 60 * 60 * 1000) });
  expect((await reply(await tomorrow.call(handlePollVote, late))).outcome).toBe('counted');
});

test('a family that shares a connection votes, and somebody who votes all day is stopped after twenty', async () => {
  const statuses = [];
  for (let vote = 0; vote < 21; vote += 1) statuses.push((await send(voteFor(first))).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test.each([
  { what: 'a poll that does not exist', body: { poll: 'site-feedbacks' } },
  { what: 'a poll with a name that every object has', body: { poll: 'constructor', vote: voteFor(first).vote } },
  { what: 'an answer that the poll does not have', body: voteFor('something-else') },
  { what: 'a number that is none', body: voteFor(first, 'one') },
  { what: 'an answer with a sign in it', body: voteFor("first'; drop table") },
  { what: 'no poll', body: {} },
])('a vote for $what is refused, and nothing is kept', async ({ body }) => {
  expect((await send(body)).status).toBe(400);
  expect(await backend.sql('select id from poll_votes')).toEqual([]);
  expect(await backend.sql('select poll from poll_totals')).toEqual([]);
});

test('a page of another website may NOT vote', async () => {
  expect((await send(voteFor(first), { origin: 'https://elsewhere.example.com' })).status).toBe(403);
});

test('the log says how a vote went, and neither who nor for what', async () => {
  const own = caller();
  const body = voteFor(first);
  await own.call(handlePollVote, body);
  expect(own.log).toMatchObject([{ function: 'cast-poll-vote', status: 200, outcome: 'counted' }]);
  expect(JSON.stringify(own.log)).not.toMatch(new RegExp(`${body.vote.id}|${first}|203\\.0\\.113`));
});
