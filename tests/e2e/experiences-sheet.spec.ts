import type { Page } from '@playwright/test';
import { experienceLinks } from '#lib/navigation.ts';
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

test.describe('on a phone', { tag: '@phone' }, () => {
  test('Experiences opens a sheet with four ways to play', async ({ page }) => {
    await page.goto('/gift-cards');
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await expect(sheet(page).getByRole('heading', { name: 'Experiences' })).toBeVisible();
    const links = sheet(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#rooms',
      '/date-night',
      '/birthday-parties',
      '/corporate-booking',
    ]);
    for (const { label } of experienceLinks) await expect(links.filter({ hasText: label })).toBeVisible();
  });

  test('the first tap opens the sheet once, however late React arrives', async ({ page }) => {
    const notes = await noteDialogs(page);
    const release = await holdReact(page);
    await page.goto('/');
    const asked = page.waitForRequest(reactFile);
    await experiences(page).tap();
    await asked;
    await expect(sheet(page)).toBeHidden();
    release();
    await expect(sheet(page)).toBeVisible();
    await expect(experiences(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await notes()).toEqual(['open']);
  });

  test('impatient taps while React is on its way still open the sheet once', async ({ page }) => {
    const notes = await noteDialogs(page);
    const release = await holdReact(page);
    await page.goto('/');
    for (let taps = 0; taps < 3; taps++) await experiences(page).tap();
    release();
    await expect(sheet(page)).toBeVisible();
    expect(await notes()).toEqual(['open']);
  });

  test('a tap that comes before the scripts of the page opens the sheet at once, and it stays open', async ({
    page,
  }) => {
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

  for (const { how, close } of [
    { how: 'its close button', close: (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).tap() },
    { how: 'a tap outside', close: (page: Page) => page.touchscreen.tap(195, 120) },
    { how: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  ]) {
    test(`${how} closes the sheet, gives the focus back, and it opens again`, async ({ page }) => {
      await page.goto('/');
      await openSheet(page);
      await close(page);
      await expect(sheet(page)).toBeHidden();
      await expect(experiences(page)).toBeFocused();
      await expect(experiences(page)).toHaveAttribute('aria-expanded', 'false');
      await openSheet(page);
    });
  }

  test('the focus goes into the sheet and cannot leave it for the page behind', async ({ page }) => {
    await page.goto('/');
    await experiences(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).locator(':focus')).toBeVisible();
    const visited = new Set<string>();
    for (let presses = 0; presses < 8; presses++) {
      visited.add(
        await page.evaluate(
          () => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName ?? '',
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect([...visited].filter((where) => where !== 'BODY' && where !== 'experiences')).toEqual([]);
  });

  test('choosing Rooms on the home page closes the sheet and goes down to the rooms', async ({ page }) => {
    await page.goto('/');
    await openSheet(page);
    await rooms(page).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/#rooms');
    await expect(page.locator('#rooms').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('choosing Rooms on another page goes to the rooms of the home page', async ({ page }) => {
    await page.goto('/legal');
    await openSheet(page);
    await rooms(page).tap();
    await expect(page).toHaveURL('/#rooms');
    await expect(page.locator('#rooms').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(sheet(page)).toBeHidden();
  });

  for (const { label, href } of experienceLinks.filter((link) => !link.href.includes('#'))) {
    test(`choosing ${label} closes the sheet and goes to ${href}`, async ({ page }) => {
      await page.goto('/');
      await openSheet(page);
      await sheet(page).getByRole('link', { name: label }).tap();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(sheet(page)).toBeHidden();
    });
  }

  for (const { path, active } of [
    { path: '/#rooms', active: true },
    { path: '/', active: false },
    { path: '/#faq', active: false },
    { path: '/date-night#rooms', active: false },
  ]) {
    test(`on ${path} the sheet ${active ? 'marks' : 'does not mark'} Rooms as where the visitor is`, async ({
      page,
    }) => {
      await page.goto(path);
      await openSheet(page);
      if (active) await expect(rooms(page)).toHaveAttribute('aria-current');
      else await expect(rooms(page)).not.toHaveAttribute('aria-current');
    });
  }

  test('Rooms is marked once the visitor has chosen it', async ({ page }) => {
    await page.goto('/');
    await openSheet(page);
    await rooms(page).tap();
    await expect(page).toHaveURL('/#rooms');
    await openSheet(page);
    await expect(rooms(page)).toHaveAttribute('aria-current');
  });

  test('the sheet slides up in half a second and down in 300 milliseconds', async ({ page }) => {
    await page.goto('/');
    const durations = () => sheet(page).or(page.locator('dialog#experiences')).evaluate(slideDurations);
    expect(await durations()).toEqual(['0.3s']);
    await openSheet(page);
    expect(await durations()).toEqual(['0.5s']);
    await expect.poll(() => sheet(page).evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
    const { y, height } = (await sheet(page).boundingBox())!;
    expect(Math.round(y + height)).toBe(844);
  });

  test('the sheet does not slide for a visitor who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await openSheet(page);
    expect(await sheet(page).evaluate(slideDurations)).toEqual(['0.001s']);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });
});

function slideDurations(dialog: Element): string[] {
  return [...new Set(getComputedStyle(dialog).transitionDuration.split(', '))];
}
