import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { anybody, functions, usePostgres, type Person } from '../support/postgres.ts';
import { newGame } from '../support/staff.ts';

const postgres = usePostgres();
const tries = 1000;

let people: Required<Person>[];
beforeAll(async () => {
  people = [await postgres.account('owner'), await postgres.account('owner')];
});

/** Does something a thousand times, some at once, as visitors and staff do. */
async function often(attempt: (number: number) => Promise<void>, atOnce = 8): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < tries) {
      next += 1;
      await attempt(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

const call = <Row>(person: Person, text: string, values: unknown[]) => postgres.as<Row>(person, text, values);

test('two owners who remove each other at once never leave the venue without an owner', async () => {
  const [one, other] = people as [Required<Person>, Required<Person>];
  const owners = `select count(*)::int as owners from staff where role = 'owner'`;
  for (let number = 0; number < tries; number += 1) {
    const outcomes = await Promise.allSettled([
      call(one, 'select remove_staff($1)', [other.account]),
      call(other, 'select remove_staff($1)', [one.account]),
    ]);
    expect(await postgres.sql(owners)).toEqual([{ owners: 1 }]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    for (const { account, session } of [one, other]) {
      await postgres.sql(
        `insert into staff (user_id, role, name) values ($1, 'owner', 'Maya') on conflict do nothing`,
        [account],
      );
      await postgres.sql(
        `insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal2') on conflict do nothing`,
        [session, account],
      );
    }
  }
});

test('a game that is sent twice at once is stored once', async () => {
  const host = await postgres.account('manager');
  await often(async () => {
    const game = newGame();
    const save = () => call<{ answer: { entry: { id: string } } }>(host, 'select save_entry($1) as answer', [game]);
    const answers = await Promise.all([save(), save()]);
    expect(new Set(answers.map(([row]) => row?.answer.entry.id)).size).toBe(1);
  }, 4);
  expect(await postgres.sql('select count(*)::int as games from leaderboard_entries')).toEqual([{ games: tries }]);
});

test('of two changes of the same version of a game one is kept, and the other is told so', async () => {
  const host = await postgres.account('manager');
  const [added] = await call<{ answer: { entry: { id: string } } }>(host, 'select save_entry($1) as answer', [
    newGame(),
  ]);
  const id = added!.answer.entry.id;
  for (let version = 1; version <= tries; version += 1) {
    const [row] = await postgres.sql<{ version: number }>(
      'select version from leaderboard_entry_details where entry_id = $1',
      [id],
    );
    const change = (team: string) =>
      call<{ answer: { status: string } }>(host, 'select save_entry($1) as answer', [
        newGame({ id, expected_version: row!.version, team_name: `${team} ${version}` }),
      ]);
    const answers = await Promise.all([change('One'), change('Other')]);
    expect(answers.map(([each]) => each?.answer.status).toSorted()).toEqual(['conflict', 'saved']);
  }
});

test('a budget at its limit lets exactly as many through as it says, however many come at once', async () => {
  await often(async () => {
    const takes = [{ scope: 'address', subject: randomUUID(), unit: 'contact_requests', amount: 1, limit: 3 }];
    const take = () =>
      call<{ refused: string | null }>(functions, `select take_chat_budgets('2026-11-20', $1) as refused`, [
        JSON.stringify(takes),
      ]);
    const answers = await Promise.all(Array.from({ length: 4 }, take));
    expect(answers.filter(([row]) => row?.refused === null)).toHaveLength(3);
  }, 4);
  const used = await postgres.sql(
    'select distinct used::int as used, count(*)::int as budgets from chat_budgets group by 1',
  );
  expect(used).toEqual([{ used: 3, budgets: tries }]);
});

test('a contact form that is sent twice at once is stored and mailed once, by one of those who mail', async () => {
  await often(async () => {
    const request = { id: randomUUID(), name: 'Dana', reach: 'dana@example.com', message: 'Hello', session_id: null };
    const store = () =>
      call(functions, `select store_contact_request($1, 'desk@example.com', '2026-11-20', '[]')`, [request]);
    await Promise.all([store(), store()]);
  }, 4);
  const claimed: string[] = [];
  const claim = async () => {
    for (;;) {
      const rows = await call<{ id: string }>(functions, `select id from claim_deliveries(10, interval '1 hour')`, []);
      if (rows.length === 0) return;
      claimed.push(...rows.map(({ id }) => id));
    }
  };
  await Promise.all(Array.from({ length: 8 }, claim));
  expect(claimed).toHaveLength(tries);
  expect(new Set(claimed).size).toBe(tries);
});

test('a vote that is sent twice at once counts once', async () => {
  await often(async () => {
    const id = randomUUID();
    const vote = () => call(functions, `select cast_poll_vote($1, 'theme', 'pirates', '2026-11-20', '[]')`, [id]);
    await Promise.all([vote(), vote()]);
  }, 4);
  expect(await postgres.sql('select votes::int as votes from poll_totals')).toEqual([{ votes: tries }]);
  await expect(call(anybody, 'select * from poll_votes', [])).rejects.toMatchObject({ code: '42501' });
});
