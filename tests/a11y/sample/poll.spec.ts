import { expectAccessible } from '../../support/axe.ts';
import { json } from '../../support/chat.ts';
import { expectFits } from '../../support/fits.ts';
import {
  answer,
  answers,
  firstAnswer,
  pollCalls,
  pollPost,
  results,
  secondAnswer,
  sitePoll,
  voteButton,
} from '../../support/poll.ts';
import { desktop, narrow, onScreens, phone } from '../../support/sizes.ts';
import { expect, test, type Page } from '../../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) =>
  onScreens(page, [phone, narrow, desktop], async () => {
    await expectAccessible(page);
    await expectFits(page); // after it: what moves has come to rest
  });

test('the poll is for everybody before, during trouble and after the vote', async ({ page }) => {
  await page.goto(pollPost);
  await answers(page).scrollIntoViewIfNeeded();
  await look(page);

  await page.route(pollCalls, (route) => route.abort());
  await answer(page, secondAnswer).check();
  await voteButton(page).click();
  await expect(page.getByText(/couldn’t count your vote/)).toBeVisible();
  await look(page);

  await page.unroute(pollCalls);
  const totals = sitePoll.options.map(({ id }, index) => ({ option: id, votes: 40 - index }));
  await page.route(pollCalls, (route) => route.fulfill(json({ outcome: 'counted', totals }))); // the vote would stay
  await answer(page, firstAnswer).check();
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
  await look(page);

  await page.unroute(pollCalls);
  await page.route(pollCalls, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await answers(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(/Your vote is counted, but the results/)).toBeVisible();
  await look(page);
});

test('a visitor who chooses the colors of the screen still sees how the votes are shared', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const totals = sitePoll.options.map(({ id }, index) => ({ option: id, votes: 40 - index }));
  await page.route(pollCalls, (route) => route.fulfill(json({ outcome: 'counted', totals })));
  await page.goto(pollPost);
  await answer(page, firstAnswer).check();
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
  const bars = await results(page)
    .locator('.bar')
    .evaluateAll((all) =>
      all.map((bar) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(bar);
        return borderTopWidth === '1px' && getComputedStyle(bar, '::before').backgroundColor === borderTopColor;
      }),
    );
  expect(bars).toEqual(sitePoll.options.map(() => true));
});
