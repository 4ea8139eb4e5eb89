import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { migrationsDirectory } from '../backend/paths.ts';
import { readVenue } from '../backend/venue.ts';
import { unless, type Finding } from './finding.ts';
import type { DeploySettings } from './settings.ts';
import type { SupabaseApi } from './supabase-api.ts';

const nameSchema = z.object({ name: z.string() });
const settingsSchema = z.object({ time_zone: z.string().nullable(), functions_url: z.string().nullable() });

const extensions = ['pg_cron', 'pg_net'];
const jobs = ['delete-what-is-old', 'deliver-mail'];

const localMigrations = () =>
  readdirSync(migrationsDirectory)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ version: file.slice(0, 14), file }));

/** What is wrong with the database: migrations, extensions, jobs of the clock, the venue’s own settings, the first owner. */
export async function checkDatabase(api: SupabaseApi, { supabase }: DeploySettings): Promise<Finding[]> {
  const names = async (sql: string) => (await api.query(sql, nameSchema)).map(({ name }) => name);
  const hasTable = async (table: string) =>
    (await names(`select 'yes' as name where to_regclass('${table}') is not null`)).length > 0;

  const history = 'supabase_migrations.schema_migrations';
  const applied = (await hasTable(history)) ? await names(`select version as name from ${history}`) : [];
  const local = localMigrations();
  const pending = local.filter(({ version }) => !applied.includes(version));
  const unknown = applied.filter((version) => !local.some((migration) => migration.version === version));
  const installed = await names('select extname as name from pg_extension');
  const findings = [
    ...pending.map(({ file }) => ({ wrong: `The migration ${file} is pending`, remedy: 'npm run deploy applies it' })),
    ...unknown.map((version) => ({
      wrong: `The database has a migration ${version} that is not here`,
      remedy: 'pull the newest commit; it may be another project’s database',
    })),
    ...extensions
      .filter((extension) => !installed.includes(extension))
      .map((extension) => ({
        wrong: `The extension ${extension} is off`,
        remedy: `turn it on under Database, Extensions, then run: create extension if not exists ${extension}`,
      })),
  ];
  if (pending.length > 0) return findings; // what follows needs them

  const scheduled = installed.includes('pg_cron')
    ? await names('select jobname as name from cron.job where active')
    : [];
  const [own] = await api.query('select time_zone, functions_url from private.venue_settings', settingsSchema);
  const owners = await names(`select 'owner' as name from public.staff where role = 'owner'`);
  const { timeZone } = readVenue();
  const functionsUrl = `${supabase.url}/functions/v1`;
  return [
    ...findings,
    ...jobs
      .filter((job) => !scheduled.includes(job))
      .map((job) => ({
        wrong: `The cron job ${job} does not run`,
        remedy: 'turn on pg_cron, then run the end of supabase/migrations/20261123030100_add_regular_work.sql',
      })),
    ...unless(
      own?.time_zone === timeZone,
      `The database keeps the time zone ${own?.time_zone ?? 'of nobody'}, the venue that of ${timeZone}`,
      'npm run deploy sets it',
    ),
    ...unless(
      own?.functions_url === functionsUrl,
      `The clock of the database calls ${own?.functions_url ?? 'nobody'}, not ${functionsUrl}`,
      'npm run deploy sets it',
    ),
    ...unless(owners.length > 0, 'Nobody on the staff is an owner', 'docs/recipes/look-after-the-staff.md says how'),
  ];
}
