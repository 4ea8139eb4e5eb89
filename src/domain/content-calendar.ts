import { addDays, daysBetween, venueDay } from './venue-time.ts';

/** Something of the content that comes or goes by itself. */
export interface ContentEvent {
  /**
   * `appears`: from then on it is there. `offer`: its last day; later somebody has to look at it. `ends`: its last day; later it
   * stays on purpose, to say that it is over. `hours`: the last of days with other hours.
   */
  kind: 'appears' | 'offer' | 'ends' | 'hours';
  /** A day of the venue’s calendar, or a moment with its offset. */
  at: string;
  /** First of several days, where `at` is the last. */
  from?: string;
  what: string;
  /** Where the editor opens it. */
  edit: string;
}

/** A text of the content that somebody should look at, and where the editor opens it. */
export interface ContentText {
  /** The words in question. */
  words: string;
  /** What it stands in: `Post “A night out”`. */
  place: string;
  edit: string;
}

/** What the content says about days, as it was when the site was built. */
export interface ContentDates {
  events: ContentEvent[];
  /** Days that texts name. */
  days: (ContentText & { day: string })[];
  /** Prices that were meant although they are none of the venue’s. */
  prices: ContentText[];
  /** When each file with facts was last changed; none where the build did not have the history. */
  files: { what: string; changedAt: string; edit: string }[] | undefined;
}

/** Something stale, and why, in words. */
export interface StaleContent {
  what: string;
  why: string;
  edit: string;
}

/** Days after which somebody should read again what a file says. */
export const daysOfFacts = 180;

const isDay = (at: string) => at.length === 10;
const dayOf = (at: string) => (isDay(at) ? at : venueDay(new Date(at)));

/** True while an event is ahead. A last day is ahead until it is over. */
export function isAhead({ kind, at }: ContentEvent, now: Date): boolean {
  if (kind === 'appears') return isDay(at) ? venueDay(now) < at : now.getTime() < Date.parse(at);
  return venueDay(now) <= dayOf(at);
}

/** What comes and goes from now on, soonest first. */
export function eventsAhead({ events }: Pick<ContentDates, 'events'>, now: Date): ContentEvent[] {
  const key = ({ at, from = at }: ContentEvent) => (isDay(from) ? from : dayOf(from));
  return events
    .filter((event) => isAhead(event, now))
    .sort((one, other) => key(one).localeCompare(key(other)) || one.at.localeCompare(other.at));
}

/** What somebody should look at: offers that are over, days that are past, prices of another time, facts nobody has read for long. */
export function staleContent(
  { events, days, prices, files }: ContentDates,
  now: Date,
  say: (day: string) => string,
): StaleContent[] {
  const today = venueDay(now);
  const old = addDays(today, -daysOfFacts);
  return [
    ...events
      .filter((event) => event.kind === 'offer' && !isAhead(event, now))
      .sort((one, other) => other.at.localeCompare(one.at))
      .map(({ what, at, edit }) => ({ what, why: `ended on ${say(dayOf(at))}`, edit })),
    ...days
      .filter(({ day }) => day < today)
      .map(({ place, words, edit }) => ({ what: place, why: `“${words}” is past`, edit })),
    ...prices.map(({ place, words, edit }) => ({ what: place, why: `“${words}” is not today’s price`, edit })),
    ...(files ?? [])
      .map((file) => ({ ...file, day: venueDay(new Date(file.changedAt)) }))
      .filter(({ day }) => day < old)
      .sort((one, other) => one.day.localeCompare(other.day))
      .map(({ what, day, edit }) => ({ what, why: `unchanged for ${daysBetween(day, today)} days`, edit })),
  ];
}
