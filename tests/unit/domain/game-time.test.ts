import { expect, test } from 'vitest';
import { readAdjustment, readGameTime, readTimeLeft } from '#domain/game-time.ts';

test.each([
  ['38:05', 2285],
  ['38.05', 2285],
  ['38,05', 2285],
  ['38 05', 2285],
  ['38;05', 2285],
  ['3805', 2285],
  ['38m5s', 2285],
  ['38m 5s', 2285],
  ['38 min 5', 2285],
  ['38 minutes 5 seconds', 2285],
  ['38’05”', 2285],
  ['38\'05"', 2285],
  [' 38 : 05 ', 2285],
  ['905', 545],
  ['9:5', 545],
  ['38', 2280],
  ['38m', 2280],
  ['45s', 45],
  ['75:30', 4530],
  ['1:02:09', 3729],
  ['1.02.09', 3729],
  ['10209', 3729],
  ['1h2m9s', 3729],
  ['1h 2m', 3720],
  ['2:00:00', 7200],
])('a host types %s and means %i seconds', (typed, seconds) => {
  expect(readGameTime(typed)).toBe(seconds);
});

test.each([
  '',
  ' ',
  'soon',
  '38:60',
  '38:75',
  '3875',
  '1:75:30',
  '0',
  '0:00',
  '2:00:01',
  '-38:05',
  '38:05:',
  '1234567',
  '3e3',
  '38:05 pm',
  'm',
  ':',
  '38::05',
])('a host who types “%s” is asked again', (typed) => {
  expect(readGameTime(typed)).toBeUndefined();
});

test.each([
  ['', 0],
  ['0', 0],
  ['0:00', 0],
  ['+2:00', 120],
  ['2:00', 120],
  ['2', 120],
  ['-0:30', -30],
  ['−0:30', -30],
  ['0:30', 30],
  ['-30s', -30],
  ['60:00', 3600],
])('an adjustment of “%s” is %i seconds', (typed, seconds) => {
  expect(readAdjustment(typed)).toBe(seconds);
});

test.each(['a bit', '61:00', '--1', '+', '1:99'])('an adjustment of “%s” is asked for again', (typed) => {
  expect(readAdjustment(typed)).toBeUndefined();
});

test.each([
  ['', null],
  ['0', 0],
  ['0:00', 0],
  ['0:00:00', 0],
  ['12:30', 750],
  ['1230', 750],
  ['12', 720],
  ['a bit', undefined],
  ['2:00:01', undefined],
])('a team that stops with “%s” left has %o seconds left', (typed, seconds) => {
  expect(readTimeLeft(typed)).toBe(seconds);
});
