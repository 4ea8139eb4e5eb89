import { business } from '../support/content.ts';
import { mobileBar } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

test('a phone shows a bar of four items, four rem high, at the bottom', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const bar = mobileBar(page);
  await expect(bar.getByRole('button', { name: 'Experiences' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/gift-cards');
  await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveCount(4);
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 844 - 64, width: 390, height: 64 });
});

test(
  'the bar stays at the bottom while a visitor reads on, and hides nothing at the end',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/gift-cards');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = mobileBar(page);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('main').getByRole('link').last();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844 - 64);
  },
);

test('Book in the bar opens the booking page in a new tab', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/blog');
  const book = mobileBar(page).getByRole('link', { name: 'Book' });
  await expect(book).toHaveAttribute('href', business.booking.general);
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('rel', /noopener/);
});

test('Gifts is marked on the gift card page and nowhere else', { tag: '@phone' }, async ({ page }) => {
  const gifts = mobileBar(page).getByRole('link', { name: 'Gifts' });
  await page.goto('/gift-cards');
  await expect(gifts).toHaveAttribute('aria-current', 'page');
  for (const path of ['/', '/#gift-cards', '/blog', '/legal']) {
    await page.goto(path);
    await expect(gifts).not.toHaveAttribute('aria-current');
  }
});

test('every item of the bar leads somewhere', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/');
  const links = await mobileBar(page).getByRole('link').all();
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('/')) expect((await request.get(href)).status()).toBe(200);
    else expect(href).toBe(business.booking.general);
  }
});

test('the bar is there up to 767 pixels and gone from 768', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(mobileBar(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(mobileBar(page)).toBeHidden();
});
