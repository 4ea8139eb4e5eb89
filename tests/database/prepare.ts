import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../scripts/backend/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory that a backend has prepared, to be copied and never used itself. */
    preparedBackend: string;
  }
}

/** Global setup of the database tests: makes a database once, because that takes seconds. Each file gets a copy. */
export default async function prepare(project: TestProject) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'backend-prepared-'));
  const backend = await startBackend({ port: 0, dataDirectory });
  await backend.close();
  project.provide('preparedBackend', dataDirectory);
  return () => rmSync(dataDirectory, { recursive: true, force: true });
}
