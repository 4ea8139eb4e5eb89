import type { Page } from '@playwright/test';
import { somePage } from '../support/places.ts';
import { experiences, holdReact, openBeforeScripts, reactFile, sheet } from '../support/shell.ts';
import { expect, test, untilScripted } from '../support/visitor.ts';

const rooms = (page: Page) => sheet(page).getByRole('link', { name: /^Rooms/ });

/** Notes every time a dialog of the page opens or closes; the returned function reads the notes. */
async function noteDialogs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { dialogNotes: notes });
    addEventListener('toggle', (event) => notes.push((event as ToggleEvent).newState), true);
  });
  return () => page.evaluate(() => (window as unknown as { dialogNotes: string[] }).dialogNotes);
}

async function openSheet(page: Page): Promise<void> {
  await experiences(page).tap();
  await expect(sheet(page)).toBeVisible();
}

test('Experiences opens a sheet with the ways to play; its button, a tap outside and Escape close it', async ({
  page,
}) => {
  await page.goto(somePage);
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
  await expect(sheet(page).getByRole('heading', { name: 'Experiences' })).toBeVisible();
  await expect(rooms(page)).toHaveAttribute('href', '/#rooms');

  const closings = [
    () => sheet(page).getByRole('button', { name: 'Close' }).tap(),
    () => page.touchscreen.tap(195, 120),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await close();
    await expect(sheet(page)).toBeHidden();
    await expect(experiences(page)).toBeFocused();
    await openSheet(page);
  }
});

test('the first tap opens the sheet once, however late React arrives and however impatient the visitor is', async ({
  page,
}) => {
  const notes = await noteDialogs(page);
  const release = await holdReact(page);
  await page.goto('/');
  const asked = page.waitForRequest(reactFile);
  await experiences(page).tap();
  await asked;
  await expect(sheet(page)).toBeHidden();
  for (let taps = 0; taps < 2; taps++) await experiences(page).tap();
  release();
  await expect(sheet(page)).toBeVisible();
  expect(await notes()).toEqual(['open']);
});

test('a tap that comes before the scripts of the page opens the sheet at once, and it stays open', async ({ page }) => {
  const notes = await noteDialogs(page);
  const release = await openBeforeScripts(page, '/');
  await openSheet(page);
  release();
  await untilScripted(page);
  await expect(sheet(page)).toBeVisible();
  expect(await notes()).toEqual(['open']);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
});

test('the sheet opens and closes by the browser alone when React cannot be loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
});

test('the focus goes into the sheet and cannot leave it for the page behind', async ({ page }) => {
  await page.goto('/');
  await experiences(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator(':focus')).toBeVisible();
  const visited = new Set<string>();
  for (let presses = 0; presses < 8; presses++) {
    visited.add(
      await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName ?? ''),
    );
    await page.keyboard.press('Tab');
  }
  expect([...visited].filter((where) => where !== 'BODY' && where !== 'experiences')).toEqual([]);
});

test('choosing Rooms on the home page closes the sheet, goes down to the rooms and is marked from then on', async ({
  page,
}) => {
  await page.goto('/#faq');
  await openSheet(page);
  await expect(rooms(page)).not.toHaveAttribute('aria-current');
  await rooms(page).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/#rooms');
  await expect(page.locator('#rooms').getByRole('heading', { level: 2 })).toBeInViewport();
  await openSheet(page);
  await expect(rooms(page)).toHaveAttribute('aria-current');
});

test('choosing Rooms on another page, whatever its anchor, goes to the rooms of the home page', async ({ page }) => {
  await page.goto(`${somePage}#rooms`);
  await openSheet(page);
  await expect(rooms(page)).not.toHaveAttribute('aria-current');
  await rooms(page).tap();
  await expect(page).toHaveURL('/#rooms');
  await expect(page.locator('#rooms').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
  await expect(rooms(page)).toHaveAttribute('aria-current');
});

test('the sheet slides up in half a second and down in 300 milliseconds, but not for a visitor who wants less motion', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = page.locator('dialog#experiences');
  expect(await dialog.evaluate(slideDurations)).toEqual(['0.3s']);
  await openSheet(page);
  expect(await dialog.evaluate(slideDurations)).toEqual(['0.5s']);
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const { y, height } = (await sheet(page).boundingBox())!;
  expect(Math.round(y + height)).toBe(844);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await dialog.evaluate(slideDurations)).toEqual(['0.001s']);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

function slideDurations(dialog: Element): string[] {
  return [...new Set(getComputedStyle(dialog).transitionDuration.split(', '))];
}
