/**
 * `npm run scale:boards`: fills a database of its own with 50,000 games and measures what visitors and staff ask of it:
 * time, rows and plan of each question. Stops with an error when a question reads a big table from its first row to its last or
 * takes longer than it may.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';
import { tablesReadWhole } from './desk-scale/whole-tables.ts';

const games = Number(process.env['GAMES'] ?? 50_000);
const rounds = 7;

interface Question {
  what: string;
  as: 'anon' | 'authenticated';
  sql: string;
  /** Milliseconds that it may take. */
  limit?: number;
}

const month = `'2026-06-01' and '2026-06-30'`;
const questions: Question[] = [
  {
    what: 'hall of fame: a room, a month, fastest three',
    as: 'anon',
    sql: `select * from leaderboard_entries where room_name = 'The Cellar' and date between ${month}
          order by adjusted_time_seconds limit 3`,
  },
  {
    what: 'the same, with how many games there were',
    as: 'anon',
    sql: `select count(*) from leaderboard_entries where room_name = 'The Cellar' and date between ${month}`,
  },
  {
    what: 'a room of all time, fastest ten',
    as: 'anon',
    sql: `select * from leaderboard_entries where room_name = 'The Cellar' order by adjusted_time_seconds limit 10`,
  },
  {
    what: 'board with places: a room, a month',
    as: 'anon',
    sql: `select * from leaderboard_board('The Cellar', '2026-06-01', '2026-06-30')`,
  },
  {
    what: 'board with places: a room, all time',
    as: 'anon',
    sql: `select * from leaderboard_board('The Cellar')`,
  },
  {
    what: 'board with places: every room, a month',
    as: 'anon',
    sql: `select * from leaderboard_board(null, '2026-06-01', '2026-06-30')`,
  },
  {
    what: 'board with places: every room, all time',
    as: 'anon',
    sql: `select * from leaderboard_board()`,
    limit: 100,
  },
  { what: 'share card', as: 'anon', sql: `select share_card((select code from some_code))` },
  { what: 'staff: the newest fifty games', as: 'authenticated', sql: `select read_entries()` },
  {
    what: 'staff: part of a name that few have',
    as: 'authenticated',
    sql: `select read_entries(search => 'team 1234')`,
    limit: 100,
  },
  {
    what: 'staff: part of a name that all have',
    as: 'authenticated',
    sql: `select read_entries(search => 'eam')`,
    limit: 100,
  },
  {
    what: 'staff: part of a name that nobody has',
    as: 'authenticated',
    sql: `select read_entries(search => 'weasel')`,
    limit: 100,
  },
  {
    what: 'staff: one kind of team, fastest',
    as: 'authenticated',
    sql: `select read_entries(kind => 'duo', sorted => 'fastest')`,
  },
  { what: 'staff: hidden games', as: 'authenticated', sql: `select read_entries(wanted => 'hidden')` },
  {
    what: 'staff: a room and a month, for the preview',
    as: 'authenticated',
    sql: `select read_entries(room => 'The Cellar', first_day => '2026-06-01', last_day => '2026-06-30', size => 1000)`,
  },
];

const fill = `
  select set_config('private.sample_data', 'on', false);
  insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date, hints_used, category)
  select (array['The Vault', 'The Cellar', 'The Attic'])[1 + number % 3], 'Team ' || number,
    1500 + (number * 7919) % 2100, date '2026-06-30' - number % 1500, number % 6,
    (array['duo', 'friends', 'family', 'birthday', 'work', 'enthusiasts'])[1 + number % 6]
  from generate_series(1, ${games}) as number;
  update leaderboard_entry_details set hidden_at = now(), hidden_by = 'staff'
  where entry_id in (select id from leaderboard_entries where team_name like 'Team %7' limit ${games / 200});
  create table some_code as select code from share_codes limit 1;
  grant select on some_code to anon;
  analyze;`;

const directory = mkdtempSync(join(tmpdir(), 'boards-scale-'));
const backend = await startBackend({ port: 0, dataDirectory: directory });
try {
  const session = crypto.randomUUID();
  await backend.sql(`${fill} insert into auth.sessions (id, user_id) values ('${session}', '${sampleStaff.host.id}')`);
  const claims = JSON.stringify({ sub: sampleStaff.host.id, session_id: session, role: 'authenticated' });
  /** Runs a question as a person would, and returns its plan with what it took. */
  const ask = async ({ as, sql }: Question): Promise<Answer> => {
    const [row] = await backend.sql<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `begin; set local role ${as};
       select set_config('request.jwt.claims', '${claims}', true),
         set_config('request.jwt.claim.sub', '${sampleStaff.host.id}', true);
       explain (analyze, format json) ${sql}`,
    );
    await backend.sql('rollback');
    const [found] = row?.['QUERY PLAN'] ?? [];
    if (!found) throw new Error(`There is no plan for ${sql}`);
    return { time: found['Execution Time'], rows: found.Plan['Actual Rows'], scans: [...new Set(scans(found.Plan))] };
  };

  console.log(`${games} games, ${games / 200} of them hidden; median of ${rounds}, inside this process\n`);
  console.log(`${'ms'.padStart(8)} ${'rows'.padStart(7)}  question`);
  const wrong: string[] = [];
  for (const question of questions) {
    const answers: Answer[] = [];
    while (answers.length < rounds) answers.push(await ask(question));
    const [last = { time: 0, rows: 0, scans: [] }] = answers
      .toSorted((one, other) => one.time - other.time)
      .slice(rounds / 2);
    console.log(`${last.time.toFixed(2).padStart(8)} ${String(last.rows).padStart(7)}  ${question.what}`);
    if (last.scans.length > 0) console.log(`${' '.repeat(18)}${last.scans.join(', ')}`);
    const whole = await tablesReadWhole(backend.sql, () => ask(question));
    if (whole.length > 0) wrong.push(`${question.what} reads all of ${whole.join(', ')}`);
    if (last.time > (question.limit ?? Infinity)) wrong.push(`${question.what} takes ${last.time.toFixed(0)} ms`);
  }
  if (wrong.length > 0) throw new Error(`Too slow: ${wrong.join('; ')}`);
} finally {
  await backend.close();
  rmSync(directory, { recursive: true, force: true });
}

interface Answer {
  /** Milliseconds inside Postgres. */
  time: number;
  rows: number;
  /** Every way in which the plan touches a table. */
  scans: string[];
}

interface PlanNode {
  'Actual Rows': number;
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Every way in which a plan touches a table. */
function scans(node: PlanNode): string[] {
  const own = node['Node Type'].includes('Scan')
    ? [`${node['Node Type']} on ${node['Index Name'] ?? node['Relation Name'] ?? 'a function'}`]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(scans)];
}
