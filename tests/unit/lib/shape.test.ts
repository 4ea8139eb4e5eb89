import { expect, test } from 'vitest';
import { isNumber, isText, orNull, readList } from '#lib/shape.ts';

interface Row {
  name: string;
  time: number;
  logo: string | null;
}
const checks = { name: isText, time: isNumber, logo: orNull(isText) };
const row: Row = { name: 'Owls', time: 2400, logo: null };

test('known fields are taken, and nothing else', () => {
  expect(
    readList<Row>(
      [
        { ...row, phone: '(215) 555-0199' },
        { ...row, logo: 'owls.png' },
      ],
      checks,
    ),
  ).toEqual([row, { ...row, logo: 'owls.png' }]);
});

test.each([
  [null],
  [{ rows: [row] }],
  [[null]],
  [['Owls']],
  [[{ ...row, name: undefined }]],
  [[{ ...row, time: '2400' }]],
  [[{ ...row, time: NaN }]],
  [[row, { ...row, logo: 7 }]],
])('nonsense is refused as a whole: %j', (list) => {
  expect(() => readList<Row>(list, checks)).toThrow(TypeError);
});
