import { expect, test } from '../support/visitor.ts';

test(
  'on a desk, the list beside the legal texts marks the one that is read, and none above the first',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/legal');
    const index = page.getByRole('navigation', { name: 'On this page' });
    const marked = index.locator('[aria-current]');
    await expect(index.getByRole('link').first()).toBeInViewport();
    for (const id of ['privacy', 'contact']) {
      await page.evaluate((each) => document.getElementById(each)?.scrollIntoView({ behavior: 'instant' }), id);
      await page.mouse.wheel(0, 200);
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked).toHaveCount(0);
  },
);
