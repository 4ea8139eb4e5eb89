import { board, boardCalls, expectEmptyBoards, game, goToBoards } from '../support/boards.ts';
import { openRooms, required, rooms } from '../support/content.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

// What each other wrong answer leads to: tests/unit/services/leaderboard.test.ts.
test('with the backend off, every page with boards stands', async ({ page }) => {
  await page.route(boardCalls, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await goToBoards(page);
  await expectEmptyBoards(page, openRooms);
  await expect(page.locator('#location')).toBeVisible();
  for (const each of rooms) {
    await page.goto(each.path);
    await goToBoards(page);
    await expectEmptyBoards(page, [each]);
  }
  await page.goto('/leaderboard');
  await expectEmptyBoards(page, rooms);
  for (const name of ['Last month', 'All time']) {
    await page.getByRole('button', { name }).click();
    await expectEmptyBoards(page, rooms);
  }
});

test('when the backend answers with half a list, the hall of fame opens soon and the page stands', async ({ page }) => {
  await page.route(boardCalls, (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }));
  await page.goto('/');
  await goToBoards(page);
  await expectEmptyBoards(page, openRooms);
  await expect(page.locator('#location')).toBeVisible();
});

test('when the backend never answers, the boards stay still and then open soon', async ({ page }) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const asked = page.waitForRequest(boardCalls);
  await page.route(boardCalls, () => new Promise(() => {}));
  await page.goto('/');
  await goToBoards(page);
  await asked;
  await page.clock.runFor(5000);
  await expect(board(page, room.title)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expectEmptyBoards(page, openRooms);
});

test('a team name is text, whatever it contains, and a logo from elsewhere is never fetched', async ({ page }) => {
  const name = '<img src=x onerror="window.harmed=1">';
  const teams = [1, 2, 3].map((place) => ({
    ...game(room.title, '2026-10-20', 1800 + place, `${name} ${place}`),
    team_logo_url: `https://elsewhere.example.com/${place}.png`,
  }));
  await stopClock(page, venueMoment('2026-11-03', '12:00:00'));
  await page.route(boardCalls, (route) => route.fulfill({ json: teams }));
  await page.goto('/');
  await goToBoards(page);
  await expect(board(page, room.title).getByText(`${name} 1`)).toBeVisible();
  await expect(board(page, room.title).getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
});
