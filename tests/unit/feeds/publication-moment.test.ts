import { expect, test } from 'vitest';
import { publicationMoment } from '#feeds/publication-moment.ts';

test('a reader of the feed sees a post dated from midnight in Philadelphia, in summer and in winter', () => {
  expect(publicationMoment({ publishedAt: '2025-07-04' }).toISOString()).toBe('2025-07-04T04:00:00.000Z');
  expect(publicationMoment({ publishedAt: '2025-11-17' }).toISOString()).toBe('2025-11-17T05:00:00.000Z');
});

test('a post with a time of day keeps it', () => {
  expect(publicationMoment({ publishedAt: '2026-03-31T09:00:00-04:00' }).toISOString()).toBe(
    '2026-03-31T13:00:00.000Z',
  );
});
