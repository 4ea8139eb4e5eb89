import { z } from 'zod';
import { readContentSource } from '../../src/integrations/check-content/content-source.ts';
import { changesBetween } from './changes.ts';
import { datedContent } from './dated-content.ts';
import { DeployError } from './deploy-error.ts';
import { isHeld } from './hold.ts';
import { readServed } from './served.ts';
import type { DeploySettings } from './settings.ts';

/** What the schedule has to do: deploy for these reasons, or leave the site alone, and why. */
export type Due = { reasons: string[] } | { rest: string };

/** Whether the schedule has to deploy at a moment: because time has passed over something, or a deploy was not finished. */
export async function whatIsDue(settings: DeploySettings, revision: string, now: Date): Promise<Due> {
  if (await isHeld(settings))
    return { rest: 'Somebody has rolled back; the next deploy by hand or by a push goes on.' };
  const served = await readServed(settings.siteUrl);
  if (!served) return { reasons: ['the site does not say what it serves'] };
  if (served.revision !== revision) return { reasons: [`the site serves the revision ${served.revision}`] };
  const builtAt = new Date(served.builtAt);
  const content = datedContent(readContentSource(new URL('../../', import.meta.url)));
  const reasons = [...changesBetween(content, builtAt, now), ...(await changedCards(settings.supabase, builtAt))];
  return reasons.length > 0 ? { reasons } : { rest: `Nothing has changed since ${served.builtAt}.` };
}

/**
 * Whether games were logged, changed, hidden or deleted since their pages were built; where cards get no pages, nothing is
 * due. The moment stands beside the game, where only the secret key reads it.
 */
export async function changedCards(
  { url, secretKey }: Pick<DeploySettings['supabase'], 'url' | 'secretKey'>,
  builtAt: Date,
): Promise<string[]> {
  if (!secretKey) return [];
  const isToken = secretKey.split('.').length === 3;
  const latest = `updated_at=gt.${builtAt.toISOString()}&select=entry_id&limit=1`;
  const answer = await fetch(`${url}/rest/v1/leaderboard_entry_details?${latest}`, {
    // A key of today goes as `apikey`; one that is a signed token, as older projects have, goes as the bearer too.
    headers: { apikey: secretKey, ...(isToken && { authorization: `Bearer ${secretKey}` }) },
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    throw new DeployError('The boards do not answer.', error);
  });
  if (!answer.ok) throw new DeployError(`The boards answer ${answer.status}.`);
  const rows = z.array(z.object({ entry_id: z.string() })).parse(await answer.json());
  return rows.length > 0 ? ['share cards are new or changed'] : [];
}
