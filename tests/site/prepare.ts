import { buildSite } from '../../scripts/build.ts';
import { dayOfThePoll, lastEveningOfAlice, today } from '../support/builds.ts';

/** Builds what the tests of this folder open. A build that is already there is kept, so that a second run starts at once. */
export default async function prepare(): Promise<void> {
  for (const build of [today, lastEveningOfAlice, dayOfThePoll]) await buildSite(build);
}
