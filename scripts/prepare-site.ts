import { lockFolder } from './backend/folder-lock.ts';
import { buildSite } from './build.ts';
import { requirePort } from './free-ports.ts';

/** What a start needs for itself. */
export interface Start {
  port: number;
  backendPort: number;
  dataDirectory: string;
  /** Stops the build when it is aborted. */
  signal: AbortSignal;
}

/**
 * Builds the site unless it is built. What would stand in the way of serving it is said before the first minute is spent: a
 * port that is taken, or a start before this one, whose site a second build would write over.
 */
export async function prepareSite(
  { port, backendPort, dataDirectory, signal }: Start,
  build = buildSite,
): Promise<void> {
  const data = lockFolder(dataDirectory);
  try {
    await requirePort(port, 'PORT');
    await requirePort(backendPort, 'BACKEND_PORT');
    const built = await build({ directory: 'dist', environment: { BACKEND_PORT: String(backendPort) }, signal });
    if (!built) console.log('The site is up to date.');
  } finally {
    data.release();
  }
}
