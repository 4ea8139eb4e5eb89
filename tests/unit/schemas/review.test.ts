import { expect, test } from 'vitest';
import { reviewSchema } from '#schemas/review.ts';
import { problems } from '../../support/schema.ts';

const review = (changes: Record<string, unknown> = {}) => ({
  text: 'It clicked.',
  author: 'Dana M.',
  rating: 5,
  source: 'Google',
  date: '2026-03-31',
  room: 'the-vault',
  audienceType: 'family',
  verified: true,
  ...changes,
});

test('a review is taken as it is, whether or not the guest said where they came from or what for', () => {
  expect(reviewSchema.parse(review())).toEqual(review());
  expect(reviewSchema.parse(review({ location: 'Camden, NJ' })).location).toBe('Camden, NJ');
  expect(reviewSchema.parse(review({ occasion: 'gift-cards' })).occasion).toBe('gift-cards');
});

test('a review has one to five whole stars', () => {
  for (const rating of [1, 5]) expect(problems(reviewSchema, review({ rating }))).toEqual([]);
  for (const rating of [0, 6, 4.5, '5']) expect(problems(reviewSchema, review({ rating }))).toHaveLength(1);
});

test.each([
  { mistake: 'another platform', changes: { source: 'Facebook' }, field: 'source' },
  { mistake: 'another audience', changes: { audienceType: 'kids' }, field: 'audienceType' },
  { mistake: 'a day that does not exist', changes: { date: '2026-06-31' }, field: 'date' },
  { mistake: 'a review without a word', changes: { text: '' }, field: 'text' },
  { mistake: 'no word on whether the visit was confirmed', changes: { verified: undefined }, field: 'verified' },
])('a marketer is told of $mistake', ({ changes, field }) => {
  expect(problems(reviewSchema, review(changes)).map((problem) => problem.split(':')[0])).toEqual([field]);
});
