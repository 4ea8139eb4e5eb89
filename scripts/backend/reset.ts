/**
 * Deletes the database of the embedded backend: `npm run backend:reset`. The next start makes a new one.
 * A data directory other than the usual one may be named as an argument.
 */
import { deleteDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { defaultDataDirectory } from './paths.ts';

const dataDirectory = process.argv[2] ?? defaultDataDirectory;
try {
  const lock = lockFolder(dataDirectory);
  deleteDatabase(dataDirectory);
  lock.release();
  console.log('The local database is gone; the next start makes a new one with sample data.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
