import { expect, test } from 'vitest';
import { everyFile, read } from '../support/sources.ts';

const migrations = everyFile.filter((path) => path.startsWith('supabase/migrations/') && path.endsWith('.sql'));
const sql = (text: string) => text.replace(/--.*$/gm, '');

/** Names after a phrase of SQL, without schema and quotation marks. */
const named = (text: string, phrase: string) =>
  [...sql(text).matchAll(new RegExp(`${phrase}\\s+(?:public\\.)?"?([\\w.]+)"?`, 'gi'))].map(([, name = '']) => name);

/** What the tables of some SQL leave out. */
function missing(text: string): string[] {
  const columns = (table: string) => {
    const [, body = ''] =
      new RegExp(`create table (?:public\\.)?${table} \\(([^]*?)\\n\\);`, 'i').exec(sql(text)) ?? [];
    return [...body.matchAll(/^ {2}([a-z_]+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => !['constraint', 'primary', 'foreign', 'unique', 'check', 'exclude'].includes(name));
  };
  const commented = named(text, 'comment on (?:table|column)');
  const secured = named(text, 'alter table').filter((table) =>
    new RegExp(`alter table (?:public\\.)?${table} enable row level security`, 'i').test(sql(text)),
  );
  return named(text, 'create table(?: if not exists)?').flatMap((table) => [
    ...(commented.includes(table) ? [] : [`table ${table} has no comment`]),
    ...(secured.includes(table) ? [] : [`table ${table} has no row level security`]),
    ...columns(table)
      .filter((column) => !commented.includes(`${table}.${column}`))
      .map((column) => `column ${table}.${column} has no comment`),
  ]);
}

test('every table and column says what it holds, and every table has row level security', () => {
  const all = migrations.map(read).join('\n');
  expect(named(all, 'create table')).toContain('leaderboard_entries');
  expect(missing(all)).toEqual([]);
});

test('this rule notices a bare table', () => {
  const bare =
    'create table public.teams (\n  id uuid,\n  name text not null\n);\ncomment on column public.teams.id is $$x$$;';
  expect(missing(bare)).toEqual([
    'table teams has no comment',
    'table teams has no row level security',
    'column teams.name has no comment',
  ]);
});

test('a migration is named after what it changes, and begins by saying why', () => {
  expect(migrations.length).toBeGreaterThan(0);
  for (const path of migrations) {
    expect(path).toMatch(/\/\d{14}_(create|add|change|remove|let|allow|forbid|keep)_[a-z_]+\.sql$/);
    expect(read(path), path).toMatch(/^-- \S/);
  }
});

/** Statements after which code that still runs would miss what it uses: it runs until every function and page is replaced. */
const contracting =
  /\bdrop\s+(?:table|column|view|materialized view|function|type|schema)\b|\brename\s+(?:to|column|\w+\s+to)\b|\balter\s+column\s+\w+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b/i;

/** Whether a migration takes away or renames without saying why nothing uses it any more. */
const contractsSilently = (text: string) => contracting.test(sql(text)) && !/^\s*-- contract: \S+ \S+/m.test(text);

test('a migration only adds, or says with “-- contract:” why nothing uses any more what it takes away', () => {
  expect(migrations.filter((path) => contractsSilently(read(path)))).toEqual([]);
});

test('this rule notices what is taken away, renamed or made stricter', () => {
  for (const statement of [
    'drop table public.teams;',
    'alter table public.teams drop column name;',
    'drop function if exists public.delete_team(uuid);',
    'alter table public.teams rename column name to title;',
    'alter table public.teams rename to groups;',
    'alter table public.teams alter column name set not null;',
  ]) {
    expect(contractsSilently(`-- Why.\n${statement}`), statement).toBe(true);
    expect(contractsSilently(`-- contract: nothing has read it since release 12.\n${statement}`)).toBe(false);
  }
  expect(contractsSilently('-- Drop table is only spoken of.\ndrop policy "visitors read" on public.teams;')).toBe(
    false,
  );
});

test('policies are sentences', () => {
  const policies = migrations.flatMap((path) =>
    [...read(path).matchAll(/create policy\s+("?)([^"\n]+?)\1\s+on/gi)].map(([, , name = '']) => name),
  );
  expect(policies.length).toBeGreaterThan(0);
  expect(policies.filter((name) => name.split(' ').length < 3)).toEqual([]);
});
