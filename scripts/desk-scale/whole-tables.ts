/** Tables that grow with every evening or every visitor. */
const bigTables = [
  'leaderboard_entries',
  'leaderboard_entry_details',
  'leaderboard_changes',
  'share_codes',
  'games_not_escaped',
  'press_sums',
  'chat_sessions',
  'chat_messages',
  'chat_ratings',
  'chat_summaries',
  'contact_requests',
  'deliveries',
  'unanswered_questions',
] as const;

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The big tables that something reads from the first row to the last, policies and functions inside functions included: the
 * database itself counts them. Its answer is of use only where nothing else asks meanwhile, on one connection.
 */
export async function tablesReadWhole(sql: Sql, ask: () => Promise<unknown>): Promise<string[]> {
  const scans = async () => {
    await sql('select pg_stat_force_next_flush()');
    const rows = await sql<{ name: string; scans: number }>(
      'select relname as name, seq_scan::integer as scans from pg_stat_user_tables where relname = any ($1)',
      [bigTables],
    );
    return new Map(rows.map(({ name, scans: count }) => [name, count]));
  };
  const before = await scans();
  await ask();
  const after = await scans();
  return bigTables.filter((name) => after.get(name) !== before.get(name));
}
