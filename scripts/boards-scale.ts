/**
 * `npm run scale:boards`: fills a database of its own with 50,000 games and measures what visitors and staff ask of it:
 * time, rows and plan of each question. Stops with an error when a question reads the whole table or takes longer than it may.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';

const games = Number(process.env['GAMES'] ?? 50_000);
const rounds = 7;

interface Question {
  what: string;
  as: 'anon' | 'authenticated';
  sql: string;
  /** True for a question that has to look at every game of a room. */
  countsAll?: boolean;
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
    countsAll: true,
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
    countsAll: true,
    limit: 100,
  },
  { what: 'share card', as: 'anon', sql: `select share_card((select code from some_code))`, countsAll: true },
  {
    what: 'staff: newest fifty games',
    as: 'authenticated',
    sql: `select * from managed_entries where deleted_at is null order by date desc, updated_at desc, id limit 50`,
    countsAll: true,
  },
  {
    what: 'staff: part of a name',
    as: 'authenticated',
    sql: `select * from managed_entries where deleted_at is null and team_name ilike '%team 1234%' limit 50`,
    countsAll: true,
  },
  {
    what: 'staff: a room and a month, for the preview',
    as: 'authenticated',
    sql: `select * from managed_entries where deleted_at is null and room_name = 'The Cellar' and date between ${month}`,
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
    console.log(`${' '.repeat(18)}${last.scans.join(', ')}`);
    const isScanned = !question.countsAll && last.scans.includes('Seq Scan on leaderboard_entries');
    if (isScanned || last.time > (question.limit ?? Infinity)) wrong.push(question.what);
  }
  if (wrong.length > 0) throw new Error(`These questions read the whole table, or take too long: ${wrong.join('; ')}`);
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
