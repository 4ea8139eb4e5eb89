import { BackupError } from './backup-error.ts';
import type { Project, Query } from './project.ts';
import { readBackup, verifyBackup, type BackedUpProject, type BackedUpTable, type Manifest } from './records.ts';
import { findMigrations, findTables, foreignTables, quoted, type FoundTable } from './tables.ts';

/** Rows that are written at once. */
const batch = 500;

/**
 * Makes a project what it was when the backup was made. The whole file is checked before anything is touched; files are
 * written first and all rows in one transaction, so that whoever is stopped at any moment finds the old rows or the new ones,
 * and begins again. What is older than it may be kept goes at once.
 */
export async function restore(project: Project, file: string, passphrase: string): Promise<Manifest> {
  const backup = await verifyBackup(file, passphrase);
  await project.transaction(async (query) => {
    const targets = await prepare(query, backup.project, backup.tables);
    let write: ((text: string) => Promise<void>) | undefined;
    let flush = async () => {};
    for await (const record of readBackup(file, passphrase)) {
      if (record.kind === 'table') {
        await flush();
        ({ write, flush } = writerOf(query, targets.get(record.table.name), record.table, project));
      } else if (record.kind === 'row') await write?.(record.text);
      else if (record.kind === 'file') {
        await project.files.write(record.file.bucket, record.file.name, record.bytes, record.file.type);
      }
    }
    await flush();
    await query('insert into private.team_removals select * from kept_removals on conflict do nothing');
    await moveFileAddresses(query, backup.project.filesUrl, project.files.url);
    await raiseSequences(query);
    await query('set local session_replication_role = origin');
    // A team that asked to go after the backup was made does not come back with it.
    await query('select private.hide_removed_teams()');
    await query('select public.delete_what_is_old(now())');
  });
  return backup.manifest;
}

/** Refuses what does not fit, then empties our tables. No trigger runs: what they wrote then is in the backup. */
async function prepare(
  query: Query,
  project: BackedUpProject,
  tables: BackedUpTable[],
): Promise<Map<string, FoundTable>> {
  const known = await findMigrations(query);
  const newer = project.migrations.find((version) => !known.includes(version));
  if (newer) {
    throw new BackupError(
      `This backup was made with the migration ${newer}, which this database does not have. Apply the migrations first.`,
    );
  }
  await query(`set local lock_timeout = '30s'`);
  await query(`set local statement_timeout = 0`);
  await query(`set local time zone 'UTC'`);
  await query('set local session_replication_role = replica');
  const found = await findTables(query);
  const missing = tables.find(({ name }) => !(name in foreignTables) && !found.some((table) => table.name === name));
  if (missing) throw new BackupError(`This database has no table ${missing.name}, which the backup holds rows of.`);
  const ours = found.filter(({ name }) => !(name in foreignTables));
  await query('create temporary table kept_removals on commit drop as table private.team_removals');
  await query(`truncate ${ours.map(({ name }) => quoted(name)).join(', ')}`);
  return new Map(found.map((table) => [table.name, table]));
}

function writerOf(query: Query, target: FoundTable | undefined, table: BackedUpTable, project: Project) {
  const waiting: string[] = [];
  const isSkipped = !target || (table.name === 'storage.objects' && project.files.keepsItsOwnRows);
  const columns = table.columns.filter((column) => target?.columns.includes(column));
  const list = columns.map((column) => `"${column}"`).join(', ');
  const others = columns.filter((column) => !target?.key.includes(column));
  // Accounts and files of other origin stay; those of the backup become what they were.
  const conflict =
    table.name in foreignTables
      ? `on conflict (${target?.key.map((column) => `"${column}"`).join(', ')}) do update
         set ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`
      : '';
  const flush = async () => {
    if (isSkipped || waiting.length === 0) return;
    await query(
      `insert into ${quoted(table.name)} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${quoted(table.name)}, $1::json) ${conflict}`,
      [`[${waiting.splice(0).join(',')}]`],
    );
  };
  const write = async (text: string) => {
    waiting.push(text);
    if (waiting.length >= batch) await flush();
  };
  return { write, flush };
}

/** Pictures of a backup are served from this project now. */
async function moveFileAddresses(query: Query, from: string | null, to: string | null): Promise<void> {
  if (!from || !to || from === to) return;
  await query(
    `update public.leaderboard_entries set team_logo_url = $2 || substr(team_logo_url, char_length($1) + 1)
     where starts_with(team_logo_url, $1)`,
    [from, to],
  );
}

/** Sequences never go back: a restore that is undone must not hand out a number twice. */
async function raiseSequences(query: Query): Promise<void> {
  const columns = await query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, column_name::text as column
     from information_schema.columns where is_identity = 'YES' and table_schema in ('public', 'private')`,
  );
  for (const { name, column } of columns) {
    await query(
      `with counted as (select pg_get_serial_sequence($1, $2)::regclass as sequence, (select max("${String(column)}") from ${String(name)}) as latest)
       select setval(sequence, greatest(latest, pg_sequence_last_value(sequence))) from counted
       where greatest(latest, pg_sequence_last_value(sequence)) is not null`,
      [name, column],
    );
  }
}
