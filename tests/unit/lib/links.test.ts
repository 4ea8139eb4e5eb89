import { expect, test } from 'vitest';
import { directionsUrl, linkContacts, outside, phoneUrl } from '#lib/links.ts';

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
  ['(215) 555-0142', [{ text: '(215) 555-0142', url: 'tel:+12155550142' }]],
  ['hello@example.com', [{ text: 'hello@example.com', url: 'mailto:hello@example.com' }]],
  [
    'Call (215) 555-0142, or write to first.last+gifts@our-venue.co.uk.',
    [
      { text: 'Call ' },
      { text: '(215) 555-0142', url: 'tel:+12155550142' },
      { text: ', or write to ' },
      { text: 'first.last+gifts@our-venue.co.uk', url: 'mailto:first.last+gifts@our-venue.co.uk' },
      { text: '.' },
    ],
  ],
  ['Mon-Fri 4:00 PM-9:30 PM, (2026) @ the door', [{ text: 'Mon-Fri 4:00 PM-9:30 PM, (2026) @ the door' }]],
  ['', []],
])('a visitor who reads “%s” can call and write from where they read', (text, stretches) => {
  expect(linkContacts(text)).toEqual(stretches);
});
