import * as z from 'zod/mini';
import { tvBoardsKey, tvOwnReloadKey, tvVersionKey } from '#domain/browser-keys.ts';
import type { TvState } from '#domain/tv.ts';
import { rankedTeamSchema } from '#services/ranked-team-schema.ts';
import { remember } from './storage.ts';

const teamsSchema = z.array(rankedTeamSchema);

const readingSchema = z.object({
  boards: z.object({
    month: z.string(),
    today: teamsSchema,
    thisMonth: teamsSchema,
    lastMonth: teamsSchema,
    allTime: teamsSchema,
  }),
  at: z.number(),
});

/** The last good boards, for a screen that is switched on while the backend is away. Nothing when there are none. */
export function rememberedReading(): TvState['reading'] {
  try {
    return readingSchema.parse(JSON.parse(localStorage.getItem(tvBoardsKey) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps the boards for the next start. */
export function rememberReading(reading: NonNullable<TvState['reading']>): void {
  remember(tvBoardsKey, JSON.stringify(reading));
}

/** Whether the page was already loaded again for a build; says so the next time. A build is never waited for in a loop. */
export function isReloadDone(version: string): boolean {
  try {
    if (localStorage.getItem(tvVersionKey) === version) return true;
    localStorage.setItem(tvVersionKey, version);
    return false;
  } catch {
    return true; // who cannot remember must not try again and again
  }
}

/** Remembers for the next start that the page loads itself. */
export function noteOwnReload(): void {
  try {
    sessionStorage.setItem(tvOwnReloadKey, 'yes');
  } catch {
    // a screen that cannot remember says for a minute why it is dark, as if somebody had opened it
  }
}

/** Whether the page loaded itself, and nobody opened it. Says so once. */
export function wasOwnReload(): boolean {
  try {
    const noted = sessionStorage.getItem(tvOwnReloadKey) !== null;
    sessionStorage.removeItem(tvOwnReloadKey);
    return noted;
  } catch {
    return false;
  }
}
