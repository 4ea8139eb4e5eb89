import { beforeAll, expect, test } from 'vitest';
import { countedRatings } from '#domain/dashboard.ts';
import { useBackend } from '../support/backend.ts';
import { fillDesk } from '../support/desk.ts';
import { owner } from '../support/staff.ts';

const backend = useBackend();

beforeAll(async () => {
  const chats = countedRatings + 10;
  await fillDesk((text) => backend.sql(text), { chats, questions: 1, contacts: 1 });
  await backend.sql(`
    insert into chat_ratings (message_id, rating, rated_at)
    select id, 'up', created_at from chat_messages where role = 'assistant' on conflict do nothing`);
});

test('of more ratings than the page says to count, the latest so many are counted', async () => {
  const [all] = await backend.sql<{ count: number }>('select count(*)::int as count from chat_ratings');
  expect(all?.count).toBeGreaterThan(countedRatings);

  const { data } = await (await owner(backend)).rpc('dashboard_ratings', {});
  const { up, down } = data as { up: number; down: number };
  expect(up + down).toBe(countedRatings);
});
