import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './lite.ts';
import { NeedsResetError } from './needs-reset-error.ts';

/** A migration file: `<version>_<name>.sql`, as the Supabase CLI names and records it. */
interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

/**
 * Applies the migrations of a folder that this database has not seen, in order, each in one transaction that also
 * records it in the table hosted projects use. Refuses a database that was made from other migrations than these.
 */
export async function applyMigrations(connection: Connection, directory: string): Promise<void> {
  const migrations = readMigrations(directory);
  const { rows } = await connection.driver.query<{ version: string; sql: string | null }>(
    `select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations`,
  );
  const applied = new Map(rows.map((row) => [row.version, row.sql]));

  for (const version of applied.keys()) {
    if (!migrations.some((migration) => migration.version === version)) throw outdated(version, 'gone');
  }
  for (const migration of migrations) {
    const before = applied.get(migration.version);
    if (before === undefined) await applyMigration(connection, migration);
    else if (before !== migration.sql) throw outdated(migration.version, 'changed');
  }
}

function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file} in ${directory} is not named <14-digit time>_<what_it_does>.sql`);
    return { file, version, name, sql: readFileSync(join(directory, file), 'utf8') };
  });
}

async function applyMigration(connection: Connection, { file, version, name, sql }: Migration): Promise<void> {
  try {
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  } catch (error) {
    throw new Error(`The migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
}

function outdated(version: string, what: 'gone' | 'changed'): NeedsResetError {
  return new NeedsResetError(`The local database was made with a migration (${version}) that is ${what} now.`);
}
