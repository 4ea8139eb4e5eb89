import { expect, test } from 'vitest';
import { drawMap } from '../../../../src/components/home/draw-map.ts';
import { layOutMap } from '../../../../src/components/home/lay-out-map.ts';

const map = {
  kind: 'drawn' as const,
  alt: 'Our door is on the quay.',
  streets: ['Mill St', 'Quay'],
  crossStreets: ['1st St', '2nd St', '3rd St'],
  places: [],
};

test('a visitor sees the door on its street, between the two streets that it stands between', () => {
  const { crossStreets, streets, door, main } = layOutMap({ ...map, door: { street: 'Quay', after: '2nd St' } });
  const [, second, third] = crossStreets.map(({ x }) => x);

  expect(main).toBe(streets.find(({ name }) => name === 'Quay')?.y);
  expect(door.x).toBeGreaterThan(second ?? Infinity);
  expect(door.x).toBeLessThan(third ?? 0);
});

test('a map is as large as its streets need, and all of them are on it', () => {
  const small = layOutMap({ ...map, door: { street: 'Mill St', after: '1st St' } });
  const large = layOutMap({
    ...map,
    crossStreets: [...map.crossStreets, '4th St'],
    door: { street: 'Mill St', after: '1st St' },
  });

  expect(large.width).toBeGreaterThan(small.width);
  expect(large.height).toBe(small.height);
  expect(large.crossStreets.every(({ x }) => x > 0 && x < large.width)).toBe(true);
});

test('who comes by car or bus sees on the map where they arrive, at its corner or where its street leaves the map', () => {
  const door = { street: 'Quay', after: '2nd St' };
  const corner = { name: 'Old Garage', by: 'car' as const, on: '1st St', at: 'Mill St' };
  const sameCorner = { ...corner, on: 'Mill St', at: '1st St' };
  const beyond = { name: 'Central Station', by: 'train' as const, on: '2nd St', beyond: 'north' as const };
  const { places, crossStreets, streets } = layOutMap({ ...map, door, places: [corner, sameCorner, beyond] });

  expect(places[0]).toMatchObject({ x: crossStreets[0]?.x, y: streets[0]?.y });
  expect(places[1]).toMatchObject({ x: places[0]?.x, y: places[0]?.y });
  expect(places[2]?.x).toBe(crossStreets[1]?.x);
  expect(places[2]?.y).toBeLessThan(streets[0]?.y ?? 0);
});

test('a street whose end shows a place beyond the map has its name beside the sign', () => {
  const door = { street: 'Quay', after: '2nd St' };
  const beyond = { name: 'Ferry', by: 'foot' as const, on: 'Quay', beyond: 'west' as const };
  const [mill, quay] = layOutMap({ ...map, door, places: [beyond] }).streets;

  expect(quay?.x).toBeGreaterThan(mill?.x ?? 0);
});

test('the name of a place is read whole, whatever signs it has and however long it is', () => {
  const place = { name: 'Bell & Bolt Garage', by: 'car' as const, on: 'Quay', at: '3rd St' };
  const drawing = drawMap({ ...map, door: { street: 'Quay', after: '1st St' }, places: [place] }, 'data:,');

  expect(drawing.match(/<tspan[^>]*>[^<]+/g)?.map((span) => span.replace(/<[^>]*>/, ''))).toEqual([
    'Bell &amp; Bolt',
    'Garage',
  ]);
});
