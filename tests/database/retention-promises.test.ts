import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { useBackend } from '../support/backend.ts';
import { host, newGame, save } from '../support/staff.ts';

const backend = useBackend();

/** The words of a legal page by the id of their entry. */
function wordsOf(file: string): (id: string) => string {
  const words = new Map<string, string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { id, text } = node as { id?: unknown; text?: unknown };
    if (typeof id === 'string' && typeof text === 'string') words.set(id, text);
    Object.values(node).forEach(visit);
  };
  visit(load(readFileSync(file, 'utf8')));
  return (id) => words.get(id) ?? '';
}

const daysIn = (text: string) => [...text.matchAll(/(\d+) days/g)].map(([, days]) => Number(days));

test.each(['src/content/pages/legal.yaml', 'scripts/venue/starter/pages/legal.yaml'])(
  'the numbers of %s are those that data is deleted by',
  (file) => {
    const textOf = wordsOf(file);
    expect(daysIn(textOf('what-the-chat-keeps'))).toEqual([retentionDays.chats]);
    expect(daysIn(textOf('what-we-count'))).toEqual([retentionDays.presses]);
    expect(daysIn(textOf('messages-left-in-the-chat'))).toEqual([retentionDays.contactRequests, retentionDays.backups]);
  },
);

test('the database deletes by the numbers that pages say', async () => {
  const rows = await backend.sql<{ subject: string; days: number }>('select subject, days from private.retention');
  const { backups, ...ofDatabase } = retentionDays;
  expect(Object.fromEntries(rows.map(({ subject, days }) => [subject, days]))).toEqual(ofDatabase);
  expect(readFileSync('.github/workflows/backup.yml', 'utf8')).toContain(`retention-days: ${backups}\n`);
});

test('a game that staff deleted 31 days ago is erased by the clock, and one of 29 days can still be restored', async () => {
  const person = await host(backend);
  const [old, young] = [await save(person, newGame()), await save(person, newGame())];
  const deleted = (id: string, days: number) =>
    backend.sql(
      `update leaderboard_entry_details set deleted_at = now() - interval '${days} days' where entry_id = '${id}'`,
    );
  await deleted(old.entry.id, 31);
  await deleted(young.entry.id, 29);
  await backend.sql('select delete_what_is_old(now())');
  const left = await backend.sql(
    `select id from leaderboard_entries where id in ('${old.entry.id}', '${young.entry.id}')`,
  );
  expect(left).toEqual([{ id: young.entry.id }]);
});
