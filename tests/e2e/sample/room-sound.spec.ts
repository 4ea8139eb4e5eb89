import type { Page } from '@playwright/test';
import { openRooms, required } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

const room = required(
  openRooms.find(({ sound }) => sound),
  'an open room with a sound',
);
const file = room.sound!.file;
const player = (page: Page) => page.locator('#sound audio');
const button = (page: Page, name: string) => page.locator('#sound').getByRole('button', { name });
const state = (page: Page) =>
  player(page).evaluate(({ paused, currentTime, error }: HTMLAudioElement) => ({ paused, currentTime, error }));

/** The addresses of sounds that a page asks for. */
function soundsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/sound/')) asked.push(pathname);
  });
  return asked;
}

test(
  'a visitor hears the room when they press play with the keyboard, and nothing of it is loaded before',
  { tag: '@both' },
  async ({ page }) => {
    const asked = soundsAskedFor(page);
    await page.goto(room.path);
    await button(page, 'Play').scrollIntoViewIfNeeded();
    await expect(page.getByText(room.sound!.alt)).toBeVisible();
    await expect(player(page)).toBeHidden();
    await button(page, 'Play').focus();
    expect(await state(page)).toMatchObject({ paused: true, currentTime: 0 });
    expect(asked).toEqual([]);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await state(page)).currentTime).toBeGreaterThan(0.3);
    expect(await state(page)).toMatchObject({ paused: false, error: null });
    expect(new Set(asked)).toEqual(new Set([file]));
    await expect(button(page, 'Pause')).toBeFocused();
    await expect(page.locator('#sound .played')).toHaveCSS('background-size', /^[1-9][\d.]*% auto$/);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await expect(button(page, 'Play')).toBeFocused();
  },
);

test('the sound begins again at its end, so that a visitor can leave it on', async ({ page }) => {
  await page.goto(room.path);
  await button(page, 'Play').click();
  await expect.poll(async () => (await state(page)).currentTime).toBeGreaterThan(0);
  const end = await player(page).evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration - 0.5;
    return audio.duration;
  });
  expect(end).toBeGreaterThan(20);
  await expect.poll(async () => (await state(page)).currentTime).toBeLessThan(end / 2);
  expect((await state(page)).paused).toBe(false);
});

test('a sound that cannot be played leaves its place to the browser’s own player, which says so', async ({ page }) => {
  await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(room.path);
  await button(page, 'Play').click();
  await expect(player(page)).toBeVisible();
  await expect(button(page, 'Play')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor has the browser’s own player for the sound, and no button that does nothing', async ({ page }) => {
    await page.goto(room.path);
    await expect(player(page)).toBeVisible();
    await expect(button(page, 'Play')).toBeHidden();
  });
});
