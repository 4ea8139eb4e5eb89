import type { Page } from '@playwright/test';
import { venueMoment } from '../support/time.ts';
import { deskRoom, expect, logTime, test, withLeft } from '../support/staff-pages.ts';
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

test('nothing is smaller than a thumb, and nothing is wider than the phone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'host');
  for (const view of ['Log a time', 'Teams', 'Files', 'Changes', 'Lobby screen']) {
    await page.getByRole('link', { name: view }).tap();
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});

test(
  'a host sees the place as soon as the time is typed, and is asked about what is wrong or odd',
  { tag: '@tablet' },
  async ({ page, openAs }) => {
    await openAs(page, 'host');
    const time = page.getByLabel('Time', { exact: true });
    const place = page.getByRole('status').filter({ hasText: /38:05\s*\d+(st|nd|rd|th) of \d+ this month/ });
    await time.fill('3805');
    await expect(place).toBeVisible();
    await time.fill('38:75');
    await expect(place).toHaveCount(0);
    const name = `Echo ${ownWord()}`;
    await page.getByLabel('Team', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save time' }).click();
    await expect(page.getByText('Enter minutes and seconds, such as 38:05 or 3805.')).toBeVisible();
    await expect(time).toBeFocused();

    await logTime(page, name, withLeft(59));
    await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
    await logTime(page, name, '4:00');
    const warning = page.getByRole('alert');
    await expect(warning).toContainText(`${name} is on this board already: ${withLeft(59)} on the same day.`);
    await expect(warning).toContainText(`4:00 is very fast for a room of ${deskRoom.duration} minutes.`);
    await time.fill(withLeft(120));
    await expect(warning).toBeEmpty();
    await page.getByRole('button', { name: 'Save time' }).click();
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText(`Saved: ${name}, ${withLeft(120)}`)).toBeVisible();
  },
);

test('with the phone’s keyboard up, a host sees what was saved beside the field for the next team', async ({
  page,
  openAs,
}, info) => {
  const name = `Above ${ownWord()}`;
  await page.setViewportSize({ width: 390, height: 400 }); // what the keyboard leaves of the screen
  await openAs(page, 'host');
  await page.getByLabel('Team', { exact: true }).tap();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.type(withLeft(95));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved: ${name}`)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Team', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Team', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: info.outputPath('saved.png') });
});

test('a picture becomes a small logo, and everybody can see it', async ({ page, backend, openAs }) => {
  await openAs(page, 'host');
  const name = `Painters ${ownWord()}`;
  const bytes = await pictureBytes(page);
  await page.getByText('Hints, penalty, players, logo').click();
  await page.getByLabel('Logo').setInputFiles({ name: 'team.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await expect(page.getByRole('img', { name: 'Chosen logo' })).toBeVisible();
  await page.getByRole('button', { name: 'One hint more' }).click();
  await page.getByText('Duo', { exact: true }).click();
  await logTime(page, name, withLeft(150));
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  const [saved] = await backend.sql<{ url: string; hints: number; category: string; date: string }>(
    `select team_logo_url as url, hints_used as hints, category, date::text from leaderboard_entries
     where team_name = $1`,
    [name],
  );
  expect(saved).toMatchObject({ hints: 1, category: 'duo', date: '2026-11-20' });
  const size = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, saved!.url);
  expect(size).toEqual([256, 256]);
});

test(
  'the same game from a second device is refused, and the host who sees the first one decides',
  { tag: '@tablet' },
  async ({ page, browser, connect, backend, openAs }) => {
    const name = `Twins ${ownWord()}`;
    const countOf = async () =>
      (await backend.sql('select 1 from leaderboard_entries where lower(team_name) = lower($1)', [name])).length;
    await openAs(page, 'host');
    const tablet = await browser.newContext();
    await connect(tablet);
    const robin = await tablet.newPage();
    await openAs(robin, 'owner');
    await logTime(robin, name, withLeft(45));
    await expect(robin.getByText(`Saved: ${name}`)).toBeVisible();

    await logTime(page, name.toUpperCase(), withLeft(50));
    const waiting = page.getByRole('region', { name: 'Not sent yet' });
    await expect(waiting).toContainText(`This game is there already: ${name}, ${withLeft(45)}`);
    await expect(waiting).toContainText('by Robin. Nothing is added yet.');
    await waiting.getByRole('button', { name: 'It is the same game' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByLabel('Team', { exact: true })).toBeFocused();
    expect(await countOf()).toBe(1);

    await logTime(page, name.toUpperCase(), withLeft(50));
    await expect(page.getByRole('alert')).toContainText(`${name} is on this board already`); // this page knows it by now
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText(`Saved: ${name.toUpperCase()}`)).toBeVisible();
    expect(await countOf()).toBe(2);
    await tablet.close();
  },
);

test('a page that is left open over midnight shows the new day beside the time, and files the next game under it', async ({
  page,
  backend,
  openAs,
}) => {
  const dayOf = async (name: string) =>
    (await backend.sql<{ date: string }>('select date::text from leaderboard_entries where team_name = $1', [name]))[0]
      ?.date;
  const [before, after] = [`Late ${ownWord()}`, `Early ${ownWord()}`];
  await page.clock.install({ time: venueMoment('2026-11-19', '23:59:00') });
  await openAs(page, 'host');
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toHaveValue('2026-11-19');
  await logTime(page, before, withLeft(70));
  await expect(page.getByText(`Saved: ${before}`)).toBeVisible();

  await page.getByLabel('Team', { exact: true }).fill(after);
  await page.clock.fastForward('01:30');
  await expect(day).toHaveValue('2026-11-20');
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue(after); // what was being typed stays
  await logTime(page, after, withLeft(70));
  await expect(page.getByText(`Saved: ${after}`)).toBeVisible();
  expect([await dayOf(before), await dayOf(after)]).toEqual(['2026-11-19', '2026-11-20']);
});
