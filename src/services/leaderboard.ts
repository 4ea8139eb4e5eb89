import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { LeaderboardEntry } from '#domain/hall-of-fame.ts';
import { backend } from './environment.ts';

/** An answer that takes longer counts as none, in milliseconds. */
const patience = 8000;

const entrySchema: z.ZodMiniType<LeaderboardEntry> = z.object({
  id: z.string(),
  room_name: z.string(),
  team_name: z.string(),
  team_logo_url: z.nullable(z.string()),
  adjusted_time_seconds: z.number(),
  date: z.string(),
});

const client = new PostgrestClient(`${backend.url}/rest/v1`, { headers: { apikey: backend.key } });

/** Which entries to read: from a day on (`YYYY-MM-DD`), of one room, the fastest so many. */
export interface LeaderboardQuery {
  since?: string;
  roomName?: string;
  limit?: number;
}

/**
 * Reads leaderboard entries, all fields, fastest first. Never throws: when the backend is down, slower than eight
 * seconds or answers nonsense, the list is empty (specification, section 8).
 */
export async function readLeaderboard({ since, roomName, limit }: LeaderboardQuery = {}): Promise<LeaderboardEntry[]> {
  try {
    let query = client.from('leaderboard_entries').select('*').order('adjusted_time_seconds', { ascending: true });
    if (roomName) query = query.eq('room_name', roomName);
    if (since) query = query.gte('date', since);
    if (limit) query = query.limit(limit);
    // No retries: they would leave the boards blank for seconds before they say that they open soon.
    const { data } = await query.retry(false).abortSignal(AbortSignal.timeout(patience));
    return z.array(entrySchema).parse(data).map(withOwnLogo);
  } catch {
    return [];
  }
}

/** Keeps a team's logo only when our own backend serves it: no visitor's browser is sent to anybody else's server. */
function withOwnLogo(entry: LeaderboardEntry): LeaderboardEntry {
  return { ...entry, team_logo_url: entry.team_logo_url?.startsWith(`${backend.url}/`) ? entry.team_logo_url : null };
}
