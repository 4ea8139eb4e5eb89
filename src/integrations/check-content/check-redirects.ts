import { checkLink, type Site } from './check-link.ts';
import { fieldName, isFields } from './fields.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

/** Checks where old addresses lead: to a page that is there, in one step; and that none of them hides a page. */
export function checkRedirects({ file, data: { old } }: Entry, site: Site): Problem[] {
  const moves = Object.entries(isFields(old) ? old : {});
  return moves.flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const fault =
      hiddenPage(from, site) ?? furtherMove(to, moves) ?? checkLink(to, { page: '/', seen: site.now }, site);
    return fault ? [{ file, field: fieldName(['old', from]), ...fault }] : [];
  });
}

/** The server looks at redirects before it looks at pages. */
function hiddenPage(from: string, { pages }: Site): Fault | undefined {
  const hidden = [...pages.keys()].find((path) => covers(from, path));
  if (hidden === undefined) return undefined;
  return { wrong: `would hide the page ${hidden}`, instead: 'remove it, or write an address that no page has' };
}

/** Two steps take twice as long, and a circle never ends. */
function furtherMove(to: string, moves: readonly [string, unknown][]): Fault | undefined {
  const [path = ''] = to.split(/[?#]/);
  const further = moves.find(([from]) => covers(from, path));
  if (!further) return undefined;
  return { wrong: `"${to}" is an old address itself`, instead: `write where it leads, "${String(further[1])}"` };
}

const covers = (from: string, path: string) =>
  from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
