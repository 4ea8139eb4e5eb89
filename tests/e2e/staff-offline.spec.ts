import type { Backend } from '../../scripts/backend/server.ts';
import { expect, logTime, openAs, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

const countOf = async (backend: Backend, name: string) =>
  (await backend.sql('select 1 from leaderboard_entries where team_name = $1', [name])).length;

test.describe('at the counter', { tag: '@phone' }, () => {
  test('a time that cannot be sent is kept, survives a reload, and arrives once', async ({ page, line, backend }) => {
    const name = `Out of Range ${ownWord()}`;
    await openAs(page, 'host');
    line.cut();
    await logTime(page, name, '59:10');
    const waiting = page.getByRole('region', { name: 'Not sent yet' });
    await expect(waiting).toContainText(`${name}, 59:10`);
    await expect(waiting).toContainText('No connection. Kept on this device');

    await page.reload();
    await expect(waiting).toContainText(`${name}, 59:10`);
    expect(await countOf(backend, name)).toBe(0);

    line.mend();
    await waiting.getByRole('button', { name: 'Send now' }).click();
    await expect(waiting).toHaveCount(0);
    expect(await countOf(backend, name)).toBe(1);
  });

  test('a time whose answer was lost on the way is there once', async ({ page, line, backend }) => {
    const name = `Lost Answer ${ownWord()}`;
    await openAs(page, 'host');
    line.loseAnswers();
    await logTime(page, name, '59:20');
    const waiting = page.getByRole('region', { name: 'Not sent yet' });
    await expect(waiting).toContainText('No connection');
    expect(await countOf(backend, name)).toBe(1);

    line.mend();
    await waiting.getByRole('button', { name: 'Send now' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
    expect(await countOf(backend, name)).toBe(1);
  });

  test('several times wait in their order, and one of them can be discarded', async ({ page, line, backend }) => {
    const names = ['First', 'Second', 'Third'].map((word) => `${word} ${ownWord()}`);
    await openAs(page, 'host');
    line.cut();
    for (const name of names) await logTime(page, name, '59:30');
    const waiting = page.getByRole('region', { name: 'Not sent yet' });
    await expect(waiting).toContainText('3 times are not sent yet.');
    await waiting.getByRole('button', { name: `Discard ${names[1]}` }).click();
    line.mend();
    await waiting.getByRole('button', { name: 'Send now' }).click();
    await expect(waiting).toHaveCount(0);
    expect(await Promise.all(names.map((name) => countOf(backend, name)))).toEqual([1, 0, 1]);
  });
});
