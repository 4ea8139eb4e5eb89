import type { Page } from '@playwright/test';
import { openRooms, required, rooms } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

// What the page of each room has, and how it is booked: tests/site/rooms.test.ts and tests/site/sample/retired-room.test.ts.
const room = required(openRooms[0], 'an open room');
const scary = required(
  openRooms.find(({ scareLevel }) => scareLevel.level > 0),
  'a room that is a little scary',
);

const gallery = (page: Page) => page.getByRole('region', { name: 'Inside the set' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const shownPicture = (page: Page) => viewer(page).getByRole('img');
const pictureLink = (page: Page, index: number) => gallery(page).getByRole('listitem').nth(index).getByRole('link');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

/** Swipes over the middle of the viewer, as a finger does: to the left by a negative part of its width. */
async function swipe(page: Page, part: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: width * (0.5 + part * (moved - 0.5)), y: height / 2 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await touch('touchEnd');
}

test(
  'a visitor looks through the pictures, forth, back and around: over all of a wide screen, whole on an upright one, and the other way with one press',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(room.path);
    await pictureLink(page, 1).click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
    const { width, height } = page.viewportSize()!;
    const shownAs = () => shownPicture(page).evaluate((image) => getComputedStyle(image).objectFit);
    expect(await shownPicture(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const [first, second] = height > width ? (['contain', 'cover'] as const) : (['cover', 'contain'] as const);
    const pressed = (fit: 'contain' | 'cover') =>
      expect(button(page, 'Whole picture')).toHaveAttribute('aria-pressed', `${fit === 'contain'}`);
    expect(await shownAs()).toBe(first);
    await pressed(first);
    for (const name of ['Close', 'Whole picture', 'Previous', 'Next'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });

    await button(page, 'Whole picture').click();
    await pressed(second);
    expect(await shownAs()).toBe(second);
    await shownPicture(page).click();
    await pressed(first);

    await button(page, 'Next').click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
    await expect(shownPicture(page)).toBeInViewport({ ratio: 1 });
    await expect(viewer(page)).toContainText(`3 of ${room.gallery.length}`);
    for (let presses = 0; presses < 3; presses++) await button(page, 'Previous').click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery.at(-1)!.alt);
    await button(page, 'Close').click();
    await expect(viewer(page)).toBeHidden();
  },
);

test('a finger swipes from picture to picture, and a phone that is turned keeps the one it shows', async ({ page }) => {
  await page.goto(room.path);
  await pictureLink(page, 0).click();
  await expect(shownPicture(page)).toBeInViewport({ ratio: 1 });
  await swipe(page, -0.7);
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
  await expect(viewer(page)).toContainText(`2 of ${room.gallery.length}`);
  await expect(shownPicture(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(shownPicture(page)).toBeInViewport({ ratio: 1 });
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
  for (const name of ['Close', 'Next']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await swipe(page, 0.7);
  await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[0]!.alt);
});

test(
  'a visitor looks through the pictures with the keyboard and comes back to where they were',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(room.path);
    await pictureLink(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[0]!.alt);
    await expect(button(page, 'Close')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
    await page.keyboard.press('ArrowLeft');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(pictureLink(page, 1)).toBeFocused();
  },
);

test('a visitor who chooses the colors of the screen still sees how scary a room is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(scary.path);
  const scare = page.locator('.scare').first();
  const meter = scare.locator('.meter');
  const flames = await meter.locator('span').evaluateAll((steps) =>
    steps.map((step) => {
      const { opacity, borderTopWidth, borderTopColor } = getComputedStyle(step);
      return { isLit: opacity === '1', isDrawn: Number.parseFloat(borderTopWidth) > 3, color: borderTopColor };
    }),
  );
  const { level } = scary.scareLevel;
  expect(flames.map(({ isLit }) => isLit)).toEqual([1, 2, 3, 4, 5].map((step) => step <= level));
  await expect(scare).toHaveText(`scare level ${level} of 5`);
  // Over the picture at the top of the page it brings a ground of its own, and flames that can be seen on it.
  const ground = await meter.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  expect(flames.every(({ isDrawn, color }) => isDrawn && color !== ground)).toBe(true);
});

test('of a room that frightens nobody words say so, and no flame is drawn', async ({ page }) => {
  const calm = required(
    rooms.find(({ scareLevel }) => scareLevel.level === 0),
    'a room that is not scary',
  );
  await page.goto(calm.path);
  const hero = page.locator('main > section').first();
  await expect(hero).toContainText('not scary');
  await expect(page.locator('#facts')).toContainText('Not scary');
  await expect(hero.locator('.meter')).toHaveCount(0);
  await expect(page.locator('#facts .meter')).toHaveCount(0);
});
