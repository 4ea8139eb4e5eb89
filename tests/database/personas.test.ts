import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { stranger, useBackend, visitor } from '../support/backend.ts';
import { confirmedOwner, enrol, newAccount, withPassword } from '../support/second-factor.ts';
import { counter, headersOf, host, owner, save } from '../support/staff.ts';

const backend = useBackend();

/** An owner whose account has a second factor, signed in with the password alone. */
async function ownerWithoutCode(): Promise<PostgrestClient> {
  const { data } = await (await withPassword(backend, careful)).auth.getSession();
  return new PostgrestClient(`${backend.url}/rest/v1`, { headers: headersOf(data.session!) });
}
const careful = 'careful@example.com';

/** An owner who has shown the second factor, and may do what cannot be undone. */
async function ownerWithCode(): Promise<PostgrestClient> {
  const { data } = await (await confirmedOwner(backend)).client.auth.getSession();
  return new PostgrestClient(`${backend.url}/rest/v1`, { headers: headersOf(data.session!) });
}

const people = { visitor, stranger, counter, host, owner, ownerWithoutCode, ownerWithCode };

type Person = keyof typeof people;

/** `all`: every row there is. `listed`: games that are not hidden. `nothing`: no row, and no refusal. */
type Sight = 'all' | 'listed' | 'nothing' | 'refused';

/** What the staff see, each in a session that is good for it, and nobody else. */
const byStaff: Record<Person, Sight> = {
  visitor: 'refused',
  stranger: 'nothing',
  counter: 'all',
  host: 'all',
  owner: 'all',
  ownerWithoutCode: 'nothing',
  ownerWithCode: 'all',
};

/** What each person sees of everything that can be read. */
const sights: Record<string, Record<Person, Sight>> = {
  leaderboard_entries: {
    visitor: 'listed',
    stranger: 'listed',
    counter: 'all',
    host: 'all',
    owner: 'all',
    ownerWithoutCode: 'listed',
    ownerWithCode: 'all',
  },
  leaderboard_entry_details: byStaff,
  leaderboard_changes: byStaff,
  managed_entries: byStaff,
  share_codes: byStaff,
  staff: byStaff,
};

const everybody = Object.keys(people) as Person[];
const owners: Person[] = ['owner', 'ownerWithCode'];
const managers: Person[] = ['host', ...owners];
const staff: Person[] = ['counter', ...managers];

