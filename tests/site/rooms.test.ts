import { describe, expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today, writingVenue } from '../support/builds.ts';
import { business, openRooms, retiredRooms, reviews, rooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);

/** The links of a page that say they book a room. */
function bookingLinks(path: string, title: string) {
  const { $ } = site.page(path);
  return $('main a')
    .toArray()
    .filter((link) => $(link).text().trim() === `Book ${title}`);
}

describe.each(rooms)('the page of $title', ({ path, slug, title, sound, video }) => {
  const { $ } = site.page(path);
  const isRetired = retiredRooms.some((room) => room.slug === slug);

  test.runIf(isSample)('has its story, facts, pictures, loop, access, questions, board and the way to book', () => {
    expect($('h1').text().trim()).toBe(title);
    const parts = ['story', 'facts', 'gallery', 'access', 'questions', 'hall-of-fame', 'book'];
    expect(parts.filter((id) => $(`#${id} :is(h2, summary)`).text().trim() === '')).toEqual([]);
    expect($('#story #video video')).toHaveLength(1);
    expect($('#story #video video').attr('aria-label')).toMatch(/^Silent loop: \S/);
    expect($('#story #video figcaption').text().trim()).toBe(video?.caption ?? '');
  });

  test('shows its pictures right after its first screen; a retired one first says what can be played instead', () => {
    const successor = isRetired ? openRooms[0]?.title : undefined;
    const sections = $('main > section');
    expect(sections.eq(successor ? 2 : 1).attr('id')).toBe('gallery');
    expect(sections.eq(1).find('h3, strong').text()).toContain(successor ?? '');
  });

  test('has its sound where there is one: off, unasked for, and in words for those who cannot hear it', () => {
    const player = $('#sound audio');
    expect(player).toHaveLength(sound ? 1 : 0);
    expect($('#sound strong').text()).toBe(sound ? (isRetired ? 'How it sounded' : 'Hear the room') : '');
    if (!sound) return;
    expect(player.attr()).toMatchObject({ src: sound.file, preload: 'none', controls: '', loop: '' });
    expect(player.attr()).not.toHaveProperty('autoplay');
    expect($(`#${player.attr('aria-labelledby')}`).text()).toContain(sound.alt);
    expect(site.has(sound.file)).toBe(true);
  });

  test('shows what guests wrote about it, and rather what the home page does not show', () => {
    const written = reviews.filter((review) => review.room === slug);
    const home = site.page('/').$;
    const onHome = home('#reviews blockquote')
      .toArray()
      .map((quote) => home(quote).text().trim());
    const shown = $('#reviews li blockquote')
      .toArray()
      .map((quote) => $(quote).text().trim());
    expect(shown).toHaveLength(Math.min(2, written.length));
    const about = written.map(({ text }) => text.trim());
    for (const words of shown) expect(about).toContain(words);
    const fresh = about.filter((words) => !onHome.includes(words));
    expect(shown.filter((words) => !onHome.includes(words))).toHaveLength(Math.min(2, fresh.length));
  });

  test('leads to every other room that can be played, and to none that cannot', () => {
    const others = openRooms.filter((other) => other.slug !== slug);
    const past = retiredRooms.filter((other) => other.slug !== slug);
    for (const { path: to } of past) expect($(`main a[href="${to}"]`), to).toHaveLength(0);
    for (const { path: to, title: name } of others)
      expect($(`main h3 a[href="${to}"], main nav a[href="${to}"] strong`).text().trim()).toBe(name);
  });

  test('opens one answer at a time', () => {
    const names = $('#questions details')
      .map((_, item) => $(item).attr('name'))
      .get();
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(1);
  });
});

test('a room with a sound and no film has its player all the same, and one with neither has none', () => {
  const [withSound, without] = ['/rooms/the-signal-tower', '/rooms/the-drowned-library'].map((path) =>
    openSite(writingVenue).page(path).$('main'),
  );
  expect(withSound?.find('section > .wrap > #sound audio').attr('src')).toBe('/sound/the-signal-tower.mp3');
  expect(withSound?.find('video')).toHaveLength(0);
  expect(without?.find('audio, video')).toHaveLength(0);
});

test.each(openRooms)(
  '$title says how to come in one strip: the address, the best place of each kind, and the way to the whole of it on home',
  ({ path }) => {
    const strip = site.page(path).$('#find-us');
    const words = strip.text().replace(/\s+/g, ' ');
    expect(words).toContain(business.address.street);
    const kinds = new Set(business.directions.map(({ by }) => by));
    expect(strip.find('li')).toHaveLength(kinds.size);
    for (const kind of kinds) {
      const best = business.directions.find(({ by }) => by === kind);
      expect(words).toContain(`${best?.name} ${best?.minutes}-minute walk`);
    }
    expect(strip.find('a[target="_blank"]').attr('href')).toContain('maps');
    expect(strip.find('a[href="/#location"]')).toHaveLength(1);
  },
);

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
