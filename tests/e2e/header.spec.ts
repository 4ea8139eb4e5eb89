import { headerLinks } from '#lib/navigation.ts';
import { business } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const bookNow = { name: 'Book Now', exact: true };

test('a visitor at a desk finds every section of the site in the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(headerLinks.length);
  for (const { label, href } of headerLinks) {
    const link = links.filter({ hasText: label });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

test(
  'a visitor at a desk books in a new tab that learns nothing about the site',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/careers');
    const link = page.getByRole('banner').getByRole('link', bookNow);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', business.booking.general);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  },
);

test('a visitor at a desk sees which section a page belongs to', { tag: '@desktop' }, async ({ page }) => {
  const marked = page.getByRole('banner').getByRole('navigation').locator('[aria-current]');
  await page.goto('/date-night');
  await expect(marked).toHaveText('Date Night');
  await page.goto('/');
  await expect(marked).toHaveCount(0);
});

test(
  'a visitor with a phone sees the logo in the middle of the header and nothing else',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/careers');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link')).toHaveCount(1);
    const home = header.getByRole('link', { name: business.logoAlt });
    const { x, width } = (await home.boundingBox())!;
    expect(Math.abs(x + width / 2 - 195)).toBeLessThanOrEqual(1);
    await home.tap();
    await expect(page).toHaveURL('/');
  },
);

test('a screen reader reads out what the logo stands for', async ({ page }) => {
  await page.goto('/');
  const saysWhatItIs = { name: /escape room.*South Street.*Center City/i };
  await expect(page.getByRole('banner').getByRole('img', saysWhatItIs)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', saysWhatItIs)).toHaveAttribute('href', '/');
});

test('the header stays at the top while a visitor reads on', async ({ page }) => {
  await page.goto('/careers');
  const header = page.getByRole('banner');
  await page.getByRole('heading').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(header).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.y).toBe(0);
});
