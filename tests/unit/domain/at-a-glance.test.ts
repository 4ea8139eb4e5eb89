import { expect, test } from 'vitest';
import { atAGlance } from '#domain/at-a-glance.ts';
import type { Weekday } from '#domain/weekdays.ts';
import { room, venue } from '../../support/venue.ts';

test('a visitor reads of a room what it costs, for how many and from which age it is, and how long it takes', () => {
  expect(atAGlance([room()], venue())).toEqual({
    price: '$35 to $39',
    players: '2 to 8',
    minimum: '3+ Fri–Sun',
    ages: '5+',
    minutes: '60',
  });
});

test('of several rooms a visitor reads from the smallest number to the largest, and each room keeps its own rules', () => {
  const grim = room({ minimumAge: 14, prices: { person: 45 }, duration: 75, groupSize: size(3, 10) });
  expect(atAGlance([grim], venue())).toMatchObject({ price: '$45', ages: '14+' });
  expect(atAGlance([grim, room()], venue())).toEqual({
    price: '$35 to $45',
    players: '2 to 10',
    minimum: '3+ Fri–Sun',
    ages: '5+',
    minutes: '60 to 75',
  });
});

test('of a room that is best for older players a visitor reads from which age, and of several rooms nothing of the kind', () => {
  const dark = room({ suggestedAge: 13 });
  expect(atAGlance([dark], venue())).toMatchObject({ ages: '5+', suggested: '13+' });
  expect(atAGlance([dark, room()], venue())).not.toHaveProperty('suggested');
  expect(atAGlance([room({ suggestedAge: 14, minimumAge: 14 })], venue())).not.toHaveProperty('suggested');
});

test('where the price follows a rule of two days’ prices in all rooms, a visitor reads when it is which', () => {
  const byDay = (weekend: number) => ({
    person: 30,
    days: [{ days: ['friday', 'saturday', 'sunday'] as Weekday[], person: weekend }],
  });
  const house = { ...venue(), prices: byDay(36) };
  expect(atAGlance([room()], house)).toMatchObject({ price: '$30 to $36', priceByDay: '$30 Mon–Thu, $36 Fri–Sun' });
  expect(atAGlance([room(), room({ prices: byDay(40) })], house)).not.toHaveProperty('priceByDay');
  const ofMany = {
    person: 30,
    days: [
      { days: ['friday'] as Weekday[], person: 33 },
      { days: ['sunday'] as Weekday[], person: 36 },
    ],
  };
  expect(atAGlance([room({ prices: ofMany })], house), 'too many for one line').not.toHaveProperty('priceByDay');
});

test('days that ask for no more than the room does are not named', () => {
  expect(atAGlance([room({ groupSize: size(3, 8) })], venue())).not.toHaveProperty('minimum');
});

test('where no room is open there is nothing to read', () => {
  expect(atAGlance([], venue())).toBeUndefined();
});

function size(minimum: number, maximum: number) {
  return { minimum, maximum, idealMinimum: minimum, idealMaximum: maximum };
}
