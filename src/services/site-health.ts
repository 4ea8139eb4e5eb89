import { healthReportSchema } from '#contracts/health.ts';
import type { DeskHealth } from '#domain/site-health.ts';
import { backend } from './environment.ts';

/** Milliseconds that the function may take. */
const patience = 8000;

/** Asks what of the backend works. An outage is an answer, too; undefined when there is none. */
export async function readHealth(): Promise<DeskHealth | undefined> {
  try {
    // Without a key: the report is for everybody, and no browser has to ask first whether it may send one.
    const answer = await fetch(`${backend.url}/functions/v1/health`, { signal: AbortSignal.timeout(patience) });
    return healthReportSchema.parse(await answer.json());
  } catch {
    return undefined;
  }
}
