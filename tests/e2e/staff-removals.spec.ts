import type { Page } from '@playwright/test';
import { expect, logTime, test, withLeft } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

/** Logs a game at the counter and tells the address of its card, which anybody may post. */
async function cardOf(page: Page, team: string, time: string): Promise<string> {
  await logTime(page, team, time);
  await expect(page.getByText(`Saved: ${team}`)).toBeVisible();
  return (await page.getByRole('link', { name: /^Share card/ }).getAttribute('href')) ?? '';
}

/** Asks with no more than the link of the card. */
async function askToLeave(page: Page, card: string): Promise<void> {
  await page.goto(card);
  await page.getByRole('button', { name: 'Take us off the wall' }).click();
  await page.getByRole('button', { name: 'Yes, please ask' }).click();
  await expect(page.getByText('We have your request.')).toBeVisible();
}

test(
  'a wish that came with the public link of a card waits on the page of today, and a host takes one team off and leaves another up',
  { tag: '@tablet' },
  async ({ page, openAs }) => {
    const [shy = '', mocked = ''] = ['Shy', 'Mocked'].map((word) => `${word} ${ownWord()}`);
    await openAs(page, 'host');
    const shyCard = await cardOf(page, shy, withLeft(80));
    const mockedCard = await cardOf(page, mocked, withLeft(400));
    await askToLeave(page, shyCard);
    await askToLeave(page, mockedCard);

    await openAs(page, 'host', '/xtra/dashboard');
    const wishes = page.getByRole('region', { name: '2 teams ask to leave the wall' });
    await expect(wishes.getByRole('listitem').filter({ hasText: shy })).toContainText('2026-11-20');
    await page.getByRole('button', { name: `Take off ${shy}` }).click();
    await expect(page.getByText(`${shy} is off the wall.`)).toBeVisible();
    await expect(page.getByRole('region', { name: '1 team asks to leave the wall' })).toContainText(mocked);
    await page.getByRole('button', { name: `Leave up ${mocked}` }).click();
    await expect(page.getByText(`${mocked} stays on the wall.`)).toBeFocused();
    await expect(page.getByRole('region', { name: /to leave the wall/ })).toHaveCount(0);

    await page.goto(shyCard);
    await expect(page.getByRole('heading', { level: 1, name: 'No card behind this door' })).toBeVisible();
    await page.goto(mockedCard);
    await expect(page.getByRole('heading', { level: 1, name: mocked })).toBeVisible();
  },
);
