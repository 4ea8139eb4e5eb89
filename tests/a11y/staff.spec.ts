import { expectAccessible } from '../support/axe.ts';
import { sizes } from '../support/sizes.ts';
import { enter, expect, logTime, openAs, searchTeams, test } from '../support/staff-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { size, ...screen } of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('the sign-in page and its refusal are for everybody', async ({ page }) => {
      await page.goto('/xtra');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expectAccessible(page);
      await enter(page, 'nobody@example.com', 'a wrong password');
      await expect(page.getByText('do not belong together')).toBeVisible();
      await expectAccessible(page);
    });

    test('the dashboard is for everybody', async ({ page }) => {
      await openAs(page, 'owner', '/xtra/dashboard');
      await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
      await expectAccessible(page);
    });

    test('the form at the counter is for everybody: empty, wrong, with a warning, saved and waiting', async ({
      page,
      line,
    }) => {
      await openAs(page, 'host');
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByText('Hints, penalty, players, logo, day').click();
      await logTime(page, '', '38:75');
      await expect(page.getByText('Enter the team’s name.')).toBeVisible();
      await expectAccessible(page);
      await logTime(page, `Emma Stone ${size}`, '4:00');
      await expect(page.getByText('Look again')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save anyway' }).click();
      await expect(page.getByText('Saved: Emma Stone')).toBeVisible();
      await expectAccessible(page);
      line.cut();
      await logTime(page, `Waiting on a ${size}`, '59:00');
      await expect(page.getByText('No connection.')).toBeVisible();
      await expectAccessible(page);
    });

    test('teams, the dialog to edit one, and the notice with Undo are for everybody', async ({ page }) => {
      await openAs(page, 'host');
      const name = `Axe on a ${size}`;
      await logTime(page, name, '59:05');
      await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
      const row = await searchTeams(page, name);
      await row.getByRole('button', { name: 'Hide' }).click();
      await expect(row).toContainText('Hidden from visitors');
      await expectAccessible(page);
      await row.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
      await row.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessible(page);
    });

    test('files with their report, and the trail of changes, are for everybody', async ({ page }) => {
      await openAs(page, 'host');
      await logTime(page, `Trail on a ${size}`, '59:15');
      await expect(page.getByText('Saved: ')).toBeVisible();
      await page.getByRole('link', { name: 'Files' }).click();
      const text = 'room,team,time,date\nMars,Owls,30:00,2025-01-01\nThai Prison,Emma Stone,30:00,2025-01-01';
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await expect(page.getByText('1 line can be added, 1 line cannot.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Changes' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
