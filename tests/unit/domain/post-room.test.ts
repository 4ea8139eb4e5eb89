import { expect, test } from 'vitest';
import { cutBehindFacts, roomNamedIn } from '#domain/post-room.ts';

const rooms = [{ title: 'The Vault' }, { title: 'Night Train' }];

test('who reads about one room is offered that room, and who reads about several or none any of them', () => {
  expect(roomNamedIn('Two players in The Vault', rooms)).toBe(rooms[0]);
  expect(roomNamedIn('The Vault or Night Train?', rooms)).toBeUndefined();
  expect(roomNamedIn('A guide for families', rooms)).toBeUndefined();
});

test('who has read the facts of a post finds the way to book behind them', () => {
  expect(cutBehindFacts('<p>One</p><aside class="facts">Ages</aside><p>Two</p>')).toEqual([
    '<p>One</p><aside class="facts">Ages</aside>',
    '<p>Two</p>',
  ]);
  expect(cutBehindFacts('<p>One</p><aside>Note</aside>')).toEqual(['<p>One</p><aside>Note</aside>', '']);
});
