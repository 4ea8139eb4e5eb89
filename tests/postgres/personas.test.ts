import { beforeAll, expect, test } from 'vitest';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import { anybody, functions, usePostgres, type Person } from '../support/postgres.ts';

const postgres = usePostgres();
const people: Record<string, Person> = { visitor: anybody, 'the functions': functions };

beforeAll(async () => {
  people['stranger'] = await postgres.account();
  people['host'] = await postgres.account('manager');
  people['owner'] = await postgres.account('owner');
  people['owner without a second factor'] = { ...(await postgres.account('owner')), level: 'aal1' };
  await fillDesk(postgres.sql, { games: 200, chats: 50 });
});

const forbidden = '42501';
const attempt = (who: string, text: string) =>
  postgres.as(people[who]!, text).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

const closedTables = [
  'chat_sessions', 'chat_messages', 'chat_ratings', 'chat_summaries', 'unanswered_questions', 'contact_requests', 'deliveries',
  'chat_budgets', 'poll_votes', 'poll_totals', 'press_sums', 'games_not_escaped', 'erasures',
  'staff_changes',
]; // prettier-ignore

test.each(closedTables)('nobody but the functions reads %s', async (table) => {
  for (const who of ['visitor', 'stranger', 'host', 'owner']) {
    expect(await attempt(who, `select * from ${table}`), who).toBe(forbidden);
  }
  expect(await attempt('the functions', `select * from ${table}`)).toBe('done');
});

test.each(['venue_settings', 'retention', 'work_runs', 'saved_requests'])(
  'nobody at all reads private.%s',
  async (table) => {
    for (const who of ['visitor', 'stranger', 'host', 'owner', 'the functions']) {
      expect(await attempt(who, `select * from private.${table}`), who).toBe(forbidden);
    }
  },
);

const reads = [
  {
    what: 'the dashboard',
    text: 'select dashboard_today(), dashboard_chats(), dashboard_contacts()',
    may: ['host', 'owner'],
  },
  { what: 'all that is kept of a visitor', text: `select export_visitor('mara1@example.com')`, may: ['owner'] },
  {
    what: 'the boards',
    text: 'select * from leaderboard_board()',
    may: ['visitor', 'stranger', 'host', 'owner', 'the functions'],
  },
  { what: 'what works', text: 'select health_report()', may: ['the functions'] },
];
test.each(reads)('$what can be read by $may and by nobody else', async ({ text, may }) => {
  for (const who of ['visitor', 'stranger', 'host', 'owner', 'the functions']) {
    expect(await attempt(who, text), who).toBe(may.includes(who) ? 'done' : forbidden);
  }
});

test('only an owner who has shown a second factor erases a visitor', async () => {
  const erase = `select erase_visitor('mara1@example.com')`;
  for (const who of ['visitor', 'stranger', 'host', 'the functions', 'owner without a second factor']) {
    expect(await attempt(who, erase), who).toBe(forbidden);
  }
  expect(await postgres.sql('select count(*)::int as requests from contact_requests')).toEqual([{ requests: 5 }]);
  expect(await attempt('owner', erase)).toBe('done');
  expect(await postgres.sql('select count(*)::int as requests from contact_requests')).toEqual([{ requests: 4 }]);
});

test('only the functions and the clock of the database do regular work', async () => {
  for (const text of ['select delete_what_is_old()', `select record_work('mail')`]) {
    for (const who of ['visitor', 'stranger', 'host', 'owner']) expect(await attempt(who, text), who).toBe(forbidden);
    expect(await attempt('the functions', text)).toBe('done');
  }
  expect(await attempt('the functions', 'select private.ask_for_mail()')).toBe(forbidden);
  expect(await attempt('the functions', `select record_work('anything')`)).toBe('23514');
});

const regularWork = [
  { jobname: 'delete-what-is-old', schedule: '17 9 * * *', command: 'select public.delete_what_is_old(now())' },
  { jobname: 'deliver-mail', schedule: '*/5 * * * *', command: 'select private.ask_for_mail()' },
];

test('where there is pg_cron, old data is deleted every day and mail is asked for every five minutes', async () => {
  const [there] = await postgres.sql<{ cron: boolean }>(`select to_regclass('cron.job') is not null as cron`);
  expect(there).toEqual({ cron: postgres.hasCron });
  const jobs = !postgres.hasCron
    ? regularWork
    : await postgres.sql<{ command: string }>('select jobname, schedule, command from cron.job order by jobname');
  expect(jobs).toEqual(regularWork);
  for (const { command } of jobs) await postgres.sql(command);
  const runs = await postgres.sql('select work from private.work_runs order by work');
  expect(runs).toEqual([{ work: 'deletion' }, { work: 'mail' }]);
});
