import { cookieConsentKey } from '#domain/browser-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import { answerWith, board, expectEmptyBoards, goToBoards } from '../support/boards.ts';
import { business, openRooms, questions, required, retiredRooms, rooms } from '../support/content.ts';
import { closePromo, cookieNotice, experiences, promoBanner, sheet } from '../support/shell.ts';
import { sizes } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the sheet of experiences', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of ['/#rooms', '/date-night']) {
    test(`is for everybody when open on ${path}`, async ({ page }) => {
      await page.goto(path);
      await experiences(page).tap();
      await expect(sheet(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

for (const { size, ...screen } of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('the cookie notice and its confirmation are for everybody', async ({ page }) => {
      for (const path of ['/careers', '/']) {
        await page.goto(path);
        await expect(cookieNotice(page)).toBeVisible();
        await expectAccessible(page);
      }
      await cookieNotice(page).getByRole('button', { name: 'Accept All' }).click();
      await expect(page.getByRole('heading', { name: 'Cookie preferences saved' })).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('to a visitor who has accepted cookies', () => {
      test.beforeEach(({ page }) =>
        page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey),
      );

      test('a page whose announcement was closed is for everybody', async ({ page }) => {
        await page.goto('/careers');
        await closePromo(page).click();
        await expect(promoBanner(page)).toBeHidden();
        await expectAccessible(page);
      });

      test('the picture viewer is for everybody, at the first and the last picture', async ({ page }) => {
        await page.goto(room.path);
        await page.locator('#gallery').getByRole('link').first().click();
        const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
        await expect(viewer.getByRole('img')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('ArrowLeft');
        await expect(viewer.getByRole('img')).toHaveAccessibleName(room.gallery.at(-1)!.alt);
        await expectAccessible(page);
      });

      test('open answers are for everybody', async ({ page }) => {
        await page.goto('/');
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('#faq details')) {
            details.removeAttribute('name'); // all at once, to look at each
            details.setAttribute('open', '');
          }
        });
        await expect(page.locator('#faq details[open]')).toHaveCount(questions.length);
        await expectAccessible(page);
      });

      for (const { path, title } of rooms) {
        test(`open answers about ${title} are for everybody`, async ({ page }) => {
          await page.goto(path);
          await page.locator('#questions summary').first().click();
          await expect(page.locator('#questions details[open]')).toHaveCount(1);
          await expectAccessible(page);
        });
      }

      test('all reviews are for everybody', async ({ page }) => {
        await page.goto('/?audience=corporate');
        await page.getByText('Load More Reviews').click();
        await expect(page.locator('#reviews').getByRole('listitem').nth(4)).toBeVisible();
        await expectAccessible(page);
      });

      for (const { keyword, title } of business.neighborhoods) {
        test(`the greeting of ${title} is for everybody, beside a filtered list of rooms`, async ({ page }) => {
          await page.goto(`/?location=${keyword}&theme=${room.theme}`);
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          await expect(page.locator('#rooms').getByRole('status')).toBeVisible();
          await expectAccessible(page);
        });
      }

      for (const path of ['/', room.path, required(retiredRooms[0], 'a retired room').path, '/leaderboard']) {
        const shown = rooms.find((each) => each.path === path) ?? room;

        test(`on ${path} boards with teams are for everybody`, async ({ page }) => {
          await page.goto(path);
          if (path !== '/leaderboard') await goToBoards(page);
          await expect(board(page, shown.title).getByRole('listitem').first()).toBeVisible();
          await expectAccessible(page);
        });

        test(`on ${path} boards without teams are for everybody`, async ({ page }) => {
          await answerWith(page, []);
          await page.goto(path);
          if (path !== '/leaderboard') await goToBoards(page);
          await expectEmptyBoards(page, [shown]);
          await expectAccessible(page);
        });
      }

      test('another period of the leaderboard is for everybody', async ({ page }) => {
        await page.goto('/leaderboard');
        await page.getByRole('button', { name: 'All time' }).click();
        await expect(board(page, room.title).getByRole('listitem').first()).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
