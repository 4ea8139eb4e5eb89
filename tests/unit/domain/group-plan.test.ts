import { describe, expect, test } from 'vitest';
import { fewestRooms, planGroup, type GroupChoice, type GroupRoom, type GroupVenue } from '#domain/group-plan.ts';
import { sayPlan } from '#domain/group-words.ts';
import type { PartyPackages } from '#domain/party-packages.ts';
import { venue as house } from '../../support/venue.ts';

const room = (title: string, minimum: number, maximum: number, more: Partial<GroupRoom> = {}): GroupRoom => ({
  slug: title.toLowerCase(),
  title,
  groupSize: { minimum, maximum, idealMinimum: minimum, idealMaximum: Math.min(6, maximum) },
  scareLevel: { level: 1 },
  ...more,
});
const crypt = room('Crypt', 2, 8);
const vault = room('Vault', 2, 12);

const venue = (changes: Partial<GroupVenue> = {}): GroupVenue => {
  const { policies, prices } = house();
  return { rooms: [crypt, vault], policies, prices, ...changes };
};

/** What a group is told. */
function told(choice: Partial<GroupChoice>, changes: Partial<GroupVenue> = {}, party?: PartyPackages) {
  const whole = { players: 4, ages: [], ...choice };
  return sayPlan(planGroup(whole, venue(changes)), whole, venue(changes), party);
}

test('six with two ten-year-olds on a Saturday read which rooms fit, how many adults they need and what it comes to', () => {
  const words = told({ players: 6, ages: [10, 10], day: 'saturday' });
  expect(words).toMatchObject({
    headline: 'On Saturdays, Crypt and Vault both fit 6 players.',
    rooms: '1',
    adults: '1',
    total: '$210 to $234',
  });
  expect([...words.notes]).toEqual([
    ['crypt', '$210 to $234'],
    ['vault', '$210 to $234'],
  ]);
  expect(words.rules).toEqual([
    '2 children under 12 need 1 adult in the room. One adult plays along for every 3 children under 12.',
    '6 × $35 to $39 a person, before tax, depending on the session.',
  ]);
});

test('children who come alone read that their adults play too, and are counted and paid for', () => {
  const words = told({ players: 4, ages: [7, 7, 8, 11] });
  expect(words).toMatchObject({ headline: 'Crypt and Vault both fit 6 players.', adults: '2', total: '$210 to $234' });
  expect(words.rules[0]).toContain('4 children under 12 need 2 adults in the room. With them you’re 6.');
});

test('a party of children is told of the room for their age first, and of the other beside from which age it is best', () => {
  const rooms = [room('Crypt', 2, 8, { suggestedAge: 13 }), room('Vault', 2, 12, { suggestedAge: 8 })];
  const words = told({ players: 8, ages: [10, 10, 10, 10, 10, 10] }, { rooms });
  expect(words.headline).toBe('Vault fits 8 players.');
  expect([...words.notes.keys()]).toEqual(['vault', 'crypt']);
  expect(words.notes.get('crypt')).toContain('best from age 13');
});

test('who is too young for a ticket is not counted, and is told so', () => {
  const words = told({ players: 5, ages: [3, 13] });
  expect(words).toMatchObject({ headline: 'Crypt and Vault both fit 4 players.', adults: undefined });
  expect(words.rules[0]).toBe('A 3-year-old can’t play: tickets are for ages 5 to 99.');
});

test('a pair is told the days on which a team has to be larger, and is sent away from none that it may have', () => {
  expect(told({ players: 2 }).headline).toBe('Crypt and Vault both fit 2 players.');
  expect(told({ players: 2 }).rules).toContain('On Fridays, Saturdays and Sundays a team needs at least 3 players.');
  expect(told({ players: 2, day: 'saturday' })).toMatchObject({
    headline: 'On Saturdays, a game needs at least 3 players.',
    total: undefined,
  });
  expect(told({ players: 1 }).headline).toBe('A game needs at least 2 players.');
});

test('a room that is too small, or too grim for the youngest, does not fit', () => {
  expect(told({ players: 9 }).headline).toBe('Vault fits 9 players.');
  expect(told({ ages: [10] }, { rooms: [room('Crypt', 2, 8, { minimumAge: 14 }), vault] }).headline).toBe(
    'Vault fits 4 players.',
  );
  expect(told({ ages: [10] }, { rooms: [room('Crypt', 2, 8, { minimumAge: 14 })] }).headline).toMatch(
    /^None of our rooms/,
  );
});

test('whoever brings children reads of the least frightening room first, whatever suits the number better', () => {
  const rooms = [room('Crypt', 2, 6, { scareLevel: { level: 4 } }), room('Vault', 2, 12, ideal(5, 6))];
  expect([...told({ ages: [10] }, { rooms }).notes.keys()]).toEqual(['vault', 'crypt']);
  expect([...told({}, { rooms }).notes.keys()]).toEqual(['crypt', 'vault']);
});

test('a room that is best for older children comes after the others, and says so to those who bring younger ones', () => {
  const rooms = [room('Crypt', 2, 8, { suggestedAge: 13, scareLevel: { level: 0 } }), vault];
  expect([...told({ ages: [9] }, { rooms }).notes]).toEqual([
    ['vault', '$140 to $156'],
    ['crypt', '$140 to $156, best from age 13'],
  ]);
  expect([...told({ ages: [13] }, { rooms }).notes][0]).toEqual(['crypt', '$140 to $156']);
});

