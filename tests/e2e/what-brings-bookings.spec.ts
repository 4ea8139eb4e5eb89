import type { Page } from '@playwright/test';
import { openChat } from '../support/chat.ts';
import { business, openRooms, required } from '../support/content.ts';
import { expect, test } from '../support/staff-pages.ts';

const room = required(openRooms[0], 'an open room');
const bookingHosts = Object.values(business.booking.rooms).map((address) => new URL(address).host);

/** Names of the functions that pages call, as they are called. */
function calls(page: Page): string[] {
  const list: string[] = [];
  page.context().on('request', (request) => {
    const [, name] = /\/functions\/v1\/([\w-]+)/.exec(request.url()) ?? [];
    if (name) list.push(name);
  });
  return list;
}

/** Presses the first booking link of the room's page, which opens a new tab, and comes back. */
async function pressBook(page: Page): Promise<void> {
  await page.context().route(
    ({ host }) => bookingHosts.includes(host),
    (route) => route.fulfill({ body: 'The booking page' }),
  );
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book / })
    .first()
    .click();
  await (await opened).close();
}

test.beforeEach(({ backend }) => backend.sql('delete from press_sums'));

test.describe('at the desk', { tag: '@desktop' }, () => {
  test(
    'an owner sees which room, page and campaign a booking link was pressed for, and that the chat was opened',
    { tag: '@tablet' },
    async ({ page, backend, openAs }) => {
      const called = calls(page);
      await page.goto(`/rooms/${room.slug}?utm_source=flyer&utm_medium=print&utm_campaign=Autumn+Nights`);
      expect(called).toEqual([]);
      const counted = page.context().waitForEvent('response', (response) => response.url().endsWith('/count-press'));
      await pressBook(page);
      expect((await counted).status()).toBe(200);
      expect(await page.context().cookies()).toEqual([]);

      const second = page.context().waitForEvent('response', (response) => response.url().endsWith('/count-press'));
      await openChat(page, '/');
      await second;
      expect(await backend.sql('select pressed, presses::int from press_sums order by 1')).toEqual([
        { pressed: 'booking', presses: 1 },
        { pressed: 'chat', presses: 1 },
      ]);

      await openAs(page, 'owner', '/xtra/dashboard');
      await page.getByRole('link', { name: 'What brings bookings' }).click();
      const links = page.getByRole('region', { name: 'Booking links' });
      await expect(links).toContainText('1 press, 1 more than in');
      for (const [table, name] of [
        ['Where they came from', 'Campaigns'],
        ['Rooms', room.title],
        ['Pages', `/rooms/${room.slug}`],
        ['Campaigns', 'autumn-nights'],
      ] as const) {
        await expect(links.getByRole('table', { name: table }).getByRole('row', { name: `${name} 1 0` })).toBeVisible();
      }
      await expect(page.getByRole('region', { name: 'Chat' })).toContainText('1 opening, 1 more than in');
    },
  );

  test('a host finds no such part', async ({ page, openAs }) => {
    await openAs(page, 'host', '/xtra/dashboard#bookings');
    await expect(
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Polls' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'What brings bookings' })).toHaveCount(0);
  });
});

for (const wish of ['globalPrivacyControl', 'doNotTrack']) {
  test(`with ${wish} nothing is sent when a booking link is pressed`, async ({ page, backend }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) });
    }, wish);
    const called = calls(page);
    await page.goto(`/rooms/${room.slug}`);
    await pressBook(page);
    expect(called).toEqual([]);
    expect(await backend.sql('select * from press_sums')).toEqual([]);
  });
}
