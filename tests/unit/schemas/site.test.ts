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
