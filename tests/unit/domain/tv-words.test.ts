import { expect, test } from 'vitest';
import { amongBoards, wordsSlides } from '#domain/tv-words.ts';
import { nightHours } from '../../support/night-venue.ts';
import { venue } from '../../support/venue.ts';

const rules = { heading: 'House rules', lines: ['Phones stay in the locker.', 'Nothing needs force.'] };
const birthday = { heading: 'Happy birthday, Mia', lines: [], on: '2026-11-20' };
const at = (moment: string) => wordsSlides([rules, birthday], venue(), new Date(moment)).map(({ heading }) => heading);

test('house rules show every day, a greeting on its day from midnight to midnight at the venue', () => {
  expect(at('2026-11-19T23:59:59-05:00')).toEqual(['House rules']);
  expect(at('2026-11-20T00:00:00-05:00')).toEqual(['House rules', 'Happy birthday, Mia']);
  expect(at('2026-11-20T23:59:59-05:00')).toEqual(['House rules', 'Happy birthday, Mia']);
  expect(at('2026-11-21T00:00:00-05:00')).toEqual(['House rules']);
});

test('a venue that writes nothing and keeps its hours shows nothing', () => {
  expect(wordsSlides([], venue(), new Date('2026-11-20T19:00:00-05:00'))).toEqual([]);
});

test('days with other hours are announced two weeks ahead, with their note, and no longer when they are over', () => {
  const said = (moment: string) => wordsSlides([], nightHours, new Date(moment)).flatMap(({ lines }) => lines);

  expect(said('2026-11-11T19:00:00-05:00')).toEqual([]);
  expect(said('2026-11-12T00:00:00-05:00')).toEqual(['Thu, Nov 26: closed. We eat pie.']);
  expect(said('2026-11-27T00:00:00-05:00')).toEqual([]);
  expect(said('2026-12-20T19:00:00-05:00')).toEqual([
    'Fri, Dec 25: 10:00 AM–1:00 PM. Brunch only.',
    'Mon, Dec 28–Thu, Dec 31: 10:00 AM–11:30 PM.',
    'Thu, Dec 31: 10:00 AM–1:00 AM.',
  ]);
});

const boards = (count: number) => Array.from({ length: count }, (_, index) => index);
const words = (count: number) =>
  boards(count).map((index) => ({ kind: 'words' as const, heading: `Words ${index}`, lines: [] }));
const told = (slides: readonly (number | { heading: string })[]) =>
  slides.map((slide) => (typeof slide === 'number' ? slide : slide.heading)).join(' ');

test('words come behind the boards, and behind every ten where there are many', () => {
  expect(told(amongBoards(boards(3), words(2)))).toBe('0 1 2 Words 0 Words 1');
  expect(told(amongBoards(boards(12), words(1)))).toBe('0 1 2 3 4 5 6 7 8 9 Words 0 10 11 Words 0');
  expect(told(amongBoards(boards(12), words(3)))).toBe('0 1 2 3 4 5 6 7 8 9 Words 0 Words 2 10 11 Words 1');
  expect(amongBoards(boards(98), [])).toEqual(boards(98));
});

test('with thirty rooms nobody waits longer than ten boards for words, and all of them come', () => {
  const slides = amongBoards(boards(98), words(3));
  const places = slides.flatMap((slide, place) => (typeof slide === 'number' ? [] : [place]));

  expect(Math.max(...places.map((place, index) => place - (places[index - 1] ?? -1)))).toBe(11);
  expect(new Set(slides.filter((slide) => typeof slide !== 'number')).size).toBe(3);
});
