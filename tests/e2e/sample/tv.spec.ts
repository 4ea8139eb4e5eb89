import type { Page } from '@playwright/test';
import { answerWith, game, printedTime, realEntries } from '../../support/boards.ts';
import { openRooms, required, retiredRooms } from '../../support/content.ts';
import { teamsOf } from '../../support/leaderboard.ts';
import { screenTime } from '../../support/lobby-screen.ts';
import { stopClock, venueMoment } from '../../support/time.ts';
import { expect, test } from '../../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const retired = required(retiredRooms[0], 'a retired room');
const evening = venueMoment('2026-11-20', '19:00:00');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// A screen on a wall has no phone's size.
test.describe('the screen in the lobby', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

  test('shows the fastest teams of all time as the backend knows them, and stands alone', async ({ page }) => {
    const { slug, title } = retired; // nobody enters a game there meanwhile
    await page.clock.install({ time: evening });
    await page.goto(`/leaderboard/tv?rooms=${slug}`);
    const fastest = teamsOf(await realEntries(), { roomName: title, limit: 10 });
    await expect(heading(page, title)).toBeVisible();
    const rows = page.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    const times = fastest.map(({ adjusted_time_seconds: time }) => new RegExp(`${printedTime(time)}$`));
    await expect(rows).toHaveText(times);
    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('a day that is closed within two weeks has a slide of its own behind the boards, with its note', async ({
    page,
  }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    await answerWith(page, []);
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(heading(page, room.title)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page, 'Special hours coming up')).toBeVisible();
    await expect(page.getByText('We’re home for Thanksgiving.')).toBeInViewport({ ratio: 1 });
  });

  test('a retired room is shown on request, and only then', async ({ page }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    await answerWith(page, [game(retired.title, '2025-12-30')]);
    await page.goto('/leaderboard/tv');
    await pass(1);
    await expect(heading(page, room.title)).toBeVisible();
    await page.goto(`/leaderboard/tv?rooms=${retired.slug}`);
    await pass(1);
    await expect(heading(page, retired.title)).toBeVisible();
    await expect(page.getByText('Final board')).toBeVisible();
  });
});
