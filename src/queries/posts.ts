import { getCollection, type CollectionEntry } from 'astro:content';
import { fillFacts, fillFactsDeep, fillFactsInHtml, type Facts } from '#domain/facts.ts';
import { isPublished, newestFirst } from '#domain/publication.ts';
import { postName, type PostName } from '#domain/post-name.ts';
import { promotedPost } from '#domain/promo.ts';
import { postCategories, type PostCategory } from '#schemas/post.ts';
import { buildTime, showsUnpublished } from './clock.ts';
import { readOnce } from './read-once.ts';
import { getFacts } from './venue.ts';

/** A post with its number and address, which its author need not write. */
export type PostEntry = Omit<CollectionEntry<'posts'>, 'data'> & { data: CollectionEntry<'posts'>['data'] & PostName };

/** A post with its facts filled in: fields, text and the page that Markdown has become. */
function filled(entry: CollectionEntry<'posts'>, facts: Facts): PostEntry {
  const { rendered } = entry;
  return {
    ...entry,
    data: { ...fillFactsDeep(entry.data, facts), ...postName(entry.data, entry.id) },
    ...(entry.body !== undefined && { body: fillFacts(entry.body, facts) }),
    ...(rendered && {
      rendered: {
        html: fillFactsInHtml(rendered.html, facts),
        ...(rendered.metadata && { metadata: fillFactsDeep(rendered.metadata, facts) }),
      },
    }),
  };
}

/** Posts that pages show, newest first, facts filled in: in a preview drafts and those of later days, too. */
export const getShownPosts = readOnce(async (): Promise<PostEntry[]> => {
  const entries = await getCollection('posts', ({ data }) => showsUnpublished || isPublished(data, buildTime));
  const facts = await getFacts();
  return entries.map((entry) => filled(entry, facts)).sort((one, other) => newestFirst(one.data, other.data));
});

/** Posts that may be seen at the build moment, newest first, facts filled in: what feeds and machines read. */
export const getPublishedPosts = readOnce(async (): Promise<PostEntry[]> => {
  return (await getShownPosts()).filter(({ data }) => isPublished(data, buildTime));
});

/** The post that the promo banner announces; every page asks for it. */
export const getPromotedPost = readOnce(async (): Promise<PostEntry['data'] | undefined> => {
  const posts = await getPublishedPosts();
  return promotedPost(
    posts.map(({ data }) => data),
    buildTime,
  );
});

/** Categories that have published posts, in their fixed order. */
export function usedCategories(posts: readonly PostEntry[]): PostCategory[] {
  return postCategories.filter((category) => posts.some(({ data }) => data.category === category));
}
