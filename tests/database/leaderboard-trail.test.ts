import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { host, owner, save } from '../support/staff.ts';

const backend = useBackend();
const many = 100_000;

interface Change {
  id: number;
  team_name: string;
  action: string;
}
interface Trail {
  items: Change[];
  more: boolean;
}

/** Years of a busy venue: a hundred thousand changes. One in ten thousand is of an otter. */
beforeAll(async () => {
  await backend.sql(`
    insert into leaderboard_changes (entry_id, changed_by_name, action, team_name, after)
    select gen_random_uuid(), case when number % 2 = 0 then 'Maya' else 'Jonas' end,
      case when number % 3 = 0 then 'edited' else 'added' end,
      case when number % 10000 = 5000 then 'Seven Otters ' || number else 'Team ' || number end,
      jsonb_build_object('room_name', 'The Vault', 'adjusted_time_seconds', number % 3600)
    from generate_series(1, ${many}) as number;
    analyze leaderboard_changes`);
}, 120_000);

async function trail(body: object = {}): Promise<Trail> {
  const person = await host(backend);
  const { data, error } = await person.rpc('leaderboard_trail', body);
  expect(error).toBeNull();
  return data as Trail;
}

/** What a question finds, and how many lines of the trail were read for it, along an index or not. */
async function costOf(question: object) {
  const read = async () => {
    await backend.sql('select pg_stat_force_next_flush()');
    const [row] = await backend.sql<{ lines: number }>(
      `select (seq_tup_read + idx_tup_fetch)::integer as lines from pg_stat_user_tables where relname = 'leaderboard_changes'`,
    );
    return row!.lines;
  };
  const before = await read();
  const found = await trail(question);
  return { found, lines: (await read()) - before };
}

test('the trail is read from its newest line to its first, fifty at a time, without a gap or a line twice', async () => {
  const newest = await trail();
  expect(newest.items).toHaveLength(50);
  expect(newest.more).toBe(true);
  const next = await trail({ before_id: newest.items.at(-1)!.id });
  const ids = [...newest.items, ...next.items].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(100);

  const [first] = await backend.sql<{ id: number }>('select min(id)::integer as id from leaderboard_changes');
  const last = await trail({ before_id: first!.id + 3 });
  expect(last.items.map(({ id }) => id)).toEqual([first!.id + 2, first!.id + 1, first!.id]);
  expect(last.more).toBe(false);
});

test('a line that is written while somebody reads on shifts nothing', async () => {
  const { items } = await trail();
  await save(await host(backend), { room_name: 'The Vault', team_name: 'The Late Ones', time_seconds: 2000 });
  expect((await trail({ before_id: items[24]!.id })).items[0]).toEqual(items[25]);
});

test.each([
  ['a team', { search: 'seven otters' }, 10],
  ['the beginning of a team', { search: 'otte' }, 10],
  ['a team and what was done', { search: 'OTTERS edited' }, 3],
  ['words that nobody has', { search: 'otters weasels' }, 0],
  ['signs without a word', { search: '%_ !!' }, 0],
  ['what a search understands as its own', { search: `otters:* | 'team` }, 0],
])('%s is found among a hundred thousand changes', async (_what, question, count) => {
  expect((await trail(question)).items).toHaveLength(count);
});

test('what a name was before and what it became are both found', async () => {
  const person = await host(backend);
  const { entry } = await save(person, { room_name: 'The Vault', team_name: 'Old Foxes', time_seconds: 2500 });
  await save(person, {
    id: entry.id,
    expected_version: entry.version,
    room_name: 'The Vault',
    team_name: 'Young Badgers',
    time_seconds: 2500,
  });
  expect((await trail({ search: 'foxes edited' })).items).toMatchObject([{ team_name: 'Young Badgers' }]);
  expect((await trail({ search: 'badgers' })).items).toMatchObject([{ action: 'edited' }]);
});

test.each([
  ['the newest lines', {}, 60],
  ['lines from the middle', { before_id: 50_000 }, 60],
  ['a rare word', { search: 'otters' }, 60],
  ['a rare word, from the middle', { search: 'otters', before_id: 50_000 }, 60],
  ['a word that half of all lines have', { search: 'maya' }, many / 2 + 100],
  ['two common words, from the middle', { search: 'maya edited', before_id: 50_000 }, many / 6 + 100],
])('%s: only lines that have the words are read', async (_what, question, most) => {
  const { found, lines } = await costOf(question);
  expect(found.items.length).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(most);
});

test('an owner reads the same trail', async () => {
  const { data } = await (await owner(backend)).rpc('leaderboard_trail', { search: 'otters' });
  expect((data as Trail).items).toHaveLength(10);
});
