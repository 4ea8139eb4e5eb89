import type { Backend } from '../../scripts/backend/server.ts';
import { expect, logTime, test, withLeft } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

const countOf = async (backend: Backend, name: string) =>
  (await backend.sql('select 1 from leaderboard_entries where team_name = $1', [name])).length;

test('times that cannot be sent wait in their order, outlive a reload, can be discarded, and arrive once', async ({
  page,
  line,
  backend,
  openAs,
}) => {
  const [first = '', second = '', third = ''] = ['First', 'Second', 'Third'].map((word) => `${word} ${ownWord()}`);
  await openAs(page, 'host');
  line.cut();
  for (const name of [first, second, third]) await logTime(page, name, withLeft(30));
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting).toContainText('3 times are not sent yet.');
  await expect(waiting).toContainText('No connection. Kept on this device');

  await page.reload();
  await expect(waiting.getByRole('listitem')).toContainText(
    [first, second, third].map((name) => `${name}, ${withLeft(30)}`),
  );
  expect(await countOf(backend, first)).toBe(0);
  await waiting.getByRole('button', { name: `Discard ${second}` }).click();

  line.loseAnswers();
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => countOf(backend, first)).toBe(1);
  await expect(waiting).toContainText(`${first}, ${withLeft(30)}`);

  line.mend();
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText(`Saved: ${third}`)).toBeVisible();
  expect(await Promise.all([first, second, third].map((name) => countOf(backend, name)))).toEqual([1, 0, 1]);
});
