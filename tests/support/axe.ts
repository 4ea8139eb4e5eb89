/** Looks at a page with axe: WCAG 2.2 A and AA, best practice, and the size of targets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const options: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  runOnly: { type: 'tag', values: standards },
  resultTypes: ['violations'], // what is in order is not described: nobody reads it
};

/** Expects no violation on the page as it stands now, hidden parts left out. */
export async function expectAccessible(page: Page): Promise<void> {
  // Past the content security policy, and once for all states of a document: reading it takes longer than most looks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // after axe was read: what begins to fade in meanwhile comes to rest as well
  await finishAnimations(page);
  const violations = await page.evaluate(async (wanted) => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return results.violations;
  }, options);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Colors and places are judged where they come to rest. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
}
