import type { Locator, Page } from '@playwright/test';
import { chat, composer, said } from '../../support/chat.ts';
import { experiences, mobileBar, sheet } from '../../support/shell.ts';
import { expect, test } from '../../support/visitor.ts';

/** Most taps to an answer, and most screens that are seen on the way. */
const most = 2;

/** A visitor of home who counts what it takes: every tap, and every screen that has to go by. */
async function visitor(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what leads to a part of the page is there at once
  await page.goto('/');
  const taken = { taps: 0, screens: 1 };
  /** Scrolls as far as something needs to be seen whole, or its first half screen. */
  const see = async (wanted: Locator) => {
    await expect(wanted).toBeVisible();
    // Asked and scrolled in the page, at once: a reply that is being written replaces its parts.
    const { y, height } = await wanted.evaluate((part) => {
      const box = part.getBoundingClientRect().toJSON() as DOMRect;
      part.scrollIntoView({ block: 'nearest' });
      return box;
    });
    const screen = page.viewportSize()!.height;
    taken.screens += Math.max(0, (y + Math.min(height, screen / 2) - screen) / screen);
  };
  const tap = async (wanted: Locator) => {
    await see(wanted);
    await wanted.tap();
    taken.taps += 1;
  };
  const expectNear = () => {
    test
      .info()
      .annotations.push({ type: 'way', description: `${taken.taps} taps, ${taken.screens.toFixed(1)} screens` });
    expect(taken.taps).toBeLessThanOrEqual(most);
    expect(taken.screens).toBeLessThanOrEqual(most);
  };
  return { see, tap, expectNear };
}

test('a visitor reads the price without a tap', async ({ page }) => {
  const { see, expectNear } = await visitor(page);
  await see(page.getByRole('main').getByText(/\$\d+/).first());
  expectNear();
});

test('a visitor compares the rooms within two taps and two screens', async ({ page }) => {
  const { see, tap, expectNear } = await visitor(page);
  await tap(page.getByRole('link', { name: 'Compare rooms', exact: true }));
  await see(page.getByRole('table').getByRole('row').nth(1));
  expectNear();
});

test('a family of six with two ten-year-olds learns within two taps and two screens which rooms take them', async ({
  page,
}) => {
  const { see, tap, expectNear } = await visitor(page);
  await tap(mobileBar(page).getByRole('button', { name: 'Chat' }));
  await composer(page).fill('Which room for six of us, two of them ten years old?');
  await tap(chat(page).getByRole('button', { name: 'Send', exact: true }));
  await see(
    said(page)
      .getByText(/\b(?:Jack the Ripper|Thai Prison)\b/)
      .first(),
  );
  await expect(said(page)).toContainText(/\badult/);
  expectNear();
});

test('a parent finds what a birthday costs within two taps and two screens', async ({ page }) => {
  const { see, tap, expectNear } = await visitor(page);
  await tap(experiences(page));
  await tap(sheet(page).getByRole('link', { name: /^Birthday Parties/ }));
  await see(
    page
      .locator('#packages')
      .getByText(/^\$\d{3}$/)
      .first(),
  );
  expectNear();
});

test('somebody who gives a gift card is at the shop within two taps and two screens', async ({ page }) => {
  const { see, tap, expectNear } = await visitor(page);
  await tap(mobileBar(page).getByRole('link', { name: 'Gifts' }));
  await expect(page).toHaveURL(/\/gift-cards$/);
  await see(
    page
      .getByRole('main')
      .getByRole('link', { name: /gift card/i })
      .first(),
  );
  expectNear();
});

test('a driver learns where to park within two taps and two screens', async ({ page }) => {
  const { see, tap, expectNear } = await visitor(page);
  await tap(mobileBar(page).getByRole('button', { name: 'Chat' }));
  await composer(page).fill('Where can I park?');
  await tap(chat(page).getByRole('button', { name: 'Send', exact: true }));
  await see(
    said(page)
      .getByText(/garage/i)
      .first(),
  );
  expectNear();
});
