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
  const reasons = [...changesBetween(content, builtAt, now), ...(await newCards(settings, builtAt))];
  return reasons.length > 0 ? { reasons } : { rest: `Nothing has changed since ${served.builtAt}.` };
}

/** Whether games were logged that have no page of their own yet; where cards get none, nothing is due. */
async function newCards({ supabase }: DeploySettings, builtAt: Date): Promise<string[]> {
  if (!supabase.secretKey) return [];
  const newest = `created_at=gt.${builtAt.toISOString()}&select=id&limit=1`;
  const answer = await fetch(`${supabase.url}/rest/v1/leaderboard_entries?${newest}`, {
    headers: { apikey: supabase.publishableKey },
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    throw new DeployError('The boards do not answer.', error);
  });
  if (!answer.ok) throw new DeployError(`The boards answer ${answer.status}.`);
  const rows = z.array(z.object({ id: z.string() })).parse(await answer.json());
  return rows.length > 0 ? ['share cards are new'] : [];
}
