import { business } from '../support/content.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { expect, test } from '../support/visitor.ts';

// Where each link of every page leads, and in which tab: tests/site/links.test.ts.
const whatTheLogoStandsFor = /escape room.*South Street.*Center City/i;

test(
  'a visitor at a desk finds every section of the site in the header, which one a page belongs to, and the way to book',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/date-night');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([
      'Leaderboard',
      'Gift Cards',
      'Birthdays',
      'Corporate',
      'Date Night',
      'Careers',
      'Blog',
    ]);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(header.locator('[aria-current]')).toHaveText('Date Night');
    const book = header.getByRole('link', { name: 'Book Now', exact: true });
    await expect(book).toBeVisible();
    await expect(book).toHaveAttribute('href', business.booking.general);
    await expect(header.getByRole('img', { name: whatTheLogoStandsFor })).toBeVisible();
    await header.getByRole('link', { name: whatTheLogoStandsFor }).click();
    await expect(page).toHaveURL('/');
    await expect(header.locator('[aria-current]')).toHaveCount(0);
  },
);

test('a visitor with a phone sees the logo in the middle of the header and nothing else', async ({ page }) => {
  await page.goto('/careers');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('img', { name: whatTheLogoStandsFor })).toBeVisible();
  const home = header.getByRole('link', { name: whatTheLogoStandsFor });
  const { x, width } = (await home.boundingBox())!;
  expect(Math.abs(x + width / 2 - 195)).toBeLessThanOrEqual(1);
  await home.tap();
  await expect(page).toHaveURL('/');
});

test('the header stays at the top while a visitor reads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/careers');
  await readToTheEnd(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.y).toBe(0);
});
