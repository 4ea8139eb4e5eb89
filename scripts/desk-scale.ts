/**
 * `npm run scale:desk`: fills a database of its own with 100,000 chats and 50,000 games and measures what the pages of the staff
 * ask of it: milliseconds, bytes as they are sent, and how the plan touches each table; then how long each page takes in a browser to
 * be of use, which is printed and judged by whoever reads it. Stops with an error when an answer is too large or comes too late,
 * or when a question reads a big table from its first row to its last.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';
import { fillDesk } from './desk-scale/fill.ts';
import { panels, type Panel } from './desk-scale/panels.ts';
import { measurePages } from './desk-scale/pages.ts';
import { innerQuestions, scansOf, type PlanNode, type StoredFunction } from './desk-scale/plans.ts';
import { tablesReadWhole } from './desk-scale/whole-tables.ts';

const amounts = { chats: Number(process.env['CHATS'] ?? 100_000), games: Number(process.env['GAMES'] ?? 50_000) };
const rounds = 5;
/** Bytes of data that the first view, and each further page, may have; and what any answer may take. */
const limits = { firstView: 150_000, page: 50_000, milliseconds: 1000 };
/** Postgres' word for a name that it does not know. */
const unknownName = '42703';

const directory = mkdtempSync(join(tmpdir(), 'desk-scale-'));
const backend = await startBackend({ port: 0, dataDirectory: directory });
try {
  const session = crypto.randomUUID();
  await backend.sql(`insert into auth.sessions (id, user_id) values ('${session}', '${sampleStaff.owner.id}')`);
  await fillDesk((text) => backend.sql(text), amounts);
  const claims = JSON.stringify({ sub: sampleStaff.owner.id, session_id: session, role: 'authenticated' });
  await backend.sql(`select set_config('request.jwt.claims', '${claims}', false),
    set_config('request.jwt.claim.sub', '${sampleStaff.owner.id}', false)`);

  /** Calls a function as somebody on the staff does; milliseconds and bytes of the answer. */
  const measure = async ({ call }: Panel) => {
    const times: number[] = [];
    let bytes = 0;
    while (times.length < rounds) {
      const begin = performance.now();
      const [row] = await backend.sql<{ answer: unknown }>(`select public.${call} as answer`);
      times.push(performance.now() - begin);
      bytes = Buffer.byteLength(JSON.stringify(row?.answer));
    }
    return { time: times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0, bytes };
  };

  /** The ways in which the question inside a function touches tables; none where it needs what earlier steps found. */
  const plan = async ({ call, question = 0 }: Panel) => {
    const name = call.slice(0, call.indexOf('('));
    const [stored] = await backend.sql<StoredFunction>(
      `select prosrc as body, proconfig as settings, (
         select coalesce(jsonb_object_agg(proargnames[place], format_type(type, null)), '{}')
         from unnest(proargtypes) with ordinality as input (type, place)
       ) as types
       from pg_proc where oid = 'public.${name}'::regproc`,
    );
    if (!stored) throw new Error(`There is no function ${name}`);
    const [inner] = innerQuestions(stored, call).slice(question);
    if (inner === undefined) return [];
    await backend.sql('begin');
    try {
      for (const each of stored.settings) {
        const [setting = ''] = each.split('=', 1);
        await backend.sql('select set_config($1, $2, true)', [setting, each.slice(setting.length + 1)]);
      }
      const [row] = await backend.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${inner}`);
      return [...new Set(scansOf(row?.['QUERY PLAN'][0].Plan))];
    } catch (error) {
      if ((error as { code?: unknown }).code !== unknownName) throw error;
      return [];
    } finally {
      await backend.sql('rollback');
    }
  };

  console.log(`${amounts.chats} chats, ${amounts.games} games; median of ${rounds}, inside this process\n`);
  console.log(`${'ms'.padStart(9)} ${'bytes'.padStart(7)}  question`);
  const wrong: string[] = [];
  let firstView = 0;
  for (const panel of panels) {
    const { time, bytes } = await measure(panel);
    const scans = await plan(panel);
    const whole = await tablesReadWhole(backend.sql, () => backend.sql(`select public.${panel.call}`));
    if (panel.isFirstView) firstView += bytes;
    console.log(`${time.toFixed(1).padStart(9)} ${String(bytes).padStart(7)}  ${panel.what}`);
    if (scans.length > 0) console.log(`${' '.repeat(19)}${scans.join(', ')}`);
    if (bytes > limits.page) wrong.push(`${panel.what} is ${bytes} bytes`);
    if (time > limits.milliseconds) wrong.push(`${panel.what} takes ${time.toFixed(0)} ms`);
    if (whole.length > 0) wrong.push(`${panel.what} reads all of ${whole.join(', ')}`);
  }
  console.log(`\nfirst view: ${firstView} bytes of data`);
  await measurePages(backend);
  if (firstView > limits.firstView) wrong.push(`the first view is ${firstView} bytes`);
  if (wrong.length > 0) throw new Error(`Too slow or too large: ${wrong.join('; ')}`);
} finally {
  await backend.close();
  rmSync(directory, { recursive: true, force: true });
}
