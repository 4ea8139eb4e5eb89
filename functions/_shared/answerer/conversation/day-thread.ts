import { commonHolidayPattern } from '../reading/holidays-named.ts';
import { months } from '../../../../src/domain/dates-in-text.ts';
import { addDays } from '../../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays } from '../../../../src/domain/weekdays.ts';
import { withoutLead } from '../reading/whole-text.ts';
import type { Thread } from './thread.ts';

/** Subjects after which a bare number is a day of the month that was named, or an hour. */
const aboutDays: ReadonlySet<string> = new Set(['hours', 'availability', 'birthday-time', 'faq/same-day']);

/** `the 24th`, of which the month is told in another part of the message. */
const bareDay =
  /\bthe \d{1,2}(?:st|nd|rd|th)\b(?=$|[,.?!]| (?:and|or|to|at|is|for|with|in the|we|i|can|open|free|too)\b)/g;
const monthOf = (text: string): string | undefined =>
  /\bnext month\b/.exec(text)?.[0] ??
  new RegExp(`\\b(?:in|for|this|early|late|mid) (${months.join('|')})(?! ?\\d)\\b`).exec(text)?.[1] ??
  new RegExp(`\\b(?:${commonHolidayPattern()})\\b`).exec(text)?.[0];

/** A message in which each day says the month that the message names elsewhere: `we visit at christmas. open the 24th?` */
function withMonthOf(text: string): string {
  const month = /[.?!;:-] /.test(text) && text.search(bareDay) >= 0 ? monthOf(text) : undefined;
  return month === undefined ? text : text.replace(bareDay, (day) => `${day} of ${month}`);
}

/** `ok and the 26th, there would be 7 of us` after December 25: a later day of the month that was spoken of. */
const withMonthBefore = (text: string, date: string): string =>
  text.replace(bareDay, (day) =>
    Number(/\d+/.exec(day)?.[0]) > Number(date.slice(8)) ? `${day} of ${months[Number(date.slice(5, 7)) - 1]}` : day,
  );

/** A number and nothing else: `and 25?`, `the 25th then`. */
const bareNumber =
  /^(?:(?:what about|how about|on|for|the) )*(\d{1,2})(st|nd|rd|th)?(?: (?:then|too|also|as well))?[?! ]*$/;

/** `what about the saturday after`, where a date was spoken of. */
const weekdayBeside = new RegExp(
  `\\b(?:the |that )?(${weekdays.join('|')}) (after|before)(?: that| it| then)?(?=[?!., ]*$)`,
);

/** A text in which a weekday beside the date that was spoken of says its own date. */
const withDateOf = (text: string, date: string): string =>
  text.replace(weekdayBeside, (words, weekday: string, side: string) => {
    const step = side === 'before' ? -1 : 1;
    const day = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays(date, step * days))
      .find((each) => weekdayOf(each) === weekday);
    const [year, month, number] = day?.split('-') ?? [];
    return day ? `${months[Number(month) - 1]} ${Number(number)} ${year}` : words;
  });

/**
 * A bare number after a date was spoken of, with its month: `open dec 24? and 25?`; after an hour was, as an hour: `sunday at
 * 2? ok then 6?`. Any other text stays as it is.
 */
export function withMonth(text: string, { key = 'hours', days: [before], times }: Thread): string {
  const isAboutDays = aboutDays.has(key);
  if (before?.kind === 'date' && weekdayBeside.test(text)) return withDateOf(text, before.day);
  const [, number, ordinal] = bareNumber.exec(withoutLead(text)) ?? [];
  if (number === undefined) {
    const withOwn = withMonthOf(text);
    return withOwn === text && before?.kind === 'date' ? withMonthBefore(text, before.day) : withOwn;
  }
  if (times.length > 0 && ordinal === undefined && Number(number) <= 12) return isAboutDays ? `at ${number}` : text;
  if (before?.kind !== 'date' || (ordinal === undefined && !isAboutDays)) return text;
  return `${months[Number(before.day.slice(5, 7)) - 1]} ${number}`;
}
