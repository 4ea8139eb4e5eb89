import { expect, test } from 'vitest';
import { otherRooms } from '#domain/other-rooms.ts';

const room = (slug: string, status = 'open') => ({ slug, status });
const slugs = (rooms: readonly { slug: string }[]) => rooms.map(({ slug }) => slug).join(' ');

test('whoever is in the only room is sent nowhere else', () => {
  expect(otherRooms([room('a')], 'a', 3)).toEqual([]);
});

test('few rooms stay in their order, a retired one too', () => {
  expect(slugs(otherRooms([room('a'), room('b'), room('c', 'retired')], 'b', 3))).toBe('a c');
});

test('of many rooms the next ones are offered, and after the last the first', () => {
  const rooms = ['a', 'b', 'c', 'd', 'e'].map((slug) => room(slug));
  expect(slugs(otherRooms(rooms, 'b', 3))).toBe('c d e');
  expect(slugs(otherRooms(rooms, 'e', 3))).toBe('a b c');
});

test('of many rooms those that can be played come before retired ones', () => {
  const rooms = [room('a'), room('b'), room('c'), room('d'), room('e', 'retired')];
  expect(slugs(otherRooms(rooms, 'd', 3))).toBe('a b c');
});
