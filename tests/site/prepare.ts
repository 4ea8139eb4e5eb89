import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build.ts';
import { buildVenue } from '../support/planted-venue.ts';
import * as builds from '../support/builds.ts';

/**
 * Builds what the test files open that were asked for: `npm test` asks for all of them, somebody who names a file waits for
 * its builds alone. A build that is already there is kept, so that a second run starts at once.
 */
export default async function prepare(project: TestProject): Promise<void> {
  const { testFiles } = await project.globTestFiles(process.argv.filter((word) => word.startsWith('tests/site/')));
  const code = testFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [name, build] of Object.entries(builds)) {
    if (!code.includes(name)) continue;
    await ('fixture' in build ? buildVenue(build) : buildSite(build));
  }
}
