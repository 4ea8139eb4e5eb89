import { expect, test } from 'vitest';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { useBackend, visitor } from '../support/backend.ts';

const backend = useBackend();

test('a visitor can read every field of the leaderboard, fastest team first', async () => {
  const { data, error } = await visitor(backend)
    .from('leaderboard_entries')
    .select('*')
    .order('adjusted_time_seconds', { ascending: true });

  expect(error).toBeNull();
  const times = data!.map((entry) => entry.adjusted_time_seconds);
  expect(times.length).toBeGreaterThan(100);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Object.keys(data![0]).sort()).toEqual([
    'adjusted_time_seconds',
    'category',
    'date',
    'hints_used',
    'id',
    'room_name',
    'team_logo_url',
    'team_name',
    'team_size',
  ]);
  expect(data![0].date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a visitor can read the entries of one room since a day', async () => {
  await backend.sql(
    `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date)
     values ('Test room', 'The day before', 2000, '2026-02-28'), ('Test room', 'Slower', 2400, '2026-03-01'),
            ('Test room', 'Faster', 2300, '2026-03-02'), ('Other room', 'Elsewhere', 2100, '2026-03-01')`,
  );

  const { data } = await visitor(backend)
    .from('leaderboard_entries')
    .select('*')
    .eq('room_name', 'Test room')
    .gte('date', '2026-03-01')
    .order('adjusted_time_seconds', { ascending: true });

  expect(data!.map((entry) => entry.team_name)).toEqual(['Faster', 'Slower']);
});

test('a page on any port of this computer can read the leaderboard', async () => {
  const address = `${backend.url}/rest/v1/leaderboard_entries?select=*&limit=1`;
  const origin = 'http://localhost:4321';

  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey');

  const answer = await fetch(address, { headers: { origin, apikey: localPublishableKey } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
});

test('a page of another website can NOT read the leaderboard of this computer', async () => {
  const answer = await fetch(`${backend.url}/rest/v1/leaderboard_entries`, {
    headers: { origin: 'https://localhost.example.com', apikey: localPublishableKey },
  });

  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('a program without the public key can NOT read the leaderboard', async () => {
  const answer = await fetch(`${backend.url}/rest/v1/leaderboard_entries`);

  expect(answer.status).toBe(401);
});

test('a visitor can NOT see how the backend is set up', async () => {
  const answer = await fetch(`${backend.url}/_system/info`, { headers: { apikey: localPublishableKey } });

  expect(answer.status).toBe(404);
});
