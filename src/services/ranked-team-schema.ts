import * as z from 'zod/mini';
import type { RankedTeam } from '#domain/leaderboard.ts';

/** A team of a board, as the lobby screen keeps it and as it is told of one. */
export const rankedTeamSchema: z.ZodMiniType<RankedTeam> = z.object({
  id: z.string(),
  room_name: z.string(),
  team_name: z.string(),
  team_logo_url: z.nullable(z.string()),
  adjusted_time_seconds: z.number(),
  date: z.string(),
  hints_used: z.nullable(z.number()),
  rank: z.number(),
  total: z.number(),
  percentile: z.number(),
});
