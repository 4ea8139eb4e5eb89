import { venueDay } from '../../domain/venue-time.ts';
import { spansOf, type DayHours } from '../../domain/opening-hours.ts';
import type { Weekday } from '../../domain/weekdays.ts';
import { businessSchema } from '../../schemas/business.ts';
import { outdatedFrom } from '../../schemas/opening-hours.ts';
import { isFields } from './fields.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

const { hours: weekHours, hoursExceptions } = businessSchema.shape;

/** Checks hours that only the day of the build, or another field, shows to be wrong. */
export function checkHours({ file, data }: Entry, now: Date): Problem[] {
  return [...outdatedExceptions(data, now), ...partiesOnClosedDays(data)].map((fault) => ({ file, ...fault }));
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
