import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const lockedByAnother = 5; // SQLITE_BUSY

/**
 * Claims a directory for this process, because two processes writing to one database would ruin it.
 * The claim is a lock that the operating system holds on a file: it ends with the process, however the process ends,
 * so a crash leaves nothing to clean up. Throws the sentence when another process has the directory.
 */
export function lockFolder(
  dataDirectory: string,
  taken = `A backend is running on the data in ${dataDirectory}. Stop it first.`,
): { release(): void } {
  mkdirSync(dataDirectory, { recursive: true });
  const lock = new DatabaseSync(join(dataDirectory, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== lockedByAnother) throw error;
    throw new Error(taken, { cause: error });
  }
  return { release: () => lock.close() };
}
