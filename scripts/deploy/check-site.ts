import { unless, type Finding } from './finding.ts';
import { readServed } from './served.ts';
import type { DeploySettings } from './settings.ts';

/** What is wrong with the site: the key to the account that serves it, and what it serves. */
export async function checkSite({ siteUrl, cloudflare }: DeploySettings, revision: string): Promise<Finding[]> {
  const [opens, served] = await Promise.all([opensAccount(cloudflare), readServed(siteUrl)]);
  return [
    ...unless(
      opens,
      'CLOUDFLARE_API_TOKEN does not open the Workers of CLOUDFLARE_ACCOUNT_ID',
      'make a token from the template “Edit Cloudflare Workers” for that account',
    ),
    ...unless(
      served !== undefined,
      `${siteUrl} does not serve this site`,
      'npm run deploy; then lead the name to it, as docs/recipes/addresses.md says',
    ),
    ...unless(
      served === undefined || served.revision === revision,
      `${siteUrl} serves the revision ${served?.revision}, here is ${revision}`,
      'npm run deploy',
    ),
  ];
}

async function opensAccount({ apiUrl, account, token }: DeploySettings['cloudflare']): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/accounts/${account}/workers/scripts`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
