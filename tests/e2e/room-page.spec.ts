import type { Page } from '@playwright/test';
import { openRooms, required } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

// What the page of each room has, and how it is booked: tests/site/rooms.test.ts and tests/site/sample/retired-room.test.ts.
const room = required(openRooms[0], 'an open room');

const gallery = (page: Page) => page.getByRole('region', { name: 'Inside the set' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const shownPicture = (page: Page) => viewer(page).getByRole('img');
const pictureLink = (page: Page, index: number) => gallery(page).getByRole('listitem').nth(index).getByRole('link');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

test(
  'a visitor looks through the pictures, forth, back and around; the viewer fits the screen with the whole picture',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(room.path);
    await pictureLink(page, 1).click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
    const size = page.viewportSize()!;
    for (const part of [viewer(page), shownPicture(page), button(page, 'Close')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())!.width).toBeLessThanOrEqual(size.width);
    }
    await button(page, 'Next').click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
    await expect(viewer(page)).toContainText(`3 of ${room.gallery.length}`);
    for (let presses = 0; presses < 3; presses++) await button(page, 'Previous').click();
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery.at(-1)!.alt);
    await button(page, 'Close').click();
    await expect(viewer(page)).toBeHidden();
  },
);

test(
  'a visitor looks through the pictures with the keyboard and comes back to where they were; a press beside a picture closes it too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(room.path);
    await pictureLink(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[0]!.alt);
    await expect(viewer(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[2]!.alt);
    await page.keyboard.press('ArrowLeft');
    await expect(shownPicture(page)).toHaveAccessibleName(room.gallery[1]!.alt);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(pictureLink(page, 1)).toBeFocused();

    await pictureLink(page, 0).click();
    await expect(viewer(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(viewer(page)).toBeHidden();
  },
);

test('a visitor who chooses the colors of the screen still sees how scary a room is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(room.path);
  const meter = page.getByRole('img', { name: /^\d of 5$/ }).first();
  const filled = await meter.locator('span').evaluateAll((steps) =>
    steps.map((step) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(step);
      return backgroundColor === borderTopColor;
    }),
  );
  expect(`${filled.filter(Boolean).length} of 5`).toBe(await meter.getAttribute('aria-label'));
});
