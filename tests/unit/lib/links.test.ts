import { expect, test } from 'vitest';
import { directionsUrl, outside, phoneUrl } from '#lib/links.ts';

test('a visitor who leaves the site gets a new tab that learns nothing about where they came from', () => {
  expect(outside).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

test('a visitor gets directions to the address, whatever characters it has', () => {
  const url = new URL(directionsUrl('418½ South & 5th Street, Philadelphia, PA 19147'));

  expect(url.searchParams.get('destination')).toBe('418½ South & 5th Street, Philadelphia, PA 19147');
});

test('a visitor dials the number with its country', () => {
  expect(phoneUrl('(215) 555-0142')).toBe('tel:+12155550142');
});
