import * as z from 'zod/mini';
import { entryQueueKey } from '#domain/browser-keys.ts';
import { categories } from '#domain/entry.ts';
import { managedEntrySchema } from '#services/entries-schema.ts';

const valuesSchema = z.object({
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
});

/** What somebody typed and saved, on its way to the backend. Written to localStorage as it is. */
const queuedSchema = z.object({
  /** Random key of the request: sent twice, carried out once. */
  key: z.string(),
  /** Account of the person who saved it: nobody else sees it or sends it. Absent in what older pages of ours kept. */
  owner: z.optional(z.string()),
  /** Present when the team did not get out: then the name and the time in the values mean nothing. */
  not_escaped: z.optional(z.literal(true)),
  /** What was left on the clock of such a team; absent when nobody wrote it down. */
  time_left_seconds: z.optional(z.number()),
  /** Game that is changed, with the version that was seen; absent for a new game. */
  target: z.optional(z.object({ id: z.string(), version: z.number() })),
  /** The game that is changed as the person saw it. */
  seen: z.optional(valuesSchema),
  /** Games of which the person said that this is another one: their ids, or their keys while they wait. */
  other_than: z.optional(z.array(z.string())),
  /** The game. */
  values: valuesSchema,
  /** Where it stands: waiting to be sent; there already; overtaken by somebody else's change; or refused, with the reason. */
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('waiting') }),
    z.object({ status: z.literal('twin'), theirs: managedEntrySchema }),
    z.object({ status: z.literal('conflict'), theirs: managedEntrySchema }),
    z.object({ status: z.literal('refused'), reason: z.string() }),
  ]),
});

/** A saved game on its way to the backend. */
export type QueuedEntry = z.infer<typeof queuedSchema>;

/** What waits when the browser keeps nothing for us, or not all of it: it lasts as long as the page. */
let inMemory: readonly QueuedEntry[] | undefined;

/** Everything that waits in this browser, whoever saved it, oldest first. Nonsense in it is left out. */
export function readQueue(): QueuedEntry[] {
  if (inMemory) return [...inMemory];
  try {
    return z
      .array(z.unknown())
      .parse(JSON.parse(localStorage.getItem(entryQueueKey) ?? '[]'))
      .flatMap((entry) => queuedSchema.safeParse(entry).data ?? []);
  } catch {
    return [];
  }
}

/** Keeps what waits, in the page alone when the browser cannot. Returns whether it outlives the page. */
export function writeQueue(queue: readonly QueuedEntry[]): boolean {
  try {
    localStorage.setItem(entryQueueKey, JSON.stringify(queue));
    inMemory = undefined;
    return true;
  } catch {
    inMemory = queue.length > 0 ? queue : undefined;
    return queue.length === 0;
  }
}

/** What of it a person saved; without an account, nothing. */
export const ofPerson = (queue: readonly QueuedEntry[], account: string | null): QueuedEntry[] =>
  account === null ? [] : queue.filter(({ owner }) => owner === undefined || owner === account);
