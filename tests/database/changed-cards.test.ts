import { expect, test } from 'vitest';
import { changedCards } from '../../scripts/deploy/due.ts';
import { useBackend, visitor } from '../support/backend.ts';
import { host, save } from '../support/staff.ts';

const backend = useBackend();
const since = async () => {
  const [row] = await backend.sql<{ now: string }>('select clock_timestamp()::text as now');
  return new Date(row!.now);
};
const due = (builtAt: Date) => changedCards({ url: backend.url, secretKey: backend.secretKey }, builtAt);
const changed = ['share cards are new or changed'];

test('a site is built again when a game was logged, and when its team took itself off the wall, and otherwise not', async () => {
  const before = await since();
  const { entry } = await save(await host(backend), { team_name: 'The Newcomers' });
  expect(await due(before)).toEqual(changed);

  const built = await since();
  expect(await due(built)).toEqual([]);
  await visitor(backend).rpc('request_removal', { code: entry.removal_code });
  expect(await due(built)).toEqual(changed);
});

test('where cards get no pages of their own, the boards are not asked', async () => {
  expect(await changedCards({ url: 'http://127.0.0.1:9', secretKey: undefined }, await since())).toEqual([]);
});
