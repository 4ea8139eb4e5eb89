import type { Page } from '@playwright/test';
import { holidays, required } from '../support/content.ts';
import { dayAfter, stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

/** The soonest occasion of the built page; looked at from earlier days, none comes before it. */
const occasion = required(holidays[0], 'an occasion for gifts');
const next = required(holidays[1], 'a second occasion for gifts');
const last = required(holidays.at(-1), 'a last occasion for gifts');
const urgentLine = 'Order now for guaranteed delivery!';

const promo = (page: Page) => page.locator('#gift-cards');
const headline = (page: Page) => promo(page).getByRole('heading', { level: 2 });
const urgent = (page: Page) => promo(page).getByText(urgentLine);

/** A headline that speaks of no occasion. */
async function expectGenericHeadline(page: Page): Promise<void> {
  await expect(headline(page)).toHaveAccessibleName(/\w{3}/);
  for (const { headline: text } of holidays) await expect(headline(page)).not.toHaveAccessibleName(text);
}

/** Opens the page at a moment and scrolls to the promo: the holiday is chosen when it comes near. */
async function visit(page: Page, day: string, time = '12:00:00'): Promise<void> {
  await stopClock(page, venueMoment(day, time));
  await page.goto('/');
  await promo(page).scrollIntoViewIfNeeded();
}

for (const { days, shown } of [
  { days: 61, shown: false },
  { days: 60, shown: true },
  { days: 59, shown: true },
]) {
  test(`${days} days before it, the occasion is ${shown ? 'named' : 'not named yet'}`, async ({ page }) => {
    await visit(page, dayAfter(occasion.date, -days));
    await expect(promo(page).getByText(occasion.cta)).toBeVisible({ visible: shown });
    if (shown) await expect(headline(page)).toHaveAccessibleName(occasion.headline);
    else await expectGenericHeadline(page);
    await expect(urgent(page)).toBeHidden();
  });
}

for (const { days, isUrgent } of [
  { days: 14, isUrgent: false },
  { days: 13, isUrgent: true },
  { days: 0, isUrgent: true },
]) {
  test(`${days} days before it, the promo ${isUrgent ? 'asks' : 'does not ask'} to order now`, async ({ page }) => {
    await visit(page, dayAfter(occasion.date, -days));
    await expect(headline(page)).toHaveAccessibleName(occasion.headline);
    await expect(urgent(page)).toBeVisible({ visible: isUrgent });
  });
}

test('the day changes at midnight of the venue, wherever the visitor is', async ({ page }) => {
  await visit(page, dayAfter(occasion.date, -14), '23:59:59');
  await expect(urgent(page)).toBeHidden();
  await page.clock.runFor(1000);
  await page.reload();
  await promo(page).scrollIntoViewIfNeeded();
  await expect(urgent(page)).toBeVisible();
});

test('the day after an occasion the next one is named', async ({ page }) => {
  await visit(page, dayAfter(occasion.date, 1));
  await expect(headline(page)).toHaveAccessibleName(next.headline);
});

test('a page that was built a year ago names no occasion that is over', async ({ page }) => {
  await visit(page, dayAfter(last.date, 1));
  await expectGenericHeadline(page);
  await expect(urgent(page)).toBeHidden();
});
