import { checkLink, type Site } from './check-link.ts';
import { fieldName, textsIn, type Text } from './fields.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { slugOf } from './site-pages.ts';

/** Checks the links in the fields of an entry: those of questions, and Markdown links in any text. */
export function checkFieldLinks(entry: Entry, site: Site): Problem[] {
  const place = { page: pageOf(entry), seen: site.now };
  return textsIn(entry.written, entry.path).flatMap((text) =>
    linksIn(text).flatMap((link) => {
      const fault = checkLink(link, place, site);
      return fault ? { file: entry.file, field: fieldName(text.path), ...fault } : [];
    }),
  );
}

function linksIn({ path, text }: Text): string[] {
  if (path.at(-1) === 'href') return [text];
  return [...text.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, href = '']) => href);
}

/** Path of the page that shows an entry, where a bare `#name` leads. */
function pageOf(entry: Entry): string {
  if (entry.collection === 'rooms') return `/rooms/${slugOf(entry)}`;
  if (entry.collection === 'posts') return `/blog/${slugOf(entry)}`;
  return entry.collection === 'pages' ? `/${entry.name}` : '/';
}
