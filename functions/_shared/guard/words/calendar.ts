/** Patterns by which dates are read. A table. */
import { listOf } from '../../answerer/reading/patterns.ts';

/** The months by their first letters, in order. */
export const monthNames: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const weekday = listOf('monday, tuesday, wednesday, thursday, friday, saturday, sunday');
const month = String.raw`${listOf(monthNames.join(', '))}[a-z]*`;
/** `Thursday, December 24`, `December 24 is a Thursday`. */
export const dayOfMonth = new RegExp(
  String.raw`(?:\b(?<before>${weekday})(?: before| after)?,? (?:the )?)?\b(?<month>${month})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b` +
    String.raw`(?:,? (?<year>\d{4})\b)?(?:,? (?:is|falls on|lands on|being|will be)(?: on)? (?:an? (?:[a-z]+ )?)?(?<behind>${weekday})\b)?`,
  'g',
);
