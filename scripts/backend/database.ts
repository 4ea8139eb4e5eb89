import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { connect, createApp, type Connection } from './lite.ts';
import { applyMigrations } from './migrations.ts';
import { NeedsResetError } from './needs-reset-error.ts';
import { hostedDefaultsFile, migrationsDirectory, seedFile } from './paths.ts';

/** Where a data directory keeps its database, and the note that its first preparation came to an end. */
function placesIn(dataDirectory: string) {
  return { folder: join(dataDirectory, 'database'), preparedNote: join(dataDirectory, 'prepared') };
}

/** Deletes the database of a data directory. The note goes first: without it, what is left counts as unfinished. */
export function deleteDatabase(dataDirectory: string): void {
  const { folder, preparedNote } = placesIn(dataDirectory);
  rmSync(preparedNote, { force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Opens the database of a data directory with every migration applied and the sample data current.
 * The secret key is the one that the functions show. A first start that was interrupted left nothing worth keeping, so it begins again from nothing.
 */
export async function openDatabase(dataDirectory: string, secretKey: string) {
  const { folder, preparedNote } = placesIn(dataDirectory);
  if (!existsSync(preparedNote)) deleteDatabase(dataDirectory);

  const connection = await connect(folder).catch((error: unknown) => {
    throw damaged(folder, error);
  });
  try {
    const app = createApp(connection, secretKey);
    await app.ensureSystemSchema();
    await runFile(connection, hostedDefaultsFile);
    await applyMigrations(connection, migrationsDirectory);
    await runFile(connection, seedFile);
    writeFileSync(preparedNote, '');
    return { connection, app };
  } catch (error) {
    await connection.close();
    throw isDamage(error) ? damaged(folder, error) : error;
  }
}

async function runFile(connection: Connection, file: string): Promise<void> {
  try {
    await connection.driver.transaction((transaction) => transaction.exec(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${basename(file)} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Postgres reports unreadable data with codes of class XX. */
function isDamage(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code?.startsWith('XX') ?? false;
}

function damaged(folder: string, cause: unknown): NeedsResetError {
  return new NeedsResetError(`The local database in ${folder} is damaged and cannot be opened.`, cause);
}
