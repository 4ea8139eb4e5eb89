import { business } from '../support/content.ts';
import { somePage } from '../support/places.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { expect, test } from '../support/visitor.ts';

// Where each link of every page leads, and in which tab: tests/site/links.test.ts.
test('a visitor with a phone sees the logo in the middle of the header and nothing else', async ({ page }) => {
  await page.goto(somePage);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('img', { name: business.logoAlt })).toBeVisible();
  const home = header.getByRole('link', { name: business.logoAlt });
  const { x, width } = (await home.boundingBox())!;
  expect(Math.abs(x + width / 2 - 195)).toBeLessThanOrEqual(1);
  await home.tap();
  await expect(page).toHaveURL('/');
});

test('the header stays at the top while a visitor reads on', { tag: '@both' }, async ({ page }) => {
  await page.goto(somePage);
  await readToTheEnd(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.y).toBe(0);
});
