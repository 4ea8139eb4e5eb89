import type { Part } from '#domain/dashboard.ts';
import type { GameNotEscaped, ManagedGameNotEscaped } from '#domain/entry.ts';
import type { EntryFilter } from '#domain/entry-filter.ts';
import type { Answer } from './dashboard.ts';
import {
  batchSchema,
  correctionSchema,
  gamesNotEscapedSchema,
  loggedSchema,
  takenOutSchema,
} from './entries-schema.ts';
import { failure, type BatchAnswer } from './entries.ts';
import { staffClient } from './staff-client.ts';

/** How logging a game went whose team did not get out. */
export type LogAnswer =
  { status: 'logged' } | { status: 'denied' } | { status: 'unreachable' } | { status: 'invalid'; message: string };

/** Logs a game whose team did not get out. Sending the same request again is harmless. Never throws. */
export async function logGameNotEscaped(game: GameNotEscaped & { request_key: string }): Promise<LogAnswer> {
  const { data, error, status } = await staffClient.rpc('log_game_not_escaped', { game });
  if (error) return failure(status, error.message);
  return loggedSchema.safeParse(data).data ?? { status: 'unreachable' };
}

/** Takes such a game out again by the key it was logged with. Returns whether it is out. Never throws. */
export async function takeOutGameNotEscaped(request_key: string): Promise<boolean> {
  const { data } = await staffClient.rpc('take_out_game_not_escaped', { request_key });
  return takenOutSchema.safeParse(data).success;
}

/** Which games without an escape to read: without a name there is nothing to search for. */
type Choice = Pick<EntryFilter, 'room' | 'category' | 'from' | 'to'>;

/** Reads games without an escape, newest day first, from the start or after the last one read. Never throws. */
export async function readGamesNotEscaped(
  { room, category, from, to }: Choice,
  last?: ManagedGameNotEscaped,
): Promise<Answer<Part<ManagedGameNotEscaped>>> {
  const { data, status } = await staffClient.rpc('read_games_not_escaped', {
    ...(room && { room }),
    ...(category && { kind: category }),
    ...(from && { first_day: from }),
    ...(to && { last_day: to }),
    ...(last && { before_date: last.date, before_id: last.id }),
  });
  const read = gamesNotEscapedSchema.safeParse(data).data;
  if (read) return { status: 'ready', read };
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}

/** Logs up to 500 such games at once: all of them or none. Sending them again adds nothing. Never throws. */
export async function logGamesNotEscaped(
  games: readonly (GameNotEscaped & { request_key: string })[],
): Promise<BatchAnswer> {
  const { data, error, status } = await staffClient.rpc('log_games_not_escaped', { games });
  if (error) return { status: failure(status, error.message).status };
  return batchSchema.safeParse(data).data ?? { status: 'invalid' };
}

/** How a correction went: saved, overtaken by somebody else's, too late, not allowed, not possible, or not sent. */
export type CorrectionAnswer =
  | { status: 'saved' | 'conflict'; game: ManagedGameNotEscaped }
  | { status: 'gone' | 'denied' | 'unreachable' }
  | { status: 'invalid'; message: string };

/** Corrects a game as it was in its version. Never throws. */
export async function correctGameNotEscaped(
  { id, version }: ManagedGameNotEscaped,
  fields: GameNotEscaped,
): Promise<CorrectionAnswer> {
  const game = { ...fields, id, expected_version: version };
  const { data, error, status } = await staffClient.rpc('correct_game_not_escaped', { game });
  if (error) return failure(status, error.message);
  return correctionSchema.safeParse(data).data ?? { status: 'unreachable' };
}
