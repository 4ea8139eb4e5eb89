/** A post that holds whatever a post can hold, and has neither a number nor an address of its own. */
import { expect, test } from 'vitest';
import { writingVenue } from '../support/builds.ts';
import { openSite, textOf } from '../support/built-site.ts';

const site = openSite(writingVenue);
const path = '/blog/everything-a-post-can-hold';
const { $, html } = site.page(path);

test('a post without a number and an address has the name of its file for one, wherever it is named', () => {
  expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`${path}$`));
  expect(site.page('/blog').$(`main h2 a[href="${path}"]`)).toHaveLength(1);
  expect(site.read('/rss.xml').toString()).toContain(`${path}<`);
  expect(Number(site.page('/').$('promo-slot').attr('data-post'))).toBeGreaterThan(1_000_000);
});

test('the columns of a table stand as their author said, under the policy of the page', () => {
  const columns = $('.prose th')
    .toArray()
    .map((cell) => $(cell).attr('class') ?? '');
  expect(columns).toEqual(['', 'center', 'center', 'right', 'right', 'right', 'right', '']);
  expect($('.prose [style]')).toHaveLength(0);
});

test('whoever does not see the boxes of a list hears what is done', () => {
  const boxes = $('.prose input[type="checkbox"]').toArray();
  expect(boxes.map((box) => $(box).attr('aria-label'))).toEqual(['Done', 'To do']);
});

test('a note leads to its text below the post and back', () => {
  const note = $('.prose sup a').first();
  const text = $(note.attr('href') ?? '');
  expect(text.text()).toContain('The first note');
  expect(text.find(`a[href="#${note.attr('id')}"]`)).toHaveLength(1);
});

test('a room, a button, a film and a map stand where a line of the post says so', () => {
  const room = $('.prose aside[aria-label="The Signal Tower"]');
  expect(room.find('a[href="/rooms/the-signal-tower"]').text()).toBe('The Signal Tower');
  const buttons = $('.prose > p > a.button').toArray();
  expect(buttons.map((button) => $(button).text().trim())).toEqual(['Book a table & a room', 'Book The Signal Tower']);
  const leads = $('.prose a[target="_blank"]')
    .toArray()
    .map((link) => [$(link).attr('href') ?? '', $(link).text().replace(/\s+/g, ' ').trim()]);
  expect(leads).toContainEqual(['https://www.youtube.com/watch?v=abc', 'A minute behind the door Watch on YouTube']);
  expect(leads.find(([, words]) => words?.startsWith('Where we are'))?.[0]).toMatch(/^https:.*maps.*destination=/);
  expect($('.prose').html()).not.toMatch(/<(?:room|video|map)-card|<booking-button/);
});

test('the only post of a venue is followed by no empty list of others', () => {
  expect(textOf(site.page(path))).not.toContain('Read next');
});

test('nothing of the post asks another site before somebody wants it', () => {
  const loaded = $('[src], [srcset], [poster], link[rel="preload"], link[rel="stylesheet"]').toArray();
  const addresses = loaded.flatMap(({ attribs }) => [attribs['src'], attribs['poster'], attribs['href']]);
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address ?? ''))).toEqual([]);
  expect(html).not.toContain('<iframe');
});

test('the policy of a page lets in the frames that its own post shows, and other pages none', () => {
  const policyOf = (address: string) =>
    site.page(address).$('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  expect(policyOf(path)).toMatch(/frame-src https:\/\/www\.openstreetmap\.org https:\/\/www\.youtube-nocookie\.com;/);
  expect(policyOf('/')).toContain("default-src 'none'");
  expect(policyOf('/')).not.toContain('frame-src');
});
