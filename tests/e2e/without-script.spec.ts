import { questions, required, rooms } from '../support/content.ts';
import { isThere, nowhere, otherPage, somePage } from '../support/places.ts';
import { cookieNotice } from '../support/shell.ts';
import { expect, test, type Locator } from '../support/visitor.ts';

// What every page says without script is read from the built pages: tests/site/documents.test.ts.
test.use({ javaScriptEnabled: false });

const room = required(rooms[0], 'a room');

test('without script, every kind of page shows its heading and its words, and asks nothing about cookies', async ({
  page,
}) => {
  for (const path of ['/', room.path, somePage, otherPage, '/legal', '/leaderboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(40);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(cookieNotice(page)).toBeHidden();
  }
});

test('without script, a visitor opens one answer at a time of each subject', async ({ page }) => {
  await page.goto('/questions');
  const isFirst = (at: number) => questions.findIndex(({ category }) => category === questions[at]?.category) === at;
  const shut = questions.filter((_, at) => !isFirst(at));
  for (const { question } of [shut[0]!, shut.at(-1)!]) {
    const item = page.locator('#faq details').filter({ hasText: question });
    await item.locator('summary').click();
    await expect(item.locator('xpath=../..').locator('details[open] summary')).toHaveText([question]);
  }
});

test('without script, a picture of a room opens by itself, and boards say what they need', async ({ page }) => {
  for (const path of ['/', '/leaderboard', room.path]) {
    await page.goto(path);
    await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
    await expect(page.locator('.boards, .choices').filter({ visible: true })).toHaveCount(0);
  }
  await page.locator('#gallery').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/_astro\/.*\.(webp|avif|jpg)$/);
});

test('without script, what the boards need is said where they would stand, and nothing is left empty around it', async ({
  page,
}) => {
  await page.goto('/leaderboard');
  const box = async (part: Locator) => (await part.boundingBox())!;
  const head = await box(page.getByRole('main').locator('.hero'));
  const note = await box(page.getByText(/need JavaScript/));
  const after = await box(page.locator('section', { has: page.locator('#how-heading') }));
  expect(note.y - (head.y + head.height)).toBeLessThan(60);
  expect(note.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(after.y - (note.y + note.height)).toBeLessThan(120);
});

test('without script, an address that does not exist explains itself and offers ways on', async ({ page }) => {
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(nowhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const pages = ['/gift-cards', '/birthday-parties', '/corporate-booking', '/date-night', '/careers', '/blog'];
  for (const path of ['/leaderboard', ...pages.filter(isThere)])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  await main.getByRole('link', { name: /lobby|home/i }).click();
  await expect(page).toHaveURL('/');
});
