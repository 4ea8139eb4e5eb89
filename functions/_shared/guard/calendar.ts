import { findDays } from '../answerer/reading/dates.ts';
import { addDays, venueDay } from '../../../src/domain/venue-time.ts';
import { weekdayOf, type Weekday } from '../../../src/domain/weekdays.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Sentence } from './reading.ts';
import { dayOfMonth, monthNames } from './words/calendar.ts';

/** A day, `YYYY-MM-DD`, as claims name it: `nov 23`. */
export function monthAndDay(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${monthNames[month - 1]} ${day}`;
}

/** Words by which a date is another day than the holiday beside it: `the day after Thanksgiving`, `from Christmas through January 2`. */
const ofOtherDay = /\b(?:after|before|eve|through|until|till|between|from|by|week|except|also|and|or|but)\b/;
/** A day that is named by itself, and is no holiday. */
const isPlainDay = /\b(?:to(?:day|night|morrow)|yesterday|\w+day|week\w*)\b(?<!holiday|birthday)/;

/** A holiday with a date that is not its own: `Thanksgiving, which is November 19`. */
export function wrongHolidays(sentences: readonly Sentence[], { facts, now }: Venue): string[] {
  return sentences.flatMap(({ text }) => {
    const days = findDays(text, facts, now).flatMap((day) => (day.kind === 'date' ? [day] : []));
    const holiday = days.find(({ words }) => !/\d/.test(words) && !isPlainDay.test(words));
    const date = days.find(({ words }) => /\d/.test(words));
    const isPair = days.length === 2 && holiday && date && !ofOtherDay.test(text);
    return isPair && holiday.day.slice(5) !== date.day.slice(5) ? [text] : [];
  });
}
/** Dates that a sentence gives a day of the week: it has to be the one that the calendar gives them. */
export function judgeCalendar({ text }: Sentence, { now }: Venue): Judgment {
  const today = venueDay(now);
  // `after 90 days, so around February 18`: as many days from today as the sentence says
  const ahead = [...text.matchAll(/\b(\d{1,3}) days?\b/g)].map(
    ([, days = '']) => `date ${monthAndDay(addDays(today, Number(days)))}`,
  );
  return together([
    { wrong: [], right: ahead },
    ...[...text.matchAll(dayOfMonth)].flatMap(({ groups = {} }) => {
      const { month = '', day = '', year, before, behind } = groups;
      const weekday = (behind ?? before) as Weekday | undefined;
      if (weekday === undefined) return [];
      const rest = `${String(monthNames.indexOf(month.slice(0, 3)) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const thisYear = Number(today.slice(0, 4));
      const isPast = `${thisYear}-${rest}` < today;
      // What is past may be spoken of, or come again next year.
      const years = year ? [Number(year)] : isPast ? [thisYear, thisYear + 1] : [thisYear];
      return [
        judge(
          years.some((each) => weekdayOf(`${each}-${rest}`) === weekday),
          text,
          `date ${month.slice(0, 3)} ${Number(day)}`,
        ),
      ];
    }),
  ]);
}
