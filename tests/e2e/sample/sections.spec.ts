import { business } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

const whatTheLogoStandsFor = /escape room.*South Street.*Center City/i;

test(
  'a visitor at a desk finds every section of the site in the header, which one a page belongs to, and the way to book',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/date-night');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([
      'Rooms',
      'Leaderboard',
      'Gift Cards',
      'Birthdays',
      'Events',
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
