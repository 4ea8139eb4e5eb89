import { expect, test } from 'vitest';
import { passagesOf } from '../../../functions/_shared/answerer/venue/passages.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { knownClaims } from '../../../functions/_shared/guard/known-claims.ts';
import { testMoment } from '../../support/clock.ts';

const facts = factsOn(testMoment);
const directions = [
  { by: 'car' as const, name: 'Old Mill Garage', minutes: 41, price: { dollars: 77, for: 'a night' } },
  { by: 'foot' as const, name: 'The ferry', text: 'Follow the rail.', minutes: 9 },
];
const venue = { ...facts, business: { ...facts.business, directions } };

const ways = (of: typeof facts) => passagesOf(of, testMoment).filter(({ key }) => key.startsWith('directions/'));

test('the assistant knows how to come where no other text tells it', () => {
  expect(ways(venue).map(({ text }) => text)).toEqual([
    'Old Mill Garage: 41-minute walk, $77 for a night.',
    'The ferry: 9-minute walk. Follow the rail.',
  ]);
});

test('what a question answers already is not answered twice', () => {
  const [question, ...others] = facts.questions;
  const answered = { ...question!, answer: 'Park in the Old Mill Garage.' };
  expect(ways({ ...venue, questions: [answered, ...others] }).map(({ key }) => key)).toEqual(['directions/foot']);
});

test('the price and the walk of a garage are facts that a reply may state', () => {
  const claims = knownClaims(venue);
  expect(claims).toContain('money $77');
  expect(claims).toContain('amount 41 minute');
});

test('the price of one garage is not that of another', () => {
  const other = { by: 'car' as const, name: 'Dock Garage', minutes: 6, price: { dollars: 12, for: 'a night' } };
  const two = { ...venue, business: { ...venue.business, directions: [...directions, other] } };
  const passes = (text: string) => guardReply(text, { facts: two, now: testMoment }).ok;
  expect(passes('I would take the Old Mill Garage: it is $77 for a night.')).toBe(true);
  expect(passes('The Old Mill Garage is $77 and the Dock Garage $12.')).toBe(true);
  expect(passes('The Dock Garage is $77 for a night.')).toBe(false);
});
