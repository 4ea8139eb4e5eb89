import { expect, test } from 'vitest';
import { useBackend, venueDay, visitor } from '../support/backend.ts';

const backend = useBackend();

const tablesWithoutRowLevelSecurity = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;

const functionsWithBorrowedRightsAndOpenSearchPath = `
  select proname as name from pg_proc
  where prosecdef and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`;

const viewsThatPassPolicies = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    and not coalesce(reloptions @> '{security_invoker=true}' or reloptions @> '{security_invoker=on}', false)`;

const undocumentedTablesAndColumns = `
  select relname || coalesce('.' || attname, '') as name
  from pg_class
  left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and (col_description(pg_class.oid, attnum) is null or obj_description(pg_class.oid, 'pg_class') is null)`;

const sequencesThatCallersReach = `
  select distinct relname as name
  from pg_class, unnest('{anon,authenticated}'::text[]) as role, unnest('{USAGE,SELECT,UPDATE}'::text[]) as privilege
  where relkind = 'S' and relnamespace = 'public'::regnamespace and has_sequence_privilege(role, pg_class.oid, privilege)`;

test.each([
  {
    rule: 'nobody who calls can read or move a sequence',
    find: sequencesThatCallersReach,
    offend: 'create sequence public.offender',
  },
  {
    rule: 'every public table has row level security on',
    find: tablesWithoutRowLevelSecurity,
    offend: 'create table public.offender (id int)',
  },
  {
    rule: 'every function that runs with its owner’s rights has a fixed search path',
    find: functionsWithBorrowedRightsAndOpenSearchPath,
    offend: 'create function public.offender() returns int language sql security definer return 1',
  },
  {
    rule: 'every public view respects the policies of its tables',
    find: viewsThatPassPolicies,
    offend: 'create view public.offender as select * from leaderboard_entries',
  },
  {
    rule: 'every public table and column says what it holds',
    find: undocumentedTablesAndColumns,
    offend: 'create table public.offender (id int)',
  },
])('$rule', async ({ find, offend }) => {
  expect(await backend.sql(find)).toEqual([]);

  // The rule itself is tried on something that breaks it, so that it cannot pass by finding nothing ever.
  await backend.sql(offend);
  const offenders = await backend.sql<{ name: string }>(find);
  await backend.sql(offend.replace(/^create (\w+) (public\.offender).*/, 'drop $1 $2'));
  expect(offenders.map((offender) => offender.name)).toContainEqual(expect.stringMatching(/^offender/));
});

const textsThatAnybodyMaySend = `
  select proname as name, argument
  from pg_proc, unnest(proargnames[1:pronargs], proargtypes::oid[]) as given (argument, type)
  where pronamespace = 'public'::regnamespace and has_function_privilege('anon', pg_proc.oid, 'execute')
    and type in ('text'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)`;

test('every text that anybody may send to the database is refused when it is far too long', async () => {
  const texts = await backend.sql<{ name: string; argument: string }>(textsThatAnybodyMaySend);
  expect(texts.map(({ name, argument }) => `${name} ${argument}`).toSorted()).toEqual([
    'ask_for_removal code',
    'leaderboard_board room',
    'leaderboard_board team_category',
    'request_removal code',
    'share_card code',
  ]);
  for (const { name, argument } of texts) {
    const answer = (words: string) => visitor(backend).rpc(name, { [argument]: words });
    expect((await answer('a'.repeat(100))).error).toBeNull();
    expect((await answer('a'.repeat(1_000_000))).error).toMatchObject({
      code: '22023',
      message: 'A text is too long.',
    });
  }
});

const good = {
  room_name: 'Thai Prison',
  team_name: 'The Good Example',
  team_logo_url: 'https://example.com/logo.webp' as string | null,
  adjusted_time_seconds: 2400,
};

function add(entry: object) {
  const { room_name, team_name, team_logo_url, adjusted_time_seconds } = { ...good, ...entry };
  return backend.sql<{ id: string; date: string }>(
    `insert into leaderboard_entries (room_name, team_name, team_logo_url, adjusted_time_seconds)
     values ($1, $2, $3, $4) returning id, date`,
    [room_name, team_name, team_logo_url, adjusted_time_seconds],
  );
}

test.each([
  { what: 'a logo', entry: {} },
  { what: 'no logo', entry: { team_logo_url: null } },
  { what: 'a name of one letter', entry: { team_name: 'Q' } },
  { what: 'a name of 60 letters', entry: { team_name: 'Q'.repeat(60) } },
  { what: 'the shortest time', entry: { adjusted_time_seconds: 1 } },
  { what: 'the longest time', entry: { adjusted_time_seconds: 7200 } },
])('a team with $what fits on the leaderboard', async ({ entry }) => {
  expect(await add(entry)).toHaveLength(1);
});

test.each([
  { what: 'no name', entry: { team_name: '' }, rule: 'team_name_is_trimmed_and_short' },
  { what: 'a blank name', entry: { team_name: ' \t' }, rule: 'team_name_is_trimmed_and_short' },
  { what: 'a space before its name', entry: { team_name: ' Early' }, rule: 'team_name_is_trimmed_and_short' },
  { what: 'a line break after its name', entry: { team_name: 'Late\n' }, rule: 'team_name_is_trimmed_and_short' },
  { what: 'a line break in its name', entry: { team_name: 'Early\nLate' }, rule: 'team_name_stays_in_one_line' },
  { what: 'a bell in its name', entry: { team_name: 'Ring\u0007Ring' }, rule: 'team_name_stays_in_one_line' },
  { what: 'a line break in its room', entry: { room_name: 'Thai\u2028Prison' }, rule: 'room_name_stays_in_one_line' },
  { what: 'a name of 61 letters', entry: { team_name: 'Q'.repeat(61) }, rule: 'team_name_is_trimmed_and_short' },
  { what: 'a blank room', entry: { room_name: ' ' }, rule: 'room_name_is_trimmed_and_short' },
  { what: 'a room of 61 letters', entry: { room_name: 'Q'.repeat(61) }, rule: 'room_name_is_trimmed_and_short' },
  { what: 'no time at all', entry: { adjusted_time_seconds: 0 }, rule: 'adjusted_time_is_within_two_hours' },
  { what: 'over two hours', entry: { adjusted_time_seconds: 7201 }, rule: 'adjusted_time_is_within_two_hours' },
  { what: 'a logo over http', entry: { team_logo_url: 'http://example.com/a.png' }, rule: 'team_logo_url_is_https' },
  { what: 'a script as its logo', entry: { team_logo_url: 'javascript:alert(1)' }, rule: 'team_logo_url_is_https' },
  { what: 'an endless logo', entry: { team_logo_url: `https://${'a'.repeat(2048)}` }, rule: 'team_logo_url_is_https' },
])('a team with $what is refused', async ({ entry, rule }) => {
  await expect(add(entry)).rejects.toMatchObject({ constraint: rule });
});

test.each(['room_name', 'team_name', 'adjusted_time_seconds'])('a team without %s is refused', async (field) => {
  await expect(add({ [field]: null })).rejects.toMatchObject({ code: '23502', column: field });
});

test('an entry without a day gets the day it is at the venue', async () => {
  const earliest = venueDay();
  const [entry] = await add({});
  expect([earliest, venueDay()]).toContain(entry!.date);
});
