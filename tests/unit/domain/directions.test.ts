import { expect, test } from 'vitest';
import { bestArrivals, describeArrival, groupArrivals, listArrivals, type Arrival } from '#domain/directions.ts';

const garage: Arrival = {
  by: 'car',
  name: 'Old Mill Garage',
  minutes: 5,
  price: { dollars: 18, for: 'an evening' },
};
const station: Arrival = { by: 'train', name: 'Dock Street station', text: 'Blue Line.', minutes: 12 };

test('whoever comes reads trains before cars, and no heading for a way that nobody wrote', () => {
  expect(groupArrivals([garage, station]).map(({ by }) => by)).toEqual(['train', 'car']);
  expect(groupArrivals([])).toEqual([]);
});

test('a page about something else shows the best place of each kind', () => {
  const second = { ...garage, name: 'New Mill Garage' };
  expect(bestArrivals([garage, second, station])).toEqual([station, garage]);
});

test('a place says how far it is to walk, and what it costs where it costs something', () => {
  expect(describeArrival(garage)).toBe('5-minute walk, $18 for an evening');
  expect(describeArrival(station)).toBe('12-minute walk');
});

test('places stand in a sentence of any text', () => {
  expect(listArrivals([garage, station])).toBe(
    'Old Mill Garage (5-minute walk, $18 for an evening) and Dock Street station (12-minute walk)',
  );
});
