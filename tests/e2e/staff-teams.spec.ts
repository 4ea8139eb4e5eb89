import type { Page } from '@playwright/test';
import { deskRoom, expect, logTime, searchTeams, test, withLeft } from '../support/staff-pages.ts';
import { openRooms, required } from '../support/content.ts';
import { ownWord } from '../support/own-word.ts';

const room = required(openRooms[1], 'a second open room').title;
/** Seconds of a game in the room that is chosen when the desk opens. */
const whole = deskRoom.duration * 60;

/** Logs a team with a name of its own and finds it on the page of teams. */
async function makeTeam(page: Page, words: string) {
  const name = `${words} ${ownWord()}`;
  await logTime(page, name, withLeft(80));
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  return { name, row: await searchTeams(page, name) };
}

test.describe('at the desk', { tag: '@desktop' }, () => {
  test('a host corrects, hides and deletes a team and takes it back, and the trail says who changed what', async ({
    page,
    openAs,
  }) => {
    await openAs(page, 'host');
    const { name, row } = await makeTeam(page, 'Typo');
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
    await dialog.getByLabel('Time', { exact: true }).fill(withLeft(680));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(withLeft(680));
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

    await row.getByRole('button', { name: 'Hide' }).click();
    await expect(row).toContainText('Hidden from visitors');
    await row.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('is on the boards again')).toBeVisible();
    await expect(row).not.toContainText('Hidden from visitors');

    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is back.`)).toBeVisible();
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByLabel('State').selectOption('Deleted');
    await row.getByRole('button', { name: 'Restore' }).click();
    await page.getByLabel('State').selectOption('Listed');
    await expect(row).toHaveCount(1);

    await page.getByRole('link', { name: 'Changes' }).click();
    const edited = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'edited' });
    await expect(edited).toContainText(`Maya · edited · ${name}`);
    await expect(edited).toContainText(`adjusted time seconds: ${whole - 80} → ${whole - 680}`);
  });

  test('a change of years ago is found by a word, and the trail is read on to its end', async ({
    page,
    backend,
    openAs,
  }) => {
    const word = `Trail${ownWord()}`;
    await backend.sql(
      `insert into leaderboard_changes (entry_id, changed_by_name, action, team_name)
       select gen_random_uuid(), 'Maya', 'added', $1 || ' ' || number from generate_series(1, 60) as number`,
      [word],
    );
    await openAs(page, 'host', '/leaderboard/admin#trail');
    await page.getByLabel('Search changes').fill(`${word.toLowerCase()} maya`);
    await page.keyboard.press('Enter');
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: word });
    await expect(found).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(found).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

    await page.getByLabel('Search changes').fill('nobodydidthis');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No change has “nobodydidthis” in it.')).toBeVisible();
  });

  test('search and filters find a team among many', async ({ page, openAs }) => {
    await openAs(page, 'host', '/leaderboard/admin#teams');
    const rows = page.getByRole('main').getByRole('listitem');
    await page.getByLabel('Search teams').fill('copper ow');
    await expect(rows.first()).toContainText('The Copper Owls');
    const all = await rows.count();
    await page.getByLabel('Room', { exact: true }).selectOption(room);
    await expect(rows).not.toHaveCount(all);
    for (const text of await rows.allInnerTexts()) expect(text).toContain(room);

    await page.getByLabel('Search teams').fill('%_'); // letters like all others, not signs for any name
    await expect(page.getByText('No games found.')).toBeVisible();
  });

  test('when two people edit one game, the second sees both versions and decides', async ({
    page,
    browser,
    connect,
    openAs,
  }) => {
    await openAs(page, 'host');
    const { name, row } = await makeTeam(page, 'Contested');
    const second = await browser.newContext();
    await connect(second);
    const robin = await second.newPage();
    await openAs(robin, 'owner');
    const sameRow = await searchTeams(robin, name);
    await sameRow.getByRole('button', { name: 'Edit' }).click();
    await row.getByRole('button', { name: 'Edit' }).click();

    const edit = async (who: Page, time: string) => {
      await who.getByRole('dialog').getByLabel('Time', { exact: true }).fill(time);
      await who.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    };
    await edit(robin, withLeft(19 * 60));
    await expect(sameRow).toContainText(withLeft(19 * 60));
    await edit(page, withLeft(18 * 60));
    const conflict = page.getByRole('region', { name: 'Not sent yet' });
    await expect(conflict).toContainText('Robin changed this game while you did. Nothing is overwritten yet.');
    await expect(conflict.getByRole('row', { name: 'Time' })).toHaveText(
      new RegExp(String.raw`Time\s*${withLeft(80)}\s*${withLeft(19 * 60)}\s*${withLeft(18 * 60)}\s*both`),
    );

    await conflict.getByRole('button', { name: 'Save my changes' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(row).toContainText(withLeft(18 * 60));
    await second.close();
  });
});
