import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Findings } from './look.ts';

const stateSchema = z.object({
  /** Since when something is wrong and the owner knows. */
  since: z.iso.datetime(),
  /** What was wrong when the owner was told. */
  findings: z.array(z.string()),
});

/** An outage that the owner knows of. */
export type Outage = z.infer<typeof stateSchema>;

/** What the owner is told, or nothing: once when something breaks, and once when all works again. */
export function messageFor(known: Outage | undefined, findings: Findings, now: Date): string | undefined {
  if (!known && findings.length > 0) return `Something is broken.\n\n${findings.join('\n')}`;
  if (!known || findings.length > 0) return undefined;
  const minutes = Math.max(1, Math.round((now.getTime() - Date.parse(known.since)) / 60_000));
  return `All works again, after ${minutes} minutes.\n\nIt was:\n${known.findings.join('\n')}`;
}

/** Reads which outage the owner knows of. A file that is missing or unreadable says none: better told twice than never. */
export function readOutage(file: string): Outage | undefined {
  try {
    return stateSchema.optional().parse(JSON.parse(readFileSync(file, 'utf8')).outage);
  } catch {
    return undefined;
  }
}

/** Keeps which outage the owner knows of. */
export function keepOutage(file: string, outage: Outage | undefined): void {
  writeFileSync(file, `${JSON.stringify({ outage })}\n`);
}

/** Ways to reach the owner. */
export interface Ways {
  /** Takes `{text}` as JSON, as most chat programs do. */
  webhookUrl: string | undefined;
  mail: { url: string; key: string; from: string; to: string } | undefined;
}

/** Tells the owner every way that is set. Throws when none of them took it, so that the next look tries again. */
export async function tell({ webhookUrl, mail }: Ways, venue: string, text: string): Promise<void> {
  const words = `${venue}: ${text}`;
  const [subject = ''] = words.split('\n');
  const sends = [
    webhookUrl && post(webhookUrl, {}, { text: words }),
    mail &&
      post(mail.url, { authorization: `Bearer ${mail.key}` }, { from: mail.from, to: [mail.to], subject, text: words }),
  ].filter((send) => typeof send === 'object');
  const outcomes = await Promise.allSettled(sends);
  if (!outcomes.some(({ status }) => status === 'fulfilled')) throw new Error('The owner could not be told.');
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The answer was ${answer.status}.`);
}
