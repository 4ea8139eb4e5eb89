import { cookieConsentKey } from '#domain/browser-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import { answerWith, board, expectEmptyBoards, goToBoards } from '../support/boards.ts';
import { openRooms, required, retiredRooms, rooms } from '../support/content.ts';
import { somePage } from '../support/places.ts';
import { cookieNotice, experiences, sheet } from '../support/shell.ts';
import { desktop, onScreens, phone } from '../support/sizes.ts';
import { expect, test, type Page } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) =>
  onScreens(page, [phone, desktop], async () => {
    // from the top: what a change of size leaves half under the header that sticks there would count as too small to touch
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

const teams = (page: Page, title: string) => board(page, title).getByRole('listitem').first();

test('the sheet of experiences is for everybody', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/#rooms', somePage]) {
    await page.goto(path);
    await experiences(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
  }
});

test('the cookie notice and its confirmation are for everybody', async ({ page }) => {
  for (const path of [somePage, '/']) {
    await page.goto(path);
    await expect(cookieNotice(page)).toBeVisible();
    await look(page);
  }
  await cookieNotice(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(page.getByRole('heading', { name: 'Cookie preferences saved' })).toBeVisible();
  await look(page);
});

test.describe('to a visitor who has accepted cookies', () => {
  test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey));

  test('the picture viewer is for everybody, at the first and the last picture', async ({ page }) => {
    await page.goto(room.path);
    await page.locator('#gallery').getByRole('link').first().click();
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(viewer.getByRole('img')).toBeVisible();
    await look(page);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByRole('img')).toHaveAccessibleName(room.gallery.at(-1)!.alt);
    await look(page);
  });

  test('the home page is for everybody with every answer open, filtered rooms and boards', async ({ page }) => {
    await page.goto(`/?theme=${encodeURIComponent(room.theme)}`);
    await page.locator('#faq details').evaluateAll((all) => {
      for (const details of all) {
        details.removeAttribute('name'); // all at once, to look at each
        details.setAttribute('open', '');
      }
    });
    await expect(page.locator('#faq details:not([open])')).toHaveCount(0);
    await goToBoards(page);
    await expect(teams(page, room.title)).toBeVisible();
    await look(page);
  });

  for (const { path, title } of rooms) {
    test(`open answers about ${title} and its board are for everybody`, async ({ page }) => {
      await page.goto(path);
      await page.locator('#questions summary').first().click();
      await expect(page.locator('#questions details[open]')).toHaveCount(1);
      await goToBoards(page);
      await expect(teams(page, title)).toBeVisible();
      await look(page);
    });
  }

  for (const { path, title, status } of [
    { ...room, path: '/' },
    room,
    ...retiredRooms.slice(0, 1),
    { ...room, path: '/leaderboard' },
  ]) {
    test(`on ${path} boards without teams are for everybody`, async ({ page }) => {
      await answerWith(page, []);
      await page.goto(path);
      if (path !== '/leaderboard') await goToBoards(page);
      await expectEmptyBoards(page, [{ title, status }]);
      await look(page);
    });
  }

  test('the leaderboard is for everybody, of this month and of another period', async ({ page }) => {
    await page.goto('/leaderboard');
    await expect(teams(page, room.title)).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'All time' }).click();
    await expect(page.getByRole('button', { name: 'All time' })).toHaveAttribute('aria-pressed', 'true');
    await expect(teams(page, room.title)).toBeVisible();
    await look(page);
  });
});
