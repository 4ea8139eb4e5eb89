import { z } from 'zod';
import { healthReportSchema } from '../../functions/_shared/contracts/health.ts';

/** What is wrong, one sentence each; nothing when all works. */
export type Findings = string[];

/** Where to look. */
export interface Watched {
  /** Address of the function `health`. */
  healthUrl: string;
  /** Address of the site. */
  siteUrl: string | undefined;
}

/** Milliseconds until an answer counts as none. */
const patience = 15_000;

/** Looks at the site and at what the function `health` says of the rest. Never throws: silence is a finding. */
export async function look({ healthUrl, siteUrl }: Watched): Promise<Findings> {
  const [health, site] = await Promise.all([lookAtHealth(healthUrl), siteUrl ? lookAtSite(siteUrl) : []]);
  return [...site, ...health];
}

async function lookAtSite(url: string): Promise<Findings> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    return answer.ok ? [] : [`The site answers ${answer.status}.`];
  } catch {
    return ['The site does not answer.'];
  }
}

async function lookAtHealth(url: string): Promise<Findings> {
  let words: unknown;
  let status: number;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    status = answer.status;
    words = await answer.json();
  } catch {
    return ['The functions do not answer.'];
  }
  const report = z.safeParse(healthReportSchema, words).data;
  if (!report) return [`The functions answer ${status}, and not what they should.`];
  const found: Findings = [];
  if (report.database !== 'works') found.push('The database does not answer.');
  if (report.mail === 'failing') {
    found.push(`Mail is not going out: ${report.mails_failing ?? 0} failed, ${report.mails_late ?? 0} are late.`);
  }
  if (report.deletion === 'late') found.push(`Old data was last deleted at ${report.deletion_at}.`);
  if (report.mail_run === 'late') found.push(`Nobody has looked for mail that is due since ${report.mail_run_at}.`);
  return found;
}
