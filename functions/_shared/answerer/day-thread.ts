import { months } from './reading/dates.ts';
import type { Thread } from './thread.ts';

/** Subjects after which a bare number is a day of the month that was named, or an hour. */
const aboutDays: ReadonlySet<string> = new Set(['hours', 'availability', 'birthday-time', 'faq/same-day']);

/**
 * A bare number after a date was spoken of, with its month: `open dec 24? and 25?`; after an hour was, as an hour: `sunday at
 * 2? ok then 6?`. Any other text stays as it is.
 */
export function withMonth(text: string, { key = 'hours', days: [before], times }: Thread): string {
  const isAboutDays = aboutDays.has(key);
  const [, number, ordinal] =
    /^(?:ok |so |then |and |or |what about |how about |on |for |the )*(\d{1,2})(st|nd|rd|th)?(?: (?:then|too|also|as well))?[?! ]*$/.exec(
      text,
    ) ?? [];
  if (number === undefined) return text;
  if (times.length > 0 && ordinal === undefined && Number(number) <= 12) return isAboutDays ? `at ${number}` : text;
  if (before?.kind !== 'date' || (ordinal === undefined && !isAboutDays)) return text;
  return `${months[Number(before.day.slice(5, 7)) - 1]} ${number}`;
}
