import { expect, test } from 'vitest';
import { offerEnded, promotedPost } from '#domain/promo.ts';

const now = new Date('2025-10-20T16:00:00Z');
const post = (id: number, category: string, publishedAt: string, offerEndsOn?: string) => ({
  id,
  category,
  publishedAt,
  offerEndsOn,
  draft: false,
});

test.each(['Promotions', 'Urgent', 'Announcements'])('the banner announces %s', (category) => {
  expect(promotedPost([post(1, category, '2025-10-01')], now)?.id).toBe(1);
});

test.each(['Customer Stories', 'Events'])('the banner leaves %s to the blog, however new they are', (category) => {
  expect(promotedPost([post(2, category, '2025-10-19'), post(1, 'Urgent', '2025-01-01')], now)?.id).toBe(1);
});

test('the banner announces the newest of them', () => {
  const posts = [
    post(4, 'Promotions', '2025-10-08'),
    post(6, 'Promotions', '2025-10-10'),
    post(5, 'Announcements', '2025-09-30'),
  ];

  expect(promotedPost(posts, now)?.id).toBe(6);
  expect(promotedPost(posts.toReversed(), now)?.id).toBe(6);
});

test('an offer is announced to the last minute of its last day at the venue, then an older post is', () => {
  const posts = [post(4, 'Promotions', '2025-10-08', '2025-10-31'), post(5, 'Announcements', '2025-09-30')];

  expect(promotedPost(posts, new Date('2025-11-01T03:59:59Z'))?.id).toBe(4);
  expect(promotedPost(posts, new Date('2025-11-01T04:00:00Z'))?.id).toBe(5);
});

test('a reader is told that an offer ended only when there was one and it is over', () => {
  expect(offerEnded({ offerEndsOn: '2025-10-31' }, new Date('2025-11-01T03:59:59Z'))).toBe(false);
  expect(offerEnded({ offerEndsOn: '2025-10-31' }, new Date('2025-11-01T04:00:00Z'))).toBe(true);
  expect(offerEnded({}, new Date('2099-01-01T00:00:00Z'))).toBe(false);
});

test('with nothing to announce there is no banner', () => {
  expect(promotedPost([], now)).toBeUndefined();
  expect(promotedPost([post(4, 'Promotions', '2025-08-01', '2025-09-01')], now)).toBeUndefined();
});
