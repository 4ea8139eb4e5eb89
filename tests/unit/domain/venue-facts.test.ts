import { describe, expect, test } from 'vitest';
import { venueFacts } from '#domain/venue-facts.ts';
import { nightHours } from '../../support/night-venue.ts';
import { room, venue } from '../../support/venue.ts';

test('an author can use every number of the business file, in words that fit a sentence', () => {
  expect(venueFacts(venue(), [])).toMatchObject({
    'venue.name': 'Bell & Bolt',
    'venue.address': '1 Quay, Philadelphia, PA 19147',
    'venue.phone': '(215) 555-0100',
    'hours.week': 'Mon–Fri 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM; Sun 12:00 PM–9:30 PM',
    'hours.monday': '4:00 PM–9:30 PM',
    'hours.saturday': '12:00 PM–10:00 PM',
    'hours.sunday': '12:00 PM–9:30 PM',
    'prices.range': '$35 to $39',
    'policies.minimumAge': '5',
    'policies.lateArrival': 'Late teams play shorter.',
    'birthday.extraKidsPrice': '$25',
    'birthday.extraKidsPerGroup': '1 to 4',
    'birthday.bookAheadHours': '72',
    'careers.replyBusinessDays': '5',
    'virtualReality.earlyRegistrationDiscount': '15',
    'reviews.fiveStar': '1200+',
  });
});

test('sentences can name every price and the smallest team, whatever the grammar', () => {
  const business = venue();
  business.prices = {
    person: 30,
    days: [{ days: ['saturday', 'sunday'], person: { from: 36, to: 38 } }],
    children: { underAge: 12, person: 20 },
  };
  const crypt = room({ slug: 'the-crypt', title: 'The Crypt', prices: { person: 45 } });

  expect(venueFacts(business, [room()])).toMatchObject({
    'prices.minimum': '$30',
    'prices.maximum': '$38',
    'prices.range': '$30 to $38',
    'prices.tuesday': '$30',
    'prices.saturday': '$36 to $38',
    'prices.total.4': '$120 to $152',
    'prices.children': '$20',
    'prices.childrenUnderAge': '12',
    'prices.list':
      '$30 Monday through Friday, $36 to $38 Saturday and Sunday, per person, depending on the session; $20 for each child under 12',
    'policies.minimumPlayers': 'at least 3 players from Friday through Sunday, and 2 on other days',
    'policies.minimumPlayers.monday': '2',
    'policies.minimumPlayers.friday': '3',
  });
  expect(venueFacts(business, [room(), crypt])).toMatchObject({
    'prices.range': '$30 to $45',
    'rooms.the-crypt.price': '$45',
    'rooms.the-vault.price': '$30 to $38',
  });
});

test('birthday prices go from the cheapest package to the dearest, in whatever order they are written', () => {
  const { birthday } = venue();
  const packages = [
    { players: 24, price: 869 },
    { players: 8, price: 399 },
    { players: 16, price: 639 },
  ];
  const business = { ...venue(), ...(birthday && { birthday: { ...birthday, packages } }) };
  const facts = venueFacts(business, []);

  expect(facts['birthday.priceRange']).toBe('$399 to $869');
  expect(facts['birthday.packages']).toBe('24 players $869, 8 players $399, 16 players $639');
});

test('every room brings its own facts, named by its slug', () => {
  const attic = room({
    slug: 'the-attic',
    title: 'The Attic',
    duration: 75,
    groupSize: { minimum: 3, maximum: 12, idealMinimum: 5, idealMaximum: 7 },
  });

  expect(venueFacts(venue(), [room(), attic])).toMatchObject({
    'rooms.the-vault.title': 'The Vault',
    'rooms.the-vault.minutes': '60',
    'rooms.the-attic.title': 'The Attic',
    'rooms.the-attic.minutes': '75',
    'rooms.the-attic.capacity': '3 to 12',
    'rooms.the-attic.ideal': '5 to 7',
  });
});

describe('a room that retires leaves the sentences about the rooms that can be played', () => {
  const attic = room({
    slug: 'the-attic',
    title: 'The Attic',
    duration: 75,
    groupSize: { minimum: 3, maximum: 12, idealMinimum: 5, idealMaximum: 7 },
    order: 0,
    lastDay: '2025-12-31',
  });
  const cellar = room({ slug: 'the-cellar', title: 'The Cellar', order: 2 });
  const factsAt = (now: string) => venueFacts(venue(), [cellar, attic, room()], new Date(now));

  test('on its last evening it is one of them, in the order of the pages', () => {
    expect(factsAt('2025-12-31T23:59:59-05:00')).toMatchObject({
      'openRooms.names': 'The Attic, The Vault and The Cellar',
      'openRooms.capacities': 'The Attic takes 3 to 12 players, The Vault takes 2 to 8 and The Cellar takes 2 to 8',
      'openRooms.count': 'three rooms',
      'openRooms.playersAtOnce': '28',
      'openRooms.minutes': '60 to 75',
    });
  });

  test('at midnight it is gone, and only its own facts are left', () => {
    expect(factsAt('2026-01-01T00:00:00-05:00')).toMatchObject({
      'openRooms.names': 'The Vault and The Cellar',
      'openRooms.capacities': 'The Vault takes 2 to 8 players and The Cellar takes 2 to 8',
      'openRooms.count': 'two rooms',
      'openRooms.playersAtOnce': '16',
      'openRooms.minutes': '60',
      'rooms.the-attic.title': 'The Attic',
      'rooms.the-attic.lastDay': 'December 31, 2025',
    });
  });

  test('a venue whose rooms have all retired has no such sentences', () => {
    expect(Object.keys(venueFacts(venue(), [attic], new Date('2026-01-01T12:00:00-05:00'))).join()).not.toContain(
      'openRooms',
    );
  });
});

test('an author can name every exception from the hours of the coming year, or hears that there is none', () => {
  const at = new Date('2026-12-26T12:00:00-05:00');

  expect(venueFacts({ ...venue(), ...nightHours }, [], at)['hours.exceptions']).toBe(
    'Mon, Dec 28–Thu, Dec 31 10:00 AM–11:30 PM; Thu, Dec 31 10:00 AM–1:00 AM; Thu, Nov 25 closed; Sat, Dec 25 closed',
  );
  expect(venueFacts({ ...venue(), ...nightHours }, [], at)['hours.tuesday']).toBe('closed');
  expect(venueFacts(venue(), [], at)['hours.exceptions']).toBe('none');
});

test('a venue of many rooms does not name them all in one sentence', () => {
  const rooms = Array.from({ length: 12 }, (_, index) => ({
    slug: `room-${index}`,
    title: `Room ${index}`,
    duration: 60,
    groupSize: { minimum: 2, maximum: index === 4 ? 10 : 6, idealMinimum: 3, idealMaximum: 5 },
    order: index,
  }));
  expect(venueFacts(venue(), rooms)).toMatchObject({
    'openRooms.names': 'any of our 12 rooms',
    'openRooms.capacities': 'Our 12 rooms take 2 to 10 players, the largest of them Room 4',
  });
});

test('a venue with one room says so in every sentence about its rooms', () => {
  expect(venueFacts(venue(), [room()])).toMatchObject({
    'openRooms.names': 'The Vault',
    'openRooms.capacities': 'The Vault takes 2 to 8 players',
    'openRooms.playersAtOnce': '8',
    'openRooms.minutes': '60',
  });
});
