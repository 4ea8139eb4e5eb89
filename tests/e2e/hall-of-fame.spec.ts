import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { backendUrl } from '../support/addresses.ts';
import {
  answerWith,
  board,
  boardCalls,
  championsAmong,
  expectBoard,
  expectEmptyBoards,
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

test('the home page shows the three fastest teams of every open room, as the backend knows them', async ({ page }) => {
  await page.goto('/');
  await goToBoards(page);
  const entries = await realEntries();
  for (const { title } of openRooms) {
    const champions = championsAmong(entries, title);
    expect(champions).toHaveLength(3);
    await expectBoard(page, title, champions, entries);
    await expect(board(page, title)).toContainText(/(This|Last) Month’s Champions/);
  }
  for (const { title } of retiredRooms) await expect(board(page, title)).toHaveCount(0);
});

test('the page of a room shows the champions of that room and no other', async ({ page }) => {
  await page.goto(room.path);
  await goToBoards(page);
  const entries = await realEntries();
  await expectBoard(page, room.title, championsAmong(entries, room.title), entries);
  for (const other of rooms.filter(({ slug }) => slug !== room.slug))
    await expect(board(page, other.title)).toHaveCount(0);
});

test('the page of a retired room keeps its fastest teams of all time', async ({ page }) => {
  const retired = required(retiredRooms[0], 'a retired room');
  await page.goto(retired.path);
  await goToBoards(page);
  const entries = await realEntries();
  const { fastest } = gamesOf(entries, { roomName: retired.title, limit: 3 });
  await expectBoard(page, retired.title, fastest, entries);
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

test('the home page asks once for each room: every field, one month, the three fastest', async ({ page }) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const calls = await answerWith(
    page,
    openRooms.flatMap(({ title }) => gamesOn('2026-11-02', title, 30, 'November')),
  );
  await page.goto('/');
  await goToBoards(page);
  await expect(board(page, room.title)).toBeVisible();
  const month = 'date=gte.2026-11-01&date=lt.2026-12-01';
  const asked = calls.map((call) => `${call.method()} ${decodeURIComponent(call.url()).replaceAll('+', ' ')}`);
  const start = `GET ${backendUrl}/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc`;
  expect(asked.sort()).toEqual(openRooms.map(({ title }) => `${start}&room_name=eq.${title}&limit=3&${month}`).sort());
  const headers = await calls[0]!.allHeaders();
  expect(headers['apikey']).toBe(localPublishableKey);
  expect(headers['cookie']).toBeUndefined();
});

test('the home page never downloads more games than it shows', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(backendUrl) && response.request().method() === 'GET')
      answers.push(((await response.json()) as unknown[]).length);
  });
  await page.goto('/');
  await goToBoards(page);
  await expect(board(page, room.title).getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(openRooms.length);
  expect(Math.max(...answers)).toBe(3);
});

test.describe('the change of months goes by the clock of the venue', () => {
  const entries = [
    ...gamesOn('2026-11-02', room.title, 10, 'November'),
    ...gamesOn('2026-10-30', room.title, 3, 'October'),
  ];
  for (const { when, moment, label, name, games } of [
    {
      when: 'the last second of the 7th',
      moment: ['2026-11-07', '23:59:59'],
      label: 'Last Month’s',
      name: 'October',
      games: entries,
    },
    {
      when: 'midnight of the 8th',
      moment: ['2026-11-08', '00:00:00'],
      label: 'This Month’s',
      name: 'November',
      games: entries,
    },
    {
      when: 'the 8th with nine games',
      moment: ['2026-11-08', '12:00:00'],
      label: 'Last Month’s',
      name: 'October',
      games: entries.slice(1),
    },
    { when: 'the last second of October', moment: ['2026-10-31', '23:59:59'], label: '', name: '', games: entries },
    {
      when: 'the first second of November',
      moment: ['2026-11-01', '00:00:00'],
      label: 'Last Month’s',
      name: 'October',
      games: entries,
    },
  ] as const) {
    test(`at ${when} the board shows ${label || 'no'} champions`, async ({ page }) => {
      await stopClock(page, venueMoment(moment[0], moment[1]));
      await answerWith(page, games);
      await page.goto('/');
      await goToBoards(page);
      if (label === '') return expectEmptyBoards(page, [room]);
      await expect(board(page, room.title)).toContainText(`${label} Champions`);
      expect(await listed(page, room.title)).toEqual([
        { place: 1, name: `${name} 1`, time: '30:01' },
        { place: 2, name: `${name} 2`, time: '30:02' },
        { place: 3, name: `${name} 3`, time: '30:03' },
      ]);
    });
  }

  test('in January the champions of December stay', async ({ page }) => {
    await stopClock(page, venueMoment('2027-01-03', '00:30:00'));
    const calls = await answerWith(page, gamesOn('2026-12-31', room.title, 3, 'December'));
    await page.goto('/');
    await goToBoards(page);
    await expect(board(page, room.title)).toContainText('Last Month’s Champions');
    expect(calls[0]?.url()).toContain('date=gte.2026-12-01&date=lt.2027-01-01');
  });

  test('two games last month are too few: the board opens soon', async ({ page }) => {
    await stopClock(page, venueMoment('2026-11-03', '12:00:00'));
    await answerWith(page, gamesOn('2026-10-30', room.title, 2, 'October'));
    await page.goto('/');
    await goToBoards(page);
    await expectEmptyBoards(page, [room]);
  });
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
