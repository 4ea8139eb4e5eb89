import { backendUrl } from '../support/addresses.ts';
import { answerWith, board, expectBoard, game, gamesOn, listed, realEntries } from '../support/boards.ts';
import { openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { teamsOf } from '../support/leaderboard.ts';
import { mobileBar } from '../support/shell.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

/** The periods of the page on the day of all tests, Friday, November 20, 2026, this month being shown first. */
const periods: [name: string, days: { from?: string; to?: string }][] = [
  ['This month', { from: '2026-11-01', to: '2026-11-30' }],
  ['This week', { from: '2026-11-16', to: '2026-11-22' }],
  ['Last month', { from: '2026-10-01', to: '2026-10-31' }],
  ['All time', {}],
];

test('a visitor reads the ten fastest teams of every room for each period; of a retired room always the final ones', async ({
  page,
}) => {
  await page.goto('/leaderboard');
  await expect(page.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
  const entries = await realEntries();
  await expect(board(page, room.title)).toBeVisible();
  await expect(board(page, room.title).getByRole('link', { name: `Book ${room.title}` })).toHaveAttribute(
    'target',
    '_blank',
  );
  for (const [name, days] of periods) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    for (const { title } of openRooms) {
      const ranked = teamsOf(entries, { roomName: title, ...days, limit: 10 });
      expect(ranked.length).toBeGreaterThan(0);
      await expectBoard(page, title, ranked, entries);
      await expect(board(page, title)).toContainText(name);
    }
    for (const { title } of retiredRooms)
      await expectBoard(page, title, teamsOf(entries, { roomName: title, limit: 10 }), entries);
  }
  for (const { title } of retiredRooms) await expect(board(page, title)).toContainText(/retired/i);
});

test('on a wide screen a place stands as high on every board as on the board beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'All time' }).click();
  await expect(board(page, room.title).getByRole('listitem')).toHaveCount(10);
  const tops = await page
    .locator('.boards-long .board')
    .evaluateAll((boards) =>
      boards.map((each) => [...each.querySelectorAll('.board-rank')].map((rank) => rank.getBoundingClientRect().top)),
    );
  expect(tops.length).toBeGreaterThan(1);
  const [first = []] = tops;
  for (const places of tops) expect(places).toEqual(first.slice(0, places.length));
});

test('the page asks once for each view, ten teams of each room, and once for the final boards', async ({ page }) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const calls = await answerWith(page, []);
  await page.goto('/leaderboard');
  await expect(board(page, room.title)).toBeVisible();
  for (const [name] of periods) await page.getByRole('button', { name }).click();
  await page.getByRole('combobox', { name: 'Teams' }).selectOption('Duos');
  await expect(board(page, room.title)).toContainText('No duos on this board yet.');
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

test('what a visitor presses and chooses before the boards have come counts', { tag: '@both' }, async ({ page }) => {
  const boardsMayCome = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/_astro\/Leaderboard\.[^/]+\.js$/, async (route) => {
    asked += 1;
    await boardsMayCome.promise;
    await route.continue();
  });
  await page.goto('/leaderboard');
  const week = page.getByRole('button', { name: 'This week' });
  const teams = page.getByRole('combobox', { name: 'Teams' });
  await week.click();
  await teams.selectOption('Duos');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(week).toHaveAttribute('aria-pressed', 'false');
  boardsMayCome.resolve();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(teams).toHaveValue('duo');
  await expect(board(page, room.title)).toContainText('This week');
});

test('a team shows its hints and no share of teams that it beat, equals share a place, and pairs can be compared with pairs', async ({
  page,
}) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  const pair = { ...game(room.title, '2026-11-10', 1900, 'Two Owls'), hints_used: 0, category: 'duo' };
  const slower = [1900, 2000].map((seconds) => game(room.title, '2026-11-10', seconds, 'The Owls'));
  await answerWith(page, [...gamesOn('2026-11-09', room.title, 7, 'Crowd'), pair, ...slower]);
  await page.goto('/leaderboard');
  const line = (name: string) => board(page, room.title).getByRole('listitem').filter({ hasText: name });
  await expect(line('Two Owls')).toContainText('no hints');
  await expect(board(page, room.title)).not.toContainText('%');
  expect((await listed(page, room.title)).slice(6)).toMatchObject([
    { place: 7, name: 'Crowd 7', time: '30:07' },
    { place: 8, name: 'Two Owls', time: '31:40' },
    { place: 8, name: 'The Owls', time: '31:40' },
    { place: 10, name: 'The Owls', time: '33:20' },
  ]);
  await page.getByRole('combobox', { name: 'Teams' }).selectOption('Duos');
  await expect(board(page, room.title).getByRole('listitem')).toHaveCount(1);
  expect(await listed(page, room.title)).toMatchObject([{ place: 1, name: 'Two Owls', time: '31:40' }]);
});

test('a phone shows the picture of the page too, and lets choose a period and see the first board without scrolling', async ({
  page,
}) => {
  await page.goto('/leaderboard');
  const picture = page.getByRole('main').getByRole('img').first();
  // a phone comes closer to the subject of a picture: what it cuts off at the sides is no part of what is shown
  await expect(picture).toBeInViewport({ ratio: 0.5 });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await expect(page.getByRole('group', { name: 'Period' })).toBeInViewport({ ratio: 1 });
  const bar = (await mobileBar(page).boundingBox())!;
  expect((await board(page, rooms[0]!.title).boundingBox())!.y).toBeLessThan(bar.y);
});

test('a wall without names, or with two, is as high as what it says; nothing is left empty below it', async ({
  page,
}) => {
  await stopClock(page, venueMoment('2026-11-20', '12:00:00'));
  await answerWith(page, gamesOn('2026-11-09', room.title, 2, 'Crowd'));
  await page.goto('/leaderboard');
  await expect(board(page, room.title).getByRole('listitem')).toHaveCount(2);
  const boxes = await Promise.all(rooms.map(async ({ title }) => (await board(page, title).boundingBox())!));
  for (const { height } of boxes) expect(height).toBeLessThan(320);
  const end = Math.max(...boxes.map(({ y, height }) => y + height));
  const next = (await page
    .getByRole('region', { name: /./ })
    .filter({ has: page.locator('#how-heading') })
    .boundingBox())!;
  expect(next.y - end).toBeLessThan(120);
});

test('a visitor without a mouse changes the period', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/leaderboard');
  await expect(board(page, rooms[0]!.title)).toBeVisible();
  await page.getByRole('button', { name: 'This month' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true');
});
