import * as z from 'zod/mini';
import { categories, type ManagedEntry, type ManagedGameNotEscaped } from '#domain/entry.ts';
import { backend } from './environment.ts';

/** A game with its private side, as the view `managed_entries` gives it. */
export const managedEntrySchema: z.ZodMiniType<ManagedEntry> = z.object({
  /** Random identifier of the game. */
  id: z.string(),
  /** Title of the room as the site prints it. */
  room_name: z.string(),
  /** Name the team chose. */
  team_name: z.string(),
  /** Address of its picture; kept only when our own backend serves it. */
  team_logo_url: z.pipe(
    z.nullable(z.string()),
    z.transform((url: string | null) => (url?.startsWith(`${backend.url}/`) ? url : null)),
  ),
  /** Clock and adjustment together, in seconds. */
  adjusted_time_seconds: z.number(),
  /** Day of the game, `YYYY-MM-DD`. */
  date: z.string(),
  /** Hints taken, null when nobody wrote it down. */
  hints_used: z.nullable(z.number()),
  /** Players, null when nobody wrote it down. */
  team_size: z.nullable(z.number()),
  /** Kind of team. */
  category: z.nullable(z.enum(categories)),
  /** The host's clock in seconds. */
  time_seconds: z.number(),
  /** Seconds added to the clock. */
  adjustment_seconds: z.number(),
  /** Grows with every change. */
  version: z.number(),
  /** Who hid the game from visitors, null while they see it. */
  hidden_by: z.nullable(z.enum(['staff', 'team'])),
  /** When it was deleted, null while it exists. */
  deleted_at: z.nullable(z.string()),
  /** When it last changed. */
  updated_at: z.string(),
  /** Who changed it last, null for the team itself and for sample data. */
  updated_by_name: z.nullable(z.string()),
  /** Code of its share card. */
  share_code: z.string(),
  /** The team's own secret, with which it takes itself off the wall. */
  removal_code: z.string(),
});

/** What `read_entries` answers: a part of the games, and with the first part how many there are. */
export const entriesSchema = z.object({
  items: z.array(managedEntrySchema),
  more: z.boolean(),
  /** How many there are, counted up to a thousand; null behind the first part. */
  total: z.nullable(z.number()),
  /** True when there are more than were counted. */
  uncounted: z.boolean(),
});

/** What the functions that change a game answer. */
export const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), entry: managedEntrySchema }),
  z.object({ status: z.literal('conflict'), entry: managedEntrySchema }),
  z.object({ status: z.literal('twin'), entry: managedEntrySchema }),
  z.object({ status: z.literal('gone') }),
  z.object({ status: z.literal('invalid'), message: z.string() }),
]);

/** What `save_entries` answers. */
export const batchSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), twins: z.number() }),
  z.object({ status: z.literal('invalid') }),
]);

/** What `log_game_not_escaped` answers. */
export const loggedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('logged') }),
  z.object({ status: z.literal('invalid'), message: z.string() }),
]);

/** A game whose team did not get out. */
const gameNotEscapedSchema: z.ZodMiniType<ManagedGameNotEscaped> = z.object({
  /** The key it was logged under. */
  id: z.string(),
  /** Title of the room as the site prints it. */
  room_name: z.string(),
  /** Day of the game, `YYYY-MM-DD`. */
  date: z.string(),
  /** Hints taken, null when nobody wrote it down. */
  hints_used: z.nullable(z.number()),
  /** Players, null when nobody wrote it down. */
  team_size: z.nullable(z.number()),
  /** Kind of team. */
  category: z.nullable(z.enum(categories)),
  /** Seconds left on the clock, null when nobody wrote it down. */
  time_left_seconds: z.nullable(z.number()),
  /** Grows with every change. */
  version: z.number(),
  /** Who logged it, null when the account is gone. */
  logged_by_name: z.nullable(z.string()),
});

/** What `read_games_not_escaped` answers: a part of them. */
export const gamesNotEscapedSchema = z.object({ items: z.array(gameNotEscapedSchema), more: z.boolean() });

/** What `correct_game_not_escaped` answers. */
export const correctionSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['saved', 'conflict']), game: gameNotEscapedSchema }),
  z.object({ status: z.literal('gone') }),
  z.object({ status: z.literal('invalid'), message: z.string() }),
]);

/** What `take_out_game_not_escaped` answers. */
export const takenOutSchema = z.object({ status: z.enum(['taken out', 'gone']) });

/** One line of the trail of changes. */
const changeSchema = z.object({
  /** Number of the change. */
  id: z.number(),
  /** The game, which may be erased since. */
  entry_id: z.string(),
  /** When it happened. */
  changed_at: z.string(),
  /** Who did it. */
  changed_by_name: z.string(),
  /** What was done: added, edited, hidden, shown, removed by the team, deleted, restored, erased. */
  action: z.string(),
  /** Name of the team after the change, null when the game is erased. */
  team_name: z.nullable(z.string()),
  /** Fields as they were, only those that changed. */
  before: z.record(z.string(), z.unknown()),
  /** Fields as they became. */
  after: z.record(z.string(), z.unknown()),
});

export type EntryChange = z.infer<typeof changeSchema>;

/** What `leaderboard_trail` answers: a part of the trail. */
export const trailSchema = z.object({ items: z.array(changeSchema), more: z.boolean() });
