import { randomUUID } from 'node:crypto';
import type { LogEntry } from '../../functions/_shared/dependencies.ts';
import { limits } from '../../functions/_shared/limits.ts';
import type { FunctionOptions } from '../backend/functions.ts';
import { startBackend, type Backend } from '../backend/server.ts';
import { exchange, talkUntil, type Exchange } from './talk.ts';

/** How much load, and where the backend keeps its data meanwhile. */
export interface Load {
  dataDirectory: string;
  visitors: number;
  seconds: number;
  functions?: FunctionOptions;
}

/** Half of a row of numbers is not above `median`, nineteen of twenty are not above `p95`. Milliseconds. */
interface Spread {
  median: number;
  p95: number;
}

/** What a load showed. */
export interface LoadReport {
  visitors: number;
  replies: number;
  conversations: number;
  /** Until the whole reply was with the visitor. */
  roundTrip: Spread;
  /** On the server: until the first words, and until the reply was stored and sent. */
  firstWords: Spread;
  whole: Spread;
  /** One visitor alone, before the others come: the same until the first words. */
  firstWordsAlone: Spread;
  /** What is not as it should be; empty when all is well. */
  problems: string[];
}

/** No budget for storage ends the talk; the budgets are tried on their own afterwards. */
const roomy = { ...limits, storedMessages: { session: 200, address: 600, venue: 10_000_000 } };
const alone = 20;

/** Lets visitors talk at once, then counts every message and every budget. */
export async function measureLoad({ dataDirectory, visitors, seconds, functions = {} }: Load): Promise<LoadReport> {
  const log: LogEntry[] = [];
  const changes = { ...functions.changes, limits: roomy, log: (entry: LogEntry) => log.push(entry) };
  // No model of the developer's is asked; all visitors are on this computer and name addresses of their own.
  const environment = { ...functions.environment, ADDRESS_HEADER: 'none', TRUSTED_HOPS: '2' };
  const backend = await startBackend({ port: 0, dataDirectory, functions: { environment, changes } });
  try {
    const first: Exchange[] = [];
    for (let asked = 0; asked < alone; asked += 1) {
      first.push(await exchange(backend.url, 'When are you open?', randomUUID(), `10.255.${asked}.1`));
    }
    const logAlone = log.splice(0);
    const end = performance.now() + seconds * 1000;
    const talks = await Promise.all(
      Array.from({ length: visitors }, (_, visitor) => talkUntil(backend.url, end, visitor)),
    );
    const exchanges = [...first, ...talks.flat()];
    const problems = [...(await findLosses(backend, exchanges)), ...(await tryStorageBudget(backend, visitors))];
    return {
      visitors,
      replies: exchanges.length,
      conversations: new Set(exchanges.map(({ session }) => session)).size,
      roundTrip: spread(talks.flat().map(({ milliseconds }) => milliseconds)),
      firstWords: spread(log.map((entry) => Number(entry['first_piece_milliseconds']))),
      whole: spread(log.map((entry) => Number(entry['milliseconds']))),
      firstWordsAlone: spread(logAlone.map((entry) => Number(entry['first_piece_milliseconds']))),
      problems,
    };
  } finally {
    await backend.close();
  }
}

/** Compares what visitors got with what is stored: every message once, every budget exact. */
async function findLosses(backend: Backend, exchanges: Exchange[]): Promise<string[]> {
  const failed = exchanges.filter(({ reply }) => reply === undefined).length;
  const unstored = exchanges.filter(({ reply }) => reply?.message_id === null).length;
  const count = async (sql: string) => (await backend.sql<{ count: number }>(sql))[0]?.count;
  const messages = await count('select count(*)::int as count from chat_messages');
  const conversations = await count('select count(*)::int as count from chat_sessions');
  const budget = await count(
    `select sum(used)::int as count from chat_budgets where scope = 'venue' and unit = 'stored_messages'`,
  );
  const uneven = await count(
    `select count(*)::int as count from chat_budgets
     where scope = 'session' and used <> (select count(*) from chat_messages where session_id::text = subject)`,
  );
  const expected = exchanges.length * 2;
  const rules: [boolean, string][] = [
    [failed === 0, `${failed} questions were not answered`],
    [unstored === 0, `${unstored} replies were not stored`],
    [messages === expected, `${expected} messages were said and ${messages} are stored`],
    [
      conversations === new Set(exchanges.map(({ session }) => session)).size,
      `${conversations} conversations are stored`,
    ],
    [budget === expected, `${expected} messages were said and the budget of the venue shows ${budget}`],
    [uneven === 0, `the budgets of ${uneven} sessions do not show what they stored`],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** All visitors share one session beyond its budget, at once: exactly the budget is stored, everybody is answered. */
async function tryStorageBudget(backend: Backend, visitors: number): Promise<string[]> {
  const session = randomUUID();
  const questions = roomy.storedMessages.session / 2 + visitors;
  const exchanges: Exchange[] = [];
  for (let asked = 0; asked < questions; asked += visitors) {
    const batch = Array.from({ length: Math.min(visitors, questions - asked) }, (_, visitor) =>
      exchange(backend.url, 'How do I book?', session, `10.${visitor}.254.1`),
    );
    exchanges.push(...(await Promise.all(batch)));
  }
  const [row] = await backend.sql<{ count: number }>(
    'select count(*)::int as count from chat_messages where session_id = $1',
    [session],
  );
  const answered = exchanges.filter(({ reply }) => reply !== undefined).length;
  const limit = roomy.storedMessages.session;
  return [
    ...(answered === questions ? [] : [`beyond the budget ${questions - answered} questions were not answered`]),
    ...(row?.count === limit ? [] : [`the budget of a session is ${limit} messages and ${row?.count} are stored`]),
  ];
}

function spread(numbers: number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), p95: at(0.95) };
}

/** The report as people read it. */
export function formatReport(report: LoadReport): string {
  const row = (name: string, { median, p95 }: Spread) =>
    `${name.padEnd(44)}${String(median).padStart(8)}${String(p95).padStart(8)}`;
  return [
    `${report.visitors} visitors at once: ${report.replies} replies in ${report.conversations} conversations`,
    `${'milliseconds'.padEnd(44)}${'median'.padStart(8)}${'p95'.padStart(8)}`,
    row('server, first words, one visitor alone', report.firstWordsAlone),
    row('server, first words, under load', report.firstWords),
    row('server, whole reply stored, under load', report.whole),
    row('visitor, whole reply, under load', report.roundTrip),
    ...(report.problems.length > 0 ? report.problems.map((problem) => `WRONG: ${problem}`) : ['Nothing was lost.']),
  ].join('\n');
}
