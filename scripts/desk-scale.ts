/**
 * `npm run scale:desk`: fills a database of its own with 100,000 chats and 50,000 games and measures what the dashboard asks
 * of it: milliseconds, bytes as they are sent, and how the plan touches each table. Stops with an error when an answer is
 * too large, or when a list reads a whole table that must not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';
import { fillDesk } from './desk-scale/fill.ts';
import { panels, type Panel } from './desk-scale/panels.ts';
import { innerQuestions, scansOf, type PlanNode, type StoredFunction } from './desk-scale/plans.ts';

const amounts = { chats: Number(process.env['CHATS'] ?? 100_000), games: Number(process.env['GAMES'] ?? 50_000) };
const rounds = 5;
/** Bytes of data that the first view, and each further page, may have. */
const limits = { firstView: 150_000, page: 50_000 };

const directory = mkdtempSync(join(tmpdir(), 'desk-scale-'));
const backend = await startBackend({ port: 0, dataDirectory: directory });
try {
  const session = crypto.randomUUID();
  await backend.sql(`insert into auth.sessions (id, user_id) values ('${session}', '${sampleStaff.owner.id}')`);
  await fillDesk((text) => backend.sql(text), amounts);
  const claims = JSON.stringify({ sub: sampleStaff.owner.id, session_id: session, role: 'authenticated' });
  await backend.sql(`select set_config('request.jwt.claims', '${claims}', false),
    set_config('request.jwt.claim.sub', '${sampleStaff.owner.id}', false)`);

  /** Calls a function as the owner does; milliseconds and bytes of the answer. */
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

  /** The ways in which the questions inside a function touch tables. */
  const plan = async ({ call, question = 0 }: Panel) => {
    const name = call.slice(0, call.indexOf('('));
    const [stored] = await backend.sql<StoredFunction>(
      `select prosrc as body, (
         select coalesce(jsonb_object_agg(proargnames[place], format_type(type, null)), '{}')
         from unnest(proargtypes) with ordinality as input (type, place)
       ) as types
       from pg_proc where oid = 'public.${name}'::regproc`,
    );
    if (!stored) throw new Error(`There is no function ${name}`);
    const [inner = ''] = innerQuestions(stored, call).slice(question);
    const [row] = await backend.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${inner}`);
    return [...new Set(scansOf(row?.['QUERY PLAN'][0].Plan))];
  };

  console.log(`${amounts.chats} chats, ${amounts.games} games; median of ${rounds}, inside this process\n`);
  console.log(`${'ms'.padStart(9)} ${'bytes'.padStart(7)}  question`);
  const wrong: string[] = [];
  let firstView = 0;
  for (const panel of panels) {
    const { time, bytes } = await measure(panel);
    const scans = await plan(panel);
    if (panel.isFirstView) firstView += bytes;
    console.log(`${time.toFixed(1).padStart(9)} ${String(bytes).padStart(7)}  ${panel.what}`);
    console.log(`${' '.repeat(19)}${scans.join(', ')}`);
    if (bytes > limits.page) wrong.push(`${panel.what} is ${bytes} bytes`);
    const whole = scans.find((scan) => /^Seq Scan on (chat_|leaderboard_entries$|deliveries|unanswered)/.test(scan));
    if (whole && !panel.countsAll) wrong.push(`${panel.what}: ${whole}`);
  }
  console.log(`\nfirst view: ${firstView} bytes of data`);
  if (firstView > limits.firstView) wrong.push(`the first view is ${firstView} bytes`);
  if (wrong.length > 0) throw new Error(`Too slow or too large: ${wrong.join('; ')}`);
} finally {
  await backend.close();
  rmSync(directory, { recursive: true, force: true });
}
