import { expect, test } from 'vitest';
import { openSite, origin, structuredData, wrongOn, type BuiltPage, type DataNode } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { asShown, business, openRooms, posts, retiredRooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const node = (page: BuiltPage, type: string) => structuredData(page).find((each) => each['@type'] === type);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const venueId = `${origin}/#venue`;

interface Hours {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** Hours as the business file has them: by weekday in small letters, midnight to midnight for a closed one. */
const byWeekday = (specification: Hours[]) =>
  Object.fromEntries(
    weekdays.map((day) => {
      const spans = specification
        .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
        .map(({ opens, closes }) => ({ opens, closes }));
      return [day.toLowerCase(), spans];
    }),
  );
const closed = { opens: '00:00', closes: '00:00' };
const written = Object.fromEntries(
  Object.entries(business.hours).map(([day, hours]) => [day, hours === 'closed' ? [closed] : [hours].flat()]),
);

test('every page carries one readable graph of structured data', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const scripts = page.$('script[type="application/ld+json"]').toArray();
    if (scripts.length !== 1) return [`${scripts.length} scripts of structured data`];
    const data = JSON.parse(page.$(scripts[0]).text()) as { '@context': string; '@graph': DataNode[] };
    const ids = data['@graph'].map((each) => each['@id']).filter((id) => id !== undefined);
    return [
      ...(data['@context'] === 'https://schema.org' ? [] : [`its context is ${data['@context']}`]),
      ...(new Set(ids).size === ids.length ? [] : ['two nodes have the same @id']),
      ...data['@graph'].filter((each) => !each['@type']).map((each) => `no type: ${JSON.stringify(each)}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test.runIf(isSample)('home says who and where the venue is, as the business file says it', () => {
  const { address } = business;
  expect(node(site.page('/'), 'EntertainmentBusiness')).toMatchObject({
    '@id': venueId,
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone,
    email: business.email,
    priceRange: '$35–$39',
    address: {
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: business.coordinates,
    sameAs: business.social.map(({ url }) => url),
  });
});

test('every other page names the venue, and home as the page that says the rest', () => {
  for (const page of site.pages.filter(({ path }) => path !== '/')) {
    expect(node(page, 'Organization'), page.path).toEqual({
      '@type': 'Organization',
      '@id': venueId,
      name: business.name,
      url: `${origin}/`,
    });
  }
});

test('a search engine knows the hours of every weekday, as the business file has them', () => {
  const hours = node(site.page('/'), 'EntertainmentBusiness')?.['openingHoursSpecification'] as (Hours & DataNode)[];
  expect(hours.every((row) => row['@type'] === 'OpeningHoursSpecification')).toBe(true);
  expect(byWeekday(hours)).toEqual(written);
});

/** Every address of this site inside structured data; the names of nodes (`…#venue`) are no addresses. */
function addresses(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key !== '@id' && value.startsWith(origin) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addresses(each, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => addresses(each, name));
}

test('every address of the site in structured data leads to a page or a picture', () => {
  const wrong = wrongOn(site.pages, (page) =>
    addresses(structuredData(page))
      .filter((address) => !site.has(new URL(address).pathname))
      .map((address) => `${address} is missing`),
  );
  expect(wrong).toEqual([]);
});

test.runIf(isSample)(
  'a room that can be played is offered at the prices and the booking page of the business file',
  () => {
    expect(openRooms.length).toBeGreaterThanOrEqual(2);
    for (const { slug, title, path } of openRooms) {
      expect(node(site.page(path), 'Product')).toMatchObject({
        name: title,
        url: `${origin}${path}`,
        image: `${origin}/social${path}.jpg`,
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 35,
          highPrice: 39,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: business.booking.rooms[slug],
        },
      });
    }
  },
);

test('a retired room is not offered', () => {
  for (const { path } of retiredRooms) {
    const offer = node(site.page(path), 'Product')?.['offers'] as Record<string, unknown>;
    expect(offer).toMatchObject({ availability: 'https://schema.org/Discontinued', url: `${origin}${path}` });
    expect(JSON.stringify(offer)).not.toContain(new URL(business.booking.general).host);
  }
});

test('every page but home tells search engines the way to it', () => {
  const pages = site.pages.filter(({ path }) => !['/', '/404'].includes(path));
  for (const page of pages) {
    const { itemListElement: steps } = node(page, 'BreadcrumbList') as unknown as {
      itemListElement: { position: number; name: string; item: string }[];
    };
    expect(steps[0], page.path).toMatchObject({ position: 1, name: 'Home', item: `${origin}/` });
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(`${origin}${page.path.replace(/\/\d+$/, '')}`);
  }
});

test('a visitor sees the same way above the heading of every page but those of rooms', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const steps = node(page, 'BreadcrumbList')?.['itemListElement'] as { name: string }[] | undefined;
    const told = page.path.startsWith('/rooms/') ? [] : (steps ?? []).map(({ name }) => name);
    const shown = page.$('nav[aria-label="Breadcrumb"] li').toArray();
    const names = shown.map((item) => page.$(item).text().trim());
    return names.join(' > ') === told.join(' > ') ? [] : [`shows ${names.join(' > ')}, says ${told.join(' > ')}`];
  });
  expect(wrong).toEqual([]);
});

test('every post is an article of the venue with its day, category and picture', () => {
  for (const { path, title, category, metaDescription, publishedAt } of posts) {
    const article = node(site.page(path), 'BlogPosting');
    expect(article).toMatchObject({
      headline: title,
      description: expect.stringMatching(asShown(metaDescription)),
      datePublished: publishedAt.slice(0, 10),
      articleSection: category,
      image: `${origin}/social${path}.jpg`,
      url: `${origin}${path}`,
      mainEntityOfPage: `${origin}${path}`,
      author: { '@id': venueId },
      publisher: { '@id': venueId },
    });
    expect(site.page(path).$('article time').first().attr('datetime')).toBe(publishedAt.slice(0, 10));
  }
});

test.runIf(isSample)(
  'every question on a page is in its structured data, word for word; those on home once, where all are',
  () => {
    const asking = site.pages.filter(({ $ }) => $('details[name] > summary').length > 0);
    expect(asking.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/questions', '/gift-cards', '/rooms/thai-prison']),
    );
    for (const { path, $ } of site.pages) {
      const faq = node(site.page(path), 'FAQPage')?.['mainEntity'] as
        { name: string; acceptedAnswer: { text: string } }[] | undefined;
      const shown = (path === '/' ? [] : $('details[name]').toArray()).map((item) => ({
        name: $(item).find('summary').text().trim(),
        // A page keeps a time of day and its AM or PM on one line; the words are the same.
        answer: $(item).find('summary + * p').first().text().trim().replaceAll('\u00a0', ' '),
      }));
      expect(
        faq?.map(({ name, acceptedAnswer }) => ({ name, answer: acceptedAnswer.text.trim() })) ?? [],
        path,
      ).toEqual(shown);
    }
  },
);
