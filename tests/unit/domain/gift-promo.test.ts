import { expect, test } from 'vitest';
import { giftPromo, urgentLine } from '#domain/gift-promo.ts';

/** Noon at the venue, a week before its clocks go forward. */
const now = new Date('2026-03-01T17:00:00Z');
const promoFor = (...dates: string[]) =>
  giftPromo(
    dates.map((date) => ({ date })),
    now,
  );

test.each([
  { days: 59, date: '2026-04-29', shown: true },
  { days: 60, date: '2026-04-30', shown: true },
  { days: 61, date: '2026-05-01', shown: false },
])('a holiday $days days away is spoken of: $shown', ({ date, shown }) => {
  expect(promoFor(date)).toEqual({ holiday: shown ? { date } : undefined, urgent: false });
});

test.each([
  { days: 1, date: '2026-03-02', urgent: true },
  { days: 13, date: '2026-03-14', urgent: true },
  { days: 14, date: '2026-03-15', urgent: false },
])('with $days days left the buyer is hurried: $urgent', ({ date, urgent }) => {
  expect(promoFor(date)).toEqual({ holiday: { date }, urgent });
});

test('the holiday itself is still spoken of, to its last minute at the venue, and then the next one', () => {
  const holidays = [{ date: '2026-02-28' }, { date: '2026-03-01' }, { date: '2026-03-17' }];

  expect(giftPromo(holidays, new Date('2026-03-01T05:00:00Z'))).toEqual({ holiday: holidays[1], urgent: true });
  expect(giftPromo(holidays, new Date('2026-03-02T04:59:59Z'))).toEqual({ holiday: holidays[1], urgent: true });
  expect(giftPromo(holidays, new Date('2026-03-02T05:00:00Z'))).toEqual({ holiday: holidays[2], urgent: false });
});

test('of several holidays ahead the first one is spoken of', () => {
  expect(promoFor('2026-02-14', '2026-03-17', '2026-04-05').holiday).toEqual({ date: '2026-03-17' });
});

test('with no holiday near the promo speaks of none and hurries nobody', () => {
  expect(promoFor()).toEqual({ holiday: undefined, urgent: false });
  expect(promoFor('2026-02-14', '2026-05-10')).toEqual({ holiday: undefined, urgent: false });
});

test('a hurried buyer reads the line of the specification', () => {
  expect(urgentLine).toBe('Order now for guaranteed delivery!');
});
