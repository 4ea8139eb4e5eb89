import * as z from 'zod/mini';
import type { Answer } from './dashboard.ts';
import { failure } from './entries.ts';
import { staffClient } from './staff-client.ts';

/** A file that was added to the leaderboard. */
const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Games that the file was to bring. */
  lines: z.number(),
  begun_at: z.string(),
  /** Who added it. */
  begun_by_name: z.string(),
  /** How many games were taken out again, when and by whom; null while it is in. */
  taken_out: z.nullable(z.number()),
  taken_out_at: z.nullable(z.string()),
  taken_out_by_name: z.nullable(z.string()),
});

export type LeaderboardFile = z.infer<typeof fileSchema>;

/** How noting a file went. */
export type BeginAnswer = 'saved' | 'denied' | 'invalid' | 'unreachable';

/** Notes a file before its games are sent under these keys, at most 5,000. Sending it again is harmless. Never throws. */
export async function beginFile(id: string, name: string, request_keys: readonly string[]): Promise<BeginAnswer> {
  const { data, error, status } = await staffClient.rpc('begin_file', { file_id: id, file_name: name, request_keys });
  if (error) return failure(status, error.message).status;
  return z.object({ status: z.enum(['saved', 'invalid']) }).safeParse(data).data?.status ?? 'unreachable';
}

/** Takes all games of a file out again; answers how many, undefined when that did not arrive. Never throws. */
export async function takeOutFile(id: string): Promise<number | undefined> {
  const { data } = await staffClient.rpc('take_out_file', { file_id: id });
  return z.object({ status: z.literal('taken out'), count: z.number() }).safeParse(data).data?.count;
}

/** Reads the files that were added last. Never throws. */
export async function readFiles(): Promise<Answer<LeaderboardFile[]>> {
  const { data, status } = await staffClient.rpc('leaderboard_files');
  const read = z.array(fileSchema).safeParse(data).data;
  if (read) return { status: 'ready', read };
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}
