import { daysBetween, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdays, type Weekday } from '../../../../src/domain/opening-hours.ts';
import { holidayDate } from '../../../../src/domain/holidays.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { holidayNicknames } from './holidays-named.ts';

/** A day somebody speaks of: a certain one, any such weekday, the weekend, or the days from Monday to Friday. */
export type DayMention =
  | { kind: 'date'; day: string; weekday: Weekday; name?: string; words: string }
  | { kind: 'weekday'; weekday: Weekday; words: string }
  | { kind: 'weekend'; words: string }
  | { kind: 'weekdays'; words: string };

const months = [
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

/** Weekday of a calendar day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

/** A calendar day some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Every day that a normalized text speaks of, in the order of the text. */
export function findDays(text: string, facts: Pick<VenueFactsFile, 'holidays'>, now: Date): DayMention[] {
  const today = venueDay(now);
  const found: { at: number; mention: DayMention }[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => DayMention | undefined) => {
    for (const match of rest.matchAll(new RegExp(pattern, 'g'))) {
      const mention = read(match);
      if (!mention) continue;
      found.push({ at: match.index, mention });
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  };
  const date = (day: string, words: string, name?: string): DayMention => ({
    kind: 'date',
    day,
    weekday: weekdayOf(day),
    words,
    ...(name !== undefined && { name }),
  });

  for (const { id, name, rule } of facts.holidays) {
    const plain = name.toLowerCase().replace(/[’']/g, "'?");
    const names = [plain, ...(holidayNicknames[id] ?? []).map((each) => each.replace(/s\b/g, "'?s"))].join('|');
    take(new RegExp(`\\b(?:${names})(?: (\\d{4}))?\\b`), (match) => {
      const year = Number(today.slice(0, 4));
      const dates = match[1]
        ? [holidayDate(rule, Number(match[1]))]
        : [year, year + 1].map((each) => holidayDate(rule, each));
      const eve = id === 'christmas' && text.slice(match.index + match[0].length).startsWith(' eve');
      const day = dates.find((each) => each >= today) ?? dates[0];
      if (!day) return undefined;
      return eve ? date(addDays(day, -1), `${match[0]} eve`, 'Christmas Eve') : date(day, match[0], name);
    });
  }
  take(/\bblack friday\b/, ({ 0: words }) => {
    const rule = facts.holidays.find(({ id }) => id === 'thanksgiving')?.rule;
    if (!rule) return undefined;
    const year = Number(today.slice(0, 4));
    const day = [year, year + 1].map((each) => addDays(holidayDate(rule, each), 1)).find((each) => each >= today);
    return day ? date(day, words, 'Black Friday') : undefined;
  });
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
  take(
    new RegExp(
      `\\b(?:(?:${dayPattern}),? )?(${monthPattern})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d{2}))?\\b(?! ?(?:people|players|kids|of us|adults))`,
    ),
    (match) => {
      const day = near(monthNumber(match[1] ?? ''), Number(match[2]), match[3]);
      return day ? date(day, match[0]) : undefined;
    },
  );
  take(new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})(?:,? (20\\d{2}))?\\b`), (match) => {
    const day = near(monthNumber(match[2] ?? ''), Number(match[1]), match[3]);
    return day ? date(day, match[0]) : undefined;
  });
  take(/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\b/, (match) => {
    const day = near(Number(match[1]), Number(match[2]), match[3]);
    return day ? date(day, match[0]) : undefined;
  });
  take(/\bday after tomorrow\b/, ({ 0: words }) => date(addDays(today, 2), words));
  take(/\btomorrow(?: night| evening| morning| afternoon)?\b/, ({ 0: words }) => date(addDays(today, 1), words));
  take(/\b(?:today|tonight|this evening|this afternoon|this morning|right now|currently)\b/, ({ 0: words }) =>
    date(today, words),
  );
  take(/\bin (\d{1,2}) days?\b/, (match) => date(addDays(today, Number(match[1])), match[0]));
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

/** Days on which a game needs more players than on others. */
export const weekendDays: readonly Weekday[] = ['friday', 'saturday', 'sunday'];

/** True when one of the days that are spoken of may be such a day. */
export const touchesWeekend = (days: readonly DayMention[]): boolean =>
  days.some((day) => weekdaysOf(day).some((each) => weekendDays.includes(each)));

/** Days from the venue's today to a certain day; undefined for a mention without a date. */
export function daysAhead(mention: DayMention, now: Date): number | undefined {
  return mention.kind === 'date' ? daysBetween(venueDay(now), mention.day) : undefined;
}
