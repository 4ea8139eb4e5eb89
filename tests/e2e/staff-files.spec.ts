import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

/** A file of so many lines, all of its own teams, of which every 33rd is wrong in one of three ways. */
function makeFile(lines: number, bad: number, word: string): string {
  const wrong = ['Mars,Team,30:00,2025-03-04', 'Thai Prison,,30:00,2025-03-04', 'Thai Prison,Team,30:75,2025-03-04'];
  const rows = Array.from({ length: lines }, (_, index) =>
    index % 33 === 0 && index / 33 < bad
      ? wrong[(index / 33) % wrong.length]
      : `Thai Prison,${word} ${index},${30 + (index % 29)}:${String(index % 60).padStart(2, '0')},2025-03-0${1 + (index % 9)}`,
  );
  return ['room,team,time,date', ...rows].join('\n');
}

const choose = (page: Page, text: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test.describe('at the desk', { tag: '@desktop' }, () => {
  test('of a file with 1,000 lines the 30 bad ones are named, and 970 teams are added once', async ({
    page,
    backend,
  }) => {
    const word = `Batch ${ownWord()}`;
    const added = async () =>
      (await backend.sql(`select 1 from leaderboard_entries where team_name like $1`, [`${word}%`])).length;
    await openAs(page, 'host', '/leaderboard/admin#files');
    await choose(page, makeFile(1000, 30, word));
    await expect(page.getByText('times.csv: 970 lines can be added, 30 lines cannot.')).toBeVisible();
    await expect(page.getByText('Line 2 There is no room “Mars”.')).toBeVisible();
    expect(await added()).toBe(0);

    const [mend] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download 30 lines to mend' }).click(),
    ]);
    expect((await readFile(await mend.path(), 'utf8')).trim().split(/\r?\n/)).toHaveLength(31);

    await page.getByRole('button', { name: 'Add 970 teams' }).click();
    await expect(page.getByText('Done: 970 teams added, 30 lines left out.')).toBeVisible();
    expect(await added()).toBe(970);

    await choose(page, makeFile(1000, 30, word));
    await expect(page.getByText('times.csv: 0 lines can be added, 1000 lines cannot.')).toBeVisible();
  });

  test('an import that loses the connection goes on where it stopped', async ({ page, line, backend }) => {
    const word = `Cut ${ownWord()}`;
    await openAs(page, 'host', '/leaderboard/admin#files');
    await choose(page, makeFile(50, 0, word));
    await expect(page.getByText('50 lines can be added')).toBeVisible();
    line.loseAnswers();
    await page.getByRole('button', { name: 'Add 50 teams' }).click();
    await expect(page.getByText('The connection was lost. Nothing is added twice')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Done: 50 teams added')).toBeVisible();
    expect(await backend.sql('select 1 from leaderboard_entries where team_name like $1', [`${word}%`])).toHaveLength(
      50,
    );
  });

  test('a file without the right columns is refused with a sentence', async ({ page }) => {
    await openAs(page, 'host', '/leaderboard/admin#files');
    await choose(page, 'when,who\nyesterday,us');
    await expect(page.getByText('names no column room, team, time, date')).toBeVisible();
  });

  test('a host takes the teams that a filter finds out as a file that no spreadsheet runs', async ({
    page,
    backend,
  }) => {
    const word = ownWord();
    await backend.sql(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date)
     values ('Thai Prison', $1, 3599, '2024-03-03')`,
      [`=cmd|${word}`],
    );
    await openAs(page, 'host', '/leaderboard/admin#teams');
    await page.getByLabel('Search teams').fill(word);
    await expect(page.getByText('1 game', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Files' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const [heading, row, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(heading).toBe('room,team,time,adjustment,date,hints,players,category,state,share code');
    expect(row).toMatch(new RegExp(`^Thai Prison,'=cmd\\|${word},59:59,,2024-03-03,,,,listed,[0-9a-z]{12}$`));
    expect(rest).toEqual([]);
  });
});
