/** What people look for on a phone is at most two taps and two screens away from the top of the home page, with the notice open. */
import { business } from '../support/content.ts';
import { isThere } from '../support/places.ts';
import { cookieNotice, mobileBar } from '../support/shell.ts';
import { expect, test, type Locator, type Page } from '../support/visitor.ts';

/** A way to something: what is tapped one after the other, and what is to be seen at its end. */
interface Way {
  taps: Locator[];
  seen: Locator;
}

/** How far a visitor scrolls until a thing is in view, in screens. */
async function scrollTo(page: Page, thing: Locator): Promise<number> {
  await expect(thing).toBeVisible();
  const from = await page.evaluate(() => scrollY);
  await thing.scrollIntoViewIfNeeded();
  await expect(thing).toBeInViewport();
  const to = await page.evaluate(() => scrollY);
  return Math.abs(to - from) / (page.viewportSize()?.height ?? 1);
}

async function follow(page: Page, { taps, seen }: Way): Promise<{ taps: number; screens: number }> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what leads to a part of the page is there at once
  await page.goto('/');
  await expect(cookieNotice(page)).toBeVisible();
  let screens = 0;
  for (const tap of taps) {
    screens += await scrollTo(page, tap);
    await tap.tap();
  }
  screens += await scrollTo(page, seen);
  return { taps: taps.length, screens };
}

const ways: Record<string, (page: Page) => Way> = {
  'the price': (page) => ({
    taps: [],
    seen: page
      .getByRole('main')
      .getByText(/\$\d+.* a.person/)
      .first(),
  }),
  'what six with two children of ten play, and what that costs': (page) => {
    const tool = page.locator('details', { hasText: 'How many in your group?' });
    return {
      taps: [
        page.getByRole('link', { name: 'How many in your group?' }),
        tool.getByRole('button', { name: '6 with 2 kids aged 10' }),
      ],
      seen: tool.getByText(/\$\d{3}/).first(),
    };
  },
  'rooms side by side': (page) => ({
    taps: [page.getByRole('link', { name: 'Compare rooms' })],
    seen: page.getByRole('table').first(),
  }),
};
if (isThere('/birthday-parties'))
  ways['a birthday party'] = (page) => ({
    taps: [
      mobileBar(page).getByRole('button', { name: 'Experiences' }),
      page.getByRole('dialog').getByRole('link', { name: /Birthday/ }),
    ],
    seen: page.locator('.hero .action').getByRole('link'),
  });
if (isThere('/gift-cards'))
  ways['a gift card'] = (page) => ({
    taps: [mobileBar(page).getByRole('link', { name: 'Gifts' })],
    seen: page.locator('.hero .action').getByRole('link'),
  });
if (business.directions.some(({ by }) => by === 'car'))
  ways['where to park'] = (page) => ({
    taps: [page.getByRole('link', { name: 'Find us' })],
    seen: page.getByRole('heading', { name: 'By car' }),
  });

for (const [what, way] of Object.entries(ways))
  test(`somebody on a phone sees ${what} after at most two taps and two screens`, async ({ page }) => {
    const cost = await follow(page, way(page));
    test
      .info()
      .annotations.push({ type: 'cost', description: `${cost.taps} taps, ${cost.screens.toFixed(1)} screens` });
    expect(cost.taps).toBeLessThanOrEqual(2);
    expect(cost.screens).toBeLessThanOrEqual(2);
  });
