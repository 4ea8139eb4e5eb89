import { describe, expect, test } from 'vitest';
import { openSite, origin, structuredData, textOf } from '../../support/built-site.ts';
import { lastEveningOfAlice, today } from '../../support/builds.ts';
import { business } from '../../support/content.ts';

const path = '/rooms/alice-in-wonderland';
const booking = business.booking.rooms['alice-in-wonderland'] ?? 'no booking address';

const offerIn = (site: ReturnType<typeof openSite>) =>
  structuredData(site.page(path)).find((node) => node['@type'] === 'Product')?.['offers'];
const cardIn = (site: ReturnType<typeof openSite>) => site.page('/').$(`#rooms li[data-theme]:has(a[href="${path}"])`);
const llmsRoom = (site: ReturnType<typeof openSite>) =>
  /\*\*Room: Alice in Wonderland[^]*?(?=\n\n\*\*)/.exec(site.read('/llms.txt').toString())?.[0] ?? '';

describe('on the evening of December 31, 2025, Alice in Wonderland', () => {
  const site = openSite(lastEveningOfAlice);
  const page = site.page(path);

  test('can be booked on her page and on her card, which say when the last games are', () => {
    const notice = 'Retiring: last games on December 31, 2025';
    const [hero] = page.$(`main a[href="${booking}"]`).toArray();
    expect(textOf(page, 'main')).toContain(notice);
    expect(page.$(hero).attr('target')).toBe('_blank');
    expect(cardIn(site).text()).toContain(notice);
    expect(cardIn(site).find(`a[href="${booking}"]`)).toHaveLength(1);
  });

  test('is on offer for search engines until that day', () => {
    expect(offerIn(site)).toMatchObject({
      '@type': 'AggregateOffer',
      availability: 'https://schema.org/InStock',
      availabilityEnds: '2025-12-31',
      url: booking,
    });
  });

  test('is described to assistants as bookable until that day', () => {
    expect(llmsRoom(site)).toContain('**Room: Alice in Wonderland (open, closing soon)**');
    expect(llmsRoom(site)).toContain('Its last day is December 31, 2025.');
    expect(llmsRoom(site)).toContain(`Booking page: ${booking}`);
  });

  test('has a board in the hall of fame', () => {
    const island = site.page('/').$('astro-island[component-export="HallOfFame"]');
    expect(island.attr('props')).toContain('Alice in Wonderland');
  });

  test('is one of the rooms wherever the site says which and how many there are', () => {
    expect(textOf(site.page('/questions'), '#faq')).toContain(
      'Thai Prison takes 2 to 12 and Alice in Wonderland takes 3 to 8',
    );
    expect(textOf(site.page('/questions'), '#faq')).toContain('60 to 75 minutes');
    expect(textOf(site.page('/corporate-booking'), '.hero')).toContain('Up to 28 at once');
    expect(textOf(site.page('/corporate-booking'), '#time')).toContain('More than 28 people');
    expect(textOf(site.page('/birthday-parties'), 'main')).toContain('Alice in Wonderland takes 3 to 8');
    const tooFew = /.{0,60}\b(?:both rooms|either room|(?:our|the) two rooms|(?:our|the) other room)\b.{0,60}/i;
    const pages = site.pages.filter((each) => !each.path.startsWith('/blog/'));
    expect(pages.flatMap((each) => tooFew.exec(textOf(each, 'main'))?.[0] ?? [])).toEqual([]);
  });

  test('comes with no review that was written later', () => {
    const days = site
      .page('/')
      .$('#reviews time')
      .map((_, time) => site.page('/').$(time).attr('datetime'))
      .get();
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter((day) => day > '2025-12-31')).toEqual([]);
  });

  test('is nowhere called retired', () => {
    const past =
      /.{0,60}(?:retired|no longer played|has closed its door|last day of Alice[^.]* was|was a room).{0,60}/i;
    const pages = site.pages.filter((each) => !each.path.startsWith('/blog/'));
    expect(pages.flatMap((each) => past.exec(textOf(each))?.[0] ?? [])).toEqual([]);
    expect(past.exec(site.read('/llms.txt').toString())?.[0]).toBeUndefined();
  });
});

describe('after 2025, Alice in Wonderland', () => {
  const site = openSite(today);
  const page = site.page(path);

  test('keeps her page, her story and her pictures, and says that she is retired', () => {
    expect(page.$('title').text()).toContain('(retired room)');
    expect(textOf(page, 'main').match(/December 31, 2025/g), 'her last day, once').toHaveLength(1);
    expect(textOf(page, 'main')).toContain('Retired December 31, 2025');
    expect(page.$('#gallery img[src]').length).toBeGreaterThanOrEqual(3);
    expect(cardIn(site).text()).toContain('Retired December 31, 2025');
    expect(site.read('/sitemap-0.xml').toString()).toContain(`<loc>${origin}${path}</loc>`);
  });

  test('cannot be booked from anywhere on the site', () => {
    const readable = site.files.filter((file) => /\.(html|txt|xml|js|json|webmanifest)$/.test(file));
    expect(readable.filter((file) => site.read(file).toString().includes(booking))).toEqual([]);
    expect(cardIn(site).find('a[target="_blank"]')).toHaveLength(0);
    expect(textOf(page, '#facts')).not.toMatch(/Per person|Not on sale|Before you book/);
  });

  test('is discontinued for search engines and no longer played for assistants', () => {
    expect(offerIn(site)).toMatchObject({ availability: 'https://schema.org/Discontinued' });
    expect(offerIn(site)).not.toHaveProperty('availabilityEnds');
    expect(llmsRoom(site)).toContain('It is no longer played. Its last day was December 31, 2025.');
  });

  test('is nowhere said to be retiring soon', () => {
    const future = /.{0,60}(?:retiring|last games on|closing soon).{0,60}/i;
    const pages = site.pages.filter((each) => !each.path.startsWith('/blog/'));
    expect(pages.flatMap((each) => future.exec(textOf(each))?.[0] ?? [])).toEqual([]);
    expect(future.exec(site.read('/llms.txt').toString())?.[0]).toBeUndefined();
  });

  test('comes last among the rooms', () => {
    const { $ } = site.page('/');
    expect($('#rooms li h3').last().text().trim()).toBe('Alice in Wonderland');
  });
});
