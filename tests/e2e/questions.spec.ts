import type { Page } from '@playwright/test';
import { questions, rooms } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const first = (category: string) => questions.find((question) => question.category === category)!.question;
const summary = (page: Page, question: string) => page.locator('summary').filter({ hasText: question });
const open = (page: Page) => page.locator('main details[open] summary');

test('a visitor finds the questions under four headings', async ({ page }) => {
  await page.goto('/#faq');
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(faq.locator('summary')).toHaveCount(questions.length);
  await expect(open(page)).toHaveCount(0);
});

test('one answer is open at a time, whatever heading it stands under, and a second press closes it', async ({
  page,
}) => {
  await page.goto('/#faq');
  for (const category of ['booking', 'location', 'experience', 'policies']) {
    await summary(page, first(category)).click();
    await expect(open(page)).toHaveText([first(category)]);
  }
  await summary(page, first('policies')).click();
  await expect(open(page)).toHaveCount(0);
});

test('an opened answer can be read and says the facts, not their names', async ({ page }) => {
  await page.goto('/#faq');
  for (const { question } of questions) {
    await summary(page, question).click();
    const answer = page.locator('#faq details[open] .answer, #faq details[open] p').first();
    await expect(answer).toBeVisible();
    expect(await answer.innerText()).toMatch(/^[^{}]{20,}$/);
  }
});

test('a visitor without a mouse opens and closes answers', async ({ page }) => {
  await page.goto('/#faq');
  await summary(page, first('booking')).focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveText([first('booking')]);
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(0);
});

test('the questions about a room open one at a time too', async ({ page }) => {
  for (const { path } of rooms) {
    await page.goto(`${path}#questions`);
    const items = page.locator('#questions summary');
    await items.nth(0).click();
    await items.nth(2).click();
    await expect(open(page)).toHaveCount(1);
  }
});
