import { expect, test } from 'vitest';
import { siteSchema } from '#schemas/site.ts';
import { z } from 'astro/zod';
import { fillFactsDeep } from '#domain/facts.ts';
import { venueFacts } from '#domain/venue-facts.ts';
import { venue } from '../../support/venue.ts';
import { testMoment } from '../../support/clock.ts';

const schema = siteSchema((() => z.string()) as never);
const pictures = { imageUrl: 'wide.webp', imageUrlTall: 'tall.webp' };

/** The words of a venue that wrote nothing besides its two pictures. */
const words = () => fillFactsDeep(schema.parse({ home: pictures }), venueFacts(venue(), [], testMoment));

test('a small venue writes two pictures, and the rest speaks of its own name and city', () => {
  const { home, leaderboard, wordmark } = words();

  expect(wordmark).toBe('Bell & Bolt');
  expect(home.title).toBe('Escape rooms in Philadelphia');
  expect(home.description).toBe('Bell & Bolt has two escape rooms.');
  expect(leaderboard.description).toContain('at Bell & Bolt:');
});

test('a venue without a map, a leaderboard’s picture or a post about working there has none', () => {
  const { home, leaderboard, map } = words();

  expect([map, leaderboard.imageUrl, home.hiring.post, home.giftCards.imageUrl]).toEqual(Array(4).fill(undefined));
});

test('a main heading has one to three lines', () => {
  const heading = ['One', 'two', 'three', 'four'];

  expect(schema.safeParse({ home: { ...pictures, heading } }).success).toBe(false);
  expect(schema.safeParse({ home: { ...pictures, heading: [] } }).success).toBe(false);
  expect(schema.safeParse({ home: { ...pictures, heading: heading.slice(1) } }).success).toBe(true);
});

test('whoever puts a place on the map is told which streets there are, and where each leaves the map', () => {
  const map = {
    kind: 'drawn',
    alt: 'Our door is on the quay.',
    streets: ['Mill St', 'Quay'],
    crossStreets: ['1st St', '2nd St'],
    door: { street: 'Quay', after: '1st St' },
  };
  const told = (place: object) => {
    const places = [{ name: 'Old Garage', by: 'car', ...place }];
    const issue = schema.safeParse({ home: pictures, map: { ...map, places } }).error?.issues[0];
    return issue && `${issue.path.slice(1).join('.')}: ${issue.message}`;
  };

  expect(told({ on: 'Quay', at: '2nd St' })).toBeUndefined();
  expect(told({ on: '2nd St', beyond: 'south' })).toBeUndefined();
  expect(told({ on: 'Key', at: '2nd St' })).toMatch(
    'places.0.on: write one of the streets: Mill St, Quay, 1st St, 2nd St',
  );
  expect(told({ on: 'Quay', at: 'Mill St' })).toMatch('places.0.at: write a street that crosses it: 1st St, 2nd St');
  expect(told({ on: 'Quay', beyond: 'north' })).toMatch(
    'places.0.beyond: write where Quay leaves the map: east or west',
  );
  expect(told({ on: 'Quay' })).toMatch('places.0.at: write either');
});
