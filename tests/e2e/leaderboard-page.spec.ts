import { leaderboard, periods, type Period } from '#domain/leaderboard.ts';
import { previousMonth, venueMonth } from '#domain/venue-time.ts';
import { backendUrl } from '../support/addresses.ts';
import { answerWith, board, expectBoard, game, listed, realEntries } from '../support/boards.ts';
import { openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const names: Record<Period, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'all-time': 'All time',
};

test('a visitor reads the ten fastest teams of every room for each period', async ({ page }) => {
  await page.goto('/leaderboard');
  const entries = await realEntries();
  for (const period of periods) {
    const button = page.getByRole('button', { name: names[period] });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    for (const { title } of openRooms) {
      await expectBoard(page, title, leaderboard(entries, title, period, new Date()), entries);
      await expect(board(page, title)).toContainText(names[period]);
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
    await expectBoard(page, title, leaderboard(entries, title, 'all-time', new Date()), entries);
  }
  await expect(board(page, title)).toContainText(/retired/i);
});

test('the page asks for the two months once and for each room’s ten fastest once', async ({ page }) => {
  const calls = await answerWith(page, []);
  await page.goto('/leaderboard');
  await expect(board(page, rooms[0]!.title)).toBeVisible();
  for (const name of Object.values(names)) await page.getByRole('button', { name }).click();
  const start = `${backendUrl}/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc`;
  const since = `${previousMonth(venueMonth(new Date()))}-01`;
  const asked = calls.map((call) => decodeURIComponent(call.url()).replaceAll('+', ' '));
  expect(asked.sort()).toEqual(
    [`${start}&date=gte.${since}`, ...rooms.map(({ title }) => `${start}&room_name=eq.${title}&limit=10`)].sort(),
  );
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
