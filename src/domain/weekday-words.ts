import { shortDay, weekdays, type Weekday } from './weekdays.ts';

const capitalized = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** `A`, `A and B`, `A, B and C`. */
const joined = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Days that follow one another, over the end of the week too: Sunday through Thursday is one run. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === weekdays[index - 1]) last.push(day);
    else runs.push([day]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (runs.length < 2 || !first || !last || first[0] !== 'monday' || last.at(-1) !== 'sunday') return runs;
  return [[...last, ...first], ...runs.slice(1, -1)];
}

/** Weekdays in words: `Monday through Thursday`, `Saturday and Sunday`, `every day`. */
export function sayWeekdays(days: readonly Weekday[]): string {
  const runs = runsOf(days);
  if (runs[0]?.length === weekdays.length) return 'every day';
  return joined(
    runs.flatMap((run) =>
      run.length > 2
        ? [`${capitalized(run[0] ?? 'monday')} through ${capitalized(run.at(-1) ?? 'sunday')}`]
        : run.map(capitalized),
    ),
  );
}

/** Weekdays where there is hardly any room: `Fri–Sun`, `Sat, Sun`. */
export const sayShortWeekdays = (days: readonly Weekday[]): string =>
  runsOf(days)
    .flatMap((run) =>
      run.length > 2 ? [`${shortDay(run[0] ?? 'monday')}–${shortDay(run.at(-1) ?? 'sunday')}`] : run.map(shortDay),
    )
    .join(', ');

/** Weekdays as they come again each week: `Fridays, Saturdays and Sundays`. */
export const sayEachWeekday = (days: readonly Weekday[]): string =>
  joined(weekdays.filter((day) => days.includes(day)).map((day) => `${capitalized(day)}s`));

/** Weekdays after a preposition: `from Friday through Sunday`, `on Saturday and Sunday`, `every day`. */
export function sayOnWeekdays(days: readonly Weekday[]): string {
  const words = sayWeekdays(days);
  if (words === 'every day') return words;
  return runsOf(days).every((run) => run.length > 2) ? `from ${words}` : `on ${words}`;
}

/** Weekdays that a text names, spans such as "Friday through Sunday", weekends and weekdays among them. */
export function weekdaysIn(text: string): Weekday[] {
  const day = `(${weekdays.join('|')})s?`;
  const spans = [...text.matchAll(new RegExp(`\\b${day} (?:to|through|–|-|until) ${day}\\b`, 'gi'))].flatMap(
    ([, from = '', to = '']) => {
      const first = weekdays.indexOf(from.toLowerCase() as Weekday);
      const length = (weekdays.indexOf(to.toLowerCase() as Weekday) - first + 7) % 7;
      return Array.from({ length: length + 1 }, (_, index) => weekdays[(first + index) % 7] ?? 'monday');
    },
  );
  const single = weekdays.filter((each) => new RegExp(`\\b${each}s?\\b`, 'i').test(text));
  const weekend: Weekday[] = /\bweekends?\b/i.test(text) ? ['saturday', 'sunday'] : [];
  const workweek = /\bweek(?:days?|nights?)\b/i.test(text) ? weekdays.slice(0, 5) : [];
  return [...new Set([...spans, ...single, ...weekend, ...workweek])];
}
