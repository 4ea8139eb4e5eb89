import type { Page } from '@playwright/test';
import { stopClock, venueMoment } from '../support/time.ts';
import { expect, test } from '../support/visitor.ts';

// When the doors are open: tests/unit/domain/opening-hours.test.ts.
const card = (page: Page) => page.locator('#location');

/** Opens the page at a moment and scrolls to the card, which then says what holds at that moment. */
async function visit(page: Page, day: string, time = '12:00:00'): Promise<void> {
  await stopClock(page, venueMoment(day, time));
  await page.goto('/');
  await card(page).scrollIntoViewIfNeeded();
}

test('a visitor at the location card reads whether the doors are open, and until or from when', async ({ page }) => {
  await visit(page, '2026-11-20', '17:30:00');

  const said = card(page).getByText(/^(?:Open now until|Opens (?:\S+ )*at) \d{1,2}:\d\d [AP]M$/);
  await expect(said.filter({ visible: true })).toHaveCount(1);
});

test('a page that is months old says neither whether the doors are open nor what was an exception', async ({
  page,
}) => {
  await visit(page, '2027-06-02');

  await expect(card(page).getByRole('row').first()).toBeVisible();
  await expect(card(page).locator('[data-until]:visible')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without script reads the week in a table', async ({ page }) => {
    await page.goto('/#location');

    await expect(card(page).getByRole('table', { name: 'Hours' }).getByRole('row').first()).toBeVisible();
    await expect(
      card(page)
        .getByText(/^Open(?:s| now)/)
        .filter({ visible: true }),
    ).toHaveCount(0);
  });
});
