import {
  exceptionOn,
  formatDate,
  hoursOn,
  spansOf,
  type DayHours,
  type OpeningHours,
} from '../../domain/opening-hours.ts';
import { addDays, venueDay } from '../../domain/venue-time.ts';
import type { Weekday } from '../../domain/weekdays.ts';
import { businessSchema } from '../../schemas/business.ts';
import { outdatedFrom } from '../../schemas/opening-hours.ts';
import { isFields } from './fields.ts';
import type { Fault, Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

const { hours: weekHours, hoursExceptions } = businessSchema.shape;

/** Checks hours that only the day of the build, or another field, shows to be wrong. */
export function checkHours({ file, data }: Entry, now: Date): Problem[] {
  return [...outdatedExceptions(data, now), ...nightsIntoOpenDays(data, now), ...partiesOnClosedDays(data)].map(
    (fault) => ({ file, ...fault }),
  );
}

/** Exceptions that have been over for so long that nobody looks after them. */
function outdatedExceptions(data: Entry['data'], now: Date) {
  const today = venueDay(now);
  return (hoursExceptions.safeParse(data['hoursExceptions']).data ?? []).flatMap((exception, index) => {
    const last = outdatedFrom(exception);
    if (last === undefined || today < last) return [];
    return {
      field: `hoursExceptions, entry ${index + 1}`,
      wrong: `has been over since ${exception.through ?? exception.on}`,
      instead: 'take it out, or write the days of its next time',
    };
  });
}

/** How far ahead the nights of exceptions are looked at, in days: one of every year comes once. */
const daysLookedAt = 366;

/** Nights of an exception, or before one, that are not over when the next day opens: a line for each exception. */
function nightsIntoOpenDays(data: Entry['data'], now: Date) {
  const week = weekHours.safeParse(data['hours']).data as OpeningHours['hours'] | undefined;
  const exceptions = hoursExceptions.safeParse(data['hoursExceptions']).data ?? [];
  if (!week || exceptions.length === 0) return [];
  const venue: OpeningHours = { hours: week, hoursExceptions: exceptions };
  const today = venueDay(now);
  const faults = new Map<string, Fault & { field: string }>();
  for (let ahead = 0; ahead <= daysLookedAt; ahead += 1) {
    const [day, next] = [addDays(today, ahead), addDays(today, ahead + 1)];
    const exception = exceptionOn(venue, day) ?? exceptionOn(venue, next);
    const late = hoursOn(venue, day).at(-1);
    const [early] = hoursOn(venue, next);
    if (!exception || !late || !early || late.closes > late.opens || late.closes <= early.opens) continue;
    const field = `hoursExceptions, entry ${exceptions.findIndex((each) => each === exception) + 1}`;
    if (faults.has(field)) continue;
    const wrong = `makes ${formatDate(day)} run until ${late.closes} into ${formatDate(next)}, which opens at ${early.opens}`;
    faults.set(field, { field, wrong, instead: 'close before that, or open later on the day after' });
  }
  return [...faults.values()];
}

/** Times for parties on a weekday on which nobody is there. */
function partiesOnClosedDays({ hours, birthday }: Entry['data']) {
  const week = weekHours.safeParse(hours).data as Record<Weekday, DayHours> | undefined;
  const partyTimes = isFields(birthday) && isFields(birthday['partyTimes']) ? birthday['partyTimes'] : {};
  return Object.keys(partyTimes).flatMap((day) => {
    const ofDay = week?.[day as Weekday];
    if (!ofDay || spansOf(ofDay).length > 0) return [];
    return {
      field: `birthday.partyTimes.${day}`,
      wrong: `is a day on which hours.${day} says closed`,
      instead: 'take one of the two out',
    };
  });
}
