import type { Phrasings } from './phrasings.ts';

/** The same people, with the reason why they ask. */
export const friendPeopleStories: Phrasings = {
};
