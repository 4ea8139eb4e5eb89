import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import allPhrasings from '../../facts/phrasings.json' with { type: 'json' };
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
import { roomPattern } from '../reading/rooms.ts';

/** One way to ask, ready to be matched or learned from. */
export interface WayToAsk {
  key: string;
  /** The words, with days, rooms and numbers as tags. */
  tagged: string;
  ideas: string[];
}

/** Names of days as the reader of clauses finds them (reading/dates.ts): what it calls a day must be one here too. */
const dayWords =
  /\b(?:black|good) friday\b|\beaster monday\b|\b(?:mlk|martin luther king|memorial|columbus|veterans?|presidents?|indigenous peoples) day\b|\bmlk(?: weekend)?\b|\bjuneteenth\b|\b(?:(?:this|next|on|every) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|\b(?:today|tonight|tomorrow|currently|right now|during the week|midweek|weekdays?|weeknights?|graduation|easter|halloween|thanksgiving|christmas(?: eve)?|valentine'?s?|(?:mother|father)s day|new years (?:day|eve))\b|\b(?:this |next |the )?weekends?\b|\bthis (?:morning|afternoon|evening)\b/g;

/** A phrase as clauses are tagged: names of rooms, days and numbers replaced. */
export function tagPhrase(phrase: string, facts: Pick<VenueFactsFile, 'rooms'>): string {
  const plain = normalize(phrase.replace(/<(\w+)>/g, ' qq$1qq ')).replace(/qq(\w+?)qq/g, '<$1>');
  return plain
    .replace(roomPattern(facts), ' <room> ')
    .replace(dayWords, ' <day> ')
    .replace(/(?<!<)\b\d+\b/g, '<n>');
}

/** Every way to ask that was written down, in the order of the lists. Those of a subject are read in one go: there are many. */
export function waysToAsk(facts: Pick<VenueFactsFile, 'rooms'>): WayToAsk[] {
  return Object.entries(allPhrasings).flatMap(([key, phrases]) =>
    tagPhrase(phrases.join(' ; '), facts)
      .split(';')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .map((tagged) => ({ key, tagged, ideas: ideasOf(tagged) })),
  );
}
