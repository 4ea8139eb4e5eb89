import type { Page } from '@playwright/test';
import { reviews, rooms } from '../../support/content.ts';
import { choiceNote, roomTitles, showAllRooms } from '../../support/home-rooms.ts';
import { expect, test } from '../../support/visitor.ts';

// Which address asks for what: tests/unit/domain/room-filter.test.ts and reviews.test.ts; what every card and panel of
// the page says, so that it can be found: tests/site/home.test.ts.
const panels = (page: Page) => page.getByRole('link', { name: 'Plan a Group Event' });
const authors = (page: Page) => page.locator('#reviews').getByRole('listitem').locator('strong');
const everyRoom = rooms.map(({ title }) => title);

test('a visitor led here by a theme or a kind of company sees the rooms for it, and all of them in one click', async ({
  page,
}) => {
  await page.goto('/?demographic=Family');
  await expect(roomTitles(page)).toHaveText(['Thai Prison', 'Alice in Wonderland']);
  await expect(choiceNote(page)).toContainText('2 of 3');
  await page.goto('/?theme=HORROR');
  await expect(roomTitles(page)).toHaveText(['Jack the Ripper']);
  await expect(choiceNote(page)).toContainText('1 of 3');
  await showAllRooms(page);
  await expect(choiceNote(page)).toHaveCount(0);
});

test('a visitor whose two wishes fit no room together reads so, sees none, and has all of them in one click', async ({
  page,
}) => {
  for (const address of ['/?theme=western', '/?theme=horror&demographic=kids']) {
    await page.goto(address);
    await expect(choiceNote(page)).toHaveText('None of our rooms is quite that, but they are all worth a look.');
    await expect(roomTitles(page)).toHaveCount(0);
  }
  await showAllRooms(page);
});

test('an address that asks for nothing we know changes nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Load More Reviews').click();
  await expect(authors(page)).toHaveCount(6);
  const usual = await authors(page).allInnerTexts();
  for (const address of [
    '/?demographic=&location=paris&audience=aliens',
    '/?theme=&color=red&location=%00&audience=__proto__',
  ]) {
    await page.goto(address);
    await expect(roomTitles(page)).toHaveText(everyRoom);
    await expect(choiceNote(page)).toHaveCount(0);
    await expect(panels(page)).toHaveCount(0);
    await page.getByText('Load More Reviews').click();
    await expect(authors(page)).toHaveText(usual);
  }
});

test('a visitor from a neighborhood is greeted with two ways on', async ({ page }) => {
  await page.goto('/?location=CENTER-city');
  const panel = page.getByRole('region', { name: 'Center City', exact: true });
  await expect(panel.getByRole('heading', { name: 'Center City' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Plan a Group Event' })).toHaveAttribute('href', '/corporate-booking');
  await expect(panels(page)).toHaveCount(1);
  await panel.getByRole('link', { name: 'View Our Rooms' }).click();
  await expect(page).toHaveURL(/#rooms$/);
  await expect(roomTitles(page).first()).toBeVisible();
});

test('a visitor who comes for an audience reads what it wrote, newest first, three at a time', async ({ page }) => {
  const written = reviews
    .filter(({ audienceType }) => audienceType === 'corporate')
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ author }) => author);
  expect(written.length).toBeGreaterThan(3);
  await page.goto('/?audience=CORPORATE');
  await expect(authors(page)).toHaveText(written.slice(0, 3));
  await page.getByText('Load More Reviews').click();
  await expect(authors(page)).toHaveText(written);
});
