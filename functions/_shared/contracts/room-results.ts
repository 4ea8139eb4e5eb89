/** What `escape_rates` of the database answers everybody: pages read it when they are built, the assistant when it is asked. */
import * as z from 'zod';
import { categories } from '../../../src/domain/entry.ts';
import type { RoomResults } from '../../../src/domain/escape-rate.ts';

const count = z.int().min(0);
/** Games that ended with an escape, and all games. */
const games = { escaped: count, games: count.min(1) };

/** How many teams got out of each room that has games enough for a rate. */
export const roomResultsSchema: z.ZodType<RoomResults[]> = z.array(
  z.object({
    /** Title of the room. */
    room_name: z.string(),
    /** Day from which every game was written down, venue time. */
    since: z.iso.date(),
    ...games,
    /** Sizes of teams that played often enough. */
    sizes: z.array(z.object({ team_size: count.min(1), ...games })),
    /** Kinds of teams that played often enough; an older database does not send them. */
    kinds: z.array(z.object({ category: z.enum(categories), ...games })).default([]),
  }),
);
