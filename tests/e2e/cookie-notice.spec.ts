import type { Page } from '@playwright/test';
import { cookieConsentKey } from '#domain/browser-keys.ts';
import { openRooms, required } from '../support/content.ts';
import { cookieNotice, holdReact, stored } from '../support/shell.ts';
import { desktop, onScreens, phone, type Screen } from '../support/sizes.ts';
import { stopClock } from '../support/time.ts';
import { otherPage, somePage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

const confirmation = (page: Page) => page.getByRole('status').filter({ hasText: 'Cookie preferences saved' });
const acceptAll = (page: Page) => cookieNotice(page).getByRole('button', { name: 'Accept All' });
const learnMore = (page: Page) => cookieNotice(page).getByRole('link', { name: 'Learn More' });

test.beforeEach(({ page }) => stopClock(page));

test('a visitor is asked one second after the page has loaded, not earlier, and on the next page once more', async ({
  page,
}) => {
  await page.goto(somePage);
  await page.clock.runFor(999);
  await expect(cookieNotice(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(cookieNotice(page)).toBeVisible();
  await page.goto(otherPage);
  await expect(cookieNotice(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(cookieNotice(page)).toBeVisible();
});

const upright: Screen = { width: 768, height: 1024 };
const sideways: Screen = { width: 844, height: 390 };

test('the notice covers no button and moves nothing, on any screen and with text twice as large', async ({ page }) => {
  const places = () =>
    page
      .locator('a, button, h1, main p')
      .evaluateAll((elements) =>
        elements.filter((element) => !element.closest('cookie-slot')).map((element) => element.getBoundingClientRect()),
      );
  for (const large of [false, true]) {
    await onScreens(page, [phone, upright, desktop, sideways], async () => {
      await page.goto(room.path);
      if (large) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const before = await places();
      await page.clock.runFor(1000);
      await expect(cookieNotice(page)).toBeInViewport();
      expect(await places()).toEqual(before);
      const notice = required(
        (await page.locator('cookie-slot').boundingBox()) ?? undefined,
        'the place of the notice',
      );
      const covered = before.filter(
        ({ left, right, top, bottom, width }) =>
          width > 1 &&
          left < notice.x + notice.width &&
          right > notice.x &&
          top < notice.y + notice.height &&
          bottom > notice.y,
      );
      expect(covered).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(cookieNotice(page)).not.toBeInViewport();
    });
  }
});

test('the second begins when the last picture of a slow page is there', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/_astro\/.*\.(avif|webp)/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(room.path, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(5000);
  await expect(cookieNotice(page)).toBeHidden();
  arrived.resolve();
  await page.waitForLoadState('load');
  await page.clock.runFor(1000);
  await expect(cookieNotice(page)).toBeVisible();
});

test(
  'Accept All is kept, confirmed for a while, and the visitor is not asked again',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    await page.clock.runFor(1000);
    await acceptAll(page).click();
    await expect(confirmation(page).getByRole('heading', { name: 'Cookie preferences saved' })).toBeVisible();
    await expect(cookieNotice(page)).toBeHidden();
    expect((await page.locator('cookie-slot').boundingBox())?.height).toBe(0);
    expect(await stored(page, cookieConsentKey)).toBe('accepted');
    await page.clock.runFor(10_000);
    await expect(confirmation(page)).toBeHidden();

    await page.reload();
    await page.clock.runFor(10_000);
    await expect(cookieNotice(page)).toBeHidden();
    await page.goto(otherPage);
    await page.clock.runFor(10_000);
    await expect(cookieNotice(page)).toBeHidden();
    await expect(confirmation(page)).toBeHidden();
  },
);

test('the first press of Accept All counts, however late React arrives', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(somePage);
  await page.clock.runFor(1000);
  await acceptAll(page).click();
  release();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(page, cookieConsentKey)).toBe('accepted');
});

test('Learn More hides the notice, keeps nothing and leads to the words about cookies, from their own page too', async ({
  page,
}) => {
  await page.goto(somePage);
  await page.clock.runFor(1000);
  await learnMore(page).click();
  await expect(page).toHaveURL('/legal#cookies');
  await expect(page.locator('#cookies').getByRole('heading').first()).toBeInViewport();
  await expect(cookieNotice(page)).toBeHidden();
  expect(await stored(page, cookieConsentKey)).toBeNull();

  await page.goto('/legal');
  await page.clock.runFor(1000);
  await learnMore(page).click();
  await expect(cookieNotice(page)).toBeHidden();
  await expect(page).toHaveURL('/legal#cookies');
  await expect(page.locator('#cookies').getByRole('heading').first()).toBeInViewport();
  expect(await stored(page, cookieConsentKey)).toBeNull();
});

test('Learn More works by the browser alone when React cannot be loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(somePage);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await learnMore(page).click();
  await expect(page).toHaveURL('/legal#cookies');
});
