import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';

/** What a check finds in a sentence. */
export interface Judgment {
  /** Words of what no fact supports. */
  wrong: string[];
  /** Claims that are right although no text holds them, as `kind value`. */
  right: string[];
}

/** What sentences are checked against. */
export interface Venue {
  facts: VenueFactsFile;
  now: Date;
}

/** Several findings as one. */
export const together = (judgments: readonly Judgment[]): Judgment => ({
  wrong: judgments.flatMap(({ wrong }) => wrong),
  right: judgments.flatMap(({ right }) => right),
});

/** A finding: right or wrong. */
export const judge = (isRight: boolean, words: string, ...claims: string[]): Judgment =>
  isRight ? { wrong: [], right: claims } : { wrong: [words], right: [] };

/** Rooms that can be played, with their places in the facts. */
export const openRooms = ({ facts, now }: Venue) =>
  facts.rooms.map((room, place) => ({ room, place })).filter(({ room }) => roomStatus(room, now) !== 'retired');
