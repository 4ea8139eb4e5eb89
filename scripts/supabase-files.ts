import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { mailSubjects, readTemplate, templateOf, type MailKind } from './backend/accounts/mail.ts';
import { sampleDataSql, timeZoneSql, type Venue } from './backend/venue.ts';

/** Where a hosted project gets them from; Git ignores it. */
const compiledDirectory = resolve(import.meta.dirname, '../supabase/compiled');

const sayWhy = (sql: string) =>
  `-- Compiled from the content; it is written again by every command, so change the content instead.\n${sql}`;

/** What a hosted project has to be told of the venue: each file, from `supabase/compiled`, and its text. */
export function supabaseFiles(venue: Venue): Record<string, string> {
  const kinds = Object.keys(mailSubjects) as MailKind[];
  return {
    'time-zone.sql': sayWhy(timeZoneSql(venue)),
    'sample-data.sql': sayWhy(sampleDataSql(venue)),
    ...Object.fromEntries(kinds.map((kind) => [`templates/${templateOf(kind)}`, readTemplate(kind, venue.name)])),
  };
}

/** Writes them where `supabase/config.toml` and docs/recipes/go-live.md look for them. */
export function writeSupabaseFiles(venue: Venue): void {
  for (const [name, text] of Object.entries(supabaseFiles(venue))) {
    const target = join(compiledDirectory, name);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
