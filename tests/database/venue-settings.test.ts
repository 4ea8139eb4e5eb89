import { afterEach, expect, test } from 'vitest';
import { timeZoneSql } from '../../scripts/backend/venue.ts';
import { useBackend, visitor } from '../support/backend.ts';
import { databaseVenue } from '../support/database-venue.ts';
import { newGame, owner } from '../support/staff.ts';

const backend = useBackend();
const setZone = (timeZone: string) => backend.sql(timeZoneSql({ ...databaseVenue, timeZone }));

afterEach(async () => {
  await backend.sql('reset role');
  await setZone(databaseVenue.timeZone);
});

/** Tries SQL as one of the roles that requests run as. */
async function tryAs(role: string, sql: string): Promise<string> {
  await backend.sql(`set role ${role}`);
  const refusal = await backend.sql(sql).then(
    () => 'done',
    (error: { code?: string }) => String(error.code),
  );
  await backend.sql('reset role');
  return refusal;
}

const attempts = [
  'select * from private.venue_settings',
  `insert into private.venue_settings (time_zone) values ('Etc/UTC')`,
  `update private.venue_settings set time_zone = 'Etc/UTC'`,
  'delete from private.venue_settings',
  'truncate private.venue_settings',
];
const insufficientPrivilege = '42501';

test.each(['anon', 'authenticated', 'service_role'])(
  'a request of %s neither reads nor writes the settings',
  async (role) => {
    for (const sql of attempts) expect(await tryAs(role, sql), sql).toBe(insufficientPrivilege);
  },
);

test('the functions learn the zone and the day, and visitors and staff not even that', async () => {
  for (const call of ['private.venue_time_zone()', 'private.venue_today()', 'private.venue_day(now())']) {
    expect(await tryAs('service_role', `select ${call}`), call).toBe('done');
    for (const role of ['anon', 'authenticated'])
      expect(await tryAs(role, `select ${call}`), call).toBe(insufficientPrivilege);
  }
});

test('nobody reaches the settings through the data interface, not even an owner', async () => {
  for (const person of [visitor(backend), await owner(backend)]) {
    expect((await person.from('venue_settings').select()).error).not.toBeNull();
    expect((await person.schema('private').from('venue_settings').select()).error?.code).toBe('PGRST106');
    expect((await person.rpc('venue_time_zone')).error).not.toBeNull();
  }
});

test('there is one row: a venue that moves replaces its zone', async () => {
  await setZone('Pacific/Honolulu');
  expect(await backend.sql('select time_zone from private.venue_settings')).toEqual([
    { time_zone: 'Pacific/Honolulu' },
  ]);
  const second = `insert into private.venue_settings (only_row, time_zone) values (false, 'Etc/UTC')`;
  await expect(backend.sql(second)).rejects.toMatchObject({ constraint: 'there_is_one_row' });
});

test.each(['Atlantis/Harbor', 'America/New_York2', 'EST+5', 'philadelphia', ''])(
  'the zone "%s" is refused, and the one before stays',
  async (zone) => {
    await expect(setZone(zone)).rejects.toThrow(`This Postgres knows no time zone "${zone}".`);
    expect(await backend.sql('select private.venue_time_zone() as zone')).toEqual([{ zone: databaseVenue.timeZone }]);
  },
);

test('without a zone the database says so, and takes the day of no other place', async () => {
  const person = await owner(backend);
  await backend.sql('delete from private.venue_settings');
  const unset = { code: '55000', message: 'The time zone of the venue is not set in this database.' };
  expect((await person.rpc('save_entry', { entry: newGame() })).error).toMatchObject(unset);
  expect((await person.rpc('dashboard_today')).error).toMatchObject(unset);
  const game = `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds) values ('A', 'B', 1)`;
  await expect(backend.sql(game)).rejects.toMatchObject(unset);
  expect((await visitor(backend).from('leaderboard_entries').select('team_name').limit(1)).data).toHaveLength(1);
});