/** Who may call what; a call with nonsense in it must be let in or turned away at the door. */
const calls: Record<string, { body: object; may: Person[] }> = {
  leaderboard_board: { body: {}, may: everybody },
  escape_rates: { body: {}, may: everybody },
  share_card: { body: { code: 'unknown' }, may: everybody },
  tv_remote: { body: {}, may: everybody },
  steer_tv: { body: { wish: 'next' }, may: staff },
  request_removal: { body: { code: 'unknown' }, may: everybody },
  ask_for_removal: { body: { code: 'unknown' }, may: everybody },
  dashboard_removals: { body: {}, may: staff },
  answer_removal: {
    body: { entry_id: crypto.randomUUID(), remove: true },
    may: staff,
  },
  begin_file: { body: { file_id: crypto.randomUUID(), file_name: 'x', request_keys: [] }, may: staff },
  take_out_file: { body: { file_id: crypto.randomUUID() }, may: staff },
  leaderboard_files: { body: {}, may: staff },
  save_entry: { body: { entry: {} }, may: staff },
  save_entries: { body: { entries: [] }, may: staff },
  hide_entry: {
    body: { entry_id: crypto.randomUUID(), hidden: true, expected_version: 1 },
    may: staff,
  },
  delete_entry: {
    body: { entry_id: crypto.randomUUID(), expected_version: 1 },
    may: staff,
  },
  restore_entry: { body: { entry_id: crypto.randomUUID() }, may: staff },
  leaderboard_trail: { body: {}, may: staff },
  read_entries: { body: {}, may: staff },
  read_games_not_escaped: { body: {}, may: staff },
  log_games_not_escaped: { body: { games: [] }, may: staff },
  correct_game_not_escaped: { body: { game: {} }, may: staff },
  dashboard_today: { body: {}, may: staff },
  dashboard_plays: { body: {}, may: staff },
  dashboard_chats_per_day: { body: {}, may: staff },
  dashboard_polls: { body: {}, may: staff },
  dashboard_ratings: { body: {}, may: managers },
  dashboard_games: { body: {}, may: owners },
  dashboard_presses: { body: {}, may: owners },
  log_game_not_escaped: { body: { game: {} }, may: staff },
  take_out_game_not_escaped: {
    body: { request_key: crypto.randomUUID() },
    may: staff,
  },
  dashboard_questions: { body: {}, may: managers },
  settle_question: { body: { question: 'nobody asked this' }, may: managers },
  dashboard_chats: { body: {}, may: managers },
  dashboard_chat: { body: { chat_id: crypto.randomUUID() }, may: managers },
  dashboard_contacts: { body: {}, may: managers },
  dashboard_deliveries: { body: {}, may: managers },
  staff_standing: { body: {}, may: ['stranger', 'counter', 'host', 'owner', 'ownerWithoutCode', 'ownerWithCode'] },
  dashboard_staff: { body: {}, may: staff },
  owner_is_confirmed: { body: {}, may: ['stranger', 'counter', 'host', 'owner', 'ownerWithoutCode', 'ownerWithCode'] },
  add_staff: {
    body: { account: crypto.randomUUID(), person_name: 'Jo', person_role: 'manager' },
    may: owners,
  },
  change_staff_role: {
    body: { account: crypto.randomUUID(), new_role: 'manager' },
    may: owners,
  },
  remove_staff: { body: { account: crypto.randomUUID() }, may: ['ownerWithCode'] },
  begin_second_factor_removal: { body: { account: crypto.randomUUID() }, may: ['ownerWithCode'] },
  export_visitor: { body: { wanted: 'nobody@example.com' }, may: owners },
  erase_visitor: { body: { wanted: 'nobody@example.com' }, may: ['ownerWithCode'] },
  set_weekly_mail: { body: { wanted: null }, may: owners },
  take_contact: { body: { contact_id: crypto.randomUUID(), taken: true, before: '' }, may: managers },
  note_contact: { body: { contact_id: crypto.randomUUID(), note: 'x', before: '' }, may: managers },
  mark_contact: { body: { contact_id: crypto.randomUUID(), done: true }, may: managers },
};

/** What nobody reads but the secret key and the functions above; tests of their own say more (chat-access, staff-trail). */
const closedTables = [
  'chat_budgets',
  'chat_messages',
  'chat_ratings',
  'chat_sessions',
  'chat_summaries',
  'contact_requests',
  'deliveries',
  'erasures',
  'games_not_escaped',
  'poll_totals',
  'poll_votes',
  'press_sums',
  'removal_requests',
  'staff_changes',
  'unanswered_questions',
  'weekly_reports',
];
const assistantCalls = [
  'cast_poll_vote',
  'claim_deliveries',
  'count_press',
  'delete_old_chats',
  'delete_what_is_old',
  'health_report',
  'make_weekly_report',
  'make_receipt',
  'rate_chat_reply',
  'record_delivery',
  'record_work',
  'settle_chat_budgets',
  'store_chat_summary',
  'store_chat_turn',
  'store_contact_request',
  'take_chat_budgets',
];

const forbidden = '42501';

beforeAll(async () => {
  await newAccount(backend, careful, 'owner');
  await enrol(await withPassword(backend, careful));
  const { entry } = await save(await host(backend), { team_name: 'The Hidden Ones' });
  await (await host(backend)).rpc('hide_entry', { entry_id: entry.id, hidden: true, expected_version: entry.version });
});

test('everything that can be read or called is on the lists of this file', async () => {
  const relations = await backend.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  const functions = await backend.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(relations.map(({ name }) => name).sort()).toEqual([...Object.keys(sights), ...closedTables].sort());
  expect(functions.map(({ name }) => name).sort()).toEqual([...Object.keys(calls), ...assistantCalls].sort());
});

