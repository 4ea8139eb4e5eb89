import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { deskRoom, expect, test } from '../support/staff-pages.ts';

test('a host logs a team that did not get out with one tap and takes it out again', async ({ page, openAs }, info) => {
  await openAs(page, 'host');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(page.getByText(`Logged: a team that did not get out, ${deskRoom.title}`)).toBeVisible();
  await expect(page.getByLabel('Team', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('logged.png') });
  await page.getByRole('button', { name: 'Take it out again' }).click();
  await expect(page.getByText('Taken out again.')).toBeVisible();
});

test('a host writes down what was left on the clock of a team that gave up, and the next team begins without it', async ({
  page,
  backend,
  openAs,
}, info) => {
  await openAs(page, 'host');
  await page.getByText('Hints, penalty, players, logo, time left').click();
  const left = page.getByLabel('Time left');
  await left.fill('soon');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(left).toBeFocused();
  await expect(page.getByText('Enter the minutes and seconds left, such as 12:30, or nothing.')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('time-left.png'), fullPage: true });
  await left.fill('7:05');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(page.getByText(`Logged: a team that did not get out, ${deskRoom.title}`)).toBeVisible();
  await expect(left).toHaveValue('');
  expect(await backend.sql('delete from games_not_escaped where time_left_seconds = 425 returning room_name')).toEqual([
    { room_name: deskRoom.title },
  ]);
});

test('an owner reads how often teams get out, by room, host and month, from the games that were logged', async ({
  page,
  openAs,
}, info) => {
  await openAs(page, 'owner');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(page.getByText('Logged: a team that did not get out')).toBeVisible();
  await page.goto('/xtra/dashboard#games');
  const rooms = page.getByRole('region', { name: 'By room' });
  await expect(rooms.getByRole('row', { name: new RegExp(deskRoom.title) })).toHaveText(/\d+%$/);
  await expect(page.getByRole('region', { name: 'By host' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('region', { name: 'By month' }).getByRole('row', { name: /^2026-11 / })).toHaveText(/%$/);
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`games-${width}.png`) });
  }
});

test(
  'a game without an escape is corrected, taken out and brought back, and comes back unchanged from a file',
  { tag: ['@both', '@tablet'] },
  async ({ page, backend, openAs }, info) => {
    // All sizes run at once, in one database.
    const kind = { phone: 'duo', tablet: 'family' }[info.project.name] ?? 'enthusiasts';
    const games = () =>
      backend.sql<{ team_size: number; date: string }>(
        `select team_size, date::text from games_not_escaped where category = $1 and room_name = $2 order by team_size`,
        [kind, deskRoom.title],
      );
    await backend.sql(
      `insert into games_not_escaped (id, room_name, date, team_size, category, logged_by)
       select gen_random_uuid(), $2, '2024-02-03', size, $1, null from generate_series(2, 3) as size`,
      [kind, deskRoom.title],
    );
    await openAs(page, 'host', '/leaderboard/admin#teams');
    await page.getByLabel('State').selectOption('Not escaped');
    await page.getByLabel('Kind of team', { exact: true }).selectOption(kind);
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Feb 3, 2024' });
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('list.png') });

    const row = rows.filter({ hasText: '3 players' });
    await row.getByRole('button', { name: 'Correct' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct a game' });
    await dialog.getByLabel('Players').fill('99');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a number from 1 to 24.')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('correct.png') });
    await dialog.getByLabel('Players').fill('5');
    await dialog.getByLabel('Time left').fill('1230');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Corrected.')).toBeVisible();
    await expect(rows.filter({ hasText: '5 players' })).toContainText('12:30 left');
    expect(await games()).toEqual([
      { team_size: 2, date: '2024-02-03' },
      { team_size: 5, date: '2024-02-03' },
    ]);

    await page.getByRole('link', { name: 'Files' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const file = await readFile(await download.path());
    expect(file.toString()).toMatch(new RegExp(`,2024-02-03,,5,${kind},did not get out,,[0-9a-f-]{36},0:12:30`));

    await page.getByRole('link', { name: 'Teams' }).click();
    await rows.filter({ hasText: '5 players' }).getByRole('button', { name: 'Take out' }).click();
    await expect(page.getByText('Taken out.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('It is back.')).toBeVisible();
    expect(await games()).toHaveLength(2);

    await backend.sql('delete from games_not_escaped where category = $1 and team_size = 5', [kind]);
    await page.getByRole('link', { name: 'Files' }).click();
    await page.getByLabel('CSV file').setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer: file });
    await expect(page.getByText('games.csv: 1 line can be added, 1 line cannot.')).toBeVisible();
    await page.getByRole('button', { name: 'Add 1 team' }).click();
    await expect(page.getByText('Done: 1 team added, 1 line left out.')).toBeVisible();
    expect(await games()).toEqual([
      { team_size: 2, date: '2024-02-03' },
      { team_size: 5, date: '2024-02-03' },
    ]);
    await page.getByRole('button', { name: 'Take this file out again' }).click();
    await expect(page.getByText('Taken out again: 1 team.')).toBeVisible();
    expect(await games()).toHaveLength(1);
    await backend.sql('delete from games_not_escaped where category = $1', [kind]);
  },
);
