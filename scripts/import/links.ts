import { checkLink, type Site } from '../../src/integrations/check-content/check-link.ts';
import { isPublished, type Publishable } from '../../src/domain/publication.ts';
import type { Remark } from './old-blog.ts';

/** A post that links can lead to, by the path of its old address. */
export interface NewPlace {
  /** Its address here. */
  path: string;
  publication: Publishable;
}

/** What leads from the old addresses to the new ones. */
export interface OldAddresses {
  /** Hosts of the old site. */
  hosts: ReadonlySet<string>;
  places: ReadonlyMap<string, NewPlace>;
  /** Addresses that lead on already. */
  redirects: Readonly<Record<string, string>>;
  site: Site;
}

/** Takes the place of an address where there was none. */
const nowhere = 'http://old-site.invalid';
const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');

/** Path of an old address, however it was written: `/2019/05/hello`. Nothing for one that only a question tells from others. */
export function oldPath(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, nowhere)) return undefined;
  const { pathname, search } = new URL(address, nowhere);
  const path = pathname.replace(/\/+$/, '').replace(/\/index\.html?$/, '');
  return !path || /[?&](p|page_id)=/.test(search) ? undefined : path;
}

/** Hosts that an export calls its own. */
export const hostsOf = (addresses: readonly (string | undefined)[]): Set<string> =>
  new Set([
    hostOf(new URL(nowhere)),
    ...addresses.flatMap((address) => (address && URL.canParse(address) ? [hostOf(new URL(address))] : [])),
  ]);

/** Where a link of a post leads now; one that would lead nowhere, or do something, is remarked. */
export function leadOn(
  href: string,
  { from, seen }: { from: string | undefined; seen: Date | undefined },
  { hosts, places, redirects, site }: OldAddresses,
): { href: string } | { remark?: Remark } {
  const gone = (why: string) => ({ remark: { kind: 'link', says: `${href.slice(0, 200)} ${why}` } as const });
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return { href };
  if (/^tel:/i.test(href)) {
    const number = href.slice(4).replace(/[^\d+]/g, '');
    return /^\+?\d+$/.test(number) ? { href: `tel:${number}` } : gone('is no number');
  }
  if (!href) return {};
  const base = from && URL.canParse(from, nowhere) ? new URL(from, nowhere).href : nowhere;
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return gone('is no address of a page');
  if (!hosts.has(hostOf(url)) && url.origin !== site.origin) return { href: url.href };
  const path = oldPath(url.href) ?? '/';
  const place = places.get(path);
  if (place) {
    if (!seen || isPublished(place.publication, seen)) return { href: place.path };
    return gone(place.publication.draft ? 'leads to a draft' : 'leads to a post of a later day');
  }
  const here = redirects[path.toLowerCase()] ?? path;
  return checkLink(here, { page: '/', seen }, site) ? gone('leads to no page here') : { href: here };
}
