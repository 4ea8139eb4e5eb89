import type { Page } from '@playwright/test';
import { holidays, required } from '../../support/content.ts';
import { stopClock, venueMoment } from '../../support/time.ts';
import { expect, test } from '../../support/visitor.ts';

// The page was built on November 20, 2026, and says so: Thanksgiving, six days away, order now. On every day below the
// right answer is another one. The rules themselves: tests/unit/domain/gift-promo.test.ts.
const christmas = required(
  holidays.find(({ date }) => date === '2026-12-25'),
  'words for Christmas',
);

const promo = (page: Page) => page.locator('#gift-cards');
const headline = (page: Page) => promo(page).getByRole('heading', { level: 2 });
const urgent = (page: Page) => promo(page).getByText('Order now for guaranteed delivery!');

/** Opens the page at a moment and scrolls to the promo: the holiday is chosen when it comes near. */
async function visit(page: Page, day: string, time = '12:00:00'): Promise<void> {
  await stopClock(page, venueMoment(day, time));
  await page.goto('/');
  await promo(page).scrollIntoViewIfNeeded();
}

test('a buyer is asked to order now from thirteen days before Christmas on, by the clock of the venue', async ({
  page,
}) => {
  await visit(page, '2026-12-11', '23:59:59');
  await expect(headline(page)).toHaveAccessibleName(christmas.headline);
  await expect(promo(page).getByText(christmas.cta)).toBeVisible();
  await expect(urgent(page)).toBeHidden();
  await page.clock.runFor(1000);
  await page.reload();
  await promo(page).scrollIntoViewIfNeeded();
  await expect(headline(page)).toHaveAccessibleName(christmas.headline);
  await expect(urgent(page)).toBeVisible();
});

for (const { when, day } of [
  { when: 'more than sixty days before the next occasion', day: '2026-09-26' },
  { when: 'once every occasion that the page was built with is over', day: '2027-03-18' },
]) {
  test(`${when}, the promo speaks of none and hurries nobody`, async ({ page }) => {
    await visit(page, day);
    await expect(headline(page)).toHaveAccessibleName('Give a night out they’ll talk about');
    await expect(promo(page).getByText('Good for any room, with your own message.')).toBeVisible();
    await expect(urgent(page)).toBeHidden();
  });
}
