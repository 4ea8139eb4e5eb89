import { addDays, daysBetween, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays, type Weekday } from '../../../../src/domain/weekdays.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { holidayNamed, holidayOn, holidayPattern } from './holidays-named.ts';

/** A day somebody speaks of: a certain one, any such weekday, the weekend, or the days from Monday to Friday. */
export type DayMention =
  | { kind: 'date'; day: string; weekday: Weekday; name?: string; words: string }
  | { kind: 'weekday'; weekday: Weekday; words: string }
  | { kind: 'weekend'; words: string }
  | { kind: 'weekdays'; words: string };

/** `book the party today for monday`: today is when somebody books. */
const bookedToday =
  /\b(?:book|reserve|order|pay|call|confirm)\b(?: (?!for\b|on\b)\w+){0,3}? (?:today|tonight)(?= for (?:the |this |next |a )?\w+day\b)/g;

/** Names of months, in the order of the year. */
export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthPattern =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const dayPattern = weekdays.join('|');
/** A day of a month, and another one of the same month: `24th and 26th`. */
const numberedDay = '\\d{1,2}(?:st|nd|rd|th)?';
const noCount =
  '(?! ?(?:people|persons?|players|kids|children|of us|adults|friends|guests|girls|boys|am|pm|oclock|hours?|minutes?|years?|:\\d|/\\d|- ?\\d+ ?[ap]m))';
const andAnother = `(?: ?(?:and|or|to|-|&|/|until|till|through|thru)(?: on)?(?: the)? ?${numberedDay}\\b${noCount}(?!:))`;

/** What may follow the day of a month that is told without its month: `on the 24th`, but not `on the 5th floor`. */
const endsDay =
  '(?=$|[,.?!]| (?:and|or|to|at|is|for|from|with|in|we|i|can|if|please|open|ok|good|free|fine|possible|instead|around|night|evening|afternoon|morning)\\b)';

const dayOrName = (word: string) => (word.length > 5 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word);

