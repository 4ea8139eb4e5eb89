import { hoursOn, otherHoursOn, type HoursSpan } from '../../../src/domain/opening-hours.ts';
import { addDays } from '../../../src/domain/venue-time.ts';
import { findDays, weekdaysOf, type DayMention } from '../answerer/reading/dates.ts';
import { normalize } from '../answerer/reading/normalize.ts';
import { otherHoursNext, spansFor } from '../answerer/venue/hours.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { findClaims } from './claims.ts';

/** Words of sentences that name other times than those of the doors. */
const otherTimes = /\b(?:part(?:y|ies)|birthdays?|not open|start|game|arrive|slot|booked|at \d+|by)\b/i;
const saysOpen = /\bwe(?: are|['’]re| will be|['’]ll be)(?: \w+)? open\b|\bwe open\b|\bopen (?:from|until|till|\d)/i;
const saysClosed = /\b(?:we(?: are|['’]re| will be|['’]ll be)|venue is) closed\b/i;
const denies = /\b(?:not|never|no longer|closed)\b|n['’]t\b/i;
/** `we are closed by then`: the day itself is none. */
const forPart = /\b(?:now|then|already|again|for today|after|before|late|early|except|unless)\b/i;

/** A sentence about the hours of one day, a date or a weekday, says that day's hours, and closed only of a closed one. */
export function wrongHours(sentence: string, facts: VenueFactsFile, now: Date): string[] {
  if (!/\b(?:open|opens|close|closes|closed|hours|until)\b/i.test(sentence)) return [];
  const day = theOneDay(findDays(normalize(sentence), facts, now));
  if (!day) return [];
  const context = { facts, now };
  const next = otherHoursNext(day, context);
  const spans = [...spansFor(day, context), ...(next?.spans ?? [])];
  const said =
    day.kind === 'date' ? (otherHoursOn(facts.business, day.day) ? day.day : day.weekday) : weekdaysOf(day)[0];
  const times = findClaims(sentence).filter(({ kind }) => kind === 'time');
  if (spans.length === 0 && saysOpen.test(sentence) && !denies.test(sentence)) return [`${said}: open`];
  const isClosed = spans.length === 0 || next?.spans.length === 0;
  if (!isClosed && times.length === 0 && saysClosed.test(sentence) && !forPart.test(sentence))
    return [`${said}: closed`];
  if (otherTimes.test(sentence)) return [];
  const known = [...spans.flatMap(({ opens, closes }) => [opens, closes]), ...nightBefore(day, facts)];
  return times.filter(({ value }) => !known.includes(value)).map(({ words }) => `${said}: ${words}`);
}

/** The day that a sentence is about: the date, where a weekday only says it again; none where there are several. */
function theOneDay(days: readonly DayMention[]): DayMention | undefined {
  const names = new Set(days.map((day) => weekdaysOf(day).join()));
  const dates = days.filter((day) => day.kind === 'date');
  const [first] = [...dates, ...days];
  const isOne = names.size === 1 && new Set(dates.map(({ day }) => day)).size < 2;
  return isOne && first && weekdaysOf(first).length === 1 ? first : undefined;
}

/** When the night ends that began the evening before a date. */
function nightBefore(day: DayMention, { business }: VenueFactsFile): string[] {
  if (day.kind !== 'date') return [];
  return hoursOn(business, addDays(day.day, -1))
    .filter(({ opens, closes }: HoursSpan) => closes < opens)
    .map(({ closes }) => closes);
}
