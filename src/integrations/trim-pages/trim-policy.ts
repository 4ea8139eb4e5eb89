import { createHash } from 'node:crypto';

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const hash = /\s?'sha256-[^']+'/g;

/** How a content security policy names a script or style that stands in the page. */
export const digest = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Leaves in a page's content security policy only the hashes of what that page holds. Astro writes those of the whole site
 * into every page; a page that allows only its own is stricter, and a kilobyte smaller.
 */
export function trimPolicy(html: string): string {
  const used = new Set([...html.matchAll(inline)].map(([, , content = '']) => digest(content)));
  return changePolicy(html, (found) => (used.has(found) ? found : undefined));
}

/** Lets the policy of a page know a style or script by its new content. One that the policy did not know stays unknown. */
export function renameInline(html: string, before: string, after: string): string {
  const [known, renamed] = [digest(before), digest(after)];
  return changePolicy(html, (found) => (found === known ? renamed : found));
}

/** Replaces the hashes in the policy of a page; those without a replacement go. */
function changePolicy(html: string, replace: (hash: string) => string | undefined): string {
  return html.replace(policy, (_, start: string, directives: string, end: string) => {
    const changed = directives.replace(hash, (found) => {
      const kept = replace(found.trim());
      return kept ? found.replace(found.trim(), kept) : '';
    });
    return start + changed + end;
  });
}
