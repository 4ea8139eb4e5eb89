import { expect, test } from 'vitest';
import { layOutMap } from '../../../../src/components/home/lay-out-map.ts';

const map = {
  kind: 'drawn' as const,
  alt: 'Our door is on the quay.',
  streets: ['Mill St', 'Quay'],
  crossStreets: ['1st St', '2nd St', '3rd St'],
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
