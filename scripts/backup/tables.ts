import type { Query } from './project.ts';
import type { BackedUpTable } from './records.ts';

/** What a running project says of itself, or gets from its migrations and its content: restoring it would be wrong. */
const ofTheProjectItself = ['private.venue_settings', 'private.work_runs', 'private.retention'];

/** Rows of other schemas that ours need: accounts of the staff with their second factors, and names of files. */
export const foreignTables: Readonly<Record<string, string>> = {
  'auth.users': 'id in (select user_id from public.staff)',
  'auth.identities': 'user_id in (select user_id from public.staff)',
  'auth.mfa_factors': 'user_id in (select user_id from public.staff)',
  'storage.objects': `bucket_id = 'team-logos'`,
};

/** A table of the database, with what orders its rows. */
export interface FoundTable extends BackedUpTable {
  /** Columns of its primary key. */
  key: string[];
}

/** Quotes a name such as `public.staff`. */
export const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** The tables that a backup is made of, ours first. Columns that Postgres works out itself are left out. */
export async function findTables(query: Query): Promise<FoundTable[]> {
  const rows = await query(
    `select namespace.nspname || '.' || class.relname as name,
       array_agg(attribute.attname::text order by attribute.attnum) as columns,
       (select array_agg(keyed.attname::text order by array_position(index.indkey::int2[], keyed.attnum))
        from pg_index as index join pg_attribute as keyed on keyed.attrelid = class.oid and keyed.attnum = any (index.indkey)
        where index.indrelid = class.oid and index.indisprimary) as key
     from pg_class as class
     join pg_namespace as namespace on namespace.oid = class.relnamespace
     join pg_attribute as attribute on attribute.attrelid = class.oid
     where class.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
       and (namespace.nspname in ('public', 'private') or namespace.nspname || '.' || class.relname = any ($1))
       and namespace.nspname || '.' || class.relname <> all ($2)
       and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     group by class.oid, namespace.nspname
     order by namespace.nspname not in ('public', 'private'), name`,
    [Object.keys(foreignTables), ofTheProjectItself],
  );
  return rows as unknown as FoundTable[];
}

/** Versions of the migrations of a database, the oldest first. */
export async function findMigrations(query: Query): Promise<string[]> {
  const rows = await query('select version from supabase_migrations.schema_migrations order by version');
  return rows.map(({ version }) => String(version));
}
