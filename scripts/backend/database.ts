import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { connect, createApp, type Connection } from './lite.ts';
import { applyMigrations } from './migrations.ts';
import { NeedsResetError } from './needs-reset-error.ts';
import { accountTablesFile, hostedDefaultsFile, migrationsDirectory } from './paths.ts';
import { addSampleStaff } from './sample-staff.ts';
import { sampleDataSql, timeZoneSql, type Venue } from './venue.ts';

/** Where a data directory keeps its database and uploaded files, and the note that its first preparation came to an end. */
function placesIn(dataDirectory: string) {
  const place = (name: string) => join(dataDirectory, name);
  return { folder: place('database'), fileFolder: place('files'), preparedNote: place('prepared') };
}

/** Deletes the database of a data directory. The note goes first: without it, what is left counts as unfinished. */
export function deleteDatabase(dataDirectory: string): void {
  const { folder, fileFolder, preparedNote } = placesIn(dataDirectory);
  rmSync(preparedNote, { force: true });
  for (const each of [folder, fileFolder]) rmSync(each, { recursive: true, force: true });
}

/**
 * Opens the database of a data directory with every migration applied, the time zone that of the venue, and the sample data current.
 * The secret key is the one that the functions show. A first start that was interrupted left nothing worth keeping, so it begins again from nothing.
 */
export async function openDatabase(dataDirectory: string, secretKey: string, venue: Venue) {
  const { folder, fileFolder, preparedNote } = placesIn(dataDirectory);
  if (!existsSync(preparedNote)) deleteDatabase(dataDirectory);

  const connection = await connect(folder).catch((error: unknown) => {
    throw damaged(folder, error);
  });
  try {
    const app = await createApp(connection, secretKey, fileFolder);
    await app.ensureSystemSchema();
    await runFile(connection, hostedDefaultsFile);
    await runFile(connection, accountTablesFile);
    await applyMigrations(connection, migrationsDirectory);
    await run(connection, 'The time zone of the content', timeZoneSql(venue));
    await run(connection, 'The sample data', sampleDataSql(venue));
    await addSampleStaff(connection);
    writeFileSync(preparedNote, '');
    return { connection, app };
  } catch (error) {
    await connection.close();
    throw isDamage(error) ? damaged(folder, error) : error;
  }
}

const runFile = (connection: Connection, file: string) => run(connection, basename(file), readFileSync(file, 'utf8'));

/** Runs SQL whole or not at all; `what` is what an error calls it. */
async function run(connection: Connection, what: string, sql: string): Promise<void> {
  try {
    await connection.driver.transaction((transaction) => transaction.exec(sql));
  } catch (error) {
    throw new Error(`${what} failed: ${(error as Error).message}`, { cause: error });
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
