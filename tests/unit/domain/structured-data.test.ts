import { describe, expect, test } from 'vitest';
import {
  breadcrumbNode,
  postNode,
  questionsNode,
  roomNode,
  venueNameNode,
  venueNode,
} from '#domain/structured-data.ts';
import { nightHours } from '../../support/night-venue.ts';
import { room, venue } from '../../support/venue.ts';

const site = new URL('https://bell.example.com');
const image = 'https://bell.example.com/picture.jpg';
const venueId = 'https://bell.example.com/#venue';

describe('a search engine learns about the venue', () => {
  const node = venueNode(venue(), [room()], site, image, '2026-11-20');

  test('what it is, where it is and how to reach it', () => {
    expect(node).toMatchObject({
      '@type': 'EntertainmentBusiness',
      '@id': venueId,
      name: 'Bell & Bolt',
      url: 'https://bell.example.com/',
      image,
      telephone: '(215) 555-0100',
      email: 'desk@example.com',
      priceRange: '$35–$39',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Quay',
        addressLocality: 'Philadelphia',
        addressRegion: 'PA',
        postalCode: '19147',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 39.9, longitude: -75.1 },
      sameAs: ['https://social.example.com/bell'],
    });
  });

  test('its hours by groups of days, in 24-hour times', () => {
    expect(node['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '16:00',
        closes: '21:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '12:00', closes: '22:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '12:00', closes: '21:30' },
    ]);
    expect(JSON.stringify(node)).not.toContain('specialOpeningHours');
  });

  test('a closed weekday, two times a day, and the other hours of the coming year', () => {
    const late = venueNode({ ...venue(), ...nightHours }, [room()], site, image, '2026-11-20');

    expect(late['openingHoursSpecification']).toMatchObject([
      { dayOfWeek: ['Monday'], opens: '17:00', closes: '22:00' },
      { dayOfWeek: ['Tuesday'], opens: '00:00', closes: '00:00' },
      { dayOfWeek: ['Wednesday'], opens: '12:00', closes: '14:00' },
      { dayOfWeek: ['Wednesday'], opens: '17:00', closes: '22:00' },
      { dayOfWeek: ['Thursday'], opens: '17:00', closes: '22:00' },
      { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
      { dayOfWeek: ['Saturday'], opens: '12:00', closes: '00:00' },
      { dayOfWeek: ['Sunday'], opens: '12:00', closes: '20:00' },
    ]);
    const dated = (validFrom: string, validThrough: string, opens: string, closes: string) =>
      expect.objectContaining({ '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes });
    expect(late['specialOpeningHoursSpecification']).toEqual([
      dated('2026-11-26', '2026-11-26', '00:00', '00:00'),
      dated('2026-12-25', '2026-12-25', '10:00', '13:00'),
      dated('2026-12-28', '2026-12-31', '10:00', '23:30'),
      dated('2026-12-31', '2026-12-31', '10:00', '01:00'),
    ]);
    expect(JSON.stringify(late)).toContain('"description":"Brunch only."');
  });
});

test('a search engine reads on other pages who the venue is, and where the rest stands', () => {
  expect(venueNameNode(venue(), site)).toEqual({
    '@type': 'Organization',
    '@id': venueId,
    name: 'Bell & Bolt',
    url: 'https://bell.example.com/',
  });
});

describe('a search engine learns about a room', () => {
  const prices = { person: { from: 35, to: 39 } };

  test('what it is, and that it belongs to the venue', () => {
    expect(roomNode(room(), prices, site, image)).toMatchObject({
      '@type': 'Product',
      '@id': 'https://bell.example.com/rooms/the-vault#room',
      name: 'The Vault',
      url: 'https://bell.example.com/rooms/the-vault',
      image,
      brand: { '@id': venueId },
      additionalProperty: [
        { name: 'Minutes', value: 60 },
        { name: 'Players', value: '2–8' },
      ],
    });
  });

  test('where to book it and for how much, and until when if its end is known', () => {
    const { offers } = roomNode(room({ lastDay: '2026-12-31' }), prices, site, image);

    expect(offers).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: 35,
      highPrice: 39,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      availabilityEnds: '2026-12-31',
      url: 'https://book.example.com/the-vault',
      seller: { '@id': venueId },
    });
    expect(JSON.stringify(roomNode(room(), prices, site, image))).not.toContain('availabilityEnds');
  });

  test('one price where there is only one, and none of the groups’ and children’s', () => {
    const list = { person: 32.5, children: { underAge: 12, person: 20 }, groups: [{ players: 8, person: 28 }] };

    expect(roomNode(room(), list, site, image)['offers']).toMatchObject({ '@type': 'Offer', price: 32.5 });
  });

  test('the prices of all days, and of the venue those of all rooms', () => {
    const byDay = { person: 30, days: [{ days: ['saturday' as const], person: { from: 34, to: 36 } }] };
    const dear = room({ prices: { person: 45 } });
    const rangeOf = (rooms: Parameters<typeof venueNode>[1]) =>
      venueNode({ ...venue(), prices: byDay }, rooms, site, image, '2026-11-20')['priceRange'];

    expect(roomNode(room(), byDay, site, image)['offers']).toMatchObject({ lowPrice: 30, highPrice: 36 });
    expect([rangeOf([room()]), rangeOf([room(), dear]), rangeOf([dear])]).toEqual(['$30–$36', '$30–$45', '$45']);
  });

  test('that it cannot be booked any more once it has retired', () => {
    const retired = roomNode(room({ status: 'retired', bookingUrl: undefined }), prices, site, image);

    expect(retired['offers']).toMatchObject({ availability: 'https://schema.org/Discontinued' });
    expect(JSON.stringify(retired)).not.toContain('book.example.com');
  });
});

test('a search engine learns the way to a page, from home on', () => {
  const node = breadcrumbNode(
    [
      { name: 'Blog', path: '/blog' },
      { name: 'A new safe', path: '/blog/a-new-safe' },
    ],
    site,
  );

  expect(node['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bell.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://bell.example.com/blog' },
    { '@type': 'ListItem', position: 3, name: 'A new safe', item: 'https://bell.example.com/blog/a-new-safe' },
  ]);
});

test('a search engine learns when a post appeared, in the venue’s calendar, and who wrote it', () => {
  const post = {
    slug: 'a-new-safe',
    title: 'A new safe',
    metaDescription: 'It clicks.',
    publishedAt: '2026-01-01T02:00:00Z',
    category: 'Announcements',
  };

  expect(postNode(post, site, image)).toMatchObject({
    '@type': 'BlogPosting',
    '@id': 'https://bell.example.com/blog/a-new-safe#post',
    headline: 'A new safe',
    description: 'It clicks.',
    datePublished: '2025-12-31',
    articleSection: 'Announcements',
    mainEntityOfPage: 'https://bell.example.com/blog/a-new-safe',
    author: { '@id': venueId },
    publisher: { '@id': venueId },
  });
});

test('a search engine learns every question with its answer', () => {
  const node = questionsNode([{ question: 'Is it hard?', answer: 'It is Medium.' }], '/rooms/the-vault', site);

  expect(node).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://bell.example.com/rooms/the-vault#questions',
    mainEntity: [
      { '@type': 'Question', name: 'Is it hard?', acceptedAnswer: { '@type': 'Answer', text: 'It is Medium.' } },
    ],
  });
});
