import { expectAccessible } from '../support/axe.ts';
import { deskRoom, expect, test } from '../support/staff-pages.ts';

test('a host logs a team that did not get out with one tap and takes it out again', async ({ page, openAs }, info) => {
  await openAs(page, 'host');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(page.getByText(`Logged: a team that did not get out, ${deskRoom.title}`)).toBeVisible();
  await expect(page.getByLabel('Team', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('logged.png') });
  await page.getByRole('button', { name: 'Take it out again' }).click();
  await expect(page.getByText('Taken out again.')).toBeVisible();
});

test('an owner reads how often teams get out, by room and host, from the games that were logged', async ({
  page,
  openAs,
}, info) => {
  await openAs(page, 'owner');
  await page.getByRole('button', { name: 'Did not get out' }).click();
  await expect(page.getByText('Logged: a team that did not get out')).toBeVisible();
  await page.goto('/xtra/dashboard#games');
  const rooms = page.getByRole('region', { name: 'By room' });
  await expect(rooms.getByRole('row', { name: new RegExp(deskRoom.title) })).toHaveText(/\d+%$/);
  await expect(page.getByRole('region', { name: 'By host' }).getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`games-${width}.png`) });
  }
});
