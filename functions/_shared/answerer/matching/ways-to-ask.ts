import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
import { listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { fullRoomPattern } from '../reading/rooms.ts';

/** One way to ask, ready to be matched or learned from. */
export interface WayToAsk {
  key: string;
  /** The words, with days, rooms and numbers as tags. */
  tagged: string;
  ideas: string[];
}

const weekdays = listOf('monday, tuesday, wednesday, thursday, friday, saturday, sunday');
const namedDays = listOf('mlk, martin luther king, memorial, columbus, veterans?, presidents?, indigenous peoples');
const singleDays = [
  'today, tonight, tomorrow, currently, right now, during the week, midweek, weekdays?, weeknights?, graduation, easter',
  "halloween, thanksgiving, christmas(?: eve)?, valentine'?s?, (?:mother|father)s day, new years (?:day|eve)",
].join(', ');
/** Names of days as the reader of clauses finds them (reading/dates.ts): what it calls a day must be one here too. */
const dayWords = new RegExp(
  oneOf(
    /\b(?:black|good) friday\b|\beaster monday\b/,
    new RegExp(String.raw`\b${namedDays} day\b`),
    /\bmlk(?: weekend)?\b|\bjuneteenth\b/,
    new RegExp(String.raw`\b(?:(?:this|next|on|every) )?${weekdays}s?\b`),
    wholeWords(singleDays),
    /\b(?:this |next |the )?weekends?\b|\bthis (?:morning|afternoon|evening)\b/,
  ),
  'g',
);

/** Ways to ask as visitors' words are read, tags and all, but with the names of rooms still in them. */
export const plainPhrase = (phrase: string): string =>
  normalize(phrase.replace(/<(\w+)>/g, ' qq$1qq ')).replace(/qq(\w+?)qq/g, '<$1>');

const withRooms = (plain: string, facts: Pick<VenueFactsFile, 'rooms'>) =>
  plain.replace(fullRoomPattern(facts), ' <room> ');

const withDaysAndNumbers = (plain: string) => plain.replace(dayWords, ' <day> ').replace(/(?<!<)\b\d+\b/g, '<n>');

/** A phrase as clauses are tagged: names of rooms, days and numbers replaced. */
export const tagPhrase = (phrase: string, facts: Pick<VenueFactsFile, 'rooms'>): string =>
  withDaysAndNumbers(withRooms(plainPhrase(phrase), facts));

/** What separates the ways to ask of one subject, which are read in one go: there are many. */
export const betweenWays = ' ; ';

/** The plain ways to ask of each subject, taken apart: with the names of rooms as tags, where a venue's rooms are given. */
export function waysToAsk(plain: Readonly<Record<string, string>>, facts?: Pick<VenueFactsFile, 'rooms'>): WayToAsk[] {
  return Object.entries(plain).flatMap(([key, phrases]) =>
    withDaysAndNumbers(facts ? withRooms(phrases, facts) : phrases)
      .split(';')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .map((tagged) => ({ key, tagged, ideas: ideasOf(tagged) })),
  );
}

/** True when a room has a name that ways to ask use as an ordinary word: a venue may call one “The Party”. */
export const namesRooms = (plain: Readonly<Record<string, string>>, facts: Pick<VenueFactsFile, 'rooms'>): boolean =>
  facts.rooms.length > 0 && Object.values(plain).some((phrases) => phrases.search(fullRoomPattern(facts)) !== -1);
