/** A venue that has nothing but rooms: what it does not have must not be anywhere on its site. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSite, ownAddress, structuredData, textOf, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { sampleWordsIn } from '../support/sample-words.ts';
import { bareVenue } from '../support/builds.ts';

const site = openSite(bareVenue);

/** Words for what this venue does not have. */
const absent =
  /birthday|party package|gift|virtual|\bVR\b|hiring|careers?\b|corporate|company events?|offices?\b|neighborhoods?|date night|promo|five-star|(?<!p)reviews?\b|\bblog\b|\brss\b|instagram|facebook|holiday/i;

/** All that a page says to people and to machines: texts, attributes that are read, and where it leads. */
function wordsOf(page: BuiltPage): string[] {
  const { $ } = page;
  const attributes = $('[href], [content], [alt], [aria-label], [title], [placeholder]')
    .toArray()
    .filter(({ attribs }) => attribs['http-equiv'] !== 'content-security-policy')
    .flatMap(({ attribs }) =>
      ['href', 'content', 'alt', 'aria-label', 'title', 'placeholder'].flatMap((name) => attribs[name] ?? []),
    );
  const properties = $('astro-island')
    .toArray()
    .flatMap(({ attribs }) => attribs['props'] ?? []);
  return [textOf(page), ...attributes, ...properties, JSON.stringify(structuredData(page))];
}

describe('a venue with nothing but rooms', () => {
  test('says nothing on any page about what it does not have', () => {
    const wrong = wrongOn(site.pages, (page) =>
      wordsOf(page).flatMap((words) => {
        const found = absent.exec(words);
        return found ? [words.slice(Math.max(0, found.index - 60), found.index + 60)] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('says nothing about it to search engines, feeds and assistants', () => {
    for (const file of ['/llms.txt', '/sitemap-0.xml', '/site.webmanifest', '/robots.txt'])
      expect(absent.exec(site.read(file).toString())?.[0], file).toBeUndefined();
  });

  test('says nothing of the sample venue in any byte: pages, scripts, icons, the words on pictures that are shared', () => {
    expect(site.read('/social/home.jpg').toString()).toContain('Salt &amp; Signal');
    expect(site.read('/site.webmanifest').toString()).toContain('Salt & Signal');
    expect(sampleWordsIn(site.files.map((file) => [file, site.read(file).toString()]))).toEqual([]);
  });

  test('says nothing of stations and garages, since it names none', () => {
    for (const { $ } of site.pages) expect($('#find-us, .directions')).toHaveLength(0);
  });

  test('has no page, picture or file for it', () => {
    expect(site.files.filter((file) => !file.startsWith('/_astro/') && absent.test(file.replaceAll('/', ' ')))).toEqual(
      [],
    );
    expect(site.has('/rss.xml')).toBe(false);
    expect(site.pages.map(({ path }) => path)).toEqual([
      '/404',
      '/',
      '/leaderboard',
      '/legal',
      '/questions',
      '/rooms/the-drowned-library',
      '/rooms/the-signal-tower',
      '/share',
      '/style',
    ]);
  });

  test('has no link that leads nowhere', () => {
    const wrong = wrongOn(site.everyPage, (page) =>
      page
        .$('a[href], link[href]')
        .toArray()
        .flatMap(({ attribs }) => {
          const url = ownAddress(attribs['href'] ?? '', page);
          if (!url) return [];
          if (!site.has(url.pathname)) return [url.pathname];
          if (!site.hasPage(url.pathname)) return [];
          const anchor = decodeURIComponent(url.hash.slice(1));
          const isThere = !anchor || site.page(url.pathname).$(`[id="${anchor}"]`).length > 0;
          return isThere ? [] : [url.pathname + url.hash];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('has no heading, list or section without anything in it', () => {
    // The page of the design shows pictures and colors without words.
    const pages = site.pages.filter(({ path }) => path !== '/style');
    const wrong = wrongOn(pages, ({ $ }) =>
      $('main :is(h1, h2, h3, h4), main :is(ul, ol, dl, table), main section, main nav')
        .toArray()
        .filter((element) => $(element).text().trim() === '')
        .map((element) => $.html(element).slice(0, 80)),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves no fact unfilled', () => {
    const files = site.files.filter((file) => /\.(html|txt|xml|webmanifest|json)$/.test(file));
    const unfilled = files.filter((file) => /\{\{|\bundefined\b|\[object Object\]|\bNaN\b/.test(shown(file)));
    expect(unfilled).toEqual([]);
  });

  test('lets a visitor get to each room, the rules, the answers and the door', () => {
    const home = site.page('/');
    const ids = home
      .$('main section[id]')
      .toArray()
      .map(({ attribs }) => attribs['id']);
    expect(ids).toEqual(['rooms', 'hall-of-fame', 'location', 'faq']);
    expect(home.$('#rooms h3 a[href^="/rooms/"]')).toHaveLength(2);
    expect(textOf(home, 'header nav ul')).toBe('Rooms Leaderboard');
  });
});

/** A file without what is no text: scripts may well say `undefined`. */
function shown(file: string): string {
  const text = readFileSync(`${bareVenue.directory}${file}`, 'utf8');
  return text.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '');
}
