import { listed, promoted, required } from '../../support/content.ts';
import { experiences, promoBanner, sheet } from '../../support/shell.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

const post = required(listed[0], 'a post');

test('without script, the pages of what the venue sells besides rooms show their heading and their words', async ({
  page,
}) => {
  for (const path of ['/blog', post.path, '/gift-cards']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).split(/\s+/).length, path).toBeGreaterThan(40);
  }
});

test('without script, a visitor gets all reviews', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#reviews').getByRole('listitem');
  await expect(shown).toHaveCount(3);
  await page.getByText('Load More Reviews').click();
  await expect(shown).toHaveCount(6);
});

test('without script, a visitor filters and turns the pages of the blog', async ({ page }) => {
  await page.goto('/blog');
  const category = listed.at(-1)!.category;
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByRole('link', { name: listed.at(-1)!.title })).toBeVisible();
});

test('without script, the announcement leads to its post, and the sheet of experiences opens with working links', async ({
  page,
}) => {
  await page.goto('/careers');
  await promoBanner(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    required(promoted, 'a post for the promo banner').title,
  );
  await experiences(page).tap();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
  await experiences(page).tap();
  await sheet(page).getByRole('link', { name: 'Birthday Parties' }).tap();
  await expect(page).toHaveURL('/birthday-parties');
});
