import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { business, openRooms, required } from '../support/content.ts';
import { desktop, narrow, onScreens, phone } from '../support/sizes.ts';
import { expect, test } from '../support/visitor.ts';

// What every group is told: tests/unit/domain/group-plan.test.ts. What stands there without script: tests/site/choosing-a-room.test.ts.
const room = required(openRooms[0], 'an open room');
/** Days of the week as the list shows them. */
const dayNames = { sunday: 'Sunday', saturday: 'Saturday', friday: 'Friday', thursday: 'Thursday' } as const;
const openDay = required(
  (['sunday', 'saturday', 'friday', 'thursday'] as const).find((day) => business.hours[day] !== 'closed'),
  'a day towards the weekend on which it is open',
);
const { adultNeededBelowAge, minimumAge } = business.policies;
const childAge = Math.max(minimumAge, adultNeededBelowAge - 1);

const tool = (page: Page) =>
  page.locator('details', { has: page.getByText('How many in your group?', { exact: true }) });
const open = (page: Page) => tool(page).locator('summary').click();
const players = (page: Page) => tool(page).getByLabel('Players');
const ages = (page: Page) => tool(page).getByLabel('Kids’ ages');
const day = (page: Page) => tool(page).getByLabel('Day');
const answer = (page: Page) => tool(page).getByRole('status');
const rooms = (page: Page) => tool(page).getByRole('list').first().getByRole('listitem');

test(
  'a visitor says how many they are, how old the children and which day, and reads rooms, adults, total and the rules',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/#rooms');
    await open(page);
    const usual = Number(await players(page).inputValue());
    await tool(page).getByRole('button', { name: 'One more player' }).click();
    await expect(players(page)).toHaveValue(`${usual + 1}`);
    await expect(answer(page)).toContainText(`${usual + 1} players`);

    await ages(page).fill(`${childAge}, ${childAge}`);
    await expect(answer(page)).toContainText(/Adults needed\s*1/);
    await expect(tool(page)).toContainText(`2 children under ${adultNeededBelowAge} need 1 adult`);
    await day(page).selectOption(openDay);
    await expect(answer(page)).toContainText(new RegExp(`On ${dayNames[openDay]}s, .*\\b${usual + 1} players`));
    await expect(answer(page)).toContainText(/Total\s*\$\d/);
    await expect(rooms(page).first().getByRole('link', { name: /^Book/ })).toHaveAttribute('target', '_blank');
    await expect(page).toHaveURL(`/#players=${usual + 1}&ages=${childAge},${childAge}&day=${openDay}`);

    await rooms(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/rooms\/.*#players=/);
    await expect(tool(page)).toHaveAttribute('open');
    await expect(ages(page)).toHaveValue(`${childAge}, ${childAge}`);
    await expect(day(page)).toHaveValue(openDay);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
);

test(
  'a family of usual size opens the tool and chooses its group: two presses, and every number is there',
  { tag: '@both' },
  async ({ page }) => {
    const { idealMaximum } = room.groupSize;
    const age = Math.max(minimumAge, adultNeededBelowAge - 2);
    await page.goto(room.path);
    await open(page);
    const usual = tool(page).getByRole('group', { name: 'Common groups' });
    const family = usual.getByRole('button', { name: `${idealMaximum} with 2 kids aged ${age}` });
    await family.click();
    await expect(family).toHaveAttribute('aria-pressed', 'true');
    await expect(usual.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(answer(page)).toContainText(new RegExp(`\\bfits? ${idealMaximum} players`));
    await expect(answer(page)).toContainText(/Adults needed\s*\d/);
    await expect(answer(page)).toContainText(/Total\s*\$\d/);
    await expect(players(page)).toHaveValue(`${idealMaximum}`);
    await expect(ages(page)).toHaveValue(`${age}, ${age}`);
    await expect(page).toHaveURL(`${room.path}#players=${idealMaximum}&ages=${age},${age}`);

    await day(page).selectOption(openDay);
    await expect(family).toHaveAttribute('aria-pressed', 'true');
    await tool(page).getByRole('button', { name: 'One more player' }).click();
    await expect(usual.getByRole('button', { pressed: true })).toHaveCount(0);
  },
);

test('an address with a choice shows it at once, and going on with the keyboard changes it', async ({ page }) => {
  await page.goto('/#players=6&ages=&day=');
  await expect(players(page)).toHaveValue('6');
  await expect(answer(page)).toContainText('6 players');
  await expect(answer(page)).toBeInViewport();
  await players(page).focus();
  await page.keyboard.press('Tab');
  await expect(tool(page).getByRole('button', { name: 'One more player' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('7 players');
  await page.keyboard.press('Tab');
  await expect(day(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${childAge}`);
  await expect(answer(page)).toContainText(/Adults needed\s*1/);
  await page.evaluate(() => (location.hash = '#players=5'));
  await expect(answer(page)).toContainText('5 players');
  await expect(ages(page)).toHaveValue('');
});

test('what cannot be read is asked for again, and the last answer stays', async ({ page }) => {
  await page.goto('/#players=6');
  await expect(answer(page)).toContainText('6 players');
  await ages(page).fill('ten');
  await expect(tool(page).getByRole('alert')).toContainText('7, 10');
  await expect(ages(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(ages(page)).toHaveValue('ten');
  await ages(page).fill('');
  await expect(tool(page).getByRole('alert')).toBeHidden();
  await players(page).fill('0');
  await expect(tool(page).getByRole('alert')).toContainText('from 1 to 200');
  await expect(answer(page)).toContainText('6 players');
});

test('nothing of it is loaded before somebody points at it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(room.path);
  await page.evaluate(() => document.querySelector('#how-many')?.scrollIntoView());
  expect(loaded.filter((url) => url.includes('group-planner'))).toEqual([]);
  await open(page);
  await expect.poll(() => loaded.some((url) => url.includes('group-planner'))).toBe(true);
});

test('the plan and the comparison are for everybody, at any size', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#players=6&ages=3,9,x&day=saturday');
  await expect(answer(page)).toContainText('players');
  await onScreens(page, [phone, desktop, narrow], () => expectAccessible(page));
  await page.locator('#compare summary').click();
  await expect(page.getByRole('region', { name: 'Rooms side by side' })).toBeVisible();
  await onScreens(page, [phone, desktop, narrow], () => expectAccessible(page));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the answer for a usual team, compares the rooms, and meets no dead field', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await expect(answer(page)).toContainText('players');
    await expect(tool(page).getByRole('button')).toHaveCount(0);
    await expect(tool(page).getByRole('textbox')).toHaveCount(0);
    await page.locator('#compare summary').click();
    await expect(page.locator('#compare').getByRole('table')).toContainText(room.title);
  });
});

test('whoever brings young children reads every room’s name on a narrow phone, however much is said beside it', async ({
  page,
}) => {
  await onScreens(page, [narrow, phone], async () => {
    await page.goto(`/#players=4&ages=${minimumAge},${minimumAge}`);
    await expect(answer(page)).toContainText(/Adults needed\s*1/);
    for (const row of await rooms(page).all()) {
      const name = row.getByRole('link').first();
      const { width } = required((await name.boundingBox()) ?? undefined, 'the box of a name');
      expect(width, (await name.textContent()) ?? '').toBeGreaterThan(80);
    }
  });
});
