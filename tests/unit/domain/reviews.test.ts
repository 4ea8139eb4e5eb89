import { expect, test } from 'vitest';
import { reviewsBesideOccasion, reviewsBesideRoom, reviewsShownFirst, selectReviews } from '#domain/reviews.ts';

const review = (date: string, changes: { audienceType?: string; rating?: number; verified?: boolean } = {}) => ({
  audienceType: 'general',
  rating: 5,
  verified: true,
  date,
  ...changes,
});
const days = (reviews: { date: string }[]) => reviews.map(({ date }) => date);

const family = [
  review('2026-01-05', { audienceType: 'family' }),
  review('2026-09-05', { audienceType: 'family', rating: 4, verified: false }),
];
const others = ['2026-02-01', '2026-08-01', '2026-03-01', '2026-07-01', '2026-04-01', '2026-06-01'].map((date) =>
  review(date),
);

test('a family reads everything that families wrote, newest first, good or less good', () => {
  expect(days(selectReviews([...others, ...family], 'family'))).toEqual(['2026-09-05', '2026-01-05']);
  expect(days(selectReviews([...others, ...family], ' Family '))).toEqual(['2026-09-05', '2026-01-05']);
});

test.each([undefined, null, '', 'aliens', '__proto__'])(
  'a visitor whose audience is %j reads the six newest verified five-star reviews',
  (audience) => {
    const unfit = [review('2026-12-01', { rating: 4 }), review('2026-12-02', { verified: false })];

    expect(days(selectReviews([...unfit, ...family, ...others], audience))).toEqual([
      '2026-08-01',
      '2026-07-01',
      '2026-06-01',
      '2026-04-01',
      '2026-03-01',
      '2026-02-01',
    ]);
  },
);

test('an audience that nobody wrote for reads the six as well', () => {
  expect(selectReviews([...others, ...family], 'corporate')).toEqual(selectReviews([...others, ...family]));
});

test('every review of an audience is kept, also beyond six', () => {
  const many = Array.from({ length: 9 }, (_, index) => review(`2026-01-0${index + 1}`, { audienceType: 'friends' }));

  expect(selectReviews(many, 'friends')).toHaveLength(9);
});

test('of hundreds of reviews of an audience a visitor is sent the thirty newest', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    review(`20${10 + Math.floor(index / 20)}-01-${10 + (index % 20)}`, { audienceType: 'friends' }),
  );
  const sent = days(selectReviews(many, 'friends'));

  expect(sent).toHaveLength(30);
  expect([sent[0], sent.at(-1)]).toEqual(['2019-01-29', '2018-01-20']);
});

test('a visitor sees three reviews before asking for more', () => {
  expect(reviewsShownFirst).toBe(3);
});

test('beside a room stand its newest review and the newest by another kind of group', () => {
  const friends = review('2026-08-20', { audienceType: 'friends' });
  const couples = review('2026-02-12', { audienceType: 'couples' });
  const sameFriends = review('2026-08-19', { audienceType: 'friends' });
  expect(reviewsBesideRoom([couples, sameFriends, friends])).toEqual([friends, couples]);
  expect(reviewsBesideRoom([sameFriends, friends])).toEqual([friends, sameFriends]);
  expect(reviewsBesideRoom([friends])).toEqual([friends]);
  expect(reviewsBesideRoom([])).toEqual([]);
});

test('beside an occasion stand the two newest by those who came for it, about rooms that can still be played or the house', () => {
  const about = (room: string, date: string, audienceType = 'couples') => ({ ...review(date, { audienceType }), room });
  const all = [
    about('vault', '2025-01-01'),
    about('retired', '2026-09-09'),
    about('general', '2026-03-03'),
    about('vault', '2024-04-04'),
    about('vault', '2026-10-10', 'family'),
  ];
  expect(days(reviewsBesideOccasion(all, 'couples', ['vault']))).toEqual(['2026-03-03', '2025-01-01']);
});
