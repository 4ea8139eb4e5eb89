/** A venue with much of everything: twelve rooms, fifty questions, two hundred reviews. */
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { largeVenue } from '../support/builds.ts';
import { openSite, ownAddress, textOf, wrongOn } from '../support/built-site.ts';
import { amounts } from '../support/large-venue.ts';

const site = openSite(largeVenue);
const home = site.page('/');

test('a visitor finds every room on the home page, and each has its page', () => {
  const links = new Set(
    home
      .$('#rooms a[href^="/rooms/"]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? ''),
  );
  expect(links.size).toBe(amounts.rooms);
  expect([...links].filter((path) => !site.hasPage(path))).toEqual([]);
});

test('a visitor can open every question, and finds a handful of reviews before all of them', () => {
  expect(home.$('#faq details')).toHaveLength(amounts.questions);
  expect(home.$('#reviews blockquote').length).toBeLessThanOrEqual(6);
});

test('however much there is, the first screen of every page comes within the first ten kilobytes', () => {
  const wrong = wrongOn(site.pages, ({ html }) => {
    const $ = load(html, { sourceCodeLocationInfo: true });
    const [first] = $('main').children(':not(style, script, link)').toArray();
    const bytes = brotliCompressSync(html.slice(0, first?.sourceCodeLocation?.endOffset)).length;
    return bytes <= 10_000 ? [] : [`${bytes} bytes`];
  });
  expect(wrong).toEqual([]);
});

test('no link leads nowhere, and no fact is left unfilled', () => {
  const wrong = wrongOn(site.pages, (page) => [
    ...page
      .$('a[href]')
      .toArray()
      .flatMap(({ attribs }) => {
        const path = ownAddress(attribs['href'] ?? '', page)?.pathname;
        return path && !site.has(path) ? [path] : [];
      }),
    ...(/\{\{|\bundefined\b|\bNaN\b/.test(textOf(page)) ? ['an unfilled fact'] : []),
  ]);
  expect(wrong).toEqual([]);
});

test('nothing of the sample venue is in any word of the site', () => {
  const sample = /lantern\W+latch|philadelphia|south street|jack the ripper|thai prison|wonderland/i;
  const files = site.files.filter((file) => /\.(html|txt|xml|json|webmanifest|svg)$/.test(file));
  expect(files.filter((file) => sample.test(site.read(file).toString()))).toEqual([]);
});
