import { promoDismissedKey } from '#domain/browser-keys.ts';
import { posts, promoted } from '../support/content.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { closePromo, holdReact, promoBanner, stored } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

const key = promoDismissedKey(promoted.id);

test('a visitor sees the newest announcement on every page and reads it in one click', async ({ page }) => {
  for (const path of ['/blog', '/rooms/thai-prison', '/']) {
    await page.goto(path);
    await expect(promoBanner(page)).toContainText(promoted.title);
  }
  await promoBanner(page).getByRole('link').click();
  await expect(page).toHaveURL(promoted.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promoted.title);
});

test('only a promotion, something urgent or an announcement is announced', () => {
  const announced = posts.filter(({ category }) => ['Promotions', 'Urgent', 'Announcements'].includes(category));
  expect(announced.map(({ slug }) => slug)).toContain(promoted.slug);
});

test('a visitor closes the announcement and it stays closed, after a reload and on other pages', async ({ page }) => {
  await page.goto('/careers');
  await closePromo(page).click();
  await expect(promoBanner(page)).toBeHidden();
  expect(await stored(page, key)).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(promoBanner(page)).toBeHidden();
  for (const path of ['/', '/blog', promoted.path]) {
    await page.goto(path);
    await expect(promoBanner(page)).toBeHidden();
  }
});

test('the first press closes the announcement, however late React arrives', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/careers');
  await closePromo(page).click();
  release();
  await expect(promoBanner(page)).toBeHidden();
  expect(await stored(page, key)).toBe('true');
});

test('a closed announcement is never drawn, so nothing moves', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), key);
  await page.addInitScript(() => {
    const seen = { banner: false };
    Object.assign(window, { seen });
    const look = () => {
      const banner = document.querySelector<HTMLElement>('promo-slot');
      if (banner && banner.offsetHeight > 0) seen.banner = true;
      requestAnimationFrame(look);
    };
    look();
  });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { banner: boolean } }).seen)).toEqual({
    banner: false,
  });
  expect(await shifts()).toEqual([]);
});

test('closing one announcement does not hide the next', async ({ page }) => {
  const older = posts.find(({ id }) => id !== promoted.id)!;
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), promoDismissedKey(older.id));
  await page.goto('/');
  await expect(promoBanner(page)).toBeVisible();
});

test('a visitor whose browser forbids storage sees the announcement and can close it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/careers');
  await closePromo(page).click();
  await expect(promoBanner(page)).toBeHidden();
});
