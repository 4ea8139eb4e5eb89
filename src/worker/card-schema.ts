import * as z from 'zod/mini';
import type { ShareCard } from '#domain/share-card.ts';

/** The card of a code as the backend answers it; null for a code that is unknown, or whose team is hidden. */
export const shareCardAnswerSchema: z.ZodMiniType<ShareCard | null> = z.nullable(
  z.object({
    room_name: z.string(),
    team_name: z.string(),
    team_logo_url: z.nullable(z.string()),
    adjusted_time_seconds: z.number(),
    date: z.string(),
    hints_used: z.nullable(z.number()),
    team_size: z.nullable(z.number()),
    category: z.nullable(z.string()),
    rank: z.number(),
    total: z.number(),
    percentile: z.number(),
    month_rank: z.number(),
    month_total: z.number(),
  }),
);
