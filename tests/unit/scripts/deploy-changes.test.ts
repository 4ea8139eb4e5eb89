import { expect, test } from 'vitest';
import { changesBetween } from '../../../scripts/deploy/changes.ts';
import { datedContent, type DatedContent } from '../../../scripts/deploy/dated-content.ts';
import { readContentSource } from '../../../src/integrations/check-content/content-source.ts';

const weekHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { opens: '12:00', closes: '22:00' },
  ]),
) as DatedContent['business']['hours'];

/** A venue of which nothing is dated; each test dates one thing. The venue lives in New York, five hours behind UTC in winter. */
const venue: DatedContent = {
  posts: [],
  rooms: [],
  questions: [],
  reviews: [],
  holidays: [],
  business: { hours: weekHours },
};
const between = (content: Partial<DatedContent>, builtAt: string, now: string) =>
  changesBetween({ ...venue, ...content }, new Date(builtAt), new Date(now));

/** The hour around midnight at the venue on the first of December, and an hour of that same day. */
const midnight = ['2026-12-01T04:30:00Z', '2026-12-01T05:30:00Z'] as const;
const afternoon = ['2026-12-01T19:30:00Z', '2026-12-01T20:30:00Z'] as const;

test('an hour in which nothing is scheduled changes nothing, midnight at the venue included', () => {
  expect(between({}, ...midnight)).toEqual([]);
  expect(between({}, ...afternoon)).toEqual([]);
});

test('a post appears at its minute, or at midnight of the venue on its day, and a draft never does', () => {
  const post = { title: 'News', draft: false, publishedAt: '2026-12-01T15:00:00-05:00' };
  expect(between({ posts: [post] }, ...afternoon)).toEqual(['the post “News” is there']);
  expect(between({ posts: [post] }, ...midnight)).toEqual([]);
  const ofDay = { ...post, publishedAt: '2026-12-01' };
  expect(between({ posts: [ofDay] }, ...midnight)).toEqual(['the post “News” is there']);
  expect(between({ posts: [{ ...ofDay, draft: true }] }, ...midnight)).toEqual([]);
});

test('an offer, a promo code and a room end when their last day at the venue is over', () => {
  const lastDay = '2026-11-30';
  const post = { title: 'Half price', draft: false, publishedAt: '2026-11-01', offerEndsOn: lastDay };
  expect(between({ posts: [post] }, ...midnight)).toEqual(['the offer of “Half price” is over']);
  expect(between({ rooms: [{ title: 'The Vault', lastDay }] }, ...midnight)).toEqual([
    'the room “The Vault” is retired',
  ]);
  const business = { ...venue.business, promoCodes: [{ code: 'OWL', lastDay }] };
  expect(between({ business }, ...midnight)).toEqual(['the code OWL is over']);
  expect(between({ posts: [post], rooms: [{ title: 'The Vault', lastDay }], business }, ...afternoon)).toEqual([]);
});

test('a closing is announced fourteen days ahead, and taken away when it is over', () => {
  const closed = (on: string) => ({
    business: { ...venue.business, hoursExceptions: [{ on, hours: 'closed' as const }] },
  });
  expect(between(closed('2026-12-15'), ...midnight)).toEqual(['the home page says the hours of 2026-12-15']);
  expect(between(closed('2026-11-30'), ...midnight)).toContain('no longer: the home page says the hours of 2026-11-30');
});

test('a question and a review of a day appear on it', () => {
  const questions = [{ question: 'Do you have snow?', askedFrom: '2026-12-01' }, { question: 'Always?' }];
  expect(between({ questions }, ...midnight)).toEqual(['“Do you have snow?” is asked']);
  expect(between({ reviews: [{ date: '2026-12-01' }] }, ...midnight)).toEqual(['a review of 2026-12-01 is there']);
});

test('a site that is not built for a week is built before its pages run out of hours', () => {
  expect(between({}, '2026-12-01T05:30:00Z', '2026-12-05T05:30:00Z')).toEqual([
    'pages know the opening hours of few days more',
  ]);
});

test('the content of a whole venue is read, and an hour of it changes nothing', () => {
  const content = datedContent(readContentSource(new URL('../../../', import.meta.url)));
  expect(content.rooms.length).toBeGreaterThan(0);
  expect(changesBetween(content, new Date(midnight[1]), new Date(midnight[1]))).toEqual([]);
});
