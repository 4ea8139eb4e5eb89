import type { Page } from '@playwright/test';
import { openRooms, questions, required } from '../support/content.ts';
import { mobileBar } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

// What every answer says, and that one of a page opens at a time: tests/site/questions.test.ts and rooms.test.ts.
const room = required(openRooms[0], 'an open room');
const first = (category: string | undefined) =>
  required(
    questions.find((question) => question.category === category),
    `a question on ${category}`,
  ).question;
const categories = [...new Set(questions.map(({ category }) => category))];
const summary = (page: Page, question: string) => page.locator('summary').filter({ hasText: question });
const open = (page: Page) => page.locator('main details[open]');

test('the first answer of each group is open, another takes its place, and a second press closes it', async ({
  page,
}) => {
  await page.goto('/questions');
  const firsts = categories.map(first);
  await expect(open(page).locator('summary')).toHaveText(firsts);
  const [, second] = questions.filter(({ category }) => category === categories[0]);
  const { question } = required(second, 'a second question of the first group');
  await summary(page, question).click();
  await expect(open(page).locator('summary')).toHaveText([question, ...firsts.slice(1)]);
  await expect(open(page).locator('p').first()).toBeVisible();
  await summary(page, question).click();
  await expect(open(page).locator('summary')).toHaveText(firsts.slice(1));

  await summary(page, firsts[0]!).focus();
  await page.keyboard.press('Enter');
  await expect(open(page).locator('summary')).toHaveText(firsts);
  await page.keyboard.press('Space');
  await expect(open(page).locator('summary')).toHaveText(firsts.slice(1));
});

test('a phone has the search on its first screen, and the answers found right below it', async ({ page }) => {
  await page.goto('/questions');
  const field = page.getByRole('searchbox', { name: 'Find an answer' });
  const bar = (await mobileBar(page).boundingBox())!;
  const { y, height } = (await field.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
  await field.fill(required(questions.at(-1), 'a question').question);
  await expect(page.locator('#faq summary:visible').first()).toBeInViewport();
});

test('a link to a question leads to its answer', async ({ page }) => {
  const [asked, next] = questions;
  for (const { id, question } of [required(asked, 'a question'), required(next, 'a second question')]) {
    await page.goto(`/questions#faq-${id}`);
    await expect(open(page).locator('summary').filter({ hasText: question })).toBeInViewport({ ratio: 1 });
  }
});

test('an old link to a question, from when all were on home, leads to its answer too', async ({ page }) => {
  const { id, question } = required(questions.at(-1), 'a question');
  await page.goto(`/#faq-${id}`);
  await expect(page).toHaveURL(`/questions#faq-${id}`);
  await expect(open(page).locator('summary').filter({ hasText: question })).toBeVisible();
});

test('the questions about a room open one at a time too', async ({ page }) => {
  await page.goto(`${room.path}#questions`);
  const items = page.locator('#questions summary');
  await items.nth(0).click();
  await items.nth(2).click();
  await expect(open(page)).toHaveCount(1);
});

test('the top of the page leads to each subject', async ({ page }) => {
  await page.goto('/questions');
  const subjects = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link');
  expect(await subjects.count()).toBeGreaterThan(1);
  for (const name of await subjects.allTextContents()) {
    await subjects.filter({ hasText: name.trim() }).click();
    await expect(page.getByRole('heading', { level: 2, name: name.trim() })).toBeInViewport();
  }
});

test('who types a few words finds the answers that hold them, and all questions again when the words are gone', async ({
  page,
}) => {
  await page.goto('/questions');
  const { question } = required(questions.at(-1), 'a question');
  const shown = page.locator('#faq summary:visible');
  await expect(shown).toHaveCount(questions.length);
  const field = page.getByRole('searchbox', { name: 'Find an answer' });
  await field.fill(question);
  await expect(summary(page, question)).toBeVisible();
  expect(await shown.count()).toBeLessThan(questions.length);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ answers?$/ })).toBeVisible();

  await field.fill('xylophone');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No answer here says “xylophone”' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Booking' })).toBeHidden();

  await field.fill('');
  await expect(shown).toHaveCount(questions.length);
});

test('a link to a question shows it, whatever was typed before', async ({ page }) => {
  await page.goto('/questions');
  await page.getByRole('searchbox', { name: 'Find an answer' }).fill('xylophone');
  const { id, question } = required(questions[0], 'a question');
  await page.evaluate((anchor) => (location.hash = anchor), `faq-${id}`);
  await expect(open(page).locator('summary').filter({ hasText: question })).toBeVisible();
});
