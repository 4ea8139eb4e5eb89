import { getCollection, type CollectionEntry } from 'astro:content';
import { isPublished, newestFirst } from '#domain/publication.ts';
import { promotedPost } from '#domain/promo.ts';
import { postCategories, type PostCategory } from '#schemas/post.ts';
import { buildTime } from './clock.ts';

export type PostEntry = CollectionEntry<'posts'>;

/** Posts that may be seen at the build moment, newest first. */
export async function getPublishedPosts(): Promise<PostEntry[]> {
  const entries = await getCollection('posts', ({ data }) => isPublished(data, buildTime));
  return entries.sort((one, other) => newestFirst(one.data, other.data));
}

/** The post that the promo banner announces. */
export async function getPromotedPost(): Promise<PostEntry['data'] | undefined> {
  const posts = await getPublishedPosts();
  return promotedPost(
    posts.map(({ data }) => data),
    buildTime,
  );
}

/** Categories that have published posts, in their fixed order. */
export function usedCategories(posts: readonly PostEntry[]): PostCategory[] {
  return postCategories.filter((category) => posts.some(({ data }) => data.category === category));
}
