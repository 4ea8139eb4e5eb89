/** A built folder as tests read it: its pages, parsed when first asked for, and its other files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

/** One HTML file of the site. */
export interface BuiltPage {
  /** Its address without the origin: `/`, `/blog/2`. */
  path: string;
  html: string;
  /** The parsed document. */
  $: CheerioAPI;
}

/** A node of a page's structured data. */
export type DataNode = Record<string, unknown> & { '@type': string };

/** Address of the site that `astro.config.mjs` builds for unless told otherwise. */
export const origin = process.env['SITE_URL'] ?? 'https://venue.example.com';

/** Opens the folder of a build. */
export function openSite({ directory }: { directory: string }) {
  const folder = resolve(directory);
  const pages = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => readPage(folder, file));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    /** Every page of the public site, the 404 page included. */
    pages: pages.filter(({ html }) => !/<html[^>]* data-shell=/.test(html)),
    /** Those and the ones that stand alone: the screen in the lobby and the pages for staff. */
    everyPage: pages,
    /** The page at an address, which must exist. */
    page(path: string): BuiltPage {
      const page = byPath.get(path);
      if (!page) throw new Error(`${directory} has no page ${path}; it has ${[...byPath.keys()].join(' ')}.`);
      return page;
    },
    /** True when there is a page at an address. */
    hasPage: (path: string) => byPath.has(path),
    /** True when there is a file, or a page, at an address of the site. */
    has: (path: string) => byPath.has(path) || (path !== '/' && existsSync(`${folder}${decodeURI(path)}`)),
    /** A file by its address. */
    read: (path: string) => readFileSync(`${folder}${path}`),
    /** Every file, by its address. */
    files: globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
      .sort(),
  };
}

function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(resolve(folder, file), 'utf8');
  let parsed: CheerioAPI | undefined;
  return {
    path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    html,
    get $() {
      return (parsed ??= load(html));
    },
  };
}

/** What is wrong on any of the pages, each as `path: problem`. */
export function wrongOn(pages: readonly BuiltPage[], find: (page: BuiltPage) => string[]): string[] {
  return pages.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));
}

/** Text as somebody reads it: without what is never shown, spaces joined. */
export function textOf({ $ }: BuiltPage, selector = 'body'): string {
  const part = $(selector).clone();
  part.find('script, style, template').remove();
  part.find('br, p, li, dt, dd, td, th, h1, h2, h3, h4').before(' ');
  return part.text().replace(/\s+/g, ' ').trim();
}

/** The nodes of a page's structured data. */
export function structuredData({ $ }: BuiltPage): DataNode[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => (JSON.parse($(script).text()) as { '@graph': DataNode[] })['@graph']);
}

/** Everything a page links to or loads from the site itself, as path with query and hash; other addresses are left out. */
export function ownAddress(href: string, page: BuiltPage): URL | undefined {
  if (!URL.canParse(href, `${origin}${page.path}`)) return undefined;
  const url = new URL(href, `${origin}${page.path}`);
  return url.origin === origin ? url : undefined;
}
