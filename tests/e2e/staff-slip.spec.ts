import { expectAccessible } from '../support/axe.ts';
import { deskRoom, expect, logTime, test, withLeft } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

test(
  'a team takes its card along by code or link, and on paper its own way off the wall',
  { tag: '@tablet' },
  async ({ page, context, openAs }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: async ({ text, url }: ShareData) => void (document.title = `${text} ${url}`),
      }),
    );
    await openAs(page, 'host');
    const name = `Foxtrot ${ownWord()}`;
    await logTime(page, name, withLeft(95));
    const slip = page.getByRole('region', { name: 'For the team' });
    await expect(slip.getByRole('img', { name: `Code that opens the card of ${name}` })).toBeVisible();
    await expect(slip).toContainText(`${withLeft(95)} in `);
    await slip.getByRole('button', { name: 'Copy link' }).click();
    await expect(slip.getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/share\/[0-9a-z]{12}$/);
    await slip.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page).toHaveTitle(`${name}: ${withLeft(95)} in ${deskRoom.title} ${copied}`);
    await expect(slip.getByText('to take your team off the wall')).toBeHidden();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('slip.png') });

    await page.emulateMedia({ media: 'print' });
    await expect(slip.getByText('to take your team off the wall')).toContainText(/#remove=\S+/);
    await expect(slip.getByText(name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save time' })).toBeHidden();
    await expect(slip.getByRole('button', { name: 'Print slip' })).toBeHidden();
    await page.screenshot({ path: info.outputPath('printed.png'), fullPage: true });
  },
);
