import { beforeAll, expect, test } from 'vitest';
import type { ManagedEntry } from '#domain/entry.ts';
import { useBackend } from '../support/backend.ts';
import { counter } from '../support/staff.ts';

const backend = useBackend();
const many = 2500;

interface Found {
  items: ManagedEntry[];
  more: boolean;
  total: number | null;
  uncounted: boolean;
}

/** Names that a careless search would not find, or would find with another one. */
const oddNames = [
  'Schlüsselkinder',
  '東京探偵団',
  '🗝️🔥',
  '100% Chaos',
  '100 Percent',
  'under_score',
  'back\\slash',
  "O'Hara",
];

/** Games of a busy year, ten a day, and a few with odd names long ago. */
beforeAll(async () => {
  await backend.sql(`
    select set_config('private.sample_data', 'on', false);
    delete from leaderboard_entries;
    insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date, category)
    select (array['The Vault', 'The Cellar'])[1 + number % 2], 'Quick Owls ' || number, 1500 + number % 700,
      date '2026-06-30' - number / 10, case when number % 100 = 0 then 'duo' end
    from generate_series(1, ${many}) as number;
    update leaderboard_entry_details set hidden_at = now(), hidden_by = 'staff'
      where entry_id in (select id from leaderboard_entries where team_name like '%77');
    update leaderboard_entry_details set deleted_at = now()
      where entry_id in (select id from leaderboard_entries where team_name like '%99');`);
  for (const name of oddNames) {
    await backend.sql(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date) values ('The Attic', $1, 2000, '2020-01-01')`,
      [name],
    );
  }
  await backend.sql('analyze');
}, 60_000);

async function find(question: object = {}): Promise<Found> {
  const { data, error } = await (await counter(backend)).rpc('read_entries', question);
  expect(error).toBeNull();
  return data as Found;
}
const numbers = Array.from({ length: many }, (_, index) => String(index + 1));
const namesOf = ({ items }: Found) => items.map(({ team_name: name }) => name);

test.each([
  ['kinder', ['Schlüsselkinder']],
  ['SSELK', ['Schlüsselkinder']],
  ['探偵', ['東京探偵団']],
  ['団', ['東京探偵団']],
  ['🔥', ['🗝️🔥']],
  ['100%', ['100% Chaos']],
  ['r_s', ['under_score']],
  ['\\', ['back\\slash']],
  ["'h", ["O'Hara"]],
  ['  slash ', ['back\\slash']],
  ['kinder schlüssel', []],
  ['owls 1234', ['Quick Owls 1234']],
])('“%s” finds %j: any part of a name, whatever it is written in', async (search, names) => {
  expect(namesOf(await find({ search }))).toEqual(names);
});

test('whoever looks for something that all names hold gets the newest of them, and how many at least there are', async () => {
  const found = await find({ search: 'owl', size: 3 });
  expect(namesOf(found)).toHaveLength(3);
  expect(found).toMatchObject({ more: true, total: 1000, uncounted: true });
  expect(found.items[0]!.date).toBe('2026-06-30');
  expect(await find({ search: 'owls 24' })).toMatchObject({ total: 110, uncounted: false });
});

test.each(['newest', 'fastest'] as const)(
  'a list goes on to its end, %s first, without a gap or a game twice',
  async (sorted) => {
    const all: ManagedEntry[] = [];
    for (let more = true; more;) {
      const part = await find({ sorted, size: 300, ...(all.length > 0 && { last: all.at(-1) }) });
      expect(part.total).toBe(all.length > 0 ? null : 1000);
      all.push(...part.items);
      more = part.more;
    }
    expect(all).toHaveLength(many + oddNames.length - many / 100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const keys = all.map((game) => (sorted === 'newest' ? game.date : game.adjusted_time_seconds));
    const ordered =
      sorted === 'newest' ? keys.toSorted().toReversed() : keys.toSorted((one, other) => Number(one) - Number(other));
    expect(keys).toEqual(ordered);
  },
);

test.each([
  [{ wanted: 'hidden' }, 25],
  [{ wanted: 'deleted' }, 25],
  [{ kind: 'duo' }, 25],
  [{ room: 'The Attic' }, oddNames.length],
  [{ room: 'The Cellar', kind: 'duo' }, 0],
  [{ first_day: '2026-06-29', last_day: '2026-06-29' }, 10],
  [{ search: 'owls', kind: 'duo', first_day: '2026-06-01' }, 2],
  [{ search: '77', wanted: 'listed' }, numbers.filter((each) => each.includes('77') && !each.endsWith('77')).length],
])('%j chooses %i games', async (question, count) => {
  expect(await find(question)).toMatchObject({ total: count, uncounted: false });
});

test.each([
  ['a rare part of a name', { search: 'kinder' }, 20],
  ['a part that nobody has', { search: 'weasel' }, 10],
  ['a part that all have', { search: 'owls' }, 6000],
  ['hidden games', { wanted: 'hidden' }, 200],
])('%s: no more games are read than it takes', async (_what, question, most) => {
  const read = async () => {
    await backend.sql('select pg_stat_force_next_flush()');
    const [row] = await backend.sql<{ rows: number }>(
      `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_user_tables where relname = 'leaderboard_entries'`,
    );
    return row!.rows;
  };
  const before = await read();
  await find(question);
  expect((await read()) - before).toBeLessThanOrEqual(most);
});