describe.each(Object.keys(people) as Person[])('%s', (name) => {
  let person: PostgrestClient;
  beforeAll(async () => {
    person = await people[name](backend);
  });

  test.each(Object.keys(sights))('sees of %s what the list says, and no more', async (table) => {
    const [total] = await backend.sql<{ count: number }>(`select count(*)::int from public.${table}`);
    const { count, error } = await person.from(table).select('*', { count: 'exact', head: true });
    const all = total!.count;
    const rows = { all, listed: all - 1, nothing: 0, refused: 'refused' };
    expect(error ? 'refused' : count).toBe(rows[sights[table]![name]]);
  });

  test.each(closedTables)('is refused %s, which is closed', async (table) => {
    const { error } = await person.from(table).select('*', { head: true });
    const { error: refusal } = await person.from(table).select('*').limit(1);
    expect(error ?? refusal).not.toBeNull();
    expect(refusal?.code).toBe(forbidden);
  });

  test.each(Object.keys(sights).filter((table) => table !== 'staff'))(
    'can NOT write %s past the functions',
    async (table) => {
      const before = await backend.sql(`select * from public.${table} order by 1, 2`);
      const [row] = before as Record<string, unknown>[];
      const [, field = ''] = Object.keys(row!);
      const value = row![field];
      const { error: added } = await person.from(table).insert({ [field]: value });
      const { error: changed } = await person
        .from(table)
        .update({ [field]: value })
        .eq(field, value);
      const { error: removed } = await person.from(table).delete().eq(field, value);
      // A view over several tables cannot be written by anybody: that is another code.
      const code = table === 'managed_entries' ? '55000' : forbidden;
      expect([added?.code, changed?.code, removed?.code]).toEqual([code, code, code]);
      expect(await backend.sql(`select * from public.${table} order by 1, 2`)).toEqual(before);
    },
  );

  test.each(Object.entries(calls))('may call %s, or may NOT, as the list says', async (called, { body, may }) => {
    const { error } = await person.rpc(called, body);
    expect(error?.code === forbidden).toBe(!may.includes(name));
  });

  test.each([
    'is_staff',
    'is_owner',
    'staff_role',
    'has_second_factor',
    'counted_games',
    'contact_line',
    'require_owner',
    'require_manager',
    'is_confirmed_owner',
    'require_confirmed_owner',
    'lock_staff',
    'require_short',
    'unlisted_entry_ids',
    'make_share_code',
    'keep_change',
  ])('can NOT call the helper %s', async (helper) => {
    expect((await person.rpc(helper)).error?.code).toBe('PGRST202');
    expect((await person.schema('private').rpc(helper)).error?.code).toBe('PGRST106');
  });
});

test('a visitor sees nothing in the public read that is not meant for visitors', async () => {
  const { data } = await visitor(backend).from('leaderboard_entries').select('*').limit(1).single();
  const fields = ['adjusted_time_seconds', 'category', 'date', 'hints_used', 'id', 'room_name', 'team_logo_url'];
  expect(Object.keys(data as object).sort()).toEqual([...fields, 'team_name', 'team_size']);
});

test.each(['leaderboard_entry_details', 'share_codes', 'staff', 'managed_entries'])(
  'a visitor can NOT look into %s through the table of games',
  async (table) => {
    const { data, error } = await visitor(backend).from('leaderboard_entries').select(`id, ${table}(*)`).limit(1);
    expect(data).toBeNull();
    expect([forbidden, 'PGRST200']).toContain(error?.code);
  },
);

test.each(['leaderboard_entries', 'leaderboard_entry_details', 'share_codes', 'staff'])(
  'the service key can read and write %s, which functions of the backend need',
  async (table) => {
    const rights = await backend.sql<{ privilege_type: string }>(
      `select privilege_type from information_schema.role_table_grants
       where grantee = 'service_role' and table_schema = 'public' and table_name = $1`,
      [table],
    );
    expect(rights.map((right) => right.privilege_type).sort()).toEqual(
      expect.arrayContaining(['DELETE', 'INSERT', 'SELECT', 'UPDATE']),
    );
  },
);

test.each(['leaderboard_changes', 'staff_changes'])(
  'not even the service key can rewrite the trail %s',
  async (trail) => {
    const attempt = backend.sql(
      `do $$ begin set local role service_role; update public.${trail} set action = 'added'; end $$`,
    );
    await expect(attempt).rejects.toMatchObject({ code: forbidden });
  },
);
