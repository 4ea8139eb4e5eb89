import { expect, type Page } from '@playwright/test';
import { rooms } from './content.ts';

/** Names of the rooms that the home page shows, in order. */
export const roomTitles = (page: Page) =>
  page.locator('#rooms').getByRole('listitem').getByRole('heading', { level: 3 });

/** What the home page says of a choice of rooms. */
export const choiceNote = (page: Page) => page.locator('#rooms').getByRole('status');

/** Goes back from a choice of rooms to all of them, in one click. */
export async function showAllRooms(page: Page): Promise<void> {
  await page
    .locator('#rooms')
    .getByRole('link', { name: /all rooms/i })
    .click();
  await expect(page).toHaveURL('/#rooms');
  await expect(roomTitles(page)).toHaveText(rooms.map(({ title }) => title));
}
