import type { ReadableAtom } from 'nanostores';
import type { GameSum } from '#domain/escape-rate.ts';
import { readGames } from '#services/dashboard.ts';
import { createReading, type Reading } from './dashboard-list.ts';

const games = createReading(readGames);

/** How many games of the last year ended with an escape, as sums. */
export const $games: ReadableAtom<Reading<GameSum[]>> = games.$state;

/** Reads them. */
export const loadGames = games.load;
