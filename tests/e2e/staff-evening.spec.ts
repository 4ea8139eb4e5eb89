import { deskRoom, expect, searchTeams, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';
import { screenTime } from '../support/lobby-screen.ts';
import { stopClock, venueMoment } from '../support/time.ts';

const { slug, title } = deskRoom;

test('a time that a host logs with two taps is on the boards, on the screen in the lobby within 15 seconds and on its card; hidden it is nowhere', async ({
  page,
  browser,
  connect,
  openAs,
}) => {
  const name = `Night Watch ${ownWord()}`;
  const lobby = await browser.newContext({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });
  await connect(lobby);
  const screen = await lobby.newPage();
  const pass = await screenTime(screen);
  await stopClock(screen, venueMoment('2026-11-20', '18:00:00'));
  await screen.goto(`/leaderboard/tv?seconds=5&rooms=${slug}`);
  await pass(1);
  await expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await openAs(page, 'host');
  await expect(page.getByRole('radio', { name: title })).toBeChecked();
  await page.getByLabel('Team', { exact: true }).tap();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.type('1930');
  await expect(page.getByText('1st of')).toBeVisible();
  await page.getByRole('button', { name: 'Save time' }).tap();
  await expect(page.getByText(`Saved: ${name}, 19:30, ${title}`)).toBeVisible();
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Team', { exact: true })).toBeFocused();
  await pass(15);
  await expect(screen.getByText(name).first()).toBeVisible();

  const address = await page.getByRole('link', { name: /^Share card/ }).getAttribute('href');
  const visitor = await lobby.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('19:30')).toBeVisible();
  await expect(visitor.getByText(/The fastest of all \d+ teams/)).toBeVisible();
  const fastest = visitor
    .getByRole('region', { name: `${title}: fastest teams` })
    .getByRole('listitem')
    .first();
  await visitor.goto('/leaderboard');
  await expect(fastest).toContainText(name);

  await (await searchTeams(page, name)).getByRole('button', { name: 'Hide' }).tap();
  await expect(page.getByText('is hidden from every board and from its share card')).toBeVisible();
  await visitor.reload();
  await expect(fastest).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'No card behind this door' })).toBeVisible();
  await pass(30);
  await expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(screen.getByText(name)).toHaveCount(0);
  await lobby.close();
});
