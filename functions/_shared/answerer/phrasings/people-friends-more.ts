import type { Phrasings } from './phrasings.ts';

/** The same people about fear, help, dates, proposals, parties, gifts and work, and what they ask that the content does not answer. */
export const moreFriendPeople: Phrasings = {
};
