import { expect, test } from 'vitest';
import { judgeClock } from '#domain/session-clock.ts';

const made = new Date('2026-11-20T18:00:00Z').getTime() / 1000;
const token = { issuedAt: made, expiresAt: made + 3600 };
const at = (minutes: number) => new Date((made + minutes * 60) * 1000);

test.each([
  { minutes: 0, fresh: true, verdict: 'right' },
  { minutes: 2, fresh: true, verdict: 'right' },
  { minutes: -2, fresh: true, verdict: 'right' },
  { minutes: 20, fresh: true, verdict: 'ahead' },
  { minutes: 61, fresh: true, verdict: 'useless' },
  { minutes: 60 * 24 * 365, fresh: true, verdict: 'useless' },
  { minutes: -10, fresh: true, verdict: 'behind' },
  { minutes: -10, fresh: false, verdict: 'behind' },
  { minutes: 50, fresh: false, verdict: 'right' },
  { minutes: 90, fresh: false, verdict: 'right' },
])('$minutes minutes after a token was made, fresh: $fresh, the clock is $verdict', ({ minutes, fresh, verdict }) => {
  expect(judgeClock(token, at(minutes), fresh)).toBe(verdict);
});
