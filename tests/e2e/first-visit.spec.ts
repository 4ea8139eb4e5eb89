import { readFileSync } from 'node:fs';
import { siteDirectory } from '../support/addresses.ts';
import { ask, fakeAssistant, openChat, said } from '../support/chat.ts';
import { reply } from '../support/chat-reply.ts';
import { rowOfWeights, weigh } from '../support/downloads.ts';
import { holdTypefaces, watchShifts } from '../support/layout-shift.ts';
import { everyPath, isPost, somePage } from '../support/places.ts';
import { picturesThere, readToTheEnd } from '../support/scroll.ts';
import { cookieNotice } from '../support/shell.ts';
import { expect, test } from '../support/visitor.ts';

const kilobyte = 1000;
const contentPage = { script: 4 * kilobyte, total: 130 * kilobyte };
/** The full picture that follows on the sharpest phones, apart from what a visit begins with. */
const fullPicture = 100 * kilobyte;
const post = { script: 4 * kilobyte, total: 80 * kilobyte };
/**
 * The leaderboard is nothing but its boards: they are in view at once, and React comes with them. The CDN's engine
 * compresses quickly; what tests/site/weight.test.ts holds to 66 kB is the same script, compressed as well as it can be.
 */
const boards = { script: 77 * kilobyte, total: contentPage.total };

function budgetOf(path: string) {
  if (path === '/leaderboard') return boards;
  return isPost(path) ? post : contentPage;
}

// The sharpest screen that this size of phone has: it asks for the largest pictures.
test.use({ deviceScaleFactor: 3 });

for (const path of everyPath) {
  const { script, total } = budgetOf(path);
  const budget = `${total / kilobyte} kB, ${script / kilobyte} kB of it script`;
  test(`a first visit to ${path} costs at most ${budget}, and nothing moves up to its end`, async ({ page }) => {
    const release = await holdTypefaces(page);
    const shifts = await watchShifts(page);
    const weight = await weigh(page);
    await page.goto(path, { waitUntil: 'commit' });
    await release();
    await expect(cookieNotice(page)).toBeVisible(); // a second later: whatever waits for the page to settle has come
    const weighed = await weight();
    test.info().annotations.push({ type: 'weight', description: rowOfWeights(path, weighed) });
    expect(weighed.page).toBeGreaterThan(3 * kilobyte);
    expect(weighed.script).toBeLessThanOrEqual(script);
    expect(weighed.total).toBeLessThanOrEqual(total);
    expect(weighed.later).toBeLessThanOrEqual(fullPicture);
    await readToTheEnd(page);
    await picturesThere(page);
    expect(await shifts()).toEqual([]);
  });
}

test('opening the chat and reading the first reply costs at most 130 kB of script', async ({ page }) => {
  await fakeAssistant(page, () => reply('There are **two**.'));
  const weight = await weigh(page);
  await openChat(page);
  await ask(page, 'How many rooms?');
  await expect(said(page).locator('strong')).toHaveText('two');
  const weighed = await weight();
  test
    .info()
    .annotations.push({ type: 'weight', description: rowOfWeights(`${somePage} with the chat open`, weighed) });
  expect(weighed.script).toBeGreaterThan(60 * kilobyte);
  expect(weighed.script).toBeLessThanOrEqual(130 * kilobyte);
});

test('pages come compressed with brotli, and files with a hash in their name are kept for a year', async ({
  request,
}) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  const file = /\/_astro\/[^"' ]+\.(?:js|woff2)/.exec(await answer.text())?.[0] ?? '';
  expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the site never loads React before a visitor needs it', () => {
  for (const path of everyPath) {
    const name = path === '/' ? 'index' : path.slice(1);
    const page = readFileSync(`${siteDirectory}/${name}.html`, 'utf8');
    expect(page, path).not.toMatch(/<link[^>]+modulepreload[^>]+(?:client|react)\./);
  }
});
