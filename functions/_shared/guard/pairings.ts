import { venueDay } from '../../../src/domain/venue-time.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { retiredTitles } from './known-claims.ts';
import { wrongHours } from './wrong-hours.ts';
import { wrongPrices } from './wrong-prices.ts';

const over =
  /\b(?:retired|no longer|closed|last day|ended|gone|used to|was|were|over|expired|not (?:be )?(?:booked|played|valid|available)|ran (?:for|until|through)|did)\b/i;

/**
 * Facts that are right alone and wrong together: a day with another day's hours or price, a room with another's size.
 * `known` are claims that were worked out for this reply.
 */
export function wrongPairings(
  text: string,
  facts: VenueFactsFile,
  now: Date,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  return [
    ...sentences.flatMap((sentence) => [
      ...wrongHours(sentence, facts, now),
      ...wrongSizes(sentence, facts),
      ...wrongPackages(sentence, facts),
      ...wrongPrices(sentence, facts, known),
    ]),
    ...staleRooms(text, facts, now),
    ...staleCodes(text, facts, now),
  ];
}

/** A range of players beside one room's name is that room's. */
function wrongSizes(sentence: string, { rooms }: VenueFactsFile): string[] {
  const parts = rooms
    .map((room) => ({ room, at: sentence.indexOf(room.title) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return parts.flatMap(({ room, at }, index) => {
    const own = sentence.slice(at, parts[index + 1]?.at);
    const range = /\b(\d{1,2}) ?(?:to|-|–) ?(\d{1,2}) (?:players|people)/.exec(own);
    if (!range) return [];
    const { minimum, maximum, idealMinimum, idealMaximum } = room.groupSize;
    const said = `${range[1]}-${range[2]}`;
    return said === `${minimum}-${maximum}` || said === `${idealMinimum}-${idealMaximum}`
      ? []
      : [`${room.title}: ${range[0]}`];
  });
}

/** A package's price stands beside its own number of players. */
function wrongPackages(sentence: string, { business }: VenueFactsFile): string[] {
  return [
    ...sentence.matchAll(/\b(\d{1,2})[ -]player(?:s)?(?: package)?(?: (?:is|costs|at|for|:))? \$(\d+)/gi),
  ].flatMap(([words, players, price]) => {
    const own = business.birthday?.packages.find((each) => each.players === Number(players));
    return own && own.price !== Number(price) ? [words] : [];
  });
}

/** A retired room is only ever spoken of as retired. */
function staleRooms(text: string, facts: VenueFactsFile, now: Date): string[] {
  return retiredTitles(facts, now).filter((title) => text.includes(title) && !over.test(text));
}

/** A code past its last day is only ever spoken of as over. */
function staleCodes(text: string, { business }: VenueFactsFile, now: Date): string[] {
  const today = venueDay(now);
  return business.promoCodes
    .filter(({ code, lastDay }) => today > lastDay && text.includes(code) && !over.test(text))
    .map(({ code }) => code);
}