/** Every day that a normalized text speaks of, in the order of the text. */
export function findDays(text: string, facts: Pick<VenueFactsFile, 'holidays'>, now: Date): DayMention[] {
  const today = venueDay(now);
  const found: { at: number; mention: DayMention }[] = [];
  let rest = text.replace(bookedToday, (words) => ' '.repeat(words.length));
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => DayMention | readonly DayMention[] | undefined) => {
    for (const match of rest.matchAll(new RegExp(pattern, 'g'))) {
      const mentions = [read(match) ?? []].flat();
      if (mentions.length === 0) continue;
      found.push(...mentions.map((mention, index) => ({ at: match.index + index / 10, mention })));
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  };
  const date = (day: string, words: string, name = holidayOn(day, facts)): DayMention => ({
    kind: 'date',
    day,
    weekday: weekdayOf(day),
    words,
    ...(name !== undefined && { name }),
  });

  take(
    new RegExp(
      `(?:\\b(?:the )?(day|night|${dayPattern}) (after|before|following) )?\\b(${holidayPattern(facts)})(?: (\\d{4}))?\\b`,
    ),
    ([words, beside, side = 'after', name = '', year]) => {
      const holiday = holidayNamed(name, facts, today, year === undefined ? undefined : Number(year));
      if (!holiday || beside === undefined) return holiday && date(holiday.day, words, holiday.name);
      const step = side === 'before' ? -1 : 1;
      const near = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(holiday.day, step * days));
      const day = near.find((each) => beside === 'day' || beside === 'night' || weekdayOf(each) === beside);
      return day === undefined
        ? undefined
        : date(day, words, holidayOn(day, facts) ?? `the ${dayOrName(beside)} ${side} ${holiday.name}`);
    },
  );
  const near = (month: number, number: number, year?: string): string | undefined => {
    const written = (each: number) => `${each}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
    const start = Number(today.slice(0, 4));
    const years = year ? [Number(year.length === 2 ? `20${year}` : year)] : [start, start + 1];
    const days = years
      .map(written)
      .filter(
        (day) =>
          !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day),
      );
    return year ? days[0] : days.find((day) => day >= today);
  };
  const monthNumber = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
  const inMonth = (month: string, numbers: string, words: string, year?: string) =>
    [...numbers.matchAll(/\d{1,2}/g)].flatMap(([number], index) => {
      const day = near(monthNumber(month), Number(number), year);
      return day ? [date(day, index === 0 ? words : number)] : [];
    });
  take(
    new RegExp(
      `\\b(?:(?:${dayPattern}),? )?(${monthPattern})\\.? (?:the )?(${numberedDay}(?:${andAnother})*)(?:,? (20\\d{2}))?\\b${noCount}`,
    ),
    ([words, month = '', numbers = '', year]) => inMonth(month, numbers, words, year),
  );
  take(
    new RegExp(
      `\\b(?:(?:${dayPattern}),? )?(?:the )?(${numberedDay}(?:${andAnother})*)(?: of)? (${monthPattern})(?:,? (20\\d{2}))?\\b`,
    ),
    ([words, numbers = '', month = '', year]) => inMonth(month, numbers, words, year),
  );
  take(
    new RegExp(
      `\\b(?:on|for|from|to|until|till|by|and|about|is|was|${dayPattern}),? the (\\d{1,2})(?:st|nd|rd|th)\\b${endsDay}`,
    ),
    (match) => {
      const number = Number(match[1]);
      const month = Number(today.slice(5, 7));
      const days = [near(month, number), near((month % 12) + 1, number)].filter((each) => each !== undefined).sort();
      return days[0] === undefined ? undefined : date(days[0], match[0]);
    },
  );
  take(new RegExp(`(?<!\\d )\\b(?:(?:${dayPattern}),? )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{2,4}))?\\b`), (match) => {
    const day = near(Number(match[1]), Number(match[2]), match[3]);
    return day ? date(day, match[0]) : undefined;
  });
  take(/\bday after tomorrow\b/, ({ 0: words }) => date(addDays(today, 2), words));
  take(/\btomorrow(?: night| evening| morning| afternoon)?\b/, ({ 0: words }) => date(addDays(today, 1), words));
  take(/\b(?:today|tonight|this evening|this afternoon|this morning|right now|currently)\b/, ({ 0: words }) =>
    date(today, words),
  );
  take(/\bin (\d{1,2}) days?\b/, (match) => date(addDays(today, Number(match[1])), match[0]));
  take(/\bin (\d|a) weeks?\b(?! or\b)/, (match) => date(addDays(today, 7 * (Number(match[1]) || 1)), match[0]));
  const inNextWeek = new RegExp(`\\b(?:next week(?:'s| on)? (${dayPattern})|(${dayPattern}) (?:of |in )?next week)\\b`);
  take(inNextWeek, ({ 0: words, 1: before, 2: after }) => {
    const ahead = 7 - weekdays.indexOf(weekdayOf(today)) + weekdays.indexOf((before ?? after) as Weekday);
    return date(addDays(today, ahead), words);
  });
  take(new RegExp(`\\b(this|next|coming|upcoming)? ?(?:week )?(${dayPattern})(s)?\\b`), (match) => {
    const weekday = match[2] as Weekday;
    if (match[3] || !match[1]) return { kind: 'weekday', weekday, words: match[0].trim() };
    const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;
    const isNextWeek = match[1] === 'next' && ahead + weekdays.indexOf(weekdayOf(today)) < 7 && ahead < 3;
    return date(addDays(today, ahead === 0 && match[1] !== 'this' ? 7 : ahead + (isNextWeek ? 7 : 0)), match[0].trim());
  });
  take(/\b(?:this |next |the )?weekends?\b/, ({ 0: words }) => ({ kind: 'weekend', words }));
  take(/\b(?:weekdays?|week nights?|weeknights?|during the week|midweek)\b/, ({ 0: words }) => ({
    kind: 'weekdays',
    words,
  }));
  return found.sort((one, other) => one.at - other.at).map(({ mention }) => mention);
}

/** The weekdays a mention covers. */
export function weekdaysOf(mention: DayMention): Weekday[] {
  if (mention.kind === 'weekend') return ['saturday', 'sunday'];
  if (mention.kind === 'weekdays') return ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  return [mention.weekday];
}

/** Days from the venue's today to a certain day; undefined for a mention without a date. */
export function daysAhead(mention: DayMention, now: Date): number | undefined {
  return mention.kind === 'date' ? daysBetween(venueDay(now), mention.day) : undefined;
}

/** All days from the first to the last, where two dates of a text are joined as a span; else the days as they are. */
export function spanOf(days: readonly DayMention[], text: string): DayMention[] {
  const [first, last] = days;
  if (
    first?.kind !== 'date' ||
    last?.kind !== 'date' ||
    !/\b(?:to|until|till|through|thru)\b|-|\bbetween\b.*\band\b/.test(text)
  )
    return [...days];
  const length = daysBetween(first.day, last.day);
  if (length < 1 || length > 14) return [...days];
  return Array.from({ length: length + 1 }, (_, index) => {
    const day = addDays(first.day, index);
    return { kind: 'date', day, weekday: weekdayOf(day), words: '' };
  });
}
