import * as z from 'zod/mini';

const schema = z.object({
  /** Names the build that the site serves now. */
  version: z.string(),
});

/** Asks the site, not the backend, which build it serves now. Undefined when it cannot be reached. */
export async function readVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(8000) });
    return schema.parse(await answer.json()).version;
  } catch {
    return undefined;
  }
}
