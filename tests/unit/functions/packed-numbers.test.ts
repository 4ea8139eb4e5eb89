import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from '../../../functions/_shared/answerer/finding/packed-numbers.ts';

test.each([
  ['none', [], '2'],
  ['small ones', [0, 1, 254], '1'],
  ['small ones with a few above a byte', [3, 255, 256, 0, 293, 510, 7, 8, 9], '1'],
  ['large ones', [40_000, 65_535, 1], '2'],
  ['one that two bytes do not hold', [1, 65_536, 2_000_000_000], '4'],
])('%s are read as they were written, in as few bytes as will do', (_, numbers, bytes) => {
  const packed = packNumbers(numbers);
  expect([...unpackNumbers(packed)]).toEqual(numbers);
  expect(packed.slice(0, 1)).toBe(bytes);
});
