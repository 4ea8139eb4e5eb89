import { expect, test } from 'vitest';
import { roomWording } from '#social/wording.ts';

const room = { genre: 'Bank job', status: 'open', duration: 60, groupSize: { minimum: 2, maximum: 8 } } as const;

test('somebody who gets a link to a room sees how many can play and for how long', () => {
  expect(roomWording(room)).toEqual({ eyebrow: 'Bank job', note: '2 to 8 players · 60 minutes' });
});

test('somebody who gets a link to a closing room sees its last day', () => {
  expect(roomWording({ ...room, status: 'retiring', lastDay: '2026-12-31' }).note).toBe('Last games December 31, 2026');
});

test('somebody who gets a link to a retired room is not invited to play it', () => {
  expect(roomWording({ ...room, status: 'retired', lastDay: '2025-12-31' })).toEqual({
    eyebrow: 'Bank job · Retired',
    note: 'Last played December 31, 2025',
  });
});
