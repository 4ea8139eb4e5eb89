import * as z from 'zod/mini';

/** How the screen hangs: as the browser sees it, or a wide picture turned clockwise or the other way onto its side. */
export const tvOrientations = ['auto', 'portrait', 'portrait-left'] as const;

/** What the address of the lobby screen may ask for, such as `?rooms=the-vault&seconds=20&orientation=portrait`. */
export interface TvSettings {
  /** Slugs of the rooms to show; none for all rooms that are played. */
  rooms: string[];
  /** How long a board stays, 5 to 120 seconds. */
  seconds: number;
  orientation: (typeof tvOrientations)[number];
}

const usual: TvSettings = { rooms: [], seconds: 12, orientation: 'auto' };
const slug = /^[a-z0-9-]{1,60}$/;

const schema = z.object({
  /** Slugs between commas; what is no slug is left out. */
  rooms: z.catch(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',').filter((name) => slug.test(name))),
    ),
    usual.rooms,
  ),
  /** Whole or broken seconds. */
  seconds: z.catch(z.coerce.number().check(z.minimum(5), z.maximum(120)), usual.seconds),
  /** One of the known ways. */
  orientation: z.catch(z.enum(tvOrientations), usual.orientation),
});

/** Reads the settings from the query of the address. Nonsense counts as not said: a screen never fails for a typo. */
export function readTvSettings(query: string): TvSettings {
  const { seconds, ...said } = Object.fromEntries(new URLSearchParams(query));
  return schema.parse({ ...said, seconds: seconds || undefined });
}
