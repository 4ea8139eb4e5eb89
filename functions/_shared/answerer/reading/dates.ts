import { numberOfMonth } from '../../../../src/domain/dates-in-text.ts';
import { addDays, daysBetween, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays, type Weekday } from '../../../../src/domain/weekdays.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { holidayNamed, holidayOn, holidayPattern } from './holidays-named.ts';
import { anchorOf, isDate, monthAfter, monthPattern, nearestTo } from './month-said.ts';
import { anyOf, listOf } from './patterns.ts';

/** What is held around a holiday and hardly ever on it: `the office christmas party` names no day. */
const ofSeason = listOf(
  'party, parties, thing, do, bash, event, outing, get-together, lunch, dinner, gift, gifts, present, presents, card, cards',
);

/** A day somebody speaks of: a certain one, any such weekday, the weekend, or the days from Monday to Friday. */
export type DayMention =
  | { kind: 'date'; day: string; weekday: Weekday; name?: string; words: string }
  | { kind: 'weekday'; weekday: Weekday; words: string }
  | { kind: 'weekend'; words: string }
  | { kind: 'weekdays'; words: string };

const books = listOf('book, reserve, order, pay, call, confirm');
/** `book the party today for monday`: today is when somebody books. */
const bookedToday = new RegExp(
  String.raw`\b${books}\b(?: (?!for\b|on\b)\w+){0,3}? (?:today|tonight)(?= for (?:the |this |next |a )?\w+day\b)`,
  'g',
);

const dayPattern = weekdays.join('|');
/** A day of a month, and another one of the same month: `24th and 26th`. */
const numberedDay = '\\d{1,2}(?:st|nd|rd|th)?';
/** What follows a number that is no day. */
const counted = [
  'people, persons?, players, kids, children, of us, adults, friends, guests, girls, boys',
  String.raw`am, pm, oclock, hours?, minutes?, years?, :\d, /\d, - ?\d+ ?[ap]m`,
].join(', ');
const noCount = `(?! ?${listOf(counted)})`;
const joint = '(?:and|or|to|-|&|/|until|till|through|thru|, ?and)';
const andAnother = anyOf(
  String.raw` ?${joint}(?: on)?(?: the)? ?${numberedDay}\b${noCount}(?!:)`,
  String.raw`, ?\d{1,2}(?:st|nd|rd|th)?(?=$| ?[,?!]| ?(?:and|or|&) ?\d)`,
);

