import { mobileBar } from '../../support/shell.ts';
import { expect, test } from '../../support/visitor.ts';

test('a phone shows a bar of four items, of which the page of gift cards marks its own', async ({ page }) => {
  await page.goto('/');
  const bar = mobileBar(page);
  await expect(bar.getByRole('button', { name: 'Experiences' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Gifts' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Chat' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Book' })).toBeVisible();
  await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveCount(4);
  await page.goto('/gift-cards');
  await expect(bar.locator('[aria-current]')).toHaveText('Gifts');
});
