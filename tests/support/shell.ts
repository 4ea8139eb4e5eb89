/** The parts around every page, found the way a visitor finds them. */
import type { Page } from '@playwright/test';

/** The file that draws React components in a browser: Astro's React client. */
export const reactFile = /\/_astro\/client\.[^/]+\.js$/;

/** The scripts of a long page, which come after its first frame. */
const pageFile = /\/_astro\/page\./;

/** Holds a file back, as a slow line does, until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Opens a long page and holds its scripts back until the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, pageFile);
  const asked = page.waitForRequest(pageFile);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}

/** The bar at the bottom of a phone. */
export const mobileBar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

/** The item of the bar that opens the sheet. */
export const experiences = (page: Page) => mobileBar(page).getByRole('button', { name: 'Experiences' });

/** The sheet with the experiences. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Experiences' });

/** The announcement above the header. */
export const promoBanner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

/** The button that closes it. */
export const closePromo = (page: Page) => promoBanner(page).getByRole('button');

/** The cookie notice while it asks. */
export const cookieNotice = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Accept All' }) });

/** Holds React back until the returned function is called. */
export const holdReact = (page: Page) => hold(page, reactFile);

/** Something the browser keeps for the site, or null. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
