import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/staff-pages.ts';
import { openRooms, required } from '../support/content.ts';
import { ownWord } from '../support/own-word.ts';

const room = required(openRooms[1], 'a second open room').title;

const choose = (page: Page, text: string, name = 'times.csv') =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test.describe('at the desk', { tag: '@desktop' }, () => {
  test(
    'a file is looked at before anything is added, names its bad lines, and its teams are added once, although the line breaks',
    { tag: '@tablet' },
    async ({ page, line, backend, openAs }) => {
      const word = `Batch ${ownWord()}`;
      const added = async () =>
        (await backend.sql(`select 1 from leaderboard_entries where team_name like $1`, [`${word}%`])).length;
      const file = [
        'room,team,time,date',
        'Mars,Owls,30:00,2025-03-04',
        ...['One', 'Two', 'Three'].map((team, index) => `${room},${word} ${team},3${index}:05,2025-03-0${index + 1}`),
        `${room},,30:00,2025-03-04`,
      ].join('\n');
      await openAs(page, 'host', '/leaderboard/admin#files');
      await choose(page, 'when,who\nyesterday,us');
      await expect(page.getByText('names no column room, team, time, date')).toBeVisible();

      await choose(page, file);
      await expect(page.getByText('times.csv: 3 lines can be added, 2 lines cannot.')).toBeVisible();
      await expect(page.getByText('Line 2 There is no room “Mars”.')).toBeVisible();
      const [mend] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download 2 lines to mend' }).click(),
      ]);
      expect((await readFile(await mend.path(), 'utf8')).trim().split(/\r?\n/)).toHaveLength(3);
      expect(await added()).toBe(0);

      line.loseAnswers();
      await page.getByRole('button', { name: 'Add 3 teams' }).click();
      await expect(page.getByText('The connection was lost. Nothing is added twice')).toBeVisible();
      line.mend();
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByText('Done: 3 teams added, 2 lines left out.')).toBeVisible();
      expect(await added()).toBe(3);

      await choose(page, file);
      await expect(page.getByText('times.csv: 0 lines can be added, 5 lines cannot.')).toBeVisible();
    },
  );

  test('what a spreadsheet made of a file is read, odd lines are left out one by one, and the file is taken out again', async ({
    page,
    backend,
    openAs,
  }) => {
    const word = `Sheet ${ownWord()}`;
    const listed = () =>
      backend.sql<{ team_name: string; time_seconds: number; date: string }>(
        `select team_name, time_seconds, date::text from managed_entries where team_name like $1 and deleted_at is null`,
        [`${word}%`],
      );
    await openAs(page, 'host', '/leaderboard/admin#files');
    const lines = [`${room},${word} A,38:05:00,11/10/26`, `${room},${word} B,4:00,11/11/26`];
    await choose(page, `\uFEFFroom,team,time,date\r\n${lines.join('\r\n')}`);
    await page.getByLabel('Leave out line 3').check();
    await page.getByRole('button', { name: 'Add 1 team' }).click();
    await expect(page.getByText('Done: 1 team added, 1 line left out.')).toBeVisible();
    expect(await listed()).toEqual([{ team_name: `${word} A`, time_seconds: 2285, date: '2026-11-10' }]);
    await page.getByRole('button', { name: 'Take this file out again' }).click();
    await expect(page.getByText('Taken out again: 1 team.')).toBeVisible();
    expect(await listed()).toEqual([]);
  });

  test('a file is taken out as one step by somebody else, days after the page that added it was closed', async ({
    page,
    backend,
    openAs,
  }, info) => {
    const word = `Late ${ownWord()}`;
    const listed = () =>
      backend.sql(`select 1 from managed_entries where team_name like $1 and deleted_at is null`, [`${word}%`]);
    await openAs(page, 'host', '/leaderboard/admin#files');
    const lines = Array.from({ length: 450 }, (_, index) => {
      const second = String(index % 60).padStart(2, '0');
      return `${room},${word} ${index},${30 + Math.floor(index / 60)}:${second},2025-03-0${1 + (index % 9)}`;
    });
    await choose(page, `room,team,time,date\n${lines.join('\n')}`, `${word}.csv`);
    await page.getByRole('button', { name: 'Add 450 teams' }).click();
    await expect(page.getByText('Done: 450 teams added, 0 lines left out.')).toBeVisible();
    expect(await listed()).toHaveLength(450);

    await page.goto('about:blank'); // the page is closed, and nothing of it moves on by itself
    await openAs(page, 'owner', '/leaderboard/admin#files');
    const file = page.getByRole('region', { name: 'Files that were added' }).getByRole('listitem').first();
    await expect(file).toContainText(`${word}.csv · 450 lines · Maya`);
    await file.getByRole('button', { name: `Take out ${word}.csv again` }).click();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('files.png'), fullPage: true });
    await file.getByRole('button', { name: `Yes, take out ${word}.csv` }).click();
    await expect(page.getByText(`${word}.csv is out again: 450 teams.`)).toBeVisible();
    await expect(file).toContainText('Taken out again by Robin');
    expect(await listed()).toEqual([]);
  });

  test('a host takes the teams that a filter finds out as a file that no spreadsheet runs', async ({
    page,
    backend,
    openAs,
  }) => {
    const word = ownWord();
    await backend.sql(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date)
     values ($2, $1, 3599, '2024-03-03')`,
      [`=cmd|${word}`, room],
    );
    await openAs(page, 'host', '/leaderboard/admin#teams');
    await page.getByLabel('Search teams').fill(word);
    await expect(page.getByText('1 game', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Files' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const [heading, row, ...rest] = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/);
    expect(heading).toBe('\uFEFFroom,team,time,adjustment,date,hints,players,category,state,share code,key,time left');
    expect(row).toMatch(new RegExp(`^${room},'=cmd\\|${word},0:59:59,,2024-03-03,,,,listed,[0-9a-z]{12},,$`));
    expect(rest).toEqual([]);
  });
});
