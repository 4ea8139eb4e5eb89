import type { Part } from '#domain/dashboard.ts';
import type { EntryValues, ManagedEntry } from '#domain/entry.ts';
import type { EntryFilter } from '#domain/entry-filter.ts';
import type { Answer } from './dashboard.ts';
import { answerSchema, batchSchema, entriesSchema, trailSchema, type EntryChange } from './entries-schema.ts';
import { staffClient } from './staff-client.ts';

/** Games read at once. */
export const pageSize = 50;

/**
 * A part of the games, or why there is none: `denied` when the person may not (any longer), else the connection. `total` comes
 * with the first part, counted up to a thousand; there are more when some are `uncounted`.
 */
export type EntriesAnswer =
  | { status: 'ready'; entries: ManagedEntry[]; more: boolean; total: number | null; uncounted: boolean }
  | { status: 'denied' }
  | { status: 'unreachable' };

/** What a list goes on behind: the last game as it was when it was read. */
export type LastRead = Pick<ManagedEntry, 'id' | 'date' | 'updated_at' | 'adjusted_time_seconds'>;

/** A game to save; an id makes it a change of that game as it was in `expected_version`. */
export interface EntryRequest extends EntryValues {
  /** Random key of this request, the same when it is sent again. */
  request_key: string;
  id?: string;
  expected_version?: number;
  /** Games that this one does not repeat although it looks so, by their ids or by the keys of the requests that add them. */
  other_than?: readonly string[];
  /** What a file of this site says of a game that is new here: who hid it, and the code of its share card. */
  hidden_by?: ManagedEntry['hidden_by'];
  share_code?: string;
}

/** How a change went: saved, there already, overtaken by somebody else's, too late, not allowed, not possible, or not sent. */
export type SaveAnswer =
  | { status: 'saved'; entry: ManagedEntry }
  | { status: 'twin'; entry: ManagedEntry }
  | { status: 'conflict'; entry: ManagedEntry }
  | { status: 'gone' }
  | { status: 'denied' }
  | { status: 'invalid'; message: string }
  | { status: 'unreachable' };

/** Why a call of the staff failed: sign-in and rights, the network or the server, or what was sent. */
export function failure(status: number, message: string) {
  if (status === 401 || status === 403) return { status: 'denied' as const };
  if (status === 0 || status >= 500) return { status: 'unreachable' as const };
  return { status: 'invalid' as const, message };
}

/** Reads games for staff, newest first or fastest first, from the start or after the last one read. Never throws. */
export async function readEntries(filter: EntryFilter, last?: LastRead, size = pageSize): Promise<EntriesAnswer> {
  const { data, error, status } = await staffClient.rpc('read_entries', {
    ...(filter.search && { search: filter.search }),
    ...(filter.room && { room: filter.room }),
    ...(filter.category && { kind: filter.category }),
    ...(filter.from && { first_day: filter.from }),
    ...(filter.to && { last_day: filter.to }),
    wanted: filter.state,
    sorted: filter.order,
    size,
    ...(last && {
      last: {
        id: last.id,
        date: last.date,
        updated_at: last.updated_at,
        adjusted_time_seconds: last.adjusted_time_seconds,
      },
    }),
  });
  const read = entriesSchema.safeParse(data).data;
  if (!error && read) {
    const { items: entries, ...rest } = read;
    return { status: 'ready', entries, ...rest };
  }
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}

async function change(name: string, body: object): Promise<SaveAnswer> {
  const { data, error, status } = await staffClient.rpc(name, body);
  if (error) return failure(status, error.message);
  const answer = answerSchema.safeParse(data);
  return answer.success ? answer.data : { status: 'gone' };
}

/** Adds a game or changes one. Sending the same request again is harmless. Never throws. */
export const saveEntry = (entry: EntryRequest) => change('save_entry', { entry });

/** Hides a game from visitors, or shows it again. */
export const hideEntry = ({ id, version }: ManagedEntry, hidden: boolean) =>
  change('hide_entry', { entry_id: id, hidden, expected_version: version });

/** Deletes a game; `restoreEntry` undoes it for thirty days. */
export const deleteEntry = ({ id, version }: ManagedEntry) =>
  change('delete_entry', { entry_id: id, expected_version: version });

/** Brings a deleted game back. */
export const restoreEntry = ({ id }: ManagedEntry) => change('restore_entry', { entry_id: id });

/** How many games at once went: all were added but for so many that were there already, or none was. */
export type BatchAnswer = { status: 'saved'; twins: number } | { status: 'denied' | 'invalid' | 'unreachable' };

/** Adds up to 500 games at once: all of them or none. Sending them again adds nothing. Never throws. */
export async function saveEntries(entries: EntryRequest[]): Promise<BatchAnswer> {
  const { data, error, status } = await staffClient.rpc('save_entries', { entries });
  if (error) return { status: failure(status, error.message).status };
  return batchSchema.safeParse(data).data ?? { status: 'invalid' };
}

/** Reads changes of all games, newest first, from the start or after the last one read; `search` finds words in them. Never throws. */
export async function readChanges(search: string, last?: EntryChange): Promise<Answer<Part<EntryChange>>> {
  const { data, status } = await staffClient.rpc('leaderboard_trail', { search, ...(last && { before_id: last.id }) });
  const read = trailSchema.safeParse(data).data;
  if (read) return { status: 'ready', read };
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}
