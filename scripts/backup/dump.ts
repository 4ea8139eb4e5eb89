import type { Project, Query } from './project.ts';
import { createManifest, writeBackup, type BackedUpFile, type BackupRecord, type Manifest } from './records.ts';
import { findMigrations, findTables, foreignTables, quoted, type FoundTable } from './tables.ts';

/** Rows that are fetched at once. */
const batch = 1000;

/** Everything in a project as of one moment, in an order that is the same each time. */
async function* recordsOf(query: Query, project: Project): AsyncGenerator<BackupRecord> {
  await query('set transaction isolation level repeatable read, read only');
  await query(`set local time zone 'UTC'`);
  const migrations = await findMigrations(query);
  const madeAt = new Date().toISOString();
  yield { kind: 'project', project: { madeAt, migrations, filesUrl: project.files.url } };
  for (const table of await findTables(query)) {
    yield { kind: 'table', table: { name: table.name, columns: table.columns } };
    for await (const text of rowsOf(query, table)) yield { kind: 'row', text };
  }
  for (const file of await findFiles(query)) {
    yield { kind: 'file', file, bytes: await project.files.read(file.bucket, file.name) };
  }
}

async function* rowsOf(query: Query, { name, columns, key }: FoundTable): AsyncGenerator<string> {
  const list = (names: string[]) => names.map((each) => `"${each}"`).join(', ');
  await query(
    `declare rows_of_table no scroll cursor for
     select row_to_json(line)::text as text from (
       select ${list(columns)} from ${quoted(name)} where ${foreignTables[name] ?? 'true'} order by ${list(key)}
     ) as line`,
  );
  for (;;) {
    const rows = await query(`fetch ${batch} from rows_of_table`);
    for (const { text } of rows) yield String(text);
    if (rows.length < batch) break;
  }
  await query('close rows_of_table');
}

async function findFiles(query: Query): Promise<BackedUpFile[]> {
  const [found] = await query(`select to_regclass('storage.objects') is not null as there`);
  if (!found?.['there']) return [];
  const rows = await query(
    `select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type
     from storage.objects where ${foreignTables['storage.objects']} order by name collate "C"`,
  );
  return rows as unknown as BackedUpFile[];
}

/** Writes an encrypted backup of a project to a file. Returns what is in it. */
export async function dump(project: Project, file: string, passphrase: string): Promise<Manifest> {
  const manifest = createManifest();
  await project.transaction((query) =>
    writeBackup(
      file,
      passphrase,
      (async function* () {
        for await (const record of recordsOf(query, project)) {
          manifest.add(record);
          yield record;
        }
      })(),
    ),
  );
  return manifest.result();
}

/** What a backup made now would hold, without making one. */
export async function describe(project: Project): Promise<Manifest> {
  const manifest = createManifest();
  await project.transaction(async (query) => {
    for await (const record of recordsOf(query, project)) manifest.add(record);
  });
  return manifest.result();
}
