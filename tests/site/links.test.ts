import { expect, test } from 'vitest';
import { openSite, ownAddress, textOf, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, listed, openRooms, posts, retiredRooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const bookingHost = new URL(business.booking.general).host;
const { rooms: roomAddresses, ...otherAddresses } = business.booking;
const bookable = openRooms.map(({ slug }) => roomAddresses[slug]);

interface Link {
  href: string;
  target: string | undefined;
  rel: string;
  words: string;
}

const links = ({ $ }: BuiltPage, rule = 'a[href]'): Link[] =>
  $('html')
    .find(rule)
    .toArray()
    .map((element) => ({
      href: element.attribs['href'] ?? '',
      target: element.attribs['target'],
      rel: element.attribs['rel'] ?? '',
      words: (element.attribs['aria-label'] ?? $(element).text()).replace(/\s+/g, ' ').trim(),
    }));

const isOutside = ({ href }: Link) => /^https?:/.test(href);

test('every link within the site leads to a page that exists, by its real address', () => {
  const wrong = wrongOn(site.pages, (page) =>
    links(page, 'a[href], link[rel="canonical"], link[rel="alternate"], area[href]').flatMap(({ href, words }) => {
      const url = ownAddress(href, page);
      if (!url) return /^(https?|mailto|tel):/.test(href) ? [] : [`“${words}” leads to ${href}`];
      const isFile = /\.(xml|webp|mp4|mp3|m4a)$/.test(url.pathname) && site.has(url.pathname);
      return isFile || site.hasPage(url.pathname) ? [] : [`“${words}” leads to ${href}, which no page has`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every link to a place on a page leads to a place that exists', () => {
  const wrong = wrongOn(site.pages, (page) =>
    links(page).flatMap(({ href, words }) => {
      const url = ownAddress(href, page);
      if (!url || !href.includes('#') || !site.hasPage(url.pathname)) return [];
      const id = decodeURIComponent(url.hash.slice(1));
      const target = site.page(url.pathname).$('[id]').toArray();
      return target.some(({ attribs }) => attribs['id'] === id)
        ? []
        : [`“${words}” leads to ${href}, which is nowhere`];
    }),
  );
  expect(wrong).toEqual([]);
});

/**
 * Pages that no link leads to: the answer to a wrong address, the look of the site for those who make it, and posts whose offer is
 * over, for those who kept the address.
 */
const unlinked = ['/404', '/style'];
const over = posts.filter((post) => !listed.includes(post)).map(({ path }) => path);

test('a visitor who starts at home can reach every page by links', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = site.page(path);
    for (const { href } of links(page)) {
      const next = ownAddress(href, page)?.pathname;
      if (next !== undefined && site.hasPage(next)) reached.add(next);
    }
  }
  const lost = site.pages.map(({ path }) => path).filter((path) => !reached.has(path));
  expect(lost.filter((path) => !over.includes(path))).toEqual(unlinked);
});

test('every link that leaves the site opens a new tab that learns nothing, and every new tab is a link that leaves', () => {
  const wrong = wrongOn(site.pages, (page) =>
    links(page).flatMap((link) => {
      const rel = link.rel.split(' ');
      const isSafe = link.target === '_blank' && rel.includes('noopener') && rel.includes('noreferrer');
      if (isOutside(link)) return isSafe ? [] : [`“${link.words}” leads to ${link.href} with rel="${link.rel}"`];
      return link.target === undefined ? [] : [`“${link.words}” leads to ${link.href} in target ${link.target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every booking link is one of the addresses in the business file', () => {
  const known = [...Object.values(otherAddresses), ...bookable];
  const wrong = wrongOn(site.pages, (page) =>
    links(page)
      .filter(({ href }) => href.includes(bookingHost) && !known.includes(href))
      .map(({ href, words }) => `“${words}” leads to ${href}`),
  );
  const used = new Set(site.pages.flatMap((page) => links(page).map(({ href }) => href)));
  expect(wrong).toEqual([]);
  expect(known.filter((address) => !used.has(address ?? ''))).toEqual([]);
});

test('every page lets a visitor book, in the header and in the bar of the phone', () => {
  for (const page of site.pages) {
    const [header] = links(page, 'body > header a[target="_blank"]');
    const bar = links(page, 'nav[aria-label="Quick links"] > a').at(-1);
    expect(header, page.path).toMatchObject({ words: 'Book Now', href: business.booking.general });
    expect(bar, page.path).toMatchObject({ words: 'Book', href: business.booking.general, target: '_blank' });
  }
});

test.runIf(isSample)('each page ends in the booking link of what it is about', () => {
  const expected: Record<string, string | undefined> = {
    '/birthday-parties': business.booking.birthday,
    '/corporate-booking': business.booking.corporate,
    '/gift-cards': business.booking.giftCards,
    '/date-night': business.booking.general,
    '/leaderboard': business.booking.general,
    '/careers': `mailto:${business.careers?.email}`,
    ...Object.fromEntries(openRooms.map(({ path, slug }) => [path, roomAddresses[slug]])),
    ...Object.fromEntries(retiredRooms.map(({ path }) => [path, openRooms.at(-1)?.path])),
  };
  for (const [path, href] of Object.entries(expected)) {
    expect(links(site.page(path), 'main a[href]').at(-1)?.href, path).toBe(href);
  }
});

test.runIf(isSample)(
  'whoever wants a price for a team finds a button to one form, which is a letter without script',
  () => {
    const page = site.page('/corporate-booking');
    expect(links(page, 'main a[data-request]').map(({ href, words }) => [words, href])).toEqual([
      ['Request a quote', '#quote'],
      ['Request a quote', '#quote'],
      ['Request a quote', '#quote'],
    ]);
    expect(page.$('#quote').prevAll().has('#how-many').length, 'it takes the number that was counted above it').toBe(1);
    expect(page.$('#quote').prevAll('.section'), 'nothing else comes before it').toHaveLength(0);
    const fields = page.$('#quote form [name]').toArray();
    expect(fields.map(({ attribs }) => attribs['name'])).toEqual(['headcount', 'date', 'wishes', 'name', 'reach']);
    for (const { attribs } of fields) expect(textOf(page, `label[for="${attribs['id']}"]`)).not.toBe('');
    const letter = new URL(page.$('#quote .by-letter a').attr('href') ?? '');
    expect(letter.pathname).toBe(business.email);
    expect(letter.searchParams.get('body')).toContain('How many people:');
  },
);

test.runIf(isSample)('whoever presses what covers a game for so many comes to where gift cards are bought', () => {
  const amounts = links(site.page('/gift-cards'), 'main .amounts a');
  expect(amounts.length).toBeGreaterThan(0);
  for (const amount of amounts) {
    expect(amount.words).toMatch(/^\d players \$\d+$/);
    expect(amount).toMatchObject({ href: business.booking.giftCards, target: '_blank' });
  }
});

test.runIf(isSample)('whoever looks for work sees which jobs are open, and applies for one by its name', () => {
  const { $ } = site.page('/careers');
  const cards = $('#roles li:has(h3)').toArray();
  const jobs = cards.map((card) => [
    $(card).find('.state').text(),
    new URL($(card).find('a').attr('href') ?? '').searchParams.get('subject'),
  ]);
  expect(jobs).toEqual([
    ['Open now', 'Application: game master'],
    ['Not open now', 'Application: evening lead'],
    ['Not open now', 'Application: set technician'],
  ]);
});

test('a telephone number can be dialed and a letter can be written', () => {
  const dial = `tel:+1${business.phone.replace(/\D/g, '')}`;
  const mailboxes = [business.email, business.careers?.email];
  const wrong = wrongOn(site.pages, (page) =>
    links(page)
      .filter(({ href }) => href.startsWith('tel:') || /^mailto:[^?]/.test(href))
      .filter(({ href }) => href !== dial && !mailboxes.some((box) => href.split('?')[0] === `mailto:${box}`))
      .map(({ href }) => `${href} is nobody here`),
  );
  expect(wrong).toEqual([]);
  expect(links(site.page('/legal'), '#contact a').map(({ href }) => href)).toEqual(
    expect.arrayContaining([dial, `mailto:${business.email}`]),
  );
});

test.runIf(isSample)(
  'the header leads to the rooms, then to the seven sections of the specification in its order, and home by the logo',
  () => {
    const occasions = ['/gift-cards', '/birthday-parties', '/corporate-booking', '/date-night'];
    const sections = ['/leaderboard', ...occasions, '/careers', '/blog'];
    for (const page of site.pages) {
      const [logo, ...rest] = links(page, 'body > header a[href]');
      expect(logo?.href, page.path).toBe('/');
      expect(rest.map(({ href }) => href)).toEqual(['/#rooms', ...sections, business.booking.general]);
    }
  },
);

test.runIf(isSample)('the logo is described as an escape room on South Street, Center City', () => {
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const words = $('body > header a[href="/"] [aria-label]').attr('aria-label') ?? '';
    return /escape room.*South Street.*Center City/i.test(words) ? [] : [`the logo says ${words}`];
  });
  expect(wrong).toEqual([]);
});

test.runIf(isSample)('the footer has the legal and the support links of the specification', () => {
  const expected = [
    ['Legal & Trust Center', '/legal'],
    ['Terms of Service', '/legal#terms'],
    ['Accessibility Statement', '/legal#accessibility'],
    ['Contact Us', '/#location'],
    ['FAQ', '/questions'],
    ['Date Night Ideas', '/date-night'],
    ['Gift Cards', '/gift-cards'],
    ['Corporate Events', '/corporate-booking'],
    ['Careers', '/careers'],
  ];
  for (const page of site.pages) {
    const shown = links(page, 'footer nav a[href]').map(({ words, href }) => [words, href]);
    expect(shown, page.path).toEqual(expected);
  }
});

test.runIf(isSample)('the phone’s bar has four items, the first of which opens the sheet of experiences', () => {
  const sheet = [
    ['Rooms', '/#rooms'],
    ['Date Night', '/date-night'],
    ['Birthday Parties', '/birthday-parties'],
    ['Events', '/corporate-booking'],
  ];
  for (const page of site.pages) {
    const { $ } = page;
    const items = $('nav[aria-label="Quick links"] .bar-item').toArray();
    const words = items.map((item) => $(item).text().trim());
    expect([words[0], words[1], words[3], words.length]).toEqual(['Experiences', 'Gifts', 'Book', 4]);
    expect($(items[0]).is('button[commandfor="experiences"]')).toBe(true);
    expect($(items[1]).attr('href')).toBe('/gift-cards');
    expect($(items[1]).attr('aria-current'), page.path).toBe(page.path === '/gift-cards' ? 'page' : undefined);
    const offered = links(page, 'dialog#experiences a').map(({ href }, index) => [
      $('dialog#experiences a strong').eq(index).text(),
      href,
    ]);
    expect(offered).toEqual(sheet);
  }
});
