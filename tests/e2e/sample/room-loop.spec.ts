import type { Page } from '@playwright/test';
import { openRooms, required } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test.describe('the loop of a room', () => {
  const video = (page: Page) => page.locator('#video video');
  const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

  test(
    'is not loaded before it is in view, then plays without sound, in the shape of the screen',
    { tag: '@both' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const loops = () => asked.filter((url) => url.endsWith('.mp4'));
      await page.goto(room.path);
      expect(loops()).toEqual([]);
      await video(page).scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(page)).toBe(false);
      expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
      const isPhone = page.viewportSize()!.width < 768;
      expect(new Set(loops().map((url) => new URL(url).pathname))).toEqual(
        new Set([isPhone ? room.video?.mobile : room.video?.desktop]),
      );
    },
  );

  test('stays still for a visitor who wants less motion, and can be started by hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(room.path);
    const autoplay = await video(page).getAttribute('autoplay');
    expect(autoplay).toBeNull();
    await video(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await isPaused(page)).toBe(true);
    await expect(video(page)).toHaveAttribute('controls');
  });
});
