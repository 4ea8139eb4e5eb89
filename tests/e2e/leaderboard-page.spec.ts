import { daysOfPeriod, periodLabels as names, periods, type Period } from '#domain/leaderboard.ts';
import { backendUrl } from '../support/addresses.ts';
import { answerWith, board, expectBoard, game, gamesOn, listed, realEntries } from '../support/boards.ts';
import { openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { teamsOf, type Game } from '../support/leaderboard.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const ranked = (entries: readonly Game[], roomName: string, period: Period) =>
  teamsOf(entries, { roomName, ...daysOfPeriod(period, new Date()), limit: 10 });

test('a visitor reads the ten fastest teams of every room for each period', async ({ page }) => {
  await page.goto('/leaderboard');
  const entries = await realEntries();
  await expect(board(page, rooms[0]!.title)).toBeVisible();
  for (const period of periods) {
    const button = page.getByRole('button', { name: names[period] });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    for (const { title } of openRooms) {
      await expectBoard(page, title, ranked(entries, title, period), entries);
      if (ranked(entries, title, period).length > 0) await expect(board(page, title)).toContainText(names[period]);
    }
  }
});

test('this month is shown first', async ({ page }) => {
  await page.goto('/leaderboard');
  await expect(page.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
});

test('a retired room keeps its final board in every period', async ({ page }) => {
  const { title } = required(retiredRooms[0], 'a retired room');
  await page.goto('/leaderboard');
  const entries = await realEntries();
  for (const name of Object.values(names)) {
    await page.getByRole('button', { name }).click();
    await expectBoard(page, title, ranked(entries, title, 'all-time'), entries);
  }
  await expect(board(page, title)).toContainText(/retired/i);
});

test('the page asks once for each view, ten teams of each room, and once for the final boards', async ({ page }) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const calls = await answerWith(page, []);
  await page.goto('/leaderboard');
  await expect(board(page, rooms[0]!.title)).toBeVisible();
  for (const name of Object.values(names)) await page.getByRole('button', { name }).click();
  await page.getByRole('combobox', { name: 'Teams' }).selectOption('Duos');
  await expect(board(page, rooms[0]!.title)).toContainText('No duos on this board yet.');
  const duosOfMonth = page.waitForResponse(/period_end=2026-11-30&team_category=duo/);
  await page.getByRole('button', { name: 'This month' }).click();
  await duosOfMonth;
  const start = `${backendUrl}/rest/v1/rpc/leaderboard_board?row_limit=10`;
  const final = retiredRooms.map(({ title }) => `${start}&room=${title}`);
  const asked = calls.map((call) =>
    decodeURIComponent(call.url())
      .replaceAll('+', ' ')
      .replace(/&select=[\w,]+/, ''),
  );
  expect(asked.toSorted()).toEqual(
    [
      `${start}&period_start=2026-11-16&period_end=2026-11-22`,
      `${start}&period_start=2026-11-01&period_end=2026-11-30`,
      `${start}&period_start=2026-10-01&period_end=2026-10-31`,
      start,
      ...final,
      `${start}&team_category=duo`,
      `${start}&period_start=2026-11-01&period_end=2026-11-30&team_category=duo`,
      ...final.map((address) => `${address}&team_category=duo`),
    ].sort(),
  );
});

test('a team shows its hints and how many it beat, and pairs can be compared with pairs', async ({ page }) => {
  const { title } = required(openRooms[0], 'an open room');
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const pair = { ...game(title, '2026-11-10', 1900, 'Two Owls'), hints_used: 0, category: 'duo' };
  const crowd = gamesOn('2026-11-09', title, 9, 'Crowd');
  await answerWith(page, [...crowd, pair]);
  await page.goto('/leaderboard');
  await expect(board(page, title).getByRole('listitem').filter({ hasText: 'Two Owls' })).toContainText('no hints');
  await expect(board(page, title).getByRole('listitem').filter({ hasText: 'Crowd 1' })).toContainText(
    'faster than 90%',
  );
  await page.getByRole('combobox', { name: 'Teams' }).selectOption('Duos');
  await expect(board(page, title).getByRole('listitem')).toHaveCount(1);
  expect(await listed(page, title)).toMatchObject([{ place: 1, name: 'Two Owls', time: '31:40' }]);
});

test('teams with the same time share a place', async ({ page }) => {
  const { title } = required(openRooms[0], 'an open room');
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  await answerWith(
    page,
    [1900, 1950, 1950, 2000].map((seconds, index) => game(title, '2026-11-10', seconds, `Team ${index + 1}`)),
  );
  await page.goto('/leaderboard');
  await expect
    .poll(() => listed(page, title))
    .toEqual([
      { place: 1, name: 'Team 1', time: '31:40' },
      { place: 2, name: 'Team 2', time: '32:30' },
      { place: 2, name: 'Team 3', time: '32:30' },
      { place: 4, name: 'Team 4', time: '33:20' },
    ]);
});

test('a visitor without a mouse changes the period', async ({ page }) => {
  await page.goto('/leaderboard');
  await expect(board(page, rooms[0]!.title)).toBeVisible();
  await page.getByRole('button', { name: 'This month' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true');
});
