/** Builds of the site that tests look at. The browser tests serve the first one, so that it is built once. */
import type { BuildOptions } from '../../scripts/build.ts';
import { writeOldBlog } from './old-blog.ts';
import { giveSound } from './silent-sound.ts';
import { plantedVenue, runIn, type PlantedVenue } from './planted-venue.ts';
import { backendPort, siteDirectory } from './addresses.ts';
import { testMoment } from './clock.ts';

const environment = { BACKEND_PORT: String(backendPort) };

const buildOf = (moment: string): BuildOptions => ({
  directory: `${siteDirectory}-${moment.slice(0, 10)}`,
  environment: { ...environment, VENUE_NOW: moment },
  quiet: true,
});

/** The site at the moment of the tests. */
export const today: BuildOptions = {
  directory: siteDirectory,
  environment: { ...environment, VENUE_NOW: testMoment.toISOString() },
  quiet: true,
};

/** Half an hour before midnight on the last day of Alice in Wonderland; in Greenwich the new year has begun. */
export const lastEveningOfAlice = buildOf('2025-12-31T23:30:00-05:00');

/** Noon of the day on which the post with the poll came out. */
export const dayOfThePoll = buildOf('2025-10-09T12:00:00-04:00');

/** The site of a venue that has nothing but rooms. */
export const bareVenue = plantedVenue('bare-venue', testMoment);

/** The site of a venue with thirty rooms, fifty questions and two hundred reviews. */
export const largeVenue = plantedVenue('large-venue', testMoment);

/** The site of a venue whose posts hold whatever a post can hold, a photo straight from a phone too; one room has a sound. */
export const writingVenue: PlantedVenue = {
  ...plantedVenue('writing-venue', testMoment, 'bare-venue'),
  prepare: async (copy) => giveSound(copy, 'the-signal-tower'),
};

/** The site of a venue that moved its old blog of two hundred posts here. */
export const importedVenue: PlantedVenue = {
  ...plantedVenue('imported-venue', testMoment, 'bare-venue'),
  prepare: async (copy) => {
    const old = await writeOldBlog(`${copy}/.cache/old-blog`);
    runIn(copy, 'scripts/import.ts', old.slice(copy.length + 1), '--offline');
  },
};

const previewedVenue = (moment: Record<string, string>) => {
  const venue = plantedVenue('preview-venue', testMoment, 'bare-venue');
  const copy = `.cache/venues/preview-venue${moment['VENUE_NOW'] ? '-day' : ''}`;
  return {
    ...venue,
    copy,
    directory: `${copy}/dist`,
    environment: { NODE_ENV: 'production', PREVIEW: '1', ...moment },
  };
};

/** A preview of a venue with a draft and a post of a later day. */
export const previewOfEverything = previewedVenue({});

/** A preview of the same venue as visitors will see it on the day of that post. */
export const previewOfTheDay = previewedVenue({ VENUE_NOW: '2031-05-05T12:00:00-04:00' });
