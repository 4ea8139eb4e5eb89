import { describe, expect, test } from 'vitest';
import { formatDay, formatPublicationDay, isPublished, newestFirst, publicationDay } from '#domain/publication.ts';

const seenAt = (publishedAt: string, moment: string) => isPublished({ draft: false, publishedAt }, new Date(moment));

test('nobody sees a draft, however old it is', () => {
  expect(isPublished({ draft: true, publishedAt: '2020-01-01' }, new Date('2026-06-08T12:00:00Z'))).toBe(false);
  expect(isPublished({ draft: true, publishedAt: '2020-01-01T09:00:00Z' }, new Date('2026-06-08T12:00:00Z'))).toBe(
    false,
  );
});

test.each([
  { note: 'summer time', day: '2026-06-08', midnight: '2026-06-08T04:00:00Z' },
  { note: 'winter time', day: '2026-01-01', midnight: '2026-01-01T05:00:00Z' },
  { note: 'the clocks go forward that day', day: '2026-03-08', midnight: '2026-03-08T05:00:00Z' },
  { note: 'they went forward the day before', day: '2026-03-09', midnight: '2026-03-09T04:00:00Z' },
  { note: 'the clocks go back that day', day: '2026-11-01', midnight: '2026-11-01T04:00:00Z' },
  { note: 'they went back the day before', day: '2026-11-02', midnight: '2026-11-02T05:00:00Z' },
])('a post of a day appears at the venue’s midnight ($note)', ({ day, midnight }) => {
  expect(seenAt(day, new Date(Date.parse(midnight) - 1).toISOString())).toBe(false);
  expect(seenAt(day, midnight)).toBe(true);
});

test.each([
  { publishedAt: '2026-03-31T09:00:00-04:00', moment: '2026-03-31T13:00:00Z' },
  { publishedAt: '2026-03-31T09:00:00+09:00', moment: '2026-03-31T00:00:00Z' },
  { publishedAt: '2026-03-31T09:00Z', moment: '2026-03-31T09:00:00Z' },
])('a post of $publishedAt appears at that very moment', ({ publishedAt, moment }) => {
  expect(seenAt(publishedAt, new Date(Date.parse(moment) - 1).toISOString())).toBe(false);
  expect(seenAt(publishedAt, moment)).toBe(true);
});

test('a post carries the day it was at the venue when it appeared', () => {
  expect(publicationDay({ publishedAt: '2025-10-10' })).toBe('2025-10-10');
  expect(publicationDay({ publishedAt: '2026-01-01T02:00:00Z' })).toBe('2025-12-31');
  expect(publicationDay({ publishedAt: '2026-06-08T00:30:00+09:00' })).toBe('2026-06-07');
});

describe('a reader of the blog finds', () => {
  const order = (...posts: { id: number; publishedAt: string }[]) => posts.toSorted(newestFirst).map(({ id }) => id);

  test('the newest post first, whether its author wrote a day or a time', () => {
    expect(
      order(
        { id: 3, publishedAt: '2025-05-01' },
        { id: 6, publishedAt: '2025-10-10' },
        { id: 4, publishedAt: '2025-10-08T23:30:00-04:00' },
        { id: 2, publishedAt: '2025-05-15' },
      ),
    ).toEqual([6, 4, 2, 3]);
  });

  test('of two posts of one venue day the one with the higher number first', () => {
    expect(order({ id: 7, publishedAt: '2025-10-08T23:00:00-04:00' }, { id: 8, publishedAt: '2025-10-08' })).toEqual([
      8, 7,
    ]);
  });

  test('the date as abbreviated month, day and year', () => {
    expect(formatPublicationDay('2025-10-10')).toBe('Oct 10, 2025');
    expect(formatPublicationDay('2025-05-01')).toBe('May 1, 2025');
    expect(formatDay('2025-12-31')).toBe('December 31, 2025');
    expect(formatDay('2026-01-01')).toBe('January 1, 2026');
  });
});
