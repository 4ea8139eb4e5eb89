import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface SitemapItem {
  url: string;
  lastmod?: string | undefined;
}

/**
 * Options of `@astrojs/sitemap`, taken from the built pages themselves so that they cannot contradict them: a page that
 * says `noindex` is not listed, and a post was last changed on the day that its structured data says.
 */
export function sitemapOptions(builtSite: URL) {
  const pageOf = (address: string) => readPage(builtSite, new URL(address).pathname);
  return {
    namespaces: { news: false, xhtml: false, image: false, video: false },
    filter: (address: string) => !/<meta name="robots" content="[^"]*noindex/.test(pageOf(address)),
    serialize: <Item extends SitemapItem>(item: Item): Item => {
      const day = /"(?:dateModified|datePublished)":"([^"]+)"/.exec(pageOf(item.url))?.[1];
      return day ? { ...item, lastmod: day } : item;
    },
  };
}

function readPage(builtSite: URL, path: string): string {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return readFileSync(fileURLToPath(new URL(file, builtSite)), 'utf8');
}
