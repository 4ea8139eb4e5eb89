import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contrast } from '#domain/contrast.ts';
import { StatusMark } from '../../../src/apps/leaderboard-tv/StatusMark.tsx';

const updatedAt = new Date('2026-11-20T19:05:00-05:00');
const mark = (isStale: boolean) =>
  load(
    renderToStaticMarkup(
      createElement(StatusMark, { updatedAt, updated: 'Fri, Nov 20, 7:05 PM', isStale, paused: '' }),
    ),
  );

/** What the stylesheet of the screen paints in another color than the rest of the corner, and that color. */
const [, selector = '', color = ''] =
  /^(\.tv-status\[[^{]+?) \{\s*color: (#[0-9a-f]{6});/m.exec(readFileSync('src/apps/leaderboard-tv/tv.css', 'utf8')) ??
  [];

test('staff read when the boards were updated, and since when there is no connection', () => {
  expect(mark(false)('time').text()).toBe('Updated Fri, Nov 20, 7:05 PM');
  expect(mark(true)('time').text()).toBe('No connection since Fri, Nov 20, 7:05 PM');
});

test('the moment of the last good boards turns amber when they are old, and only then', () => {
  expect(mark(true)(selector).text()).toBe('No connection since Fri, Nov 20, 7:05 PM');
  expect(mark(false)(selector).text()).toBe('');

  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((part) => parseInt(part, 16));
  expect(red).toBeGreaterThan(green + 40);
  expect(green).toBeGreaterThan(blue + 40);
  expect(contrast(color, '#000000')).toBeGreaterThan(7); // it is read from across the lobby
});

test('before the first boards there is no moment to show', () => {
  const empty = load(
    renderToStaticMarkup(createElement(StatusMark, { updatedAt: undefined, updated: '', isStale: false, paused: '' })),
  );
  expect(empty('time').text()).toBe('');
  expect(empty('.tv-status').text()).not.toBe('');
});
