import { expect, test } from 'vitest';
import { countVotes, readVote, voteShare, writeVote } from '#domain/poll.ts';

const id = '5a3b1e00-0000-4000-8000-000000000001';

test('a browser finds its vote again as it kept it', () => {
  for (const isCounted of [true, false]) {
    const vote = { id, option: 'found-at-once', isCounted };
    expect(readVote(writeVote(vote))).toEqual(vote);
  }
});

test.each([
  { what: 'nothing', line: null },
  { what: 'an empty line', line: '' },
  { what: 'a word', line: 'true' },
  { what: 'no number', line: 'counted found-at-once' },
  { what: 'another state', line: `maybe found-at-once ${id}` },
  { what: 'something in front', line: ` counted found-at-once ${id}` },
  { what: 'a sign in the answer', line: `counted "] ${id}` },
])('a browser that kept $what has not voted', ({ line }) => {
  expect(readVote(line)).toBeUndefined();
});

test('shares are whole percent, and nobody is divided by', () => {
  expect(countVotes([])).toBe(0);
  expect(voteShare(0, 0)).toBe(0);
  const totals = [3, 2, 1].map((votes, index) => ({ option: `option-${index}`, votes }));
  expect(totals.map(({ votes }) => voteShare(votes, countVotes(totals)))).toEqual([50, 33, 17]);
});
