import * as z from 'zod/mini';
import type { TvRemote } from '#domain/tv-remote.ts';
import { ask } from './ask.ts';
import { withOwnLogo } from './leaderboard.ts';
import { rankedTeamSchema } from './ranked-team-schema.ts';

/** How the remote stands, as the backend tells it: seconds that are left, never a moment of somebody's clock. */
export const tvRemoteSchema: z.ZodMiniType<TvRemote> = z.object({
  steps: z.number(),
  paused_seconds: z.number(),
  shown_seconds: z.number(),
  team: z.nullable(rankedTeamSchema),
});

/** Asks how the remote stands, for the screen in the lobby. Undefined when that cannot be read. Never throws. */
export async function readTvRemote(): Promise<TvRemote | undefined> {
  try {
    const answer = await ask('rpc/tv_remote');
    const remote = tvRemoteSchema.parse(await answer.json());
    return { ...remote, team: remote.team && withOwnLogo(remote.team) };
  } catch {
    return undefined;
  }
}
