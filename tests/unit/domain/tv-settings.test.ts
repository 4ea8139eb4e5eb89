import { expect, test } from 'vitest';
import { readTvSettings } from '#domain/tv-settings.ts';

const usual = { rooms: [], seconds: 12, orientation: 'auto' };

test('a screen without wishes shows all rooms, twelve seconds each, as it hangs', () => {
  expect(readTvSettings('')).toEqual(usual);
});

test('a host sets rooms, seconds and orientation in the address', () => {
  expect(readTvSettings('?rooms=thai-prison,jack-the-ripper&seconds=20&orientation=portrait-left')).toEqual({
    rooms: ['thai-prison', 'jack-the-ripper'],
    seconds: 20,
    orientation: 'portrait-left',
  });
});

test.each([
  '?seconds=0',
  '?seconds=1e9',
  '?seconds=soon',
  '?seconds=',
  '?orientation=sideways',
  '?rooms=',
  '?rooms=../../etc,<b>',
  '?__proto__=1&constructor=2',
  '?%%%',
])('nonsense such as %s is not said', (query) => {
  expect(readTvSettings(query)).toEqual(usual);
});
