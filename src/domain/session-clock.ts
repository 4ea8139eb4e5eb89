/** How far the device's clock may be from the server's before it matters, in milliseconds. */
const tolerance = 5 * 60_000;

/** When a token was made and until when it is good, by the server's clock, in seconds since 1970. */
export interface TokenTimes {
  issuedAt: number;
  expiresAt: number;
}

/**
 * What a token tells about the device's clock: `behind` when it comes from the future, `ahead` when one that was just
 * made is old, `useless` when one that was just made is over already, so that nobody can work with it. A token that was
 * kept for a while says nothing about a clock that is ahead.
 */
export function judgeClock(
  { issuedAt, expiresAt }: TokenTimes,
  now: Date,
  isFresh: boolean,
): 'right' | 'behind' | 'ahead' | 'useless' {
  const age = now.getTime() - issuedAt * 1000;
  if (age < -tolerance) return 'behind';
  if (!isFresh || age < tolerance) return 'right';
  return now.getTime() >= expiresAt * 1000 ? 'useless' : 'ahead';
}

/** What a person is told about their device's clock. */
export const clockSentence = {
  behind: 'The clock of this device is slow. Set date and time to automatic, or you may be signed out without warning.',
  ahead: 'The clock of this device is fast. Set date and time to automatic, or you may be signed out without warning.',
} as const;
