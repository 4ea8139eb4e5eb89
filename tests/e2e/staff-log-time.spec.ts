import type { Locator, Page } from '@playwright/test';
import { venueDay } from '#domain/venue-time.ts';
import { expect, logTime, openAs, searchTeams, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

/** A small picture, made in the page so that no file is needed. */
const pictureBytes = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 900, 600);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });

test.describe('at the counter', { tag: '@phone' }, () => {
  test('a host logs a time with two taps, and visitors see it; hidden, it is gone', async ({ page, line }) => {
    line.mend();
    await openAs(page, 'host');
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await expect(page.getByRole('radio', { name: 'Jack the Ripper' })).toBeChecked();
    await tap(page.getByLabel('Team', { exact: true }));
    await page.keyboard.type('The Night Watch');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2005');
    await expect(page.getByText('1st of')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Save time' }));
    await expect(page.getByText('Saved: The Night Watch, 20:05, Jack the Ripper')).toBeVisible();
    expect(taps).toBe(2);
    await expect(page.getByLabel('Team', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Team', { exact: true })).toBeFocused();

    const board = page.getByRole('region', { name: 'Jack the Ripper: fastest teams' });
    await page.goto('/leaderboard');
    await expect(board.getByRole('listitem').first()).toContainText('The Night Watch');

    await page.goto('/leaderboard/admin');
    await (await searchTeams(page, 'The Night Watch')).getByRole('button', { name: 'Hide' }).tap();
    await expect(page.getByText('is hidden from every board and from its share card')).toBeVisible();
    await page.goto('/leaderboard');
    await expect(board.getByRole('listitem').first()).toBeVisible();
    await expect(board).not.toContainText('The Night Watch');
  });

  test('nothing is smaller than a thumb, and nothing is wider than the phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, 'host');
    for (const view of ['Log a time', 'Teams', 'Files', 'Changes']) {
      await page.getByRole('link', { name: view }).tap();
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('a place is shown as soon as the time is typed, however it is typed', async ({ page }) => {
  await openAs(page, 'host');
  const time = page.getByLabel('Time', { exact: true });
  for (const typed of ['38:05', '38.05', '3805', '38m5s']) {
    await time.fill(typed);
    await expect(
      page.getByRole('status').filter({ hasText: /38:05\s*\d+(st|nd|rd|th) of \d+ this month/ }),
    ).toBeVisible();
  }
  await time.fill('38:75');
  await page.getByLabel('Team', { exact: true }).fill('The Slips');
  await page.getByRole('button', { name: 'Save time' }).click();
  await expect(page.getByText('Enter minutes and seconds, such as 38:05 or 3805.')).toBeVisible();
  await expect(time).toBeFocused();
});

test('a host is asked to look again at a second team of the same name and at four minutes', async ({ page }) => {
  await openAs(page, 'host');
  const name = `Echo ${ownWord()}`;
  await logTime(page, name, '59:01');
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  await logTime(page, name, '4:00');
  const warning = page.getByRole('alert');
  await expect(warning).toContainText(`${name} is on this board already: 59:01 on the same day.`);
  await expect(warning).toContainText('4:00 is very fast for a room of 60 minutes.');
  await page.getByLabel('Time', { exact: true }).fill('58:00');
  await expect(warning).toBeEmpty();
  await page.getByRole('button', { name: 'Save time' }).click();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText(`Saved: ${name}, 58:00`)).toBeVisible();
});

test('a picture becomes a small logo, and everybody can see it', async ({ page, backend }) => {
  await openAs(page, 'host');
  const bytes = await pictureBytes(page);
  await page.getByText('Hints, penalty, players, logo, day').click();
  await page.getByLabel('Logo').setInputFiles({ name: 'team.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await expect(page.getByRole('img', { name: 'Chosen logo' })).toBeVisible();
  await page.getByRole('button', { name: 'One hint more' }).click();
  await page.getByText('Duo', { exact: true }).click();
  await logTime(page, 'The Painters', '57:30');
  await expect(page.getByText('Saved: The Painters')).toBeVisible();
  const [saved] = await backend.sql<{ url: string; hints: number; category: string; date: string }>(
    `select team_logo_url as url, hints_used as hints, category, date::text from leaderboard_entries
     where team_name = 'The Painters'`,
  );
  expect(saved).toMatchObject({ hints: 1, category: 'duo', date: venueDay(new Date()) });
  const size = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, saved!.url);
  expect(size).toEqual([256, 256]);
});
