import { describe, expect, test } from 'vitest';
import { sampleDataSql, type Venue } from '../../scripts/backend/venue.ts';
import { useBackend, venueDay } from '../support/backend.ts';
import { databaseVenue } from '../support/database-venue.ts';

const dayOfStart = venueDay();
const backend = useBackend();
const todayInSql = 'private.venue_today()';

/** Loads the sample data of some rooms as it would come out on a given day. */
async function loadOn(day: string, rooms: Venue['rooms'] = databaseVenue.rooms): Promise<void> {
  const sampleData = sampleDataSql({ ...databaseVenue, rooms });
  expect(sampleData.split(todayInSql)).toHaveLength(2);
  await backend.sql(sampleData.replace(todayInSql, `date '${day}'`));
}

/** How many teams played a room between two days, both included. */
async function countEntries(room: string, from: string, to: string): Promise<number> {
  const [row] = await backend.sql<{ count: number }>(
    'select count(*)::int from leaderboard_entries where room_name = $1 and date between $2 and $3',
    [room, from, to],
  );
  return row!.count;
}

test('a backend that just started has games up to today', async () => {
  const [latest] = await backend.sql<{ date: string }>('select max(date)::text as date from leaderboard_entries');
  expect([dayOfStart, venueDay()]).toContain(latest!.date);
});

describe.each([
  { day: '2026-11-01', lastMonth: '2026-10-01', lastMonthEnd: '2026-10-31' },
  { day: '2026-06-08', lastMonth: '2026-05-01', lastMonthEnd: '2026-05-31' },
  { day: '2026-07-31', lastMonth: '2026-06-01', lastMonthEnd: '2026-06-30' },
  { day: '2027-01-01', lastMonth: '2026-12-01', lastMonthEnd: '2026-12-31' },
  { day: '2028-02-29', lastMonth: '2028-01-01', lastMonthEnd: '2028-01-31' },
  { day: '2027-03-30', lastMonth: '2027-02-01', lastMonthEnd: '2027-02-28' },
])('on $day', ({ day, lastMonth, lastMonthEnd }) => {
  const firstOfMonth = `${day.slice(0, 8)}01`;

  test.each(['Jack the Ripper', 'Thai Prison'])('visitors see a lively board of %s', async (room) => {
    await loadOn(day);
    expect(await countEntries(room, firstOfMonth, day)).toBeGreaterThanOrEqual(14);
    expect(await countEntries(room, day, day)).toBeGreaterThanOrEqual(1);
    expect(await countEntries(room, firstOfMonth, firstOfMonth)).toBeGreaterThanOrEqual(1);
    expect(await countEntries(room, lastMonth, lastMonthEnd)).toBeGreaterThanOrEqual(14);
    expect(await countEntries(room, '2000-01-01', lastMonth)).toBeGreaterThanOrEqual(14);
  });

  test('nobody has played in the future, and nobody has played Alice after she retired', async () => {
    await loadOn(day);
    const late = await backend.sql(
      `select room_name, date from leaderboard_entries
       where date > $1 or (room_name = 'Alice in Wonderland' and date > '2025-12-31')`,
      [day],
    );
    expect(late).toEqual([]);
    expect(await countEntries('Alice in Wonderland', '2025-12-01', '2025-12-31')).toBeGreaterThanOrEqual(14);
  });

  test('no team appears twice in a room in one month', async () => {
    await loadOn(day);
    const twice = await backend.sql(
      `select room_name, team_name from leaderboard_entries
       group by room_name, team_name, date_trunc('month', date) having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });
});

test.each([
  { room: 'Jack the Ripper', gameSeconds: 3600, recordMinutes: [32, 45] },
  { room: 'Thai Prison', gameSeconds: 3600, recordMinutes: [32, 45] },
  { room: 'Alice in Wonderland', gameSeconds: 4500, recordMinutes: [40, 50] },
])('visitors can believe the times of $room', async ({ room, gameSeconds, recordMinutes }) => {
  await loadOn('2026-11-20');
  const entries = await backend.sql<{ adjusted_time_seconds: number }>(
    'select adjusted_time_seconds from leaderboard_entries where room_name = $1',
    [room],
  );
  const times = entries.map((entry) => entry.adjusted_time_seconds);
  expect(Math.max(...times)).toBeLessThanOrEqual(gameSeconds);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(recordMinutes[0]! * 60);
  expect(Math.min(...times)).toBeLessThanOrEqual(recordMinutes[1]! * 60);
});

test('while Alice was open her board was lively too', async () => {
  await loadOn('2025-11-20');
  expect(await countEntries('Alice in Wonderland', '2025-11-01', '2025-11-20')).toBeGreaterThanOrEqual(14);
});

test.each([1, 30])('a venue with %i rooms, none of them retired, has a lively board of each', async (count) => {
  const rooms = Array.from({ length: count }, (_, index) => ({
    title: `Room ${index + 1}, “the keeper's”`,
    duration: 20 + index * 5,
  }));
  await loadOn('2026-11-20', rooms);
  const boards = await backend.sql<{ room_name: string; games: number; fastest: number; slowest: number }>(
    `select room_name, count(*)::int as games, min(adjusted_time_seconds) as fastest, max(adjusted_time_seconds) as slowest
     from leaderboard_entries where id between '5a3b1e00-0000-0000-0000-000000000000' and '5a3b1e00-ffff-ffff-ffff-ffffffffffff'
     group by room_name`,
  );
  expect(boards.map((board) => board.room_name).toSorted()).toEqual(rooms.map((room) => room.title).toSorted());
  for (const { title, duration } of rooms) {
    const board = boards.find((each) => each.room_name === title)!;
    expect(board.games).toBe(42);
    expect(board.slowest, title).toBeLessThanOrEqual(duration * 60);
    expect(board.fastest, title).toBeGreaterThanOrEqual(duration * 24);
    expect(await countEntries(title, '2026-11-20', '2026-11-20')).toBeGreaterThanOrEqual(1);
  }
});

test('loading the sample data again changes nothing', async () => {
  const everything = 'select * from leaderboard_entries order by id';
  await loadOn('2026-11-20');
  const first = await backend.sql(everything);
  await loadOn('2026-11-20');
  expect(await backend.sql(everything)).toEqual(first);
});

test('loading the sample data keeps the entries of real teams', async () => {
  const [real] = await backend.sql<{ id: string }>(
    `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date)
     values ('Thai Prison', 'A Real Team', 2222, '2026-10-10') returning *`,
  );
  await loadOn('2027-05-05');
  expect(await backend.sql('select * from leaderboard_entries where id = $1', [real!.id])).toEqual([real]);
});
