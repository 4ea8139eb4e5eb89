/** Words a person reads in a minute, cautiously. */
const wordsPerMinute = 220;

/** Whole minutes it takes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/<[^>]+>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

interface Relatable {
  id: number;
  category: string;
}

/**
 * Posts to read next: those of the same category first, then the others, each in the order given. Neighbors of the post, which its
 * page links to already, come last of all.
 */
export function relatedPosts<Post extends Relatable>(
  posts: readonly Post[],
  current: Post,
  count: number,
  neighbors: readonly number[] = [],
): Post[] {
  const same: Post[] = [];
  const others: Post[] = [];
  const beside: Post[] = [];
  for (const post of posts) {
    if (same.length === count) break;
    if (post.id === current.id) continue;
    if (neighbors.includes(post.id)) beside.push(post);
    else if (post.category === current.category) same.push(post);
    else if (others.length < count) others.push(post);
  }
  return [...same, ...others, ...beside].slice(0, count);
}

/** Each post with the listed posts before and after it, in an order of newest first. */
export function withNeighbors<Post>(
  posts: readonly Post[],
  isListed: (post: Post) => boolean,
): { post: Post; newer: Post | undefined; older: Post | undefined }[] {
  /** The listed post that comes before each one of the order given. */
  const before = (ordered: readonly Post[]) => {
    let last: Post | undefined;
    return new Map(
      ordered.map((post) => {
        const entry = [post, last] as const;
        if (isListed(post)) last = post;
        return entry;
      }),
    );
  };
  const newer = before(posts);
  const older = before(posts.toReversed());
  return posts.map((post) => ({ post, newer: newer.get(post), older: older.get(post) }));
}
