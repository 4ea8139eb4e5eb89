import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TvPicture } from '#domain/tv.ts';
import { Picture } from '../../../src/apps/leaderboard-tv/Picture.tsx';

const shown = (picture: TvPicture) =>
  load(
    renderToStaticMarkup(
      createElement(Picture, { picture, venue: 'Bell & Bolt', bookingUrl: 'https://book.example.com' }),
    ),
  );

test('a screen that was touched in the dark says that the venue is closed, and until when the screen rests', () => {
  const page = shown({ kind: 'closed', why: 'This screen rests until 3:30 PM.' });

  expect(page('h1').text()).toBe('Bell & Bolt is closed');
  expect(page('p').text()).toBe('This screen rests until 3:30 PM.');
});

test('what the venue wrote itself stands below its heading, a line each', () => {
  const slide = { kind: 'words' as const, heading: 'House rules', lines: ['Phones stay outside.', 'Be kind.'] };
  const page = shown({ kind: 'slide', slide, place: 3, of: 4 });

  expect(page('h1').text()).toBe('House rules');
  expect(
    page('p')
      .map((_, line) => page(line).text())
      .get(),
  ).toEqual(['Phones stay outside.', 'Be kind.']);
});
