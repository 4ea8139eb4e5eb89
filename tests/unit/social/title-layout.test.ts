import { expect, test } from 'vitest';
import { layOutTitle } from '#social/title-layout.ts';

/** Words as if every letter were half as wide as the type is tall. */
const words = (title: string) => title.split(' ').map((text) => ({ text, width: text.length / 2 }));
const set = (title: string) => {
  const { size, lines } = layOutTitle(words(title), 760);
  return { size, lines: lines.map((line) => line.map(({ text }) => text).join(' ')) };
};

test('somebody who sees a short title reads it in large type on one line', () => {
  expect(set('Thai Prison')).toEqual({ size: 116, lines: ['Thai Prison'] });
});

test('a long title is set smaller and keeps to three lines of about the same length', () => {
  const { size, lines } = set('Our scariest room for Halloween: Jack the Ripper');

  expect(size).toBeLessThan(116);
  expect(lines).toEqual(['Our scariest room', 'for Halloween:', 'Jack the Ripper']);
});

test('no word ever leaves the picture, however long it is', () => {
  const { size } = set('WEEKDAYWEEN: now');

  expect((size * 'WEEKDAYWEEN:'.length) / 2).toBeLessThanOrEqual(760);
});

test('a title of the longest allowed length still comes out whole', () => {
  const title = 'Everything that can happen to four friends who trust one lantern in the dark now';

  expect(set(title).lines.join(' ')).toBe(title);
});
