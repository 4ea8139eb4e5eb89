/** What a visitor needs to choose a room: at once, side by side, and for a group of a size. For any venue. */
import { describe, expect, test } from 'vitest';
import { openSite, textOf, wrongOn } from '../support/built-site.ts';
import { bareVenue, largeVenue, today } from '../support/builds.ts';
import { business, openRooms, rooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';
import { amounts } from '../support/large-venue.ts';

const site = openSite(today);
const bare = openSite(bareVenue);
const large = openSite(largeVenue);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each([
  ['this venue', site],
  ['a venue with nothing but rooms', bare],
  ['a venue of thirty rooms', large],
])('%s', (_, { pages, page }) => {
  const roomPages = pages.filter(({ path }) => path.startsWith('/rooms/'));

  test('says in its first picture what it is, where, for how much, for whom and where to book', () => {
    const home = page('/');
    const hero = home.$('main section').first();
    const address = JSON.parse(home.$('script[type="application/ld+json"]').text()) as object;
    const [, city = 'no city'] = /"addressLocality":"([^"]+)"/.exec(JSON.stringify(address)) ?? [];
    const words = oneLine(hero.text());
    for (const part of [/escape room/i, city, /\$\d+.* a person/, /\d players/, /Ages \d+\+/, /\d min/])
      expect(words).toMatch(part);
    expect(hero.find('a.button[target="_blank"]')).toHaveLength(1);
  });

  test('says the same of every room that can be played, and keeps its price and its booking button in sight', () => {
    const wrong = wrongOn(roomPages, ({ $ }) => {
      const isPast = /Retired \w+ \d/.test($('main section').first().text());
      const bar = $('.booking-bar');
      if (isPast) return bar.length === 0 ? [] : ['books a room that has retired'];
      const words = oneLine($('main section').first().text());
      const book = $('main section').first().find('a[target="_blank"]').attr('href');
      const parts = [/\$\d+.* a person/, /\d players/, /(?:Ages|Best for \d+\+, tickets) \d+\+/, /\d min/, /scar[ey]/];
      return [
        ...parts.filter((part) => !part.test(words)).map((part) => `no ${part}`),
        ...(/scare level [1-5] of 5|not scary/.test(words) ? [] : ['no scare level']),
        ...(/\$\d+/.test(bar.text()) && bar.find('a').attr('href') === book ? [] : ['no bar that books it']),
      ];
    });
    expect(wrong).toEqual([]);
    expect(roomPages.length).toBeGreaterThan(0);
  });

  test('answers "How many in your group?" for a usual team before any script runs', () => {
    for (const { $ } of [page('/'), ...roomPages.filter((each) => each.$('.booking-bar').length > 0)]) {
      expect($('#how-many [data-headline]').text()).toMatch(/ fits? \d+ players?\./);
      expect($('#how-many [data-total]').text()).toMatch(/\$\d+/);
      expect($('#how-many [data-room]:not([hidden]) a').length).toBeGreaterThan(0);
      expect($('#how-many [data-rules] li').length).toBeGreaterThan(0);
    }
  });
});

test('rooms are compared side by side, each with its facts and its way to be booked', () => {
  for (const [home, count] of [
    [site.page('/'), openRooms.length],
    [bare.page('/'), 2],
    [large.page('/'), amounts.rooms],
  ] as const) {
    const table = home.$('#compare table');
    expect(table).toHaveLength(count > 1 ? 1 : 0);
    if (count < 2) continue;
    expect(table.find('th a[href^="/rooms/"]')).toHaveLength(count);
    expect(table.find('a[target="_blank"]')).toHaveLength(count);
    expect(table.text().match(/[1-5] of 5|Not scary/g)).toHaveLength(count);
    for (const label of ['Per person', 'Players', 'Best with', 'Ages', 'Minutes', 'Difficulty', 'Scare level'])
      expect(table.find('th').text()).toContain(label);
  }
});

test('a few rooms stand beside one another, and thirty below one another', () => {
  expect(bare.page('/').$('#compare thead a')).toHaveLength(2);
  expect(large.page('/').$('#compare thead a')).toHaveLength(0);
  expect(large.page('/').$('#compare tbody tr')).toHaveLength(amounts.rooms);
});

test('the page of a room begins its plan with that room', () => {
  for (const { path, title } of openRooms)
    expect(textOf(site.page(path), '#how-many [data-room]:first-child a:first-child')).toContain(title);
});

test.runIf(isSample)(
  'parties and teams are asked how many they are, each for its own size and price; a pair and other pages are not',
  () => {
    const begins = (path: string) => site.page(path).$('#how-many [data-players]').attr('value');
    const total = (path: string) => textOf(site.page(path), '#how-many [data-total] dd');
    const smallest = business.birthday?.packages[0];
    expect(begins('/birthday-parties')).toBe(`${smallest?.players}`);
    expect(total('/birthday-parties')).toBe(`$${smallest?.price}`);
    expect(begins('/corporate-booking')).toBe(`${business.policies.severalRoomsFrom}`);
    const { $ } = site.page('/birthday-parties');
    expect($('#packages').nextAll().has('#how-many').length, 'the packages come first').toBe(1);
    expect($('#how-many summary strong').text()).toMatch(/guests/);
    const retired = rooms.filter(({ status }) => status === 'retired').map(({ path }) => path);
    for (const path of ['/date-night', '/gift-cards', '/careers', '/legal', '/leaderboard', '/blog', ...retired])
      expect(site.page(path).$('#how-many'), path).toHaveLength(0);
  },
);
