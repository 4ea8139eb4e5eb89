import { describe, expect, test } from 'vitest';
import { placeReviews, reviewsShownFirst, selectReviews } from '#domain/reviews.ts';

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

describe('beyond the home page, a guest’s words stand', () => {
  /** A review that is not good enough for the home page, unless it is said to be. */
  const about = (
    room: string,
    date: string,
    changes: { audienceType?: string; occasion?: string; rating?: number } = {},
  ) => ({
    ...review(date, { rating: 4, ...changes }),
    room,
    occasion: changes.occasion,
  });
  const onHome = (room: string, date: string, changes: { audienceType?: string; occasion?: string } = {}) =>
    about(room, date, { rating: 5, ...changes });
  const rooms = [
    { slug: 'vault', isOpen: true },
    { slug: 'retired', isOpen: false },
  ];
  const beside = (page: string, reviews: ReturnType<typeof about>[]) =>
    days(placeReviews(reviews, [{ page: 'for-two', audience: 'couples' }, { page: 'gifts' }], rooms).get(page) ?? []);
  const couples = { audienceType: 'couples' };

  test('beside a room the newest, of two kinds of group where there are two', () => {
    const friends = about('vault', '2026-08-20', { audienceType: 'friends' });
    const sameFriends = about('vault', '2026-08-19', { audienceType: 'friends' });
    const parents = about('vault', '2026-02-12', { audienceType: 'family' });
    expect(beside('rooms/vault', [parents, sameFriends, friends])).toEqual(['2026-08-20', '2026-02-12']);
    expect(beside('rooms/vault', [sameFriends, friends])).toEqual(['2026-08-20', '2026-08-19']);
    expect(beside('rooms/vault', [friends])).toEqual(['2026-08-20']);
    expect(beside('rooms/vault', [])).toEqual([]);
  });

  test('beside an occasion the newest by those who came for it, about rooms that can still be played or the house', () => {
    const all = [
      about('vault', '2025-01-01', couples),
      about('retired', '2026-09-09', couples),
      about('general', '2026-03-03', couples),
      about('vault', '2024-04-04', couples),
      about('vault', '2026-10-10', { audienceType: 'family' }),
    ];
    expect(beside('for-two', all)).toEqual(['2026-03-03', '2025-01-01']);
  });

  test('one more where the page asks its visitors for something', () => {
    const all = ['2026-01-01', '2026-02-02', '2026-03-03', '2026-04-04'].map((day) => about('general', day, couples));
    const places = placeReviews(all, [{ page: 'for-two', audience: 'couples', hasForm: true }], rooms);
    expect(places.get('for-two')).toHaveLength(3);
  });

  test('first of all on the page of the occasion that they tell of, and on no other occasion’s', () => {
    const all = [
      about('general', '2024-01-01', { occasion: 'for-two', audienceType: 'friends' }),
      about('general', '2026-03-03', { occasion: 'gifts', ...couples }),
      about('vault', '2025-01-01', couples),
      about('vault', '2025-02-02', couples),
    ];
    expect(beside('for-two', all)).toEqual(['2025-02-02', '2024-01-01']);
    expect(beside('gifts', all)).toEqual(['2026-03-03']);
  });

  test('once on the way from the home page to a room and an occasion, as long as others are left', () => {
    const six = ['2026-06-06', '2026-06-05', '2026-06-04', '2026-06-03', '2026-06-02', '2026-06-01'];
    const home = six.map((date) => onHome('vault', date, couples));
    const rest = ['2025-04-04', '2025-03-03', '2025-02-02', '2025-01-01'].map((date) => about('vault', date, couples));
    expect(beside('for-two', [...home, ...rest])).toEqual(['2025-04-04', '2025-03-03']);
    expect(beside('rooms/vault', [...home, ...rest])).toEqual(['2025-02-02', '2025-01-01']);
    const behindTheButton = ['2026-06-03', '2026-06-02'];
    expect(beside('for-two', home), 'rather what one had to ask for than what was shown').toEqual(behindTheButton);
    expect(beside('rooms/vault', [...home, ...rest.slice(0, 3)])).toEqual(['2026-06-03', '2025-02-02']);
  });
});
