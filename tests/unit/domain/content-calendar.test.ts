import { expect, test } from 'vitest';
import { eventsAhead, staleContent, type ContentDates, type ContentEvent } from '#domain/content-calendar.ts';
import { datesIn } from '#domain/dates-in-text.ts';

const edit = '#/collections/posts';
const event = (kind: ContentEvent['kind'], at: string, from?: string): ContentEvent => ({
  kind,
  at,
  what: `${kind} ${at}`,
  edit,
  ...(from && { from }),
});
const nothing: ContentDates = { events: [], days: [], prices: [], files: [] };
const ahead = (events: ContentEvent[], now: string) => eventsAhead({ events }, new Date(now)).map(({ what }) => what);
const stale = (dates: Partial<ContentDates>, now: string) =>
  staleContent({ ...nothing, ...dates }, new Date(now), (day) => day).map(({ what, why }) => `${what}: ${why}`);

test('a post of a day is ahead until midnight at the venue, one of a time until that minute', () => {
  const [day, minute] = [event('appears', '2026-11-24'), event('appears', '2026-11-24T09:00:00-05:00')];
  expect(ahead([day, minute], '2026-11-23T23:59:59-05:00')).toHaveLength(2);
  expect(ahead([day, minute], '2026-11-24T00:00:00-05:00')).toEqual([minute.what]);
  expect(ahead([day, minute], '2026-11-24T08:59:59-05:00')).toEqual([minute.what]);
  expect(ahead([day, minute], '2026-11-24T09:00:00-05:00')).toEqual([]);
});

test('a last day is ahead until it is over at the venue, and stale from then on', () => {
  const offer = event('offer', '2026-10-31');
  expect(ahead([offer], '2026-10-31T23:59:59-04:00')).toEqual([offer.what]);
  expect(stale({ events: [offer] }, '2026-10-31T23:59:59-04:00')).toEqual([]);
  expect(ahead([offer], '2026-11-01T00:00:00-04:00')).toEqual([]);
  expect(stale({ events: [offer] }, '2026-11-01T00:00:00-04:00')).toEqual(['offer 2026-10-31: ended on 2026-10-31']);
});

test('a room or a code that is over stays on purpose, and nobody is asked to look at it', () => {
  expect(stale({ events: [event('ends', '2026-10-31')] }, '2026-11-20T12:00:00-05:00')).toEqual([]);
});

test('days with other hours are ahead through the last of them, and are never stale', () => {
  const days = event('hours', '2026-12-26', '2026-12-24');
  expect(ahead([days], '2026-12-26T23:00:00-05:00')).toEqual([days.what]);
  expect(ahead([days], '2026-12-27T00:00:00-05:00')).toEqual([]);
  expect(stale({ events: [days] }, '2026-12-27T00:00:00-05:00')).toEqual([]);
});

test('what comes first is told first, whether a day or a minute', () => {
  const events = [
    event('ends', '2026-12-02'),
    event('appears', '2026-12-01T20:00:00-05:00'),
    event('hours', '2026-12-26', '2026-11-30'),
    event('appears', '2026-12-01'),
  ];
  expect(ahead(events, '2026-11-20T12:00:00-05:00')).toEqual([
    'hours 2026-12-26',
    'appears 2026-12-01',
    'appears 2026-12-01T20:00:00-05:00',
    'ends 2026-12-02',
  ]);
});

test('a day that a text names is past when it is over at the venue', () => {
  const days = [{ day: '2026-11-20', words: 'November 20, 2026', place: 'Page “Parties”', edit }];
  expect(stale({ days }, '2026-11-20T23:59:59-05:00')).toEqual([]);
  expect(stale({ days }, '2026-11-21T00:00:00-05:00')).toEqual(['Page “Parties”: “November 20, 2026” is past']);
});

test('facts are read again after 180 days, counted in days of the venue', () => {
  const files = [{ what: 'The venue', changedAt: '2026-05-24T23:30:00-04:00', edit }];
  expect(stale({ files }, '2026-11-20T23:30:00-05:00')).toEqual([]);
  expect(stale({ files }, '2026-11-21T00:00:00-05:00')).toEqual(['The venue: unchanged for 181 days']);
  expect(stale({ files: undefined }, '2030-01-01T00:00:00-05:00')).toEqual([]);
});

test('a price of another time is told in its words', () => {
  const prices = [{ words: '$21 each', place: 'Post “2019”', edit }];
  expect(stale({ prices }, '2026-11-21T00:00:00-05:00')).toEqual(['Post “2019”: “$21 each” is not today’s price']);
});

test.each([
  ['Through October 31, 2025, and Oct. 5 2025', ['2025-10-31', '2025-10-05']],
  ['on the 3rd March 2026 or May 1st, 2026', ['2026-03-03', '2026-05-01']],
  ['2026-11-20, 11/21/2026', ['2026-11-20', '2026-11-21']],
  ['September 9, 2026; Sept 8, 2026', ['2026-09-09', '2026-09-08']],
  ['February 30, 2026, 13/40/2026, October 31, in 2025, code 2025-1', []],
])('a reader of “%s” reads these days', (text, days) => {
  expect(datesIn(text).map(({ day }) => day)).toEqual(days);
});
