import { rooms } from '../support/content.ts';
import { choiceNote, roomTitles, showAllRooms } from '../support/home-rooms.ts';
import { expect, test } from '../support/visitor.ts';

// Which address asks for what: tests/unit/domain/room-filter.test.ts and reviews.test.ts; what every card and panel of
// the page says, so that it can be found: tests/site/home.test.ts.

test('a visitor led here by the theme of a room sees the rooms that have it', async ({ page }) => {
  for (const theme of new Set(rooms.map((room) => room.theme))) {
    const fitting = rooms.filter((room) => room.theme === theme).map(({ title }) => title);
    await page.goto(`/?theme=${encodeURIComponent(theme.toUpperCase())}`);
    await expect(roomTitles(page)).toHaveText(fitting);
  }
});

test('a visitor whose wish fits no room reads so, sees none, and has all of them in one click', async ({ page }) => {
  for (const address of ['/?theme=no-theme-of-ours', '/?demographic=robots']) {
    await page.goto(address);
    await expect(choiceNote(page)).toHaveText('None of our rooms is quite that, but they are all worth a look.');
    await expect(roomTitles(page)).toHaveCount(0);
  }
  await showAllRooms(page);
});

test('nothing in the address is ever run or written into the page', async ({ page }) => {
  const attempts = [
    '<img src=x onerror="window.harmed=1">',
    '"><script>window.harmed=1</script>',
    "horror'); window.harmed=1; ('",
    'javascript:window.harmed=1',
    '<svg/onload=window.harmed=1>center',
  ];
  for (const attempt of attempts) {
    const value = encodeURIComponent(attempt);
    await page.goto(`/?theme=${value}&demographic=${value}&location=${value}&audience=${value}&${value}=1#${value}`);
    await expect(roomTitles(page)).toHaveCount(0); // that theme is none of ours
    expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
    expect(await page.locator('body').innerHTML()).not.toContain('harmed');
  }
});
