import { expect, test } from 'vitest';
import { contactUrl, directionsUrl, outside, phoneUrl } from '#lib/links.ts';

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

test.each([
  ['(215) 555-0142', 'tel:+12155550142'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['Call (215) 555-0142', undefined],
  ['Mon-Fri 4:00 PM-9:30 PM', undefined],
])('“%s” in a table leads to %s', (text, url) => {
  expect(contactUrl(text)).toBe(url);
});
