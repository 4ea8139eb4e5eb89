import { expect, test } from 'vitest';
import { readFocus } from '#domain/focus.ts';

test('an author says in percent what of a picture must stay in view, from the left and from the top', () => {
  expect(readFocus('40% 20%')).toEqual({ left: 40, top: 20 });
  expect(readFocus('0% 100%')).toEqual({ left: 0, top: 100 });
});

test.each(['40 20', '40%', 'top left', '101% 20%', '-1% 20%', '40%  20%', ''])('“%s” is no such point', (text) => {
  expect(readFocus(text)).toBeUndefined();
});
