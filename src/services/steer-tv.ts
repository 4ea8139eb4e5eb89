import * as z from 'zod/mini';
import type { TvRemote, TvWish } from '#domain/tv-remote.ts';
import { failure } from './entries.ts';
import { staffClient } from './staff-client.ts';
import { tvRemoteSchema } from './tv-remote.ts';

/** How a wish went: heard, with how the remote stands now; not possible, with a sentence; not allowed, or not sent. */
export type SteerAnswer =
  | { status: 'heard'; remote: TvRemote }
  | { status: 'invalid'; message: string }
  | { status: 'denied' }
  | { status: 'unreachable' };

const steerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('heard'), remote: tvRemoteSchema }),
  z.object({ status: z.literal('invalid'), message: z.string() }),
]);

/** Steers every lobby screen; `show` names the game whose team has it. Never throws. */
export async function steerTv(wish: TvWish, entryId?: string): Promise<SteerAnswer> {
  const { data, error, status } = await staffClient.rpc('steer_tv', { wish, ...(entryId && { entry_id: entryId }) });
  if (error) return failure(status, error.message);
  return steerSchema.safeParse(data).data ?? { status: 'unreachable' };
}
