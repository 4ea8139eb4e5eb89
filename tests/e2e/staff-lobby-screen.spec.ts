import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { ownWord } from '../support/own-word.ts';
import { desktop, narrow, onScreens, phone } from '../support/sizes.ts';
import { expect, logTime, test, withLeft } from '../support/staff-pages.ts';

test(
  'from the counter the lobby screen pauses, goes on and back, and shows the team that stands before it',
  { tag: '@tablet' },
  async ({ page, browser, connect, openAs }, info) => {
    const name = `Photo ${ownWord()}`;
    const lobby = await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    await connect(lobby);
    const screen = await lobby.newPage();
    await screen.goto('/leaderboard/tv?seconds=120');
    const heading = screen.getByRole('heading', { level: 1 });
    const label = screen.locator('.tv-label').first();
    await expect(label).toBeVisible();
    const first = await heading.or(label).allInnerTexts();
    const slide = () => heading.or(label).allInnerTexts();

    await openAs(page, 'host');
    await logTime(page, name, withLeft(35));
    await page.getByRole('button', { name: 'Show on lobby screen' }).click();
    await expect(page.getByText(`${name} has the screen for a minute.`)).toBeVisible();
    await expect(heading).toHaveText(name);
    await expect(screen.getByRole('status')).toContainText('They got out');
    await expect(screen.getByRole('status')).toContainText(/place \d+ of \d+ on the wall/);
    await expectAccessible(screen);
    await screen.screenshot({ path: info.outputPath('shown-team.png') });

    await page.getByRole('link', { name: 'Lobby screen' }).click();
    await expect(page.getByText(`The screens show ${name}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(heading).not.toHaveText(name);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('The slides stand still for 15 more min.')).toBeVisible();
    await expect(screen.getByText(/^Paused until /)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(slide).not.toEqual(first);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(slide).toEqual(first);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(screen.getByText(/^Paused until /)).toHaveCount(0);

    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: `Show ${name}` })
      .click();
    await expect(heading).toHaveText(name);
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByRole('button', { name: `Hide ${name}` }).click();
    await expect(heading).not.toHaveText(name);
    await lobby.close();
  },
);

test('the remote is for everybody, and says when a press did not arrive', async ({ page, line, openAs }, info) => {
  await openAs(page, 'host', '/leaderboard/admin#screen');
  await expect(page.getByText('The slides turn by themselves.')).toBeVisible();
  await onScreens(page, [phone, narrow, desktop], async () => {
    await expectAccessible(page);
    await expectFits(page);
    await page.screenshot({ path: info.outputPath(`remote-${page.viewportSize()?.width}.png`), fullPage: true });
  });
  line.cut();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not done: there is no connection.' })).toBeVisible();
  await expect(page.getByText('How the screens stand cannot be read right now.')).toBeVisible();
});
