/** What a browser keeps of its vote in a poll, and how totals are read. */

/** Votes of one answer. */
export interface PollTotal {
  option: string;
  votes: number;
}

/** A vote as a browser keeps it: its random number, the answer, and whether the venue has counted it. */
export interface KeptVote {
  id: string;
  option: string;
  isCounted: boolean;
}

/** A vote as one line of text, to be kept. */
export function writeVote({ id, option, isCounted }: KeptVote): string {
  return [isCounted ? 'counted' : 'waiting', option, id].join(' ');
}

/** Reads a line that was kept. Undefined when it is none of ours. */
export function readVote(line: string | null): KeptVote | undefined {
  const [, state, option, id] = /^(counted|waiting) ([a-z0-9-]+) ([0-9a-f-]{36})$/.exec(line ?? '') ?? [];
  return id && option ? { id, option, isCounted: state === 'counted' } : undefined;
}

/** All votes of a poll together. */
export function countVotes(totals: readonly PollTotal[]): number {
  return totals.reduce((sum, { votes }) => sum + votes, 0);
}

/** Share of all votes in whole percent, 0 to 100; 0 while there are none. */
export function voteShare(votes: number, all: number): number {
  return all === 0 ? 0 : Math.round((votes / all) * 100);
}
