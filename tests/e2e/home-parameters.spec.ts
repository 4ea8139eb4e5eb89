import type { Page } from '@playwright/test';
import { reviewsShownFirst, selectReviews } from '#domain/reviews.ts';
import { business, reviews, rooms } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const roomTitles = (page: Page) => page.locator('#rooms').getByRole('listitem').getByRole('heading', { level: 3 });
const panels = (page: Page) => page.getByRole('link', { name: 'Plan a Group Event' });
const authors = (page: Page) => page.locator('#reviews').getByRole('listitem').locator('strong');

async function expectRooms(page: Page, wanted: (room: (typeof rooms)[number]) => boolean): Promise<void> {
  await expect(roomTitles(page)).toHaveText(rooms.filter(wanted).map(({ title }) => title));
}

test('without parameters a visitor sees every room, no neighborhood and no note about a search', async ({ page }) => {
  await page.goto('/');
  await expectRooms(page, () => true);
  await expect(panels(page)).toHaveCount(0);
  await expect(page.locator('#rooms').getByRole('status')).toHaveCount(0);
});

test.describe('rooms by theme and demographic', () => {
  for (const { slug, theme } of rooms) {
    test(`?theme=${theme} shows ${slug} alone, however it is written`, async ({ page }) => {
      for (const written of [theme, theme.toUpperCase()]) {
        await page.goto(`/?theme=${written}`);
        await expectRooms(page, (room) => room.theme === theme);
        await expect(page.locator('#rooms').getByRole('status')).toContainText(/1 of 3/);
      }
    });
  }

  for (const demographic of new Set(rooms.flatMap((room) => room.demographic))) {
    test(`?demographic=${demographic} shows the rooms for them`, async ({ page }) => {
      await page.goto(`/?demographic=${demographic}`);
      await expectRooms(page, (room) => room.demographic.includes(demographic));
    });
  }

  test('theme and demographic count together', async ({ page }) => {
    await page.goto('/?theme=horror&demographic=Couples');
    await expectRooms(page, (room) => room.theme === 'horror' && room.demographic.includes('couples'));
  });

  test('a part of a theme is not the theme: the match is exact', async ({ page }) => {
    await page.goto('/?theme=horr');
    await expectRooms(page, () => true);
  });

  for (const query of [
    '?theme=romance',
    '?demographic=pirates',
    '?theme=',
    '?theme=horror&demographic=kids',
    '?color=red',
  ]) {
    test(`${query} fits no room and is ignored`, async ({ page }) => {
      await page.goto(`/${query}`);
      await expectRooms(page, () => true);
      await expect(page.locator('#rooms').getByRole('status')).toHaveCount(0);
    });
  }

  test('a visitor who was led to one room sees all of them again in one click', async ({ page }) => {
    await page.goto('/?theme=horror');
    await page
      .locator('#rooms')
      .getByRole('link', { name: /all rooms/i })
      .click();
    await expect(page).toHaveURL('/#rooms');
    await expectRooms(page, () => true);
  });
});

test.describe('the neighborhood a visitor comes from', () => {
  for (const { location, title } of [
    { location: 'center', title: 'Center City' },
    { location: 'CENTER-city', title: 'Center City' },
    { location: 'south', title: 'South Street' },
    { location: 'Near South Philly', title: 'South Street' },
    { location: 'logan', title: 'Logan Square' },
    { location: 'logan-square-philadelphia', title: 'Logan Square' },
  ]) {
    test(`?location=${location} greets ${title} with two ways on`, async ({ page }) => {
      await page.goto(`/?location=${encodeURIComponent(location)}`);
      const panel = page.getByRole('region', { name: title, exact: true });
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'View Our Rooms' })).toHaveAttribute('href', /#rooms$/);
      await expect(panel.getByRole('link', { name: 'Plan a Group Event' })).toHaveAttribute(
        'href',
        '/corporate-booking',
      );
      await expect(panels(page)).toHaveCount(1);
      await panel.getByRole('link', { name: 'View Our Rooms' }).click();
      await expect(roomTitles(page).first()).toBeVisible();
      await expect(page).toHaveURL(/#rooms$/);
    });
  }

  for (const location of ['paris', '', 'north', '%00', '<b>center</']) {
    const shown = Number(location.includes('center'));
    test(`?location=${location} shows ${shown} neighborhoods`, async ({ page }) => {
      await page.goto(`/?location=${encodeURIComponent(location)}`);
      await expect(panels(page)).toHaveCount(shown);
      expect(business.neighborhoods).toHaveLength(3);
    });
  }
});

test.describe('reviews by audience', () => {
  for (const audience of new Set(reviews.map(({ audienceType }) => audienceType))) {
    test(`?audience=${audience} shows what they wrote`, async ({ page }) => {
      const wanted = selectReviews(reviews, audience).map(({ author }) => author);
      await page.goto(`/?audience=${audience.toUpperCase()}`);
      await expect(authors(page)).toHaveText(wanted.slice(0, reviewsShownFirst));
      await page.getByText('Load More Reviews').click();
      await expect(authors(page)).toHaveText(wanted);
    });
  }

  for (const query of ['', '?audience=', '?audience=aliens', '?audience=__proto__']) {
    test(`"${query}" shows six verified five-star reviews`, async ({ page }) => {
      const wanted = selectReviews(reviews).map(({ author }) => author);
      expect(wanted).toHaveLength(6);
      await page.goto(`/${query}`);
      await page.getByText('Load More Reviews').click();
      await expect(authors(page)).toHaveText(wanted);
    });
  }
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
    await expectRooms(page, () => true);
    expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
    expect(await page.locator('body').innerHTML()).not.toContain('harmed');
  }
});
