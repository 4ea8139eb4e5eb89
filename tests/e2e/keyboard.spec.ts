import { cookieConsentKey } from '#domain/browser-keys.ts';
import { business, openRooms, required } from '../support/content.ts';
import { cookieNotice } from '../support/shell.ts';
import { focused, tab, tabThrough } from '../support/keyboard.ts';
import { stopClock } from '../support/time.ts';
import { isThere, otherPage, somePage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const bookingHost = new URL(business.booking.general).host;

// Without gliding, where a press of Tab ends up is where the next look finds it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab from the address bar offers to skip to the content, and Enter does so', async ({ page }) => {
  for (const path of ['/', room.path, otherPage]) {
    await page.goto(path);
    await tab(page);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tab(page);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('a visitor with only a keyboard comes from the address bar to a booking page', async ({ page, context }) => {
  await context.route(`https://${bookingHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Booking' }),
  );
  await page.goto('/');
  await tab(page);
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 60; presses++) {
    await tab(page);
    const { name, href } = await focused(page);
    if (name.includes(room.title) && href?.endsWith(room.path)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(room.path);
  for (let presses = 0; presses < 60; presses++) {
    await tab(page);
    if ((await focused(page)).href === business.booking.rooms[room.slug]) break;
  }
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(business.booking.rooms[room.slug]!);
});

for (const { path, tag } of [
  ...['/', room.path, '/blog', '/legal'].map((each) => ({ path: each, tag: '@both' })),
  ...['/blog/2', '/gift-cards', '/leaderboard', '/birthday-parties'].map((each) => ({ path: each, tag: '@phone' })),
].filter((each) => isThere(each.path))) {
  test(`on ${path} every stop of the Tab key shows where it is and lies under nothing`, { tag }, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey);
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter(({ hasMark }) => !hasMark)).toEqual([]);
    expect(stops.filter(({ coveredBy }) => coveredBy !== null)).toEqual([]);
    expect(stops.filter(({ isOnScreen }) => !isOnScreen)).toEqual([]);
  });
}

test('with the cookie notice up, no stop of the Tab key lies under it', { tag: '@both' }, async ({ page }) => {
  await stopClock(page);
  for (const path of [room.path, somePage]) {
    await page.goto(path);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(cookieNotice(page)).toBeVisible();
    const stops = await tabThrough(page);
    expect(stops.filter(({ coveredBy }) => coveredBy !== null)).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain('Accept All');
  }
});

test('a visitor accepts cookies with the keyboard and is not thrown back to the top', async ({ page }) => {
  await stopClock(page);
  await page.goto(somePage);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await cookieNotice(page).getByRole('button', { name: 'Accept All' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cookie preferences saved')).toBeVisible();
});

test('the order of the Tab key is the order of the page', async ({ page }) => {
  await page.goto(somePage);
  const stops = (await tabThrough(page)).filter(({ isFixed }) => !isFixed);
  const tops = stops.slice(1).map(({ pageTop }) => Math.round(pageTop));
  const jumpsBack = tops.filter((top, index) => index > 0 && top < tops[index - 1]! - 400);
  expect(jumpsBack).toEqual([]);
});
