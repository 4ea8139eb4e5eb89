import type { SitePages } from '../../src/integrations/check-content/site-pages.ts';
import { oldPath } from './links.ts';
import type { PlannedPost } from './plan-posts.ts';
import { canLeadOn } from './redirects.ts';

/** The old addresses that lead to posts from now on, and those that cannot, each with why. */
export function chooseRedirects(
  posts: readonly PlannedPost[],
  known: Readonly<Record<string, string>>,
  pages: SitePages,
): { added: Record<string, string>; stuck: string[] } {
  const added: Record<string, string> = {};
  const stuck: string[] = [];
  for (const { old, slug } of posts) {
    const to = `/blog/${slug}`;
    const from = oldPath(old.address);
    const isQuestion = old.address && !from && new URL(old.address, 'http://old-site.invalid').search;
    if (isQuestion)
      stuck.push(`${old.address}: an address that only a question tells from others cannot lead to ${to}`);
    if (!from || from === to || from in known || from in added) continue;
    if (pages.has(from)) stuck.push(`${from}: this site has a page there, so it cannot lead to ${to}`);
    else if (!canLeadOn(from))
      stuck.push(`${from}: only lower-case letters, digits, dots and hyphens can lead to ${to}`);
    else added[from] = to;
  }
  return { added, stuck };
}
