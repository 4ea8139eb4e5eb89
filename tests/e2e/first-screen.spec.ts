import { business, openRooms, required } from '../support/content.ts';
import { isThere } from '../support/places.ts';
import { cookieNotice, mobileBar } from '../support/shell.ts';
import { onScreens, phone, type Screen } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const occasionPaths = ['/birthday-parties', '/corporate-booking', '/date-night', '/gift-cards'].filter(isThere);
const small: Screen = { width: 360, height: 740 };

test('a phone says where, for how much and for whom, and offers to book, above the fold and beside the open notice', async ({
  page,
}) => {
  for (const path of ['/', room.path]) {
    await onScreens(page, [phone, small], async () => {
      await page.goto(path);
      await expect(cookieNotice(page)).toBeVisible();
      const hero = page.getByRole('main').getByRole('region').first();
      const bar = (await mobileBar(page).boundingBox())!;
      /* On home they stand below the story, and the smallest screen ends above them. */
      const isSmall = page.viewportSize()?.width === small.width;
      const showsReviews = path !== '/' && !isSmall && business.fiveStarReviews;
      for (const part of [
        hero.getByText(business.address.city),
        hero.getByText(/^\$\d+.* a person$/),
        hero.getByText(/\d players(?:\s*\(.+\))?$/),
        hero.getByText(/^(?:Ages|Best for \d+\+, tickets) \d+\+/),
        hero.getByText(/\d min$/),
        hero.getByRole('link', { name: /^Book/ }),
        ...(showsReviews ? [hero.getByText(/five-star reviews$/)] : []),
      ]) {
        const { y, height } = (await part.first().boundingBox())!;
        expect(y + height, `${part}`).toBeLessThanOrEqual(bar.y);
      }
    });
  }
});

test('a phone offers what an occasion is booked with above the fold, beside the open notice', async ({ page }) => {
  for (const path of occasionPaths) {
    await page.goto(path);
    await expect(cookieNotice(page)).toBeVisible();
    const bar = (await mobileBar(page).boundingBox())!;
    const { y, height } = (await page
      .getByRole('main')
      .locator('.hero .action')
      .getByRole('link')
      .first()
      .boundingBox())!;
    expect(y + height, path).toBeLessThanOrEqual(bar.y);
  }
});

test('a phone on its side shows the button, too, beside the picture, save where rules come first', async ({ page }) => {
  const sideways: Screen = { width: 844, height: 390 };
  await onScreens(page, [sideways], async () => {
    for (const path of ['/', room.path]) {
      await page.goto(path);
      await expect(cookieNotice(page)).toBeVisible();
      const hero = page.getByRole('main').getByRole('region').first();
      await expect(hero.getByText(/\$\d+.* a.person/)).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole('link', { name: /^Book/ }).first()).toBeInViewport({ ratio: 1 });
    }
    for (const path of occasionPaths.filter((each) => each !== '/gift-cards')) {
      await page.goto(path);
      await expect(cookieNotice(page)).toBeVisible();
      const button = page.getByRole('main').locator('.hero .action').getByRole('link').first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').locator('.hero').getByRole('img')).toBeInViewport({ ratio: 0.3 });
    }
  });
});

test(
  'the bar of a room waits behind its hero, which says the same, until the hero is gone or the keyboard comes to it',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(room.path);
    const bar = page.locator('.booking-bar');
    const link = bar.getByRole('link');
    /** True where a press in its middle would meet the link. */
    const isOnTop = () =>
      link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    const bring = (part: string) =>
      page.locator(part).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'end' }));
    await bring('main > .hero');
    expect(await isOnTop()).toBe(false);
    await link.focus();
    expect(await isOnTop()).toBe(true);
    await link.blur();
    await bring('#gallery');
    expect(await isOnTop()).toBe(true);
  },
);

test('the price of a room and the button that books it stay in sight; the bar of phones books whatever one likes', async ({
  page,
}) => {
  await page.goto(room.path);
  const booking = page.locator('.booking-bar');
  for (const part of ['#facts', '#questions', '#book']) {
    await page.locator(part).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(booking).toBeInViewport({ ratio: 1 });
    const heading = (await page.locator(part).getByRole('heading').first().boundingBox())!;
    const { y, height } = (await booking.boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(y + height);
  }
  await expect(booking).toContainText('$');
  await expect(booking.getByRole('link', { name: `Book ${room.title}` })).toHaveAttribute(
    'href',
    business.booking.rooms[room.slug] ?? business.booking.general,
  );
  await expect(mobileBar(page).getByRole('link', { name: 'Book' })).toHaveAttribute('href', business.booking.general);
});
