import { reviewsShownFirst, selectReviews } from '#domain/reviews.ts';
import { reviews } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const wanted = selectReviews(reviews);

test('a visitor sees three reviews, asks for more, gets all, and there is no way back', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(reviewsShownFirst);
  expect(reviewsShownFirst).toBe(3);
  const more = page.getByText('Load More Reviews');
  await more.click();
  await expect(shown).toHaveCount(wanted.length);
  await expect(more).toBeHidden();
});

test('a visitor without a mouse gets all reviews as well', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Load More Reviews').focus();
  await page.locator('#reviews summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reviews').getByRole('listitem')).toHaveCount(wanted.length);
});

test('a review says who wrote it, where, when, and how many stars it has', async ({ page }) => {
  await page.goto('/');
  const first = page.locator('#reviews').getByRole('listitem').first();
  const { author, source, rating } = wanted[0]!;
  await expect(first).toContainText(author);
  await expect(first).toContainText(source);
  await expect(first.getByRole('img', { name: `${rating} of 5 stars` })).toBeVisible();
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
});
