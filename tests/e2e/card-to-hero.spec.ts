import type { Page } from '@playwright/test';
import { openRooms, required } from '../support/content.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');

/** Names of what moves on its own while the next page comes, or nothing when it comes as pages always did. */
async function watchTransition(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          .filter((name) => name?.startsWith('::view-transition-group('));
        Object.assign(window, { moving: names });
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { moving?: string[] }).moving);
}

const card = (page: Page) => page.locator('#rooms').getByRole('link', { name: room.title, exact: true });

test('the picture of a room’s card grows into the hero of its page', async ({ page }) => {
  const moving = await watchTransition(page);
  // A page that comes in pieces may be shown before its hero is there, and then simply comes. This one comes whole.
  await page.route(room.path, async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(room.path);
  await expect.poll(moving).toContain('::view-transition-group(scene)');
});

test('for a visitor who wants less motion, the page of a room simply comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await watchTransition(page);
  await page.goto('/');
  await card(page).click();
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moving()).toBeUndefined();
});

test('pictures further down are lit when the visitor comes to them, and always for one who wants less motion', async ({
  page,
}) => {
  await page.goto(room.path);
  // the link beside it says what it shows, so that it has no words of its own
  const first = page.getByRole('region', { name: 'Or pick another story' }).locator('img').first();
  const light = () => first.evaluate((picture) => getComputedStyle(picture).filter);
  await expect.poll(light).toContain('brightness(0.3)');
  await first.scrollIntoViewIfNeeded();
  await first.evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(light).not.toContain('brightness(0.3)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await light()).toBe('none');
});
