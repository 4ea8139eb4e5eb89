import type { Phrasings } from './phrasings.ts';

/** How students, couples, friends, bachelorette planners, visitors from abroad, gamers and shy first-timers ask about booking, coming and the rooms. */
export const friendPeople: Phrasings = {
};
