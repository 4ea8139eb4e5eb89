/** Before the browser tests: builds the site and that of a venue whose posts hold everything, starts the backend with sample data, serves both. Afterwards: stops them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '../../scripts/backend/server.ts';
import { buildSite } from '../../scripts/build.ts';
import { serveSite, type Site } from '../../scripts/site.ts';
import { backendPort, siteDirectory, sitePort } from './addresses.ts';
import { today, writingVenue } from './builds.ts';
import { buildVenue } from './planted-venue.ts';

export default async function serve(): Promise<() => Promise<void>> {
  await buildSite(today);
  await buildVenue(writingVenue);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-tests-'));
  let backend: Backend | undefined;
  let site: Site | undefined;
  const stop = async () => {
    await Promise.all([site?.close(), backend?.close()]);
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    // The assistant gets ready now, and not while the first visitor waits.
    backend = await startBackend({ port: backendPort, dataDirectory, functions: { warm: true } });
    site = await serveSite(siteDirectory, sitePort);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
