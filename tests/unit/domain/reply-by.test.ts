import { expect, test } from 'vitest';
import { replyBy } from '#domain/contact.ts';

test('a visitor who asked for a person should have an answer a day later, also when the clocks change in between', () => {
  expect(replyBy(new Date('2026-11-20T22:30:00Z'))).toEqual(new Date('2026-11-21T22:30:00Z'));
  expect(replyBy(new Date('2026-10-31T22:30:00Z'))).toEqual(new Date('2026-11-01T22:30:00Z'));
});
