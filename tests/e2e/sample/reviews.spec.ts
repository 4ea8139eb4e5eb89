import { expect, test } from '../../support/visitor.ts';

// Which reviews these are, and what each of them says: tests/site/home.test.ts.
test('a visitor sees three reviews, asks for more, gets all six, and there is no way back', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(3);
  await expect(shown.first().getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  const more = page.getByText('Load More Reviews');
  await more.click();
  await expect(shown).toHaveCount(6);
  await expect(more).toBeHidden();
});

test('a visitor without a mouse gets all reviews as well', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('#reviews summary').focus();
  await page.keyboard.press('Enter');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(6);
  await expect(shown.nth(3)).toBeFocused(); // the first of the new ones, since the button has gone
});
