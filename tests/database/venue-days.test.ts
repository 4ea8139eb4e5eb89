import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackend, type Backend } from '../../scripts/backend/server.ts';
import { timeZoneSql } from '../../scripts/backend/venue.ts';
import { temporaryDirectory } from '../support/backend.ts';
import { databaseVenue } from '../support/database-venue.ts';
import { host, newGame, owner } from '../support/staff.ts';

/**
 * Midnights at venues: the first second of a day, and the day that ends with it. In Los Angeles and New York the clocks
 * change early on March 14 and on November 7, 2027; in Phoenix and Honolulu they never do. They follow each other in time,
 * because a running database does not survive a clock that leaps back.
 */
const midnights = [
  { zone: 'Pacific/Honolulu', before: '2026-11-30', day: '2026-12-01', begins: '2026-12-01T10:00:00Z' },
  { zone: 'America/New_York', before: '2026-12-31', day: '2027-01-01', begins: '2027-01-01T05:00:00Z' },
  { zone: 'America/Phoenix', before: '2027-03-13', day: '2027-03-14', begins: '2027-03-14T07:00:00Z' },
  { zone: 'America/Los_Angeles', before: '2027-03-13', day: '2027-03-14', begins: '2027-03-14T08:00:00Z' },
  { zone: 'Pacific/Honolulu', before: '2027-03-13', day: '2027-03-14', begins: '2027-03-14T10:00:00Z' },
  { zone: 'America/New_York', before: '2027-03-14', day: '2027-03-15', begins: '2027-03-15T04:00:00Z' },
  { zone: 'America/Los_Angeles', before: '2027-03-14', day: '2027-03-15', begins: '2027-03-15T07:00:00Z' },
  { zone: 'America/Los_Angeles', before: '2027-11-06', day: '2027-11-07', begins: '2027-11-07T07:00:00Z' },
  { zone: 'Pacific/Honolulu', before: '2027-11-06', day: '2027-11-07', begins: '2027-11-07T10:00:00Z' },
  { zone: 'America/New_York', before: '2027-11-07', day: '2027-11-08', begins: '2027-11-08T05:00:00Z' },
  { zone: 'America/Phoenix', before: '2027-11-07', day: '2027-11-08', begins: '2027-11-08T07:00:00Z' },
  { zone: 'America/Los_Angeles', before: '2027-11-07', day: '2027-11-08', begins: '2027-11-08T08:00:00Z' },
];

/** The answer to a saved game, as far as these tests look at it. */
interface Answer {
  status: string;
  message?: string;
  entry?: { date: string };
}

const directory = temporaryDirectory();
let backend: Backend;

/** Runs SQL with the rights of the secret key. */
const asFunction = <Row>(sql: string) =>
  backend.sql<Row>(`set role service_role; ${sql}`).finally(() => backend.sql('reset role'));

/** Stores a reply of the assistant, in a conversation of its own that begins with it now. */
async function chatNow(): Promise<void> {
  const [session] = await backend.sql<{ id: string }>(
    'insert into chat_sessions (id) values (gen_random_uuid()) returning id',
  );
  await backend.sql(
    `insert into chat_messages (session_id, role, content, answered_by, outcome)
     values ('${session!.id}', 'assistant', 'We are open.', 'answerer', 'answered')`,
  );
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // lite reports every refusal there
  vi.setSystemTime(Date.parse(midnights[0]!.begins) - 60_000);
  backend = await startBackend({ port: 0, dataDirectory: directory.path, venue: databaseVenue });
});

afterAll(async () => {
  await backend?.close();
  vi.useRealTimers();
  directory.remove();
});

describe.each(midnights)('in $zone, when $before becomes $day', ({ zone, before, day, begins }) => {
  /** What staff were told in the last second of a day and in the first of the next. */
  const answers: Record<'tooEarly' | 'withoutDayBefore' | 'inTime' | 'withoutDayAfter', Answer | undefined> = {
    tooEarly: undefined,
    withoutDayBefore: undefined,
    inTime: undefined,
    withoutDayAfter: undefined,
  };

  beforeAll(async () => {
    const save = async (date: string | null) => {
      const person = await host(backend);
      return (await person.rpc('save_entry', { entry: newGame({ date }) })).data as Answer;
    };
    await backend.sql(timeZoneSql({ ...databaseVenue, timeZone: zone }));
    await backend.sql('delete from leaderboard_entries; delete from chat_sessions; delete from chat_budgets');
    vi.setSystemTime(Date.parse(begins) - 1000);
    await chatNow();
    answers.tooEarly = await save(day);
    answers.withoutDayBefore = await save(null);
    vi.setSystemTime(Date.parse(begins));
    await chatNow();
    answers.inTime = await save(day);
    answers.withoutDayAfter = await save(null);
  });

  test('staff save games of the day it is there, and none of the day to come', () => {
    expect(answers.tooEarly).toMatchObject({ status: 'invalid', message: 'date is not in the future' });
    expect(answers.withoutDayBefore).toMatchObject({ status: 'saved', entry: { date: before } });
    expect(answers.inTime).toMatchObject({ status: 'saved', entry: { date: day } });
    expect(answers.withoutDayAfter).toMatchObject({ status: 'saved', entry: { date: day } });
  });

  test('the dashboard counts games and chats on the day on which they were there', async () => {
    const person = await owner(backend);
    expect((await person.rpc('dashboard_today')).data).toMatchObject({ day, chats: 1, plays: 2 });
    expect((await person.rpc('dashboard_chats_per_day', { days: 2 })).data).toEqual([
      { day: before, chats: 1, model: 0, answerer: 1, unanswered: 0 },
      { day, chats: 1, model: 0, answerer: 1, unanswered: 0 },
    ]);
  });

  test('what was used of the assistant is forgotten after a week of days there', async () => {
    const kept = await asFunction<{ ago: number }>(
      `insert into chat_budgets (day, scope, subject, unit)
       select date '${day}' - ago, 'venue', 'all', 'model_calls' from unnest(array[7, 8]) as ago;
       select delete_old_chats(now());
       select date '${day}' - day as ago from chat_budgets`,
    );
    expect(kept).toEqual([{ ago: 7 }]);
  });

  test('a game without a day, written with the secret key, gets the day it is there', async () => {
    const added = await asFunction(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds)
       values ('Thai Prison', 'Night Owls', 2222) returning date::text as date`,
    );
    expect(added).toEqual([{ date: day }]);
  });
});
