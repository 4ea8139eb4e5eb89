import {
  answer,
  answers,
  firstAnswer,
  keptVote,
  markedRow,
  pollCalls,
  pollPost,
  results,
  secondAnswer,
  sitePoll,
  voteButton,
  votesOf,
} from '../../support/poll.ts';
import { expect, test } from '../../support/visitor.ts';

test('a visitor votes once, sees the totals, sees them again another day, and is told when they do not come', async ({
  page,
}) => {
  await page.goto(pollPost);
  await answer(page, firstAnswer).check();
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
  await expect(page.getByText(/^Thank you, your vote is counted\./)).toBeVisible();
  await expect(page.getByRole('group', { name: `Results: ${sitePoll.question}` })).toBeFocused();
  await expect(results(page).getByRole('row')).toHaveCount(sitePoll.options.length + 1);
  await expect(markedRow(page)).toContainText(firstAnswer);
  expect(await votesOf(page, firstAnswer)).toBeGreaterThan(0);
  await expect(voteButton(page)).toBeHidden();

  const heading = page.getByRole('heading', { name: 'Pick one of four' });
  await page.reload();
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^You’ve voted\./)).toBeVisible();
  expect(await votesOf(page, firstAnswer)).toBeGreaterThan(0);
  await expect(voteButton(page)).toBeHidden();

  await page.route(pollCalls, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByText(/Your vote is counted, but the results aren’t coming through/)).toBeVisible();
  await expect(answer(page, firstAnswer)).toBeChecked();
  await expect(answer(page, firstAnswer)).toBeDisabled();
  await page.unroute(pollCalls);
  await page.getByRole('button', { name: 'See the results' }).click();
  await expect(results(page)).toBeVisible();
});

test('a visitor votes with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pollPost);
  await answer(page, firstAnswer).focus();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, secondAnswer)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(voteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markedRow(page)).toContainText(secondAnswer);
});

test('a visitor who only reads the post, or has chosen nothing, sends nobody anything and is asked to choose', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/functions/') && calls.push(request.url()));
  const alive = page.waitForResponse(/\/_astro\/poll-visit/);
  await page.goto(pollPost);
  await answers(page).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'What helps us most' }).scrollIntoViewIfNeeded();
  await (await alive).finished();
  await voteButton(page).click();
  await expect(answer(page, firstAnswer)).toBeFocused();
  await expect(voteButton(page)).toBeVisible();
  await answer(page, firstAnswer).check();
  expect(calls).toEqual([]);
});

test('a visitor who is turned away, or whose vote is lost, reads so, keeps the choice, may send it by email, and votes later', async ({
  page,
}) => {
  const error = { code: 'too_many', message: 'Please vote again tomorrow.' };
  await page.route(pollCalls, (route) => route.fulfill({ status: 429, json: { error } }));
  await page.goto(pollPost);
  await answer(page, secondAnswer).check();
  await voteButton(page).click();
  await expect(page.getByText('Please vote again tomorrow.')).toBeVisible();

  await page.unroute(pollCalls);
  await page.route(pollCalls, (route) => route.abort());
  await voteButton(page).click();
  await expect(page.getByText(/couldn’t count your vote just now/)).toBeVisible();
  await expect(answer(page, secondAnswer)).toBeChecked();
  const mail = page.getByRole('link', { name: 'Or send your choice by email.' });
  await expect(mail).toHaveAttribute(
    'href',
    `mailto:hello@example.com?subject=${encodeURIComponent(`Poll: ${secondAnswer}`)}`,
  );
  const waiting = await keptVote(page);

  await page.reload();
  await expect(answer(page, secondAnswer)).toBeChecked();
  await page.unroute(pollCalls);
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
  expect(await keptVote(page)).toBe(waiting?.replace('waiting', 'counted'));
});

test('a visitor is told when even the script of the poll does not come, and the next press works', async ({ page }) => {
  await page.route(/\/_astro\/poll-visit/, (route) => route.abort());
  await page.goto(pollPost);
  await answer(page, firstAnswer).check();
  await voteButton(page).click();
  await expect(page.getByText('The poll isn’t loading right now.')).toBeVisible();
  await page.unroute(/\/_astro\/poll-visit/);
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor votes by email', async ({ page }) => {
    await page.goto(pollPost);
    await expect(answers(page)).toBeHidden();
    const line = page.getByRole('main').getByRole('link', { name: firstAnswer });
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute(
      'href',
      `mailto:hello@example.com?subject=${encodeURIComponent(`Poll: ${firstAnswer}`)}`,
    );
  });
});
