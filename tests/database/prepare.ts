import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { samplePassword } from '../../scripts/backend/sample-staff.ts';
import { startBackend } from '../../scripts/backend/server.ts';
import { shiftClock, testMoment } from '../support/clock.ts';
import { databaseVenue } from '../support/database-venue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory that a backend has prepared, to be copied and never used itself. */
    preparedBackend: string;
  }
}

/**
 * Global setup of the database tests: makes a database once, because that takes seconds. Each file gets a copy. It is made
 * an hour before the tests, so that nothing in it is later than what they do.
 */
export default async function prepare(project: TestProject) {
  shiftClock(new Date(testMoment.getTime() - 3_600_000));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'backend-prepared-'));
  const backend = await startBackend({ port: 0, dataDirectory, venue: databaseVenue });
  // Hashed as tests hash: what makes a password expensive to guess makes every sign-in of a test slow.
  await backend.sql(`update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4))`, [
    samplePassword,
  ]);
  await backend.close();
  project.provide('preparedBackend', dataDirectory);
  return () => rmSync(dataDirectory, { recursive: true, force: true });
}
