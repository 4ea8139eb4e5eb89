import { business } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

test('whoever plans a team event says how many come once, and every letter that asks for a price says it', async ({
  page,
}) => {
  await page.goto('/corporate-booking');
  const letters = page.getByRole('main').getByRole('link', { name: 'Request a quote' });
  await expect(letters).toHaveCount(3);
  await page.getByRole('button', { name: '24 adults' }).click();
  await expect(page.getByRole('status').filter({ hasText: '24 players' })).toBeVisible();
  for (const letter of await letters.all()) {
    const { pathname, searchParams } = new URL((await letter.getAttribute('href')) ?? '');
    expect(pathname).toBe(business.email);
    expect(searchParams.get('body')).toMatch(/^How many people: 24\r\n/);
  }
  for (const link of await page.getByRole('main').getByRole('link', { name: 'Book online' }).all())
    await expect(link).toHaveAttribute('href', business.booking.corporate ?? '');
});

test('a couple that presses “Book for two” stands before the rooms that two can play', async ({ page }) => {
  await page.goto('/date-night');
  await page.getByRole('main').getByRole('link', { name: 'Book for two' }).first().click();
  await expect(page.getByRole('heading', { name: 'Which room is right for two?' })).toBeInViewport();
});
