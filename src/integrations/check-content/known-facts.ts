import type { Facts } from '../../domain/facts.ts';
import { venueFacts, type FactSource, type RoomFactSource } from '../../domain/venue-facts.ts';
import { businessSchema } from '../../schemas/business.ts';
import { calendarDay } from '../../schemas/text.ts';
import type { Entry } from './read-entries.ts';
import { inCollection } from './site-pages.ts';

/**
 * The facts of the business file and the rooms as they are written, as of a moment; none while a part that they need is
 * missing.
 */
export function knownFacts(entries: readonly Entry[], now: Date): Facts | undefined {
  const [business] = inCollection('business', entries);
  const rooms = inCollection('rooms', entries).map(
    ({ data }) => ({ ...data, lastDay: lastDayOf(data) }) as unknown as RoomFactSource,
  );
  try {
    return business && venueFacts(asRead(business.data), rooms, now);
  } catch {
    return undefined; // what is missing is a problem of its own, which `checkFields` reports
  }
}

/** The business file with the exceptions from its hours as the site will read them; none where they cannot be used. */
function asRead(data: Entry['data']): FactSource {
  const exceptions = businessSchema.shape.hoursExceptions.safeParse(data['hoursExceptions']).data;
  return { ...data, hoursExceptions: exceptions } as unknown as FactSource;
}

/** The last day of a room as the site will read it; none when there is none or it is no day. */
const lastDayOf = (data: Entry['data']) => calendarDay.optional().safeParse(data['lastDay']).data;
