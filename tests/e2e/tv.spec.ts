import type { Page } from '@playwright/test';
import type { Game } from '../support/leaderboard.ts';
import { answerWith, boardCalls, game, gamesOn } from '../support/boards.ts';
import { business, openRooms, required } from '../support/content.ts';
import { screenTime } from '../support/lobby-screen.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const other = required(openRooms[1], 'a second open room');
const friday = '2026-11-20';
const evening = venueMoment(friday, '19:00:00');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// A screen on a wall has no phone's size.
test.describe('the screen in the lobby', { tag: '@desktop' }, () => {
  // Without its helper for hours without a network (tv-offline.spec.ts), which would hide calls from these tests.
  test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

  test('a time that was entered is shown within fifteen seconds, and a record gets the whole screen', async ({
    page,
  }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    const games = gamesOn('2026-11-10', room.title, 12, 'Row');
    await answerWith(page, games);
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(heading(page, room.title)).toBeVisible();
    await page.unroute(boardCalls);
    await answerWith(page, [...games, game(room.title, friday, 1500, 'The Flash')]);
    await pass(15);
    await expect(heading(page, 'The Flash')).toBeVisible();
    await expect(page.getByRole('status')).toContainText('New room record');
    await expect(page.getByRole('status')).toContainText('5:01 faster than anybody before');
    await page.unroute(boardCalls);
    await answerWith(page, games); // a host has hidden it
    await pass(30);
    await expect(heading(page, room.title)).toBeVisible();
    await expect(page.getByText('The Flash')).toHaveCount(0);
  });

  test('turns its slides, by itself and by a remote control, and loads a new deployment', async ({ page }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    await answerWith(page, [
      ...gamesOn('2026-11-10', room.title, 12, 'Row'),
      ...gamesOn('2026-10-10', other.title, 5, 'Cell'),
    ]);
    await page.goto('/leaderboard/tv?seconds=10');
    await pass(1);
    await expect(page.getByText('November')).toBeVisible();
    await pass(10);
    await expect(page.getByText('All time')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, other.title)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Hall of fame')).toBeVisible();
    await expect(page.getByText('This month’s champions')).toBeVisible();
    await expect(page.getByText('Last month’s champions')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page, other.title)).toBeVisible();

    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'the next one' } }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await pass(75);
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('keeps the last good board through an outage, says since when, and recovers by itself', async ({ page }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    const games: Game[] = gamesOn('2026-11-10', room.title, 12, 'Row');
    await answerWith(page, games);
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(page.getByText('Updated 7:00 PM')).toBeVisible();
    await page.unroute(boardCalls);
    await page.route(boardCalls, (route) => route.abort('internetdisconnected'));
    await pass(180);
    await expect(page.getByText('No connection since 7:00 PM')).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText('Row 1');

    await page.reload(); // the power was cut as well
    await pass(2);
    await expect(page.getByText('No connection since 7:00 PM')).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText('Row 1');

    await page.unroute(boardCalls);
    await answerWith(page, games);
    await pass(75);
    await expect(page.getByText(/^Updated 7:\d\d PM$/)).toBeVisible();
  });

  test('is dark at night, lit before the doors open, and moves a little each minute, never more than 24 pixels', async ({
    page,
  }) => {
    const pass = await screenTime(page);
    await stopClock(page, venueMoment(friday, '03:00:00'));
    await answerWith(page, gamesOn('2026-11-10', room.title, 12, 'Row'));
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('is closed');
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await page.clock.pauseAt(venueMoment(friday, '15:31:00'));
    await pass(15);
    await expect(heading(page, room.title)).toBeVisible();

    const stage = page.locator('[data-drift]');
    const before = (await stage.getAttribute('data-drift')) ?? '';
    await pass(60);
    await expect(stage).not.toHaveAttribute('data-drift', before);
    const places = await stage.evaluate((element) =>
      Array.from({ length: 12 }, (_, place) => {
        element.setAttribute('data-drift', String(place));
        for (const gliding of element.getAnimations()) gliding.finish();
        return getComputedStyle(element).translate;
      }),
    );
    expect(new Set(places).size).toBe(12);
    for (const place of places) {
      const [x = 0, y = 0] = place.split(' ').map((each) => parseFloat(each) || 0);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(24);
    }
  });

  test('a dark screen wakes for whoever opens or touches it, says why and until when, and goes dark again', async ({
    page,
  }) => {
    const pass = await screenTime(page);
    await stopClock(page, venueMoment(friday, '03:00:00'));
    await answerWith(page, gamesOn('2026-11-10', room.title, 12, 'Row'));
    await page.goto(`/leaderboard/tv?rooms=${room.slug}`);
    const why = page.getByText('This screen rests outside business hours and lights up at 3:30 PM. Opens at 4:00 PM.');
    await pass(1);
    await expect(why).toBeVisible(); // somebody has just opened it
    await pass(61);
    await expect(why).toHaveCount(0);
    const wakes = {
      'a key': () => page.keyboard.press('Escape'),
      'a press': () => page.mouse.down().then(() => page.mouse.up()),
      'a pointer that moves': () => page.mouse.move(500, 400, { steps: 3 }),
    };
    for (const [what, touch] of Object.entries(wakes)) {
      await test.step(what, async () => {
        await touch();
        await expect(why).toBeInViewport({ ratio: 1 });
        await expect(heading(page, `${business.name} is closed`)).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(/^Updated 3:0\d AM$/)).toBeVisible();
        await pass(61);
        await expect(why).toHaveCount(0);
      });
    }
    const loaded = page.waitForEvent('load');
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'the next one' } }));
    await pass(65); // it loads itself anew
    await loaded;
    await pass(1);
    await expect(heading(page, `${business.name} is closed`)).toBeAttached();
    await expect(why).toHaveCount(0);
  });

  test('a room that nobody has played says so, and its code leads to booking', async ({ page }) => {
    const pass = await screenTime(page);
    await stopClock(page, evening);
    await answerWith(page, []);
    await page.goto(`/leaderboard/tv?rooms=${room.slug},no-such-room&seconds=never&orientation=upside-down`);
    await pass(1);
    await expect(page.getByText('Leaderboard opens soon — train your team and set the first record!')).toBeVisible();
    await expect(page.getByRole('img', { name: `Code that leads to ${business.booking.general}` })).toBeVisible();
  });

  test('ten long names fit on every screen, in rows of a twentieth of its height', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page, evening);
    const name = 'The Extraordinarily Long Named Company of Patient Puzzle';
    await answerWith(page, gamesOn('2026-11-10', room.title, 12, name));
    const rows = page.getByRole('listitem');
    const open = async (orientation: string) => {
      await page.goto(`/leaderboard/tv?rooms=${room.slug}&orientation=${orientation}`);
      await page.clock.runFor(1000);
      await expect(rows).toHaveCount(10);
    };
    /** Side and visible part of every row; one question for all of them. */
    const measure = (side: 'width' | 'height') =>
      rows.evaluateAll(
        (elements, wanted) =>
          new Promise<{ side: number; ratio: number }[]>((found) => {
            const observer = new IntersectionObserver((entries) =>
              found(
                entries.map(({ intersectionRatio: ratio, boundingClientRect: box }) => ({ side: box[wanted], ratio })),
              ),
            );
            for (const element of elements) observer.observe(element);
          }),
        side,
      );
    const expectFit = async (screenHeight: number, side: 'width' | 'height') => {
      const outside = async () => (await measure(side)).filter(({ ratio }) => ratio < 0.999);
      await expect.poll(outside).toEqual([]); // the page may still be turning
      const sides = (await measure(side)).map((row) => row.side);
      expect(sides).toHaveLength(10);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(screenHeight / 20);
      await expect(rows.last().getByText('30:10')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: /^Code/ })).toBeInViewport({ ratio: 1 });
    };

    await open('auto');
    for (const [width, height] of [
      [1920, 1080],
      [3840, 2160],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      await test.step(`${width} by ${height}`, () => expectFit(height, 'height'));
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const orientation of ['portrait', 'portrait-left']) {
      await open(orientation);
      await test.step(orientation, () => expectFit(1920, 'width'));
    }
  });
});
