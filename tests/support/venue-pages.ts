/** Shows a browser pages of another venue's built site, which nothing serves: from its folder, in place of the sample's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import type { PlantedVenue } from './planted-venue.ts';

/** Opens a page of a venue's site, which the start of the browser tests has built. */
export async function openVenuePage(page: Page, venue: PlantedVenue, path: string): Promise<void> {
  await page.route(`${siteUrl}/**`, (route) => {
    const file = join(venue.directory, decodeURI(new URL(route.request().url()).pathname));
    const found = [file, `${file}.html`].find((each) => /\.\w+$/.test(each) && existsSync(each));
    return found ? route.fulfill({ path: found }) : route.fulfill({ status: 404 });
  });
  await page.goto(path);
}
