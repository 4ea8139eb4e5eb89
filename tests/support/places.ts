/** Addresses of the built site. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteDirectory } from './addresses.ts';

const sitemap = readFileSync(resolve(siteDirectory, 'sitemap-0.xml'), 'utf8');

/** Path of every page that the sitemap names, such as `/` and `/blog/a-post`. */
export const everyPath = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** True for a page of this venue: not every venue has gift cards or a blog. */
export const isThere = (path: string) => everyPath.includes(path);

/** A page that is neither home nor a room's, for what holds on every page. Every venue has the last one. */
export const somePage = ['/careers', '/gift-cards', '/legal'].find(isThere) ?? '/';

/** Another such page. */
export const otherPage = everyPath.find((path) => path === '/blog' || path.startsWith('/rooms/')) ?? '/';

/** An address that no page has. */
export const nowhere = '/no-such-door';

/** Blog posts, without the lists of them. */
export const isPost = (path: string) => /^\/blog\/(?!\d+$|category\/)./.test(path);
