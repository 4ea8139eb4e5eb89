import type { GameNotEscaped } from '#domain/entry.ts';
import { loggedSchema, takenOutSchema } from './entries-schema.ts';
import { failure } from './entries.ts';
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
