import { describe, expect, test } from 'vitest';
import { cleanCampaign, sourceOfPress } from '../../../functions/count-press/source-of-press.ts';

const own = ['www.example.com'];
const came = (from: string, ...utm: string[]) =>
  sourceOfPress({ from, utm: [utm[0] ?? '', utm[1] ?? '', utm[2] ?? ''] }, own);

describe('where a visitor came from', () => {
  test.each([
    ['', 'direct'],
    ['www.example.com', 'own-pages'],
    ['www.google.com', 'search'],
    ['www.google.co.uk', 'search'],
    ['duckduckgo.com', 'search'],
    ['search.brave.com', 'search'],
    ['mail.google.com', 'mail'],
    ['outlook.live.com', 'mail'],
    ['mail.yahoo.com', 'mail'],
    ['l.facebook.com', 'social'],
    ['www.Instagram.com', 'social'],
    ['t.co', 'social'],
    ['notgoogle.example.org', 'other-sites'],
    ['box.com', 'other-sites'],
    ['booking.example.org', 'other-sites'],
  ])('“%s” is %s', (from, source) => {
    expect(came(from)).toEqual({ source, campaign: '' });
  });

  test('the words of a campaign count before the page that shows them', () => {
    expect(came('www.google.com', 'flyer', '', 'Autumn in the city!')).toEqual({
      source: 'campaign',
      campaign: 'autumn-in-the-city',
    });
    expect(came('', 'spring-letter', 'email')).toEqual({ source: 'mail', campaign: 'spring-letter' });
    expect(came('', 'paper', 'social-paid')).toEqual({ source: 'social', campaign: 'paper' });
    expect(came('', '', 'newsletter')).toEqual({ source: 'mail', campaign: '' });
  });
});

test.each([
  ['Fall Sale', 'fall-sale'],
  ['  -- ', ''],
  ['x'.repeat(90), 'x'.repeat(40)],
  ['halloween-2026', 'halloween-2026'],
  ['ana@example.com', ''],
  ['ana%40example.com', ''],
  ['guest 2155550142', ''],
  ['5a3b1e00-0000-4000-8000-000000000001', ''],
  ['Zk3TqP9wYb1LmN7c', ''],
  ['“quotes” <b>', 'quotes-b'],
])('the words “%s” are kept as “%s”', (words, kept) => {
  expect(cleanCampaign(words)).toBe(kept);
});