const numberedDays = `${numberedDay}${andAnother}*`;
const maybeWeekday = `(?:(?:${dayPattern}),? )?`;
const maybeYear = String.raw`(?:,? (20\d{2}))?`;

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)\b`;
/** Days of a month that is told elsewhere: `the 24th and the 25th`. */
const ordinals = `the ${ordinal}(?: ?(?:,|and|or|to|-|&|until|till|through|thru)+ ?(?:the )?${ordinal})*`;
/** Words before such days. */
const beforeOrdinal =
  'on|for|from|to|until|till|by|and|or|about|around|is|was|are|open|closed|free|between|come|coming|visit';

const behindDay = [
  'and, or, to, at, is, for, from, with, in, we, i, can, if, please, open, ok, good, free, fine, possible',
  'instead, around, night, evening, afternoon, morning',
].join(', ');
/** What may follow the day of a month that is told without its month: `on the 24th`, but not `on the 5th floor`. */
const endsDay = String.raw`(?=$|[,.?!]| ${listOf(behindDay)}\b)`;

const dayOrName = (word: string) => (word.length > 5 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word);

const nths: readonly (readonly string[])[] = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
];

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

  const anchor = anchorOf(text, facts, today);
  const dayIn = (number: number, words: string, beside = anchor): DayMention | undefined => {
    const day = nearestTo(number, beside, today);
    return day === undefined ? undefined : date(day, words);
  };
  // `the 24th of xmas` as it is written where the month was told before, see `withMonthOf`
  take(
    new RegExp(`\\bthe (\\d{1,2})(?:st|nd|rd|th) (?:of|in) (?:${holidayPattern(facts)}|next month|this month)\\b`),
    (match) => dayIn(Number(match[1]), match[0]),
  );
  const lendsMonth = found.length > 0 || new RegExp(`\\b${ordinals}${endsDay}(?! of)`).test(rest);
  const besideHoliday = `(?:\\b(?:the )?(day|night|${dayPattern}) (?:right |just |directly )?(after|before|following) )?`;
  take(
    new RegExp(`${besideHoliday}\\b(${holidayPattern(facts)})(?!')(?! ${ofSeason}\\b)(?: (\\d{4}))?\\b`),
    ([words, beside, side = 'after', name = '', year]) => {
      const holiday = holidayNamed(name, facts, today, year === undefined ? undefined : Number(year));
      if (!holiday) return undefined;
      // it only says which month is meant
      if (beside === undefined && lendsMonth && anchor?.isNear) return [];
      if (beside === undefined) return date(holiday.day, words, holiday.name);
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
    const days = years.map(written).filter(isDate);
    return year ? days[0] : days.find((day) => day >= today);
  };
  const inMonth = (month: string, numbers: string, words: string, year?: string) =>
    [...numbers.matchAll(/\d{1,2}/g)].flatMap(([number], index) => {
      const day = near(numberOfMonth(month), Number(number), year);
      return day ? [date(day, index === 0 ? words : number)] : [];
    });
  take(
    new RegExp(`\\b${maybeWeekday}(${monthPattern})\\.? (?:the )?(${numberedDays})${maybeYear}\\b${noCount}`),
    ([words, month = '', numbers = '', year]) => inMonth(month, numbers, words, year),
  );
  take(
    new RegExp(`\\b${maybeWeekday}(?:the )?(${numberedDays})(?: of)? (${monthPattern})${maybeYear}\\b`),
    ([words, numbers = '', month = '', year]) => inMonth(month, numbers, words, year),
  );
  take(
    new RegExp(
      `\\b(1st|first|2nd|second|3rd|third|4th|fourth|last) (${dayPattern}) (?:of|in) (?:the )?(${monthPattern}|next month)\\b`,
    ),
    (match) => {
      const [words, nth = '', weekday = '', month = ''] = match;
      const within = month === 'next month' ? monthAfter(today) : Number(today.slice(5, 7));
      const number = month === 'next month' ? within : numberOfMonth(month);
      const first = near(number, 28)?.slice(0, 8);
      const all = Array.from({ length: 31 }, (_, index) => `${first}${String(index + 1).padStart(2, '0')}`);
      const such = all.filter((day) => isDate(day) && weekdayOf(day) === weekday);
      const day = nth === 'last' ? such.at(-1) : such[nths.findIndex((names) => names.includes(nth))];
      return day === undefined ? undefined : date(day, words);
    },
  );
  // `the 25th of december or the 26th`
  const named = found.map(({ mention }) => mention).find(({ kind }) => kind === 'date');
  const beside = anchor ?? (named?.kind === 'date' ? { day: named.day, isNear: true } : undefined);
  const mayBeBare = beside === undefined ? `(?:${beforeOrdinal}|${dayPattern}),? ` : '';
  take(new RegExp(`\\b${mayBeBare}${ordinals}${endsDay}`), ({ 0: words }) =>
    [...words.matchAll(/\d{1,2}(?:st|nd|rd|th)/g)].flatMap(
      ([number], index) => dayIn(Number.parseInt(number, 10), index === 0 ? words : number, beside) ?? [],
    ),
  );
  take(new RegExp(`(?<!\\d )\\b${maybeWeekday}(\\d{1,2})/(\\d{1,2})(?:/(\\d{2,4}))?\\b`), (match) => {
    const day = near(Number(match[1]), Number(match[2]), match[3]);
    return day ? date(day, match[0]) : undefined;
  });
  take(new RegExp(`\\b(a|\\d) weeks? from (today|tomorrow|now|(?:this |next )?(?:${dayPattern}))\\b`), (match) => {
    const [words, count = '', from = ''] = match;
    const weekday = weekdays.find((each) => from.endsWith(each));
    const ahead = weekday
      ? (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7 || 7
      : from === 'tomorrow'
        ? 1
        : 0;
    return date(addDays(today, ahead + 7 * (Number(count) || 1)), words);
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
  take(
    new RegExp(`\\b(this coming|this|next|(?<=\\b(?:the|on) )coming|upcoming)? ?(?:week )?(${dayPattern})(s)?\\b`),
    (match) => {
      const weekday = match[2] as Weekday;
      if (match[3] || !match[1]) return { kind: 'weekday', weekday, words: match[0].trim() };
      const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;
      const isNextWeek = match[1] === 'next' && ahead + weekdays.indexOf(weekdayOf(today)) < 7 && ahead < 3;
      return date(
        addDays(today, ahead === 0 && match[1] !== 'this' ? 7 : ahead + (isNextWeek ? 7 : 0)),
        match[0].trim(),
      );
    },
  );
  take(/\b(?:this |next |the )?weekends?\b/, ({ 0: words }) => ({ kind: 'weekend', words }));
  take(/\b(?:weekdays?|week nights?|weeknights?|during the week|midweek)\b/, ({ 0: words }) => ({
    kind: 'weekdays',
    words,
  }));
  const mentions = found
    .sort((one, other) => one.at - other.at)
    .filter(({ at, mention }) => {
      const before = text.slice(0, at);
      const isToday = mention.kind === 'weekday' && mention.weekday === weekdayOf(today);
      return found.length < 2 || !(beforeOccasion.test(before) || (isToday && saysToday.test(before)));
    })
    .map(({ mention }) => mention);
  return onWeekend(mentions, today, date);
}

/** `this weekend, on sunday` is one day: the coming Sunday. */
function onWeekend(
  mentions: readonly DayMention[],
  today: string,
  date: (day: string, words: string) => DayMention,
): DayMention[] {
  const weekend = mentions.find(({ kind }) => kind === 'weekend');
  const isOfIt = (mention: DayMention) =>
    mention.kind === 'weekday' && (mention.weekday === 'saturday' || mention.weekday === 'sunday');
  if (!weekend || !mentions.some(isOfIt)) return [...mentions];
  const others = mentions.filter((mention) => mention !== weekend);
  if (!weekend.words.startsWith('this')) return others;
  return others.map((mention) => {
    if (mention.kind !== 'weekday' || !isOfIt(mention)) return mention;
    const ahead = (weekdays.indexOf(mention.weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;
    return date(addDays(today, ahead), mention.words);
  });
}

/** Words before the weekday that it is, when another day is asked for: `it is friday, and his birthday is on sunday`. */
const saysToday = /\b(?:it is|it's|its|today is|today's)(?: already| only| just| now)? ?$/;

/** Words before an occasion of a visit, when the day itself is told besides: `visiting for new years, open december 27?` */
const beforeOccasion = /\b(?:visiting|visit|trip|in town|here|coming) (?:for|at|over|around) $/;

/** `this saturday, at 10 on saturday morning`: a weekday of which others tell the date is that date. */
export const datedBy = (day: DayMention, others: readonly DayMention[]): DayMention =>
  others.find((each) => day.kind === 'weekday' && each.kind === 'date' && each.weekday === day.weekday) ?? day;

/** The weekdays a mention covers. */
export function weekdaysOf(mention: DayMention): Weekday[] {
  if (mention.kind === 'weekend') return ['saturday', 'sunday'];
  if (mention.kind === 'weekdays') return ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  return [mention.weekday];
}

/** Words that join two days to a span. */
const spans = /^ ?(?:to|until|till|through|thru|-)(?: and including)?(?: on)?(?: the)? ?$/;

/** True where two days of a text are the ends of a span: `feb 13 to 15`, `between christmas and new years`. */
function areEnds(first: DayMention, last: DayMention, text: string): boolean {
  if (/\d(?:st|nd|rd|th)? ?(?:to|-|until|till|through|thru) ?(?:the )?\d/.test(first.words)) return true;
  const at = text.indexOf(first.words);
  const end = text.indexOf(last.words.replace(/^and /, ''), at + first.words.length);
  if (at < 0 || end < 0 || first.words === '' || last.words === '') return false;
  const between = text.slice(at + first.words.length, end);
  return spans.test(between) || (/\bbetween (?:the )?$/.test(text.slice(0, at)) && /^ ?and (?:the )?$/.test(between));
}

/** All days from the first to the last, where two days of a text are joined as a span; else the days as they are. */
export function spanOf(days: readonly DayMention[], text: string): DayMention[] {
  const [first, last] = days;
  if (!first || !last || days.length !== 2 || !areEnds(first, last, text)) return [...days];
  if (first.kind === 'weekday' && last.kind === 'weekday') {
    const [from, length] = [
      weekdays.indexOf(first.weekday),
      (weekdays.indexOf(last.weekday) - weekdays.indexOf(first.weekday) + 7) % 7,
    ];
    return Array.from({ length: length + 1 }, (_, index) => ({
      kind: 'weekday',
      weekday: weekdays[(from + index) % 7] ?? first.weekday,
      words: '',
    }));
  }
  if (first.kind !== 'date' || last.kind !== 'date') return [...days];
  const length = daysBetween(first.day, last.day);
  if (length < 1 || length > 14) return [...days];
  return Array.from({ length: length + 1 }, (_, index) => {
    const day = addDays(first.day, index);
    return { kind: 'date', day, weekday: weekdayOf(day), words: '' };
  });
}
