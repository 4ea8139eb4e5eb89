import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../scripts/backend/listen.ts';
import { startBackend, type Backend } from '../../scripts/backend/server.ts';
import { takeTurns } from '../../scripts/backend/take-turns.ts';
import { temporaryDirectory, visitor } from '../support/backend.ts';
import { databaseVenue } from '../support/database-venue.ts';

const addRealTeam = `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds)
  values ('Thai Prison', 'A Real Team', 2222)`;
const findRealTeam = `select team_name from leaderboard_entries where team_name = 'A Real Team'`;

let directory: ReturnType<typeof temporaryDirectory>;
let running: Backend[];

beforeEach(() => {
  directory = temporaryDirectory();
  running = [];
});

afterEach(async () => {
  for (const backend of running) await backend.close();
  directory.remove();
});

async function start(port = 0, venue = databaseVenue): Promise<Backend> {
  const backend = await startBackend({ port, dataDirectory: directory.path, venue });
  running.push(backend);
  return backend;
}

async function stop(backend: Backend): Promise<void> {
  running = running.filter((other) => other !== backend);
  await backend.close();
}

function reset() {
  const script = resolve(import.meta.dirname, '../../scripts/backend/reset.ts');
  return spawnSync(process.execPath, [script, directory.path], { encoding: 'utf8' });
}

test('what a developer added is still there after a restart, and gone after a reset', async () => {
  const first = await start();
  await first.sql(addRealTeam);
  expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') });
  await stop(first);

  const second = await start();
  expect(await second.sql(findRealTeam)).toHaveLength(1);
  await stop(second);

  expect(reset()).toMatchObject({ status: 0 });
  const third = await start();
  expect(await third.sql(findRealTeam)).toEqual([]);
});

test('a venue that changes its time zone and its rooms has its own days and boards from the next start on', async () => {
  await stop(await start());
  const moved = { ...databaseVenue, timeZone: 'Pacific/Auckland', rooms: [{ title: 'The Kauri Log', duration: 45 }] };
  const backend = await start(0, moved);
  // A Friday evening in the fixture's old zone is noon of Saturday in New Zealand.
  expect(await backend.sql('select private.venue_today()::text as day')).toEqual([{ day: '2026-11-21' }]);
  expect(await backend.sql('select distinct room_name from leaderboard_entries')).toEqual([
    { room_name: 'The Kauri Log' },
  ]);
});

test('a developer whose content names a time zone that Postgres does not know is told so', async () => {
  await expect(start(0, { ...databaseVenue, timeZone: 'Atlantis/Harbor' })).rejects.toThrow(
    'The time zone of the content failed: This Postgres knows no time zone "Atlantis/Harbor".',
  );
});

test('a developer who starts a second backend is told what is in the way', async () => {
  const { url } = await start();

  await expect(start(Number(new URL(url).port))).rejects.toThrow(/Port \d+ is taken.*BACKEND_PORT/);
  await expect(start()).rejects.toThrow(/A backend is running on the data in .*Stop it first/);
});

test('a start that was interrupted the first time begins again', async () => {
  rmSync(join(directory.path, 'prepared'));
  rmSync(join(directory.path, 'database/global'), { recursive: true });

  const backend = await start();
  expect(await backend.sql('select 1 from leaderboard_entries')).not.toEqual([]);
});

test('a developer with a damaged database is told to reset it', async () => {
  const folder = join(directory.path, 'database/pg_wal');
  for (const file of readdirSync(folder).filter((name) => name.startsWith('0'))) writeFileSync(join(folder, file), '');

  await expect(start()).rejects.toThrow(/damaged.*npm run backend:reset/);
});

test.each([
  {
    what: 'gone',
    sql: `insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`,
  },
  {
    what: 'changed',
    sql: `update supabase_migrations.schema_migrations set statements = '{select 1}'`,
  },
])('a developer whose database has a migration that is $what is told to reset it', async ({ what, sql }) => {
  const backend = await start();
  await backend.sql(sql);
  await stop(backend);

  await expect(start()).rejects.toThrow(new RegExp(`migration \\(\\d+\\) that is ${what} now.*npm run backend:reset`));
});

test('two requests never use the database at the same time', async () => {
  const inTurn = takeTurns();
  const events: string[] = [];
  const request = (name: string) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('refused');
    });

  await Promise.allSettled([request('first'), request('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test.each([
  { part: 'rest/v1/rpc/share_card', bytes: 4 * 1024 * 1024 },
  { part: 'auth/v1/token?grant_type=password', bytes: 64 * 1024 },
  { part: 'storage/v1/object/team-logos/a.webp', bytes: 320 * 1024 },
])('nobody makes the backend hold more of $part than it takes, whatever the headers say', async ({ part, bytes }) => {
  const { url } = await start();
  const send = async (size: number) => {
    const body = new Blob([' '.repeat(size - 2), '{}']);
    const known = await fetch(`${url}/${part}`, { method: 'POST', body });
    const unknown = await fetch(`${url}/${part}`, {
      method: 'POST',
      body: body.stream(),
      duplex: 'half',
    } as RequestInit);
    return [known.status, unknown.status];
  };
  expect(await send(bytes + 1)).toEqual([413, 413]);
  expect(await send(bytes)).not.toContain(413);
});

test('whoever names an address in a header still comes from the one of the connection', async () => {
  const seen: (string | null)[][] = [];
  const server = await listen(0, async ({ headers }) => {
    seen.push([headers.get('cf-connecting-ip'), headers.get('x-forwarded-for')]);
    return new Response();
  });
  await fetch(server.url, { headers: { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' } });
  await fetch(server.url);
  await server.close();
  expect(seen).toEqual([
    ['127.0.0.1', '203.0.113.8, 127.0.0.1'],
    ['127.0.0.1', '127.0.0.1'],
  ]);
});

test('who may not do something is told so, and the terminal is spared their words; what goes wrong otherwise stands there', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const anybody = visitor(await start());
    const refusal = await anybody.rpc('save_entry', { entry: { team_name: 'A Secret Name' } });
    expect(refusal).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(report).not.toHaveBeenCalled();

    const nonsense = await anybody.rpc('leaderboard_board', { period_start: 'the day before' });
    expect(nonsense.status).toBe(400);
    expect(report).toHaveBeenCalledOnce();
  } finally {
    report.mockRestore();
  }
});
