import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { limitNames } from '../../functions/_shared/limits.ts';
import { settingNames } from '../../functions/_shared/settings.ts';
import { look } from '../watch/look.ts';
import { unless, type Finding } from './finding.ts';
import { holdName } from './hold.ts';
import type { DeploySettings } from './settings.ts';
import type { SupabaseApi } from './supabase-api.ts';

const functionSchema = z.object({ slug: z.string(), verify_jwt: z.boolean().nullish() });
const secretSchema = z.object({ name: z.string() });

/** Secrets that are set together or not at all, and what is missing without them. */
const together = [
  { names: ['AI_BASE_URL', 'AI_MODEL'], without: 'no language model answers' },
  { names: ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'], without: 'nothing is mailed' },
];

/** What is wrong with the functions: their secrets, whether they are there, and whether they work for pages of the site. */
export async function checkFunctions(api: SupabaseApi, { supabase, siteUrl }: DeploySettings): Promise<Finding[]> {
  const set = (await api.read('/secrets', z.array(secretSchema))).map(({ name }) => name);
  const deployed = await api.read('/functions', z.array(functionSchema));
  const own = globSync('functions/*/index.ts').map((file) => basename(dirname(file)));
  const known = [...settingNames, ...limitNames, holdName];
  const missing = own.filter((name) => !deployed.some(({ slug }) => slug === name));
  const findings: Finding[] = [
    ...unless(
      set.includes('SITE_ORIGINS'),
      'The secret SITE_ORIGINS is missing: no page may call the functions',
      `npx supabase secrets set SITE_ORIGINS=${siteUrl} --remote=${supabase.ref} --yes`,
    ),
    ...together.flatMap(({ names, without }) => {
      const lacking = names.filter((name) => !set.includes(name));
      if (lacking.length === 0 || lacking.length === names.length) return [];
      return [{ wrong: `The secret ${lacking.join(', ')} is missing: ${without}`, remedy: 'set all of them or none' }];
    }),
    ...set
      .filter((name) => /^(AI|MAIL|LIMIT|SITE|ADDRESS|TRUSTED)_/.test(name) && !known.includes(name))
      .map((name) => ({ wrong: `No function reads the secret ${name}`, remedy: 'look at its spelling, and unset it' })),
    ...missing.map((name) => ({ wrong: `The function ${name} is not deployed`, remedy: 'npm run deploy' })),
    ...deployed
      .filter(({ slug, verify_jwt }) => own.includes(slug) && verify_jwt === true)
      .map(({ slug }) => ({
        wrong: `The platform checks tokens of ${slug}, which has none`,
        remedy: 'npm run deploy',
      })),
  ];
  if (missing.length > 0) return findings;
  const sick = await look({ healthUrl: `${supabase.url}/functions/v1/health`, siteUrl: undefined });
  return [
    ...findings,
    ...sick.map((wrong) => ({ wrong: wrong.replace(/\.$/, ''), remedy: 'docs/recipes/when-something-is-wrong.md' })),
    ...unless(
      await mayCall(`${supabase.url}/functions/v1/cast-poll-vote`, siteUrl),
      `Pages of ${siteUrl} may not call the functions: SITE_ORIGINS names other origins`,
      `npx supabase secrets set SITE_ORIGINS=${siteUrl} --remote=${supabase.ref} --yes`,
    ),
  ];
}

/** Asks as a browser does before it calls. Nothing is voted for. */
async function mayCall(url: string, origin: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    return answer.headers.get('access-control-allow-origin') === origin;
  } catch {
    return false;
  }
}
