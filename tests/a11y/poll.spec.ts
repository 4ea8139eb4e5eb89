import { expectAccessible } from '../support/axe.ts';
import {
  answer,
  answers,
  firstAnswer,
  pollCalls,
  pollPost,
  results,
  secondAnswer,
  voteButton,
} from '../support/poll.ts';
import { sizes } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const narrow = { size: 'narrow phone', viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true } as const;

for (const { size, ...screen } of [...sizes, narrow]) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('the poll is for everybody before, during trouble and after the vote', async ({ page }) => {
      await page.goto(pollPost);
      await answers(page).scrollIntoViewIfNeeded();
      await expectAccessible(page);

      await page.route(pollCalls, (route) => route.abort());
      await answer(page, secondAnswer).check();
      await voteButton(page).click();
      await expect(page.getByText(/could not count your vote/)).toBeVisible();
      await expectAccessible(page);

      await page.unroute(pollCalls);
      await answer(page, firstAnswer).check();
      await voteButton(page).click();
      await expect(results(page)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width);

      await page.route(pollCalls, (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await answers(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(/Your vote is counted\. The results/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
