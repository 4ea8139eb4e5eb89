import { getCollection, type CollectionEntry } from 'astro:content';
import { fillFacts, fillFactsDeep, fillFactsInHtml, type Facts } from '#domain/facts.ts';
import { isPublished, newestFirst } from '#domain/publication.ts';
import { postName, type PostName } from '#domain/post-name.ts';
import { offerEnded, promotedPost } from '#domain/promo.ts';
import { newestListed } from '#lib/blog.ts';
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

/** Posts that have a page, newest first, facts filled in: in a preview drafts and those of later days, too. */
export const getShownPosts = readOnce(async (): Promise<PostEntry[]> => {
  const entries = await getCollection('posts', ({ data }) => showsUnpublished || isPublished(data, buildTime));
  const facts = await getFacts();
  return entries.map((entry) => filled(entry, facts)).sort((one, other) => newestFirst(one.data, other.data));
});

/** Posts that lists lead to: none whose offer is over, unless the blog has nothing else. Its page stays for who has the address. */
export const getListedPosts = readOnce(async (): Promise<PostEntry[]> => {
  const shown = await getShownPosts();
  const listed = shown.filter(({ data }) => !offerEnded(data, buildTime));
  return listed.length > 0 ? listed : shown;
});

/** Those of the listed posts that may be seen at the build moment. */
export const getPublishedPosts = readOnce(async (): Promise<PostEntry[]> => {
  return (await getListedPosts()).filter(({ data }) => isPublished(data, buildTime));
});

/** Those of them that the feed and the list for language models name; the sitemap has all. */
export const getNewestPosts = async (): Promise<PostEntry[]> => (await getPublishedPosts()).slice(0, newestListed);

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
