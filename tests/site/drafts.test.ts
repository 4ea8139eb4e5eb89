import { beforeEach, expect, test, vi } from 'vitest';
import {
  getListedPosts,
  getNewestPosts,
  getPromotedPost,
  getPublishedPosts,
  getShownPosts,
  usedCategories,
} from '#queries/posts.ts';

interface Entry {
  data: { id: number; category: string; publishedAt: string; draft: boolean; offerEndsOn?: string };
}

const content = vi.hoisted(() => ({ posts: [] as Entry[], showsUnpublished: false }));

vi.mock('astro:content', () => ({
  getCollection: async (_name: string, filter: (entry: Entry) => boolean) => content.posts.filter(filter),
}));
vi.mock('#queries/venue.ts', () => ({ getFacts: async () => ({}) }));
vi.mock('#queries/clock.ts', () => ({
  buildTime: new Date('2026-11-20T12:00:00-05:00'),
  get showsUnpublished() {
    return content.showsUnpublished;
  },
}));

const post = (id: number, category: string, publishedAt: string, draft = false): Entry => ({
  data: { id, category, publishedAt, draft },
});

beforeEach(() => {
  content.showsUnpublished = false;
  content.posts = [
    post(1, 'Events', '2026-11-20'),
    post(2, 'Announcements', '2026-11-01'),
    post(3, 'Promotions', '2026-11-21'),
    post(4, 'Urgent', '2026-11-19', true),
  ];
});

const ids = (entries: readonly { data: { id: number } }[]) => entries.map(({ data }) => data.id);

test('what every page, feed and picture asks for has neither drafts nor posts of tomorrow', async () => {
  expect(ids(await getPublishedPosts())).toEqual([1, 2]);
});

test('the banner announces neither a draft nor a post of tomorrow', async () => {
  expect((await getPromotedPost())?.id).toBe(2);
});

test('the blog offers no category that has only drafts and posts of tomorrow', async () => {
  expect(usedCategories(await getPublishedPosts())).toEqual(['Announcements', 'Events']);
});

test('a draft comes out when its mark is taken away', async () => {
  content.posts = content.posts.map(({ data }) => ({ data: { ...data, draft: false } }));
  expect(ids(await getPublishedPosts())).toEqual([1, 4, 2]);
});

test('pages of a preview have drafts and posts of later days, what machines read of it has not', async () => {
  content.showsUnpublished = true;
  expect(ids(await getShownPosts()).sort()).toEqual([1, 2, 3, 4]);
  expect(ids(await getPublishedPosts())).toEqual([1, 2]);
  expect((await getPromotedPost())?.id).toBe(2);
});

test('pages that visitors see have neither', async () => {
  expect(ids(await getShownPosts())).toEqual([1, 2]);
});

test('an offer that is over keeps its page, and no list, feed or category leads there', async () => {
  content.posts.push({ data: { ...post(5, 'Promotions', '2026-11-02').data, offerEndsOn: '2026-11-19' } });
  content.posts.push({ data: { ...post(6, 'Urgent', '2026-11-03').data, offerEndsOn: '2026-11-20' } });
  expect(ids(await getShownPosts())).toEqual([1, 6, 5, 2]);
  expect(ids(await getListedPosts())).toEqual([1, 6, 2]);
  expect(ids(await getPublishedPosts())).toEqual([1, 6, 2]);
  expect(usedCategories(await getListedPosts())).toEqual(['Announcements', 'Urgent', 'Events']);
});

test('a blog that has nothing but an offer that is over still lists it', async () => {
  content.posts = [{ data: { ...post(5, 'Promotions', '2026-11-02').data, offerEndsOn: '2026-11-19' } }];
  expect(ids(await getListedPosts())).toEqual([5]);
});

test('a feed of many posts stays short: the newest fifty, while pages have them all', async () => {
  content.posts = Array.from({ length: 70 }, (_, index) => post(index + 1, 'Events', '2026-11-01'));
  const newest = ids(await getNewestPosts());
  expect([newest[0], newest.at(-1), newest.length]).toEqual([70, 21, 50]);
  expect(await getListedPosts()).toHaveLength(70);
});
