/** A venue with much of everything: thirty rooms, fifty questions, two hundred reviews. */
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { largeVenue } from '../support/builds.ts';
import { openSite, ownAddress, textOf, wrongOn } from '../support/built-site.ts';
import { sampleWordsIn } from '../support/sample-words.ts';
import { amounts, directions, map } from '../support/large-venue.ts';

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

test('on the page of a room a visitor is offered a handful of others, not all twenty-nine', () => {
  const page = site.page('/rooms/cell-30');
  const others = page.$('section[aria-labelledby="others-heading"] a[href^="/rooms/"]').toArray();
  const paths = new Set(others.map(({ attribs }) => attribs['href']));
  expect(paths.size).toBeGreaterThan(1);
  expect(paths.size).toBeLessThanOrEqual(6);
});

test('a visitor who cannot see the map that is a picture is told what it shows', () => {
  expect(home.$('#location picture img').attr('alt')).toBe(map.alt);
});

test('a visitor of the home page and of a room reads how to come, and sees no picture of a door that nobody took', () => {
  for (const [path, place] of [
    ['/', '#location'],
    ['/rooms/cell-30', '#find-us'],
  ] as const) {
    const part = site.page(path).$(place);
    for (const { name } of directions) expect(part.text()).toContain(name);
    expect(part.text().replace(/\s+/g, ' ')).toContain('2-minute walk, $6.50 for a visit');
    expect(part.find('.directions img')).toHaveLength(0);
  }
});

test('a visitor can open every question, and finds a handful of reviews before all of them', () => {
  expect(site.page('/questions').$('#faq details')).toHaveLength(amounts.questions);
  expect(home.$('#faq details').length).toBeLessThanOrEqual(8);
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

test('nothing of the sample venue is in any byte of the site', () => {
  expect(sampleWordsIn(site.files.map((file) => [file, site.read(file).toString()]))).toEqual([]);
});

test('who comes for an audience is sent the thirty newest of its forty reviews', () => {
  for (const file of site.files.filter((each) => each.startsWith('/reviews/'))) {
    const sent = JSON.parse(site.read(file).toString()) as unknown[];
    expect(sent, file).toHaveLength(30);
    expect(brotliCompressSync(site.read(file)).length, file).toBeLessThan(2000);
  }
});
