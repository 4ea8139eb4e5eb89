import { listed, openRooms, required } from '../support/content.ts';
import { expect, test, untilScripted, type Page } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const post = required(listed[0], 'a post');

/** Reads a page's first picture as it stands: how many pixels wide, and how much the page has moved. */
const firstPicture = (page: Page) => page.getByRole('main').locator('img[fetchpriority="high"]');
/** The picture of the first room's card on home, below the first screen. */
const card = (page: Page) => page.getByRole('img', { name: room.imageAlt }).first();
/** Width in pixels of the file that a picture shows; 0 while a picture further down has none yet. */
const loaded = (page: Page, picture = firstPicture(page)) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    if (image.currentSrc === '') return 0;
    const copy = new Image();
    copy.src = image.currentSrc;
    await copy.decode();
    return copy.naturalWidth;
  });

test.describe('on the sharpest phone', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the first picture of home and of a room comes small and then in full', async ({ page }) => {
    for (const path of ['/', room.path]) {
      await page.goto(path);
      await expect.poll(() => loaded(page)).toBeGreaterThan(1000);
    }
  });

  test('the picture of a room card comes in full when somebody scrolls, and not before', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => loaded(page)).toBeGreaterThan(1000);
    await expect(card(page).locator('xpath=../source[@data-scroll]')).toHaveAttribute('srcset', / 672w$/);
    await card(page).scrollIntoViewIfNeeded();
    await expect.poll(() => loaded(page, card(page))).toBeGreaterThan(1200);
  });

  test('a picture in the text of a post is as wide as the column, and comes in full when somebody scrolls', async ({
    page,
  }) => {
    await page.goto(post.path);
    await expect.poll(() => loaded(page)).toBeGreaterThan(1000); // the script is there that hears of the scrolling
    const picture = page.locator('.prose img').first();
    const column = await page.locator('.prose').evaluate(({ clientWidth }) => clientWidth);
    expect(await picture.evaluate(({ clientWidth }) => clientWidth)).toBe(column);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => loaded(page, picture)).toBeGreaterThan(1000);
  });

  test('a visitor who saves data keeps the small picture', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await untilScripted(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(await loaded(page)).toBeLessThan(800);
  });
});

test.describe('on a usual phone', () => {
  test.use({ deviceScaleFactor: 1.75 });

  test('the picture that fills the screen stays', async ({ page }) => {
    await page.goto(room.path);
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(await loaded(page)).toBe(768);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, deviceScaleFactor: 3 });

  test('the small picture is there and stays', async ({ page }) => {
    await page.goto(room.path);
    await expect(firstPicture(page)).toBeVisible();
    await expect(firstPicture(page).locator('xpath=../source[@data-load]')).toHaveAttribute('srcset', / 768w/);
  });
});
