import { expect, test } from 'vitest';
import { piecesOf } from '#domain/post-block.ts';

test('what a line of a post shows stands between the texts around it, as Markdown writes it and as components do', () => {
  const html = '<p>One</p>\n<room-card id="the-vault" />\n<p>Two</p><booking-button></booking-button>';
  expect(piecesOf(html)).toEqual([
    { html: '<p>One</p>\n' },
    { name: 'room-card', attributes: { id: 'the-vault' } },
    { html: '\n<p>Two</p>' },
    { name: 'booking-button', attributes: {} },
    { html: '' },
  ]);
});

test('words of an attribute are read as their author meant them', () => {
  const [, card] = piecesOf('<video-card src="https://youtu.be/a?b=1&amp;c=2" title="Q &amp; A" />');
  expect(card).toEqual({ name: 'video-card', attributes: { src: 'https://youtu.be/a?b=1&c=2', title: 'Q & A' } });
});

test('a text without such lines stays in one piece', () => {
  expect(piecesOf('<p>A <room-cards> is none.</p>')).toEqual([{ html: '<p>A <room-cards> is none.</p>' }]);
});
