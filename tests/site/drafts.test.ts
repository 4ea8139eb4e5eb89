import { beforeEach, expect, test, vi } from 'vitest';
import { getPromotedPost, getPublishedPosts, getShownPosts, usedCategories } from '#queries/posts.ts';

interface Entry {
  data: { id: number; category: string; publishedAt: string; draft: boolean };
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
