import { expect, test } from 'vitest';
import { placeCut, readCut, readFocus, writeCut } from '#domain/focus.ts';

test('an author says in percent what of a picture must stay in view, from the left and from the top', () => {
  expect(readFocus('40% 20%')).toEqual({ left: 40, top: 20 });
  expect(readFocus('0% 100%')).toEqual({ left: 0, top: 100 });
});

test.each(['40 20', '40%', 'top left', '101% 20%', '-1% 20%', '40%  20%', ''])('“%s” is no such point', (text) => {
  expect(readFocus(text)).toBeUndefined();
});

test('a card shows a part of a picture: around a point, and as many times nearer as an author says', () => {
  const [wide, card] = [
    { width: 1920, height: 1080 },
    { width: 3, height: 2 },
  ];
  const whole = { focus: { left: 50, top: 50 }, zoom: 1 };
  expect(placeCut(wide, card, whole)).toEqual({ left: 150, top: 0, width: 1620, height: 1080 });
  const corner = { focus: { left: 100, top: 0 }, zoom: 2 };
  expect(placeCut(wide, card, corner)).toEqual({ left: 1110, top: 0, width: 810, height: 540 });
});

test('the whole of an upright photo is cut above and below, and nothing lies outside it', () => {
  const cut = placeCut(
    { width: 101, height: 333 },
    { width: 3, height: 2 },
    { focus: { left: 100, top: 100 }, zoom: 1 },
  );
  expect(cut).toEqual({ left: 0, top: 266, width: 101, height: 67 });
});

test('what is written for the tool that makes pictures is read there as it was', () => {
  const cut = { focus: { left: 96, top: 38 }, zoom: 1.34 };
  expect(readCut(writeCut(cut))).toEqual(cut);
});

test.each(['center', 'left top', '50% 50%', '50% 50% 0.5', '50% 50% near', ''])('“%s” is no such part', (text) => {
  expect(readCut(text)).toBeUndefined();
});
