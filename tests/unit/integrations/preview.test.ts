import { expect, test } from 'vitest';
import { momentAsked, previewHeaders } from '../../../src/integrations/preview.ts';

test('a day in the address is its noon at the venue, a time is that time', () => {
  expect(momentAsked('2026-12-24', 'America/New_York')).toBe('2026-12-24T17:00:00.000Z');
  expect(momentAsked('2026-07-04T18:30', 'America/New_York')).toBe('2026-07-04T22:30:00.000Z');
});

test('whoever asks for now sees now', () => {
  expect(momentAsked('now')).toBeUndefined();
  expect(momentAsked('')).toBeUndefined();
});

test.each(['2026-02-30', 'tomorrow', '2026-12-24T25:00', '24.12.2026'])(
  '%s is no day that a preview can show',
  (on) => {
    expect(momentAsked(on)).toBeNull();
  },
);

test('search engines are told on every address of a preview that nothing of it is to be kept', () => {
  expect(previewHeaders('/*\n  X-Frame-Options: DENY\n')).toBe(
    '/*\n  X-Robots-Tag: noindex, nofollow\n  X-Frame-Options: DENY\n',
  );
});
