import { gamesOn, answerWith } from '../support/boards.ts';
import { openRooms, required } from '../support/content.ts';
import { venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test(
  'a screen that is switched on without a network starts with the last boards',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.clock.install({ time: venueMoment('2026-11-20', '19:00:00') });
    await answerWith(page, gamesOn('2026-11-10', room.title, 12, 'Row'));
    await page.goto(`/leaderboard/tv?rooms=${room.slug}`);
    await expect(page.getByRole('listitem')).toHaveCount(10);
    // All at once, or nothing.
    const isKept = () => page.evaluate(async () => (await (await caches.open('leaderboard-tv')).keys()).length > 0);
    await expect.poll(isKept).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

    await page.unrouteAll();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText('Row 1');
    const picture = page.getByRole('presentation').or(page.locator('img')).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
  },
);
