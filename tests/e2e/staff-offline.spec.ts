import type { Backend } from '../../scripts/backend/server.ts';
import { expect, logTime, test, withLeft } from '../support/staff-pages.ts';
import { newPerson, openFor } from '../support/account-pages.ts';
import { ownWord } from '../support/own-word.ts';

const countOf = async (backend: Backend, name: string) =>
  (await backend.sql('select 1 from leaderboard_entries where team_name = $1', [name])).length;

test(
  'times that cannot be sent wait in their order, outlive a reload, can be discarded, and arrive once',
  { tag: '@tablet' },
  async ({ page, line, backend, openAs }) => {
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
  },
);

test('who signs out with unsent games is asked, the next person neither sees nor sends them, and they arrive when their owner is back', async ({
  page,
  line,
  backend,
}) => {
  const maya = await newPerson(backend);
  const robin = await newPerson(backend);
  const name = `Kept ${ownWord()}`;
  await openFor(page, maya, '/leaderboard/admin');
  line.cut();
  await logTime(page, name, withLeft(30));
  await expect(page.getByText(`Kept on this device: ${name}`)).toBeInViewport();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Sign out with unsent games?' });
  await expect(question).toContainText('1 game of yours is not on the boards yet.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/xtra/);

  line.mend();
  await openFor(page, robin, '/leaderboard/admin');
  await logTime(page, `${name} of Robin`, withLeft(30));
  await expect(page.getByText(`Saved: ${name} of Robin`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
  expect(await countOf(backend, name)).toBe(0);

  await openFor(page, maya, '/leaderboard/admin');
  await expect.poll(() => countOf(backend, name)).toBe(1);
});

test('a person who is no longer on the staff is told so, and reads no empty list', async ({ page, backend }) => {
  const person = await newPerson(backend);
  await openFor(page, person, '/leaderboard/admin');
  await expect(page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Edit/ }) })).toBeVisible();
  await backend.sql('delete from staff where user_id = $1', [person.id]);
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByLabel('Search teams').fill('copper');
  await expect(page.getByRole('heading', { name: 'This account is not on the staff' })).toBeVisible();
  await expect(page.getByText('No games found.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test.describe('with the page’s helper for hours without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a counter that is opened without a network logs games, which arrive once it is back', async ({
    page,
    context,
    backend,
    openAs,
  }) => {
    const name = `Dark ${ownWord()}`;
    await openAs(page, 'host');
    const isKept = () => page.evaluate(async () => (await (await caches.open('leaderboard-admin')).keys()).length > 0);
    await expect.poll(isKept).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Log a time' })).toBeVisible();
    await logTime(page, name, withLeft(30));
    await expect(page.getByText(`Kept on this device: ${name}`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText(name);

    await context.setOffline(false);
    await expect.poll(() => countOf(backend, name)).toBe(1);
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
  });
});
