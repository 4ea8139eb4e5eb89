import { describe, expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, openRooms, retiredRooms, rooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);

/** The links of a page that say they book a room. */
function bookingLinks(path: string, title: string) {
  const { $ } = site.page(path);
  return $('main a')
    .toArray()
    .filter((link) => $(link).text().trim() === `Book ${title}`);
}

describe.each(rooms)('the page of $title', ({ path, slug, title }) => {
  const { $ } = site.page(path);

  test.runIf(isSample)('has its story, facts, pictures, loop, access, questions, board and the way to book', () => {
    expect($('h1').text().trim()).toBe(title);
    const parts = ['story', 'facts', 'gallery', 'video', 'access', 'questions', 'hall-of-fame', 'book'];
    expect(parts.filter((id) => $(`#${id} h2`).text().trim() === '')).toEqual([]);
  });

  test('shows its pictures right after its first screen', () => {
    expect($('main > section').eq(1).attr('id')).toBe('gallery');
  });

  test('leads to every other room that can be played', () => {
    const others = openRooms.filter((other) => other.slug !== slug);
    for (const other of others) expect($(`main h3 a[href="${other.path}"]`).text().trim()).toBe(other.title);
  });

  test('opens one answer at a time', () => {
    const names = $('#questions details')
      .map((_, item) => $(item).attr('name'))
      .get();
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(1);
  });
});

test.each(openRooms)('$title is booked from its page by links of its own, in a new tab', ({ path, slug, title }) => {
  const { $ } = site.page(path);
  const links = bookingLinks(path, title);
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links) {
    expect($(link).attr('href')).toBe(business.booking.rooms[slug]);
    expect($(link).attr('target')).toBe('_blank');
    expect($(link).attr('rel')?.split(' ')).toContain('noopener');
  }
});

test.runIf(isSample)('a retired room says so and has no button to book it, on its own page or on its card', () => {
  expect(retiredRooms.length).toBeGreaterThan(0);
  for (const { path, title } of retiredRooms) {
    expect(site.page(path).$('main').text()).toMatch(/Retired/);
    for (const each of [path, '/']) expect(bookingLinks(each, title)).toHaveLength(0);
    expect(site.page('/').$(`#rooms li:has(a[href="${path}"]) a:contains("Book")`)).toHaveLength(0);
  }
});
