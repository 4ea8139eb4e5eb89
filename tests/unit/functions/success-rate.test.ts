import { expect, test } from 'vitest';
import { createContext } from '../../../functions/ai-chat/context.ts';
import { createTools } from '../../../functions/ai-chat/tools.ts';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { AnswerContext } from '../../../functions/_shared/answerer/answer-types.ts';
import type { Dependencies } from '../../../functions/_shared/dependencies.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import type { RoomResults } from '#domain/escape-rate.ts';
import { friday } from './ask-answerer.ts';

const facts = factsOn(friday);
const [one, two, three] = facts.rooms.map(({ title }) => title);

const results: RoomResults[] = [
  {
    room_name: one!,
    since: '2026-05-04',
    escaped: 41,
    games: 100,
    sizes: [
      { team_size: 2, escaped: 6, games: 20 },
      { team_size: 4, escaped: 12, games: 24 },
    ],
    kinds: [
      { category: 'family', escaped: 10, games: 40 },
      { category: 'work', escaped: 15, games: 30 },
    ],
  },
  { room_name: two!, since: '2026-06-01', escaped: 30, games: 50, sizes: [], kinds: [] },
];

const ask = (question: string, readResults: AnswerContext['readResults']) =>
  answer([{ role: 'user', content: question }], { facts, now: friday, readResults });
const told = async () => results;

test.each([
  'what is your escape rate?',
  'How many teams actually make it out?',
  'do most groups fail',
  'what percentage of teams win',
  'success rate by room?',
  'what are the odds that we get out',
])('“%s” is answered from the games that were counted, with their number and since when', async (question) => {
  const { text, outcome, computed } = await ask(question, told);
  expect(outcome).toBe('answered');
  expect(text).toContain(
    `**${one}**: 41% of teams got out: 41 of 100 games since May 4, 2026. Teams of 4 got out most often, 50% of 24 games. ` +
      'By kind of team: coworkers 50% of 30 and families 25% of 40 games.',
  );
  expect(text).toContain(`**${two}**: 60% of teams got out: 30 of 50 games since June 1, 2026.`);
  expect(text).not.toContain(three);
  expect(guardReply(text, { facts, now: friday, allowed: computed })).toEqual({ ok: true });
});

test('who asks for one room is told of that room alone, in the first words', async () => {
  const { text } = await ask(`What share of teams escapes from ${two}?`, told);
  expect(text).toBe('60% of teams got out: 30 of 50 games since June 1, 2026.');
});

test('who asks how one kind of team does is told of all kinds that were counted', async () => {
  for (const question of [`what is the success rate of families in ${one}?`, `do most work teams get out of ${one}`]) {
    const { text, outcome } = await ask(question, told);
    expect(outcome).toBe('answered');
    expect(text).toContain('coworkers 50% of 30 and families 25% of 40 games');
  }
});

test('a room with too few games gets no rate', async () => {
  const { text } = await ask(`what is the success rate of ${three}?`, told);
  expect(text).toBe(`Too few games of ${three} have been counted so far for an honest rate.`);
});

test.each([
  ['nothing was counted', async () => []],
  ['nobody can read it', async () => undefined],
])('while %s the assistant says that it does not know', async (_, readResults) => {
  const { text, outcome } = await ask('what is your escape rate?', readResults);
  expect(outcome).toBe('unanswered');
  expect(text).not.toMatch(/\d%/);
});

test('a venue with thirty rooms says what all of them come to', async () => {
  const room = facts.rooms[0]!;
  const rooms = Array.from({ length: 30 }, (_, index) => ({ ...room, slug: `room-${index}`, title: `Room ${index}x` }));
  const many = { ...facts, rooms };
  const all = rooms.map(({ title }) => ({ ...results[1]!, room_name: title }));
  const { text } = await answer([{ role: 'user', content: 'what is your escape rate?' }], {
    facts: many,
    now: friday,
    readResults: async () => all,
  });
  expect(text).toBe('In all rooms together 60% of teams got out: 900 of 1500 games since June 1, 2026.');
});

test('a model that looks it up may repeat it, and one whose database is silent says nothing', async () => {
  const context = createContext(
    { facts, now: () => friday, database: { readResults: told } } as unknown as Dependencies,
    undefined,
  );
  const look = (of: typeof context) =>
    createTools(of, answer, () => {})['escape_rates']?.execute?.(
      {},
      { toolCallId: 'rates', messages: [], context: {} },
    );
  expect(await look(context)).toContainEqual({
    room: two,
    results: '60% of teams got out: 30 of 50 games since June 1, 2026.',
  });
  expect(guardReply(`In ${two} 60% of teams got out.`, { facts, now: friday, allowed: context.allowed })).toEqual({
    ok: true,
  });
  const silent = createContext(
    {
      facts,
      now: () => friday,
      database: { readResults: () => Promise.reject(new Error('silent')) },
    } as unknown as Dependencies,
    undefined,
  );
  expect(await look(silent)).toEqual({ unknown: true });
});
