import { exceptionsSoon, formatPeriod, formatSpans, type OpeningHours } from './opening-hours.ts';
import { venueDay } from './venue-time.ts';

/** A slide that the venue wrote itself: house rules on every day, a greeting on one. */
export interface OwnSlide {
  heading: string;
  lines: readonly string[];
  /** The only day on which it shows, `YYYY-MM-DD`; on every day without one. */
  on?: string | undefined;
}

/** Words between the boards. */
export interface WordsSlide {
  kind: 'words';
  heading: string;
  lines: readonly string[];
}

/** Days with other hours that fit on one slide. */
const mostDays = 4;
/** Boards that pass before words come again where there are many rooms. */
const boardsBetween = 10;

/** What the venue has to say on a day: its own slides of that day, then days with other hours in the next two weeks. Often nothing. */
export function wordsSlides(own: readonly OwnSlide[], venue: OpeningHours, now: Date, timeZone?: string): WordsSlide[] {
  const today = venueDay(now, timeZone);
  const shown = own.filter(({ on }) => on === undefined || on === today);
  const ahead = exceptionsSoon(venue, today).slice(0, mostDays);
  const hours = ahead.map((period) =>
    [`${formatPeriod(period)}: ${formatSpans(period.spans)}.`, period.note].filter(Boolean).join(' '),
  );
  return [
    ...shown.map(({ heading, lines }) => ({ kind: 'words' as const, heading, lines })),
    ...(hours.length > 0 ? [{ kind: 'words' as const, heading: 'Special hours coming up', lines: hours }] : []),
  ];
}

/** Puts words behind the boards; where a round of boards is long, some behind every ten, so that all come in turn. */
export function amongBoards<Slide>(boards: readonly Slide[], words: readonly WordsSlide[]): (Slide | WordsSlide)[] {
  const stretches = Math.max(Math.ceil(boards.length / boardsBetween), 1);
  return Array.from({ length: stretches }, (_, place) => {
    const due = words.filter((each) => words.indexOf(each) % stretches === place);
    const again = words.length > 0 ? words.slice(place % words.length).slice(0, 1) : [];
    return [...boards.slice(place * boardsBetween, (place + 1) * boardsBetween), ...(due.length > 0 ? due : again)];
  }).flat();
}
