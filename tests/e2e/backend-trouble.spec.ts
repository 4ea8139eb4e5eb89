import type { Route } from '@playwright/test';
import { board, boardCalls, expectEmptyBoards, game, goToBoards } from '../support/boards.ts';
import { openRooms, required, rooms } from '../support/content.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const today = new Date().toISOString().slice(0, 10);

const troubles: { what: string; answer: (route: Route) => Promise<void> }[] = [
  { what: 'is down', answer: (route) => route.abort('connectionrefused') },
  { what: 'cannot be found', answer: (route) => route.abort('namenotresolved') },
  { what: 'answers with status 500', answer: (route) => route.fulfill({ status: 500, json: { message: 'broken' } }) },
  { what: 'answers with status 401', answer: (route) => route.fulfill({ status: 401, json: { message: 'no' } }) },
  {
    what: 'answers with a page',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  },
  {
    what: 'answers with half a list',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  },
  { what: 'answers with nothing', answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { what: 'answers with null', answer: (route) => route.fulfill({ json: null }) },
  { what: 'answers with something else', answer: (route) => route.fulfill({ json: { teams: [] } }) },
  {
    what: 'answers with a list of the wrong things',
    answer: (route) => route.fulfill({ json: [{ ...game(room.title, today), adjusted_time_seconds: 'fast' }] }),
  },
];

for (const { what, answer } of troubles) {
  test(`when the backend ${what}, the hall of fame opens soon and the page stands`, async ({ page }) => {
    await page.route(boardCalls, answer);
    await page.goto('/');
    await goToBoards(page);
    await expectEmptyBoards(page, openRooms);
    await expect(page.getByText('View All Posts')).toBeVisible();
  });
}

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

test('with the backend off, every page with boards stands', async ({ page }) => {
  await page.route(boardCalls, (route) => route.abort('connectionrefused'));
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
