import { isPublished, type Publishable } from '../../src/domain/publication.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { proposedSlug } from '../../src/integrations/check-content/proposed-slug.ts';
import { publicationOf } from '../../src/integrations/check-content/publication.ts';
import { readEntries } from '../../src/integrations/check-content/read-entries.ts';
import { inCollection, slugOf } from '../../src/integrations/check-content/site-pages.ts';
import { hostsOf, oldPath, type NewPlace } from './links.ts';
import type { OldBlog, OldPost, Remark } from './old-blog.ts';
import { onVenueClock } from './post-file.ts';

/** A post of an export and the place that it gets. */
export interface PlannedPost {
  old: OldPost;
  slug: string;
  /** Path of its file. */
  file: string;
  publication: Publishable;
  remarks: Remark[];
}

/** What an import will do with the posts of an export. */
export interface Plan {
  made: PlannedPost[];
  /** Posts whose file is there already: they are left as they are. */
  kept: PlannedPost[];
  /** Where each old address leads, by its path. */
  places: Map<string, NewPlace>;
  hosts: Set<string>;
}

const longestSlug = 80;

/** Gives every post its name and its day. Where two have one name, the later in the export gets a number. */
export function planPosts(
  blog: OldBlog,
  source: ContentSource,
  redirects: Readonly<Record<string, string>>,
  now: Date,
): Plan {
  const here = new Map(
    inCollection('posts', readEntries(source).entries).map((post) => [slugOf(post), publicationOf(post)]),
  );
  const taken = new Set<string>();
  const plan: Plan = {
    made: [],
    kept: [],
    places: new Map(),
    hosts: hostsOf([blog.site, ...blog.posts.map(({ address }) => address)]),
  };
  for (const [index, old] of blog.posts.entries()) {
    const wanted =
      (proposedSlug(old.name) || proposedSlug(old.title)).slice(0, longestSlug).replace(/-$/, '') ||
      `post-${index + 1}`;
    const from = oldPath(old.address);
    // A post that was imported and then got another name is still where its old address leads.
    const moved = /^\/blog\/([a-z0-9-]+)$/.exec(redirects[from ?? ''] ?? '')?.[1];
    const isMoved = moved !== undefined && here.has(moved) && !taken.has(moved);
    let slug = isMoved ? moved : wanted;
    for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug);
    const known = here.get(slug);
    const { publication, remarks } = publicationOfOld(old, now);
    const post = {
      old,
      slug,
      file: `src/content/posts/${slug}.md`,
      publication: known ?? publication,
      remarks: [...old.remarks, ...remarks],
    };
    plan[known ? 'kept' : 'made'].push(post);
    if (from && !plan.places.has(from)) plan.places.set(from, { path: `/blog/${slug}`, publication: post.publication });
  }
  return plan;
}

/** When a post is public here. What nobody could read does not become public by being moved. */
function publicationOfOld(
  { isDraft, publishedAt, address }: OldPost,
  now: Date,
): { publication: Publishable; remarks: Remark[] } {
  const when = onVenueClock(publishedAt ?? now);
  if (!publishedAt && !isDraft)
    return {
      publication: { draft: true, publishedAt: when },
      remarks: [{ kind: 'date', says: 'it has no date; it is a draft' }],
    };
  const wasMissed = !isDraft && !address && isPublished({ draft: false, publishedAt: when }, now);
  if (wasMissed)
    return {
      publication: { draft: true, publishedAt: when },
      remarks: [{ kind: 'date', says: `it was to appear on ${when.slice(0, 10)} and did not; it is a draft` }],
    };
  return { publication: { draft: isDraft, publishedAt: when }, remarks: [] };
}
