import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite, textOf, wrongOn } from '../support/built-site.ts';
import { previewOfEverything, previewOfTheDay } from '../support/builds.ts';

const everything = openSite(previewOfEverything);
const day = openSite(previewOfTheDay);

/** What people, search engines and machines take from a site without looking at its pages. */
const machineFiles = (site: typeof everything) =>
  site.files.filter((path) => /(^|\/)(rss|feed|llms|sitemap|facts)[\w.-]*$|\.xml$|llms.*\.txt$/.test(path));

test('a preview shows drafts and posts of later days in the list and on their pages, each marked', () => {
  const list = textOf(everything.page('/blog'));
  expect(list).toContain('Draft lanterns');
  expect(list).toContain('Later lanterns');
  expect(textOf(everything.page('/blog/draft-lanterns'))).toContain('Draft: visitors do not see it.');
  expect(textOf(everything.page('/blog/later-lanterns'))).toMatch(/Visitors see it from .*2031 on\./);
  expect(textOf(everything.page('/blog/public-lanterns'))).not.toMatch(/^Visitors see it from/m);
});

test('a preview of a day shows what visitors will see then: no drafts, and the post of the day like every other', () => {
  const list = textOf(day.page('/blog'));
  expect(list).toContain('Later lanterns');
  expect(list).not.toContain('Draft lanterns');
  expect(textOf(day.page('/blog/later-lanterns'))).not.toContain('Visitors see it from');
  expect(day.files.filter((path) => path.includes('draft-lanterns'))).toEqual([]);
});

test('every page of a preview says so and asks search engines to stay away', () => {
  for (const site of [everything, day]) {
    const open = site.everyPage.filter(({ path }) => !/^\/(xtra|leaderboard\/admin)/.test(path));
    expect(open.length).toBeGreaterThan(5);
    expect(
      wrongOn(open, ({ $ }) => [
        ...($('aside[aria-label="Preview"]').length === 1 ? [] : ['does not say that it is a preview']),
        ...(/noindex/.test($('meta[name=robots]').attr('content') ?? '') ? [] : ['may be indexed']),
      ]),
    ).toEqual([]);
    expect(site.read('/robots.txt').toString()).toMatch(/^Disallow: \/$/m);
    expect(site.read('/_headers').toString()).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex, nofollow/m);
  }
});

test('what machines read of a preview has neither drafts nor posts of later days', () => {
  const published = new Map(machineFiles(everything).map((path) => [path, everything.read(path).toString()]));
  const facts = `${previewOfEverything.copy}/functions/_shared/facts`;
  for (const name of readdirSync(facts)) published.set(name, readFileSync(`${facts}/${name}`, 'utf8'));
  expect([...published.keys()]).toEqual(expect.arrayContaining(['/llms.txt', '/rss.xml', 'facts.json']));
  for (const [path, text] of published) expect(text, path).not.toMatch(/(draft|later)[- ]lanterns/i);
  for (const path of ['/llms.txt', '/rss.xml', 'facts.json'])
    expect(published.get(path)).toMatch(/public[- ]lanterns/i);
});
