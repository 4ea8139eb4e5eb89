import { expect, test } from 'vitest';
import { beginsWithBooking, cutBehindFacts, roomNamedIn } from '#domain/post-room.ts';

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

test('who finds a way to book in the post itself is not given a second one right above it', () => {
  expect(beginsWithBooking('\n<booking-button room="vault" label="See open nights"></booking-button>\n<p>On</p>')).toBe(
    true,
  );
  expect(beginsWithBooking('<p><room-card id="vault" /></p>')).toBe(true);
  expect(beginsWithBooking('<h2>How old</h2><booking-button />')).toBe(false);
});
