import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { backendUrl } from '../support/addresses.ts';
import {
  answerWith,
  board,
  boardCalls,
  championsAmong,
  expectBoard,
  gamesOn,
  goToBoards,
  listed,
  realEntries,
} from '../support/boards.ts';
import { openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { gamesOf } from '../support/leaderboard.ts';
import { reactFile } from '../support/shell.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test, type Page } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test('the home page shows the three fastest teams of every open room, as the backend knows them, and downloads no more', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(backendUrl) && response.request().method() === 'GET')
      answers.push(((await response.json()) as unknown[]).length);
  });
  await page.goto('/');
  await goToBoards(page);
  const entries = await realEntries();
  for (const { title } of openRooms) {
    const champions = championsAmong(entries, title);
    expect(champions).toHaveLength(3);
    await expectBoard(page, title, champions, entries);
    await expect(board(page, title)).toContainText('This Month’s Champions');
  }
  for (const { title } of retiredRooms) await expect(board(page, title)).toHaveCount(0);
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(openRooms.length);
  expect(Math.max(...answers)).toBe(3);
});

test('the page of a room shows its own champions, that of a retired room its fastest teams of all time', async ({
  page,
}) => {
  const entries = await realEntries();
  for (const { shown, teams } of [
    { shown: room, teams: championsAmong(entries, room.title) },
    ...retiredRooms.map((retired) => ({
      shown: retired,
      teams: gamesOf(entries, { roomName: retired.title, limit: 3 }).fastest,
    })),
  ]) {
    await page.goto(shown.path);
    await goToBoards(page);
    await expectBoard(page, shown.title, teams, entries);
    for (const other of rooms.filter(({ slug }) => slug !== shown.slug))
      await expect(board(page, other.title)).toHaveCount(0);
  }
});

test('a visitor who never comes near the hall of fame loads neither React nor the boards', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedFor = (what: RegExp | string) =>
    asked.filter((url) => (typeof what === 'string' ? url.startsWith(what) : what.test(url)));
  await page.goto('/');
  await bringBoardsTo(page, 150);
  expect(askedFor(reactFile)).toEqual([]);
  expect(askedFor(backendUrl)).toEqual([]);
  const called = page.waitForRequest(boardCalls);
  await bringBoardsTo(page, 50);
  await called;
  expect(askedFor(reactFile)).toHaveLength(1);
  await expect(board(page, room.title)).toBeAttached();
});

// Who the champions are on which day: tests/unit/stores/hall-of-fame.test.ts.
test('the champions change at midnight of the venue, and the page asks for one month of each room and its three fastest', async ({
  page,
}) => {
  await stopClock(page, venueMoment('2026-11-07', '23:59:59'));
  const calls = await answerWith(
    page,
    openRooms.flatMap(({ title }) => [
      ...gamesOn('2026-11-02', title, 10, 'November'),
      ...gamesOn('2026-10-30', title, 3, 'October'),
    ]),
  );
  const start = `GET ${backendUrl}/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc`;
  const expectMonth = async (label: string, month: string, days: string) => {
    await goToBoards(page);
    await expect(board(page, room.title)).toContainText(`${label} Champions`);
    expect(await listed(page, room.title)).toEqual([
      { place: 1, name: `${month} 1`, time: '30:01' },
      { place: 2, name: `${month} 2`, time: '30:02' },
      { place: 3, name: `${month} 3`, time: '30:03' },
    ]);
    const asked = calls.map((call) => `${call.method()} ${decodeURIComponent(call.url()).replaceAll('+', ' ')}`);
    expect(asked.sort()).toEqual(openRooms.map(({ title }) => `${start}&room_name=eq.${title}&limit=3&${days}`).sort());
  };
  await page.goto('/');
  await expectMonth('Last Month’s', 'October', 'date=gte.2026-10-01&date=lt.2026-11-01');
  const headers = await calls[0]!.allHeaders();
  expect(headers['apikey']).toBe(localPublishableKey);
  expect(headers['cookie']).toBeUndefined();

  calls.length = 0;
  await page.clock.runFor(1000);
  await page.reload();
  await expectMonth('This Month’s', 'November', 'date=gte.2026-11-01&date=lt.2026-12-01');
});

/** Scrolls until the hall of fame begins so many pixels below the screen, and the browser has noticed. */
async function bringBoardsTo(page: Page, pixelsBelow: number): Promise<void> {
  await page.evaluate(async (below) => {
    const island = document.querySelector('#hall-of-fame astro-island > *')!;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const away = () => island.getBoundingClientRect().top - innerHeight - below;
    while (Math.abs(away()) > 1) {
      scrollBy({ top: Math.max(-innerHeight, Math.min(away(), innerHeight)), behavior: 'instant' });
      await drawn();
    }
    await new Promise((noticed) => new IntersectionObserver(noticed, { rootMargin: '100px' }).observe(island));
  }, pixelsBelow);
}
