import { promoDismissedKey } from '#domain/browser-keys.ts';
import { posts, promoted as announced, required } from '../../support/content.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { closePromo, holdReact, promoBanner, stored } from '../../support/shell.ts';
import { expect, test } from '../../support/visitor.ts';

// Which post is announced, on every page: tests/unit/domain/promo.test.ts and tests/site/sample/scheduled-posts.test.ts.
const promoted = required(announced, 'a post for the promo banner');
const key = promoDismissedKey(promoted.id);

test('a visitor who closed an older announcement sees the newest and reads it in one click', async ({ page }) => {
  const older = required(
    posts.find(({ id }) => id !== promoted.id),
    'an older post',
  );
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), promoDismissedKey(older.id));
  await page.goto('/blog');
  await expect(promoBanner(page)).toContainText(promoted.title);
  await page.goto('/');
  await expect(promoBanner(page)).toContainText(promoted.title);
  await promoBanner(page).getByRole('link').click();
  await expect(page).toHaveURL(promoted.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promoted.title);
});

test(
  'the first press closes the announcement, however late React arrives, and it stays closed on every page',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdReact(page);
    await page.goto('/careers');
    await closePromo(page).click();
    release();
    await expect(promoBanner(page)).toBeHidden();
    expect(await stored(page, key)).toBe('true');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(promoBanner(page)).toBeHidden();
    for (const path of ['/blog', promoted.path]) {
      await page.goto(path);
      await expect(promoBanner(page)).toBeHidden();
    }
  },
);

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
