import { cookieConsentKey } from '#domain/browser-keys.ts';
import { expectAccessible } from '../../support/axe.ts';
import { board, goToBoards } from '../../support/boards.ts';
import { business, openRooms, required } from '../../support/content.ts';
import { closePromo, promoBanner } from '../../support/shell.ts';
import { desktop, onScreens, phone } from '../../support/sizes.ts';
import { expect, test, type Page } from '../../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) => onScreens(page, [phone, desktop], () => expectAccessible(page));

test('a page whose announcement was closed is for everybody', async ({ page }) => {
  await page.goto('/careers');
  await closePromo(page).click();
  await expect(promoBanner(page)).toBeHidden();
  await look(page);
});

test('the home page is for everybody with all there is to open: answers, reviews, greetings, filtered rooms, boards', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey);
  const [neighborhood] = business.neighborhoods;
  await page.goto(`/?audience=corporate&location=${neighborhood?.keyword}&theme=${room.theme}`);
  await expect(page.getByRole('heading', { name: neighborhood?.title ?? '' })).toBeVisible();
  await expect(page.locator('#rooms').getByRole('status')).toBeVisible();
  await page.getByText('Load More Reviews').click();
  await expect(page.locator('#reviews').getByRole('listitem').nth(4)).toBeVisible();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('#faq details')) {
      details.removeAttribute('name'); // all at once, to look at each
      details.setAttribute('open', '');
    }
    for (const greeting of document.querySelectorAll<HTMLElement>('[data-keyword]')) greeting.hidden = false;
  });
  await expect(page.locator('#faq details:not([open])')).toHaveCount(0);
  for (const { title } of business.neighborhoods)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await goToBoards(page);
  await expect(board(page, room.title).getByRole('listitem').first()).toBeVisible();
  await look(page);
});
