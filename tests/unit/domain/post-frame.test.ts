import { expect, test } from 'vitest';
import { frameOf, frameSites } from '#domain/post-frame.ts';

const door = { latitude: -33.8568, longitude: 151.2153 };

test('a map shows the streets around the door of this venue, with a mark on it', () => {
  const { src = '', site } = frameOf({ name: 'map-card', attributes: {} }, door) ?? {};
  const { searchParams } = new URL(src);
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect(site).toBe('OpenStreetMap');
  expect(searchParams.get('marker')).toBe('-33.8568,151.2153');
  expect([west < 151.2153, 151.2153 < east, south < -33.8568, -33.8568 < north]).toEqual([true, true, true, true]);
  expect(east - west).toBeLessThan(0.02);
});

test('a page may load frames of the sites that its own post shows, and of no other', () => {
  const film = '<video-card src="https://youtu.be/a" title="A film" />';
  const reel = '<video-card src="https://www.instagram.com/reel/a" title="A reel" />';
  expect(frameSites('A text without films.', door)).toEqual([]);
  expect(frameSites(reel, door)).toEqual([]);
  expect(frameSites(`${film}\n\n${reel}\n\n${film}`, door)).toEqual(['https://www.youtube-nocookie.com']);
  expect(frameSites(`${film}\n\n<map-card title="Here" />`, door)).toEqual([
    'https://www.openstreetmap.org',
    'https://www.youtube-nocookie.com',
  ]);
});