test('a room that wants an adult beside fourteen-year-olds is named to those who bring one, and to nobody else', () => {
  const rooms = [room('Crypt', 2, 8, { adultNeededBelowAge: 16 }), vault];
  expect(told({ players: 4, ages: [14, 14, 14, 14] }, { rooms }).headline).toBe('Vault fits 4 players.');
  expect(told({ players: 5, ages: [14, 14, 14] }, { rooms }).headline).toBe('Crypt and Vault both fit 5 players.');
});

test('a large group plays in several rooms at once, and one that is larger still in rounds', () => {
  expect(told({ players: 14 })).toMatchObject({
    headline: '14 players split across 2 rooms at the same time, 7 in each.',
    rooms: '2',
  });
  expect(told({ players: 15 }).headline).toBe('15 players split across 2 rooms at the same time, 7 and 8.');
  // the smaller room takes no more than 8
  expect(told({ players: 19 }).headline).toBe('19 players split across 2 rooms at the same time, 8 and 11.');
  expect(told({ players: 40 })).toMatchObject({
    headline: '40 players play in 2 rounds: our rooms hold 20 at once.',
    rooms: '2, in 2 rounds',
  });
});

test('a venue of one room never speaks of several', () => {
  const alone = { rooms: [room('Hangar', 2, 20)] };
  expect(told({ players: 14 }, alone).headline).toBe('Hangar fits 14 players.');
  expect(told({ players: 24 }, alone).headline).toBe('24 players play in 2 rounds: our rooms hold 20 at once.');
});

test('a venue of many rooms says how many fit instead of naming them, the best ones first', () => {
  const many = Array.from({ length: 30 }, (_, index) => room(`Cell${index + 1}`, index < 20 ? 2 : 5, 9));
  const words = told({ players: 7 }, { rooms: [...many, vault] });
  expect(words.headline).toBe('All 31 of our rooms fit 7 players.');
  expect(told({ players: 2 }, { rooms: [...many, vault] }).headline).toBe('21 of our 31 rooms fit 2 players.');
  expect(told({ players: 7 }, { rooms: [crypt, vault, room('Hangar', 2, 20)] }).headline).toBe(
    'Crypt, Vault and Hangar all fit 7 players.',
  );
  expect([...told({ players: 5 }, { rooms: [room('Pair', 2, 6, ideal(2, 3)), vault] }).notes.keys()]).toEqual([
    'vault',
    'pair',
  ]);
});

const ideal = (idealMinimum: number, idealMaximum: number) => ({
  groupSize: { minimum: 2, maximum: 6, idealMinimum, idealMaximum },
});

describe('the prices of any venue', () => {
  test('children pay their own price, and whoever is too young pays none', () => {
    const prices = { person: 30, children: { underAge: 12, person: 20 } };
    const words = told({ players: 5, ages: [4, 8, 11] }, { prices });
    expect(words.total).toBe('$100');
    expect(words.rules).toContain('2 × $30 and 2 × $20 for children under 12, before tax.');
  });

  test('a day with a price of its own is charged', () => {
    const prices = { person: 30, days: [{ days: ['saturday' as const], person: 36 }] };
    expect(told({ day: 'saturday' }, { prices }).total).toBe('$144');
    expect(told({}, { prices }).total).toBe('$120 to $144');
  });

  test('who has chosen no day yet reads which day costs how much, unless a group’s own price holds on all', () => {
    const prices = { person: 30, days: [{ days: ['saturday' as const], person: 36 }] };
    expect(told({}, { prices }).rules).toContain(
      '4 × $30 to $36 a person, before tax. It’s $30 Sunday through Friday, $36 Saturday.',
    );
    expect(told({ day: 'saturday' }, { prices }).rules).toContain('4 × $36 a person, before tax.');
    const forGroups = { ...prices, groups: [{ players: 4, person: 28 }] };
    expect(told({}, { prices: forGroups }).rules).toContain('4 × $28 a person, before tax.');
  });

  test('rooms with prices of their own are told apart', () => {
    const words = told({}, { rooms: [crypt, room('Vault', 2, 12, { prices: { person: 50 } })] });
    expect(words.notes.get('vault')).toBe('$200');
    expect(words.notes.get('crypt')).toBe('$140 to $156');
    expect(words.rules).toContain('Each room has its own price, before tax.');
  });
});

test('a party pays its package and no tickets', () => {
  const { birthday } = house();
  const tellParty = (players: number) => told({ players }, {}, birthday);
  expect(tellParty(8)).toMatchObject({ total: '$399', rules: ['The 8-player package at $399.'] });
  expect(tellParty(10).total).toBe('$424');
  expect(tellParty(30).rules[0]).toMatch(/Ask us/);
});

test('so many as one room cannot hold take as few rooms as will', () => {
  expect(fewestRooms([crypt, vault, room('Attic', 2, 4)], 13)).toBe(2);
  expect(fewestRooms([crypt, vault, room('Attic', 2, 4)], 22)).toBe(3);
});
