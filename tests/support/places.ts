/** Addresses of the built site. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteDirectory } from './addresses.ts';

const sitemap = readFileSync(resolve(siteDirectory, 'sitemap-0.xml'), 'utf8');

/** Path of every page that the sitemap names, such as `/` and `/blog/a-post`. */
export const everyPath = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** An address that no page has. */
export const nowhere = '/no-such-door';

/** Blog posts, without the lists of them. */
export const isPost = (path: string) => /^\/blog\/(?!\d+$|category\/)./.test(path);
