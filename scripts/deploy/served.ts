import { z } from 'zod';

const schema = z.object({
  /** Moment for which the site was built. */
  builtAt: z.iso.datetime(),
  /** Commit that it was built from. */
  revision: z.string(),
});

/** The build that the site serves now. */
export type Served = z.infer<typeof schema>;

/** Asks the site what it serves. Undefined when there is none yet, or one that does not say. */
export async function readServed(siteUrl: string): Promise<Served | undefined> {
  try {
    const answer = await fetch(`${siteUrl}/version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    });
    return schema.parse(await answer.json());
  } catch {
    return undefined;
  }
}
