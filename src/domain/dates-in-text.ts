/** Names of the months in small letters, in the order of the year. */
export const months: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?`).join('|')}|sept\\.?)`;
/** `October 31, 2025`, `31 October 2025`, `2025-10-31`, `10/31/2025`. A day without its year may be of any year. */
const written = new RegExp(
  [
    String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`,
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)? ${month},? (\d{4})\b`,
    String.raw`\b(\d{4})-(\d{2})-(\d{2})\b`,
    String.raw`\b(\d{1,2})/(\d{1,2})/(\d{4})\b`,
  ].join('|'),
  'gi',
);

/** A day that a text names, in the words in which it does. */
export interface NamedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  words: string;
}

/** Number of a month by its name or the beginning of it, from 1; 0 for no month. */
export const numberOfMonth = (name: string) =>
  months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())) + 1;

/** Every day that a text names with its year. */
export function datesIn(text: string): NamedDay[] {
  return [...text.matchAll(written)].flatMap((found) => {
    const [words = '', month1, day1, year1, day2, month2, year2, year3, month3, day3, month4, day4, year4] = found;
    const number = month1 || month2 ? numberOfMonth(month1 ?? month2 ?? '') : Number(month3 ?? month4);
    const two = (value: number) => String(value).padStart(2, '0');
    const day = `${year1 ?? year2 ?? year3 ?? year4}-${two(number)}-${two(Number(day1 ?? day2 ?? day3 ?? day4))}`;
    const time = Date.parse(`${day}T00:00:00Z`);
    // There is no February 30, and addresses have numbers that look like days.
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
    return isDay ? [{ day, words }] : [];
  });
}
