import { months } from '../../../../src/domain/dates-in-text.ts';
import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { ideaOfWord, joinPhrases } from './concepts.ts';
import { weekdays } from '../../../../src/domain/weekdays.ts';
import { ordinaryWords } from './common-words.ts';
import { findDays, type DayMention } from './dates.ts';
import { findGroup, type Group } from './group.ts';
import { findRooms, roomNames, roomPattern } from './rooms.ts';
import { createCorrector } from './spelling.ts';
import { findTimes, type TimeMention } from './times.ts';

/** One question of a visitor, read: its words, its ideas, and what it speaks of. */
export interface Clause {
  /** Normalized text with its spelling mended. */
  text: string;
  /** Normalized text as it was written. */
  raw: string;
  /** The text with days, times, rooms, ages and numbers as tags. */
  tagged: string;
  /** Ideas of the words in order, with tags for rooms, days, times, ages and numbers. */
  ideas: string[];
  rooms: RoomFacts[];
  days: DayMention[];
  times: TimeMention[];
  group: Group;
}

/** What a clause is read with. */
export interface ReadingContext {
  facts: VenueFactsFile;
  now: Date;
  /** Mends the spelling of one word. */
  correct: (word: string) => string;
}

/** Words of the calendar, which nobody spells as another word and many misspell. */
const calendarWords: readonly string[] = [
  ...weekdays,
  ...weekdays.map((day) => `${day}s`),
  ...months.filter((month) => month.length > 6),
  'christmas',
  'thanksgiving',
  'halloween',
  'valentine',
  'valentines',
];
const namesDay: ReadonlySet<string> = new Set([...calendarWords, ...months]);
const toCalendar = createCorrector(ordinaryWords, calendarWords);

/** The word of the calendar that a word is meant for, if any: `wendesday`, `thanksgivng`. */
function calendarWord(word: string): string | undefined {
  const meant = namesDay.has(word) ? word : toCalendar(word);
  return namesDay.has(meant) ? meant : undefined;
}

/** Reads one normalized clause. */
export function readClause(normalized: string, { facts, now, correct }: ReadingContext): Clause {
  const text = normalized.replace(/[a-z]{4,}/g, (word) => calendarWord(word) ?? correct(word));
  const times = findTimes(text);
  const days = findDays(text, facts, now);
  const tagged = tagText(text, facts, days, times);
  return {
    text,
    raw: normalized,
    tagged,
    ideas: ideasOf(tagged),
    rooms: findRooms(text, facts),
    days,
    times,
    group: findGroup(text, roomNames(facts)),
  };
}

/** Ideas of a phrasing, in which tags are written out already. */
export function ideasOf(tagged: string): string[] {
  return joinPhrases(tagged)
    .split(/[^a-z0-9<>_']+/)
    .map((word) => word.replace(/^'+|'+$|'s$/g, ''))
    .filter(Boolean)
    .map(ideaOfWord);
}

function tagText(
  text: string,
  facts: VenueFactsFile,
  days: readonly DayMention[],
  times: readonly TimeMention[],
): string {
  let tagged = text.replace(/\b\d{1,2}(?: ?(?:,|and|or|-|to) ?(?:an? )?\d{1,2})* years olds?\b/g, ' <age> ');
  for (const { words } of days) tagged = tagged.replace(words, ' <day> ');
  for (const { words } of times) if (/\d/.test(words)) tagged = tagged.replace(words, ' <time> ');
  return tagged
    .replace(roomPattern(facts), ' <room> ')
    .replace(/\bage[sd]? (?:of )?\d{1,2}\b/g, ' <age> ')
    .replace(/\$ ?\d+(?:\.\d+)?/g, ' <money> ')
    .replace(/\b\d+(?:\.\d+)?%?(?:st|nd|rd|th)?\b/g, ' <n> ');
}
