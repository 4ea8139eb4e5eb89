import { board, boardCalls } from '../support/boards.ts';
import { openRooms, required } from '../support/content.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

for (const path of ['/', room.path, '/leaderboard']) {
  test(`on ${path} boards that come late push nothing away`, { tag: '@both' }, async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(boardCalls, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    const asked = page.waitForRequest(boardCalls);
    await page.goto(path);
    const after = page
      .getByText(/full leaderboard/i)
      .or(page.locator('#how-heading'))
      .first();
    await after.scrollIntoViewIfNeeded();
    await asked;
    await expect(board(page, room.title)).toHaveCount(0);
    const before = await after.boundingBox();
    arrived.resolve();
    await expect(board(page, room.title).getByRole('listitem').first()).toBeAttached();
    expect(await after.boundingBox()).toEqual(before);
    expect(await shifts()).toEqual([]);
  });
}
