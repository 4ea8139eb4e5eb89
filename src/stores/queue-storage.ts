import * as z from 'zod/mini';
import { entryQueueKey } from '#domain/browser-keys.ts';
import { categories } from '#domain/entry.ts';
import { managedEntrySchema } from '#services/entries-schema.ts';
import { remember } from './storage.ts';

/** What somebody typed and saved, on its way to the backend. Written to localStorage as it is. */
const queuedSchema = z.object({
  /** Random key of the request: sent twice, carried out once. */
  key: z.string(),
  /** Game that is changed, with the version that was seen; absent for a new game. */
  target: z.optional(z.object({ id: z.string(), version: z.number() })),
  /** The game. */
  values: z.object({
    /** Title of the room. */
    room_name: z.string(),
    /** Name of the team. */
    team_name: z.string(),
    /** The host's clock in seconds. */
    time_seconds: z.number(),
    /** Seconds added to it. */
    adjustment_seconds: z.number(),
    /** Day of the game. */
    date: z.string(),
    /** Hints taken. */
    hints_used: z.nullable(z.number()),
    /** Players. */
    team_size: z.nullable(z.number()),
    /** Kind of team. */
    category: z.nullable(z.enum(categories)),
    /** Address of the logo, or the picture itself while it waits. */
    team_logo_url: z.nullable(z.string()),
  }),
  /** Where it stands: waiting to be sent; overtaken by somebody else's change; or refused, with the reason. */
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('waiting') }),
    z.object({ status: z.literal('conflict'), theirs: managedEntrySchema }),
    z.object({ status: z.literal('refused'), reason: z.string() }),
  ]),
});

/** A saved game on its way to the backend. */
export type QueuedEntry = z.infer<typeof queuedSchema>;

/** What waits in this browser, oldest first; nothing when storage is forbidden or holds nonsense. */
export function readQueue(): QueuedEntry[] {
  try {
    return z.array(queuedSchema).parse(JSON.parse(localStorage.getItem(entryQueueKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps what waits. */
export function writeQueue(queue: readonly QueuedEntry[]): void {
  remember(entryQueueKey, JSON.stringify(queue));
}
