import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { backendUrl } from '../support/addresses.ts';
import { realEntries } from '../support/boards.ts';
import { ownWord } from '../support/own-word.ts';
import { enterGame, removeGame } from '../support/share.ts';
import { expect, test as visitorTest } from '../support/visitor.ts';

/** How many different colors a row across the middle of a canvas has: one before anything is drawn. */
function colorsOf(canvas: HTMLElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, height / 2, width, 1);
  return new Set(Array.from({ length: width }, (_, index) => data.slice(index * 4, index * 4 + 3).join())).size;
}

const heading = (name: string) => ({ level: 1, name });

interface Team {
  id: string;
  code: string;
  secret: string;
}

/** Playwright's `test` with teams that have just got out of a room which no other test knows. They are taken away afterwards. */
const test = visitorTest.extend<{ room: string; lateTeam: (name: string, seconds?: number) => Promise<Team> }>({
  // oxlint-disable-next-line no-empty-pattern
  room: async ({}, use) => use(`Room ${ownWord()}`),
  lateTeam: async ({ room }, use) => {
    const teams: Team[] = [];
    await use(async (name, seconds = 7100) => {
      const team = await enterGame({
        room_name: room,
        team_name: name,
        adjusted_time_seconds: seconds,
        hints_used: 2,
      });
      teams.push(team);
      return team;
    });
    for (const { id } of teams) await removeGame(id);
  },
});

test('a team opens the card of its code, whatever way it types it', async ({ page, room, lateTeam }) => {
  const { code } = await lateTeam('The Late Arrivals');
  await page.goto(`/share/${code}`);
  await expect(page.getByRole('heading', heading('The Late Arrivals'))).toBeVisible();
  const card = page.getByRole('region', { name: 'The Late Arrivals' });
  await expect(card).toContainText(room);
  await expect(card).toContainText('1:58:20');
  await expect(card).toContainText('2 hints');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.goto('/share');
  await page.getByRole('textbox', { name: 'Code' }).fill(` ${code.toUpperCase().replace(/(.{4})/g, '$1 ')}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', heading('The Late Arrivals'))).toBeVisible();
  await expect(page).toHaveURL(`/share/${code}`);
});

test('a record is the fastest of all teams, and says how many it beat', async ({ page, lateTeam }) => {
  const others = await Promise.all([1, 2, 3, 4, 5].map((place) => lateTeam(`Slow Team ${place}`)));
  const { code } = await lateTeam('Quick Sample', 2400);
  await page.goto(`/share/${code}`);
  await expect(page.getByText('The fastest of all 6 teams')).toBeVisible();
  await expect(page.getByText(/Beat 83% of teams/)).toBeVisible();
  await page.goto(`/share/${others[0]?.code}`);
  await expect(page.getByText('2nd of 6 teams')).toBeVisible();
});

test('a team saves pictures of three shapes, each in its size', async ({ page, lateTeam }) => {
  const { code } = await lateTeam('The Picture Takers');
  await page.goto(`/share/${code}`);
  for (const [name, width, height] of [
    ['Story', 1080, 1920],
    ['Square', 1080, 1080],
    ['Wide', 1200, 630],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const drawn = page.getByRole('img', { name: /^Picture to post: The Picture Takers got out/ });
    await expect.poll(() => drawn.evaluate(colorsOf)).toBeGreaterThan(20);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the picture' }).click(),
    ]);
    const picture = await sharp(readFileSync(await download.path())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', width, height]);
    await expect(page.getByText('Saved.')).toBeVisible();
  }
});

test('a team with a logo finds it on each picture, and one whose logo is gone still gets its pictures', async ({
  page,
  room,
}) => {
  const logo = `${backendUrl}/storage/v1/object/public/team-logos/${ownWord()}.webp`;
  const { id, code } = await enterGame({
    room_name: room,
    team_name: 'The Greens',
    adjusted_time_seconds: 7100,
    team_logo_url: logo,
  });
  const green = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#20c040' } })
    .webp()
    .toBuffer();
  /** The color in the middle of where the logo goes, in a picture that was saved. */
  const saved = async (width: number, shape: string) => {
    await page.getByRole('button', { name: shape, exact: true }).click();
    await expect.poll(() => page.getByRole('img', { name: /^Picture to post/ }).evaluate(colorsOf)).toBeGreaterThan(20);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the picture' }).click(),
    ]);
    const { height = 0 } = await sharp(await download.path()).metadata();
    const unit = Math.min(width, height) / 100;
    const middle = { left: Math.round(width - 16.5 * unit), top: Math.round(16.5 * unit), width: 1, height: 1 };
    const [red = 0, greens = 0, blue = 0] = await sharp(await download.path())
      .extract(middle)
      .raw()
      .toBuffer();
    return greens > 150 && red < 100 && blue < 100;
  };
  await page.route(logo, (route) =>
    route.fulfill({ body: green, contentType: 'image/webp', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`/share/${code}`);
  for (const [shape, width] of [
    ['Story', 1080],
    ['Square', 1080],
    ['Wide', 1200],
  ] as const)
    await expect.poll(() => saved(width, shape)).toBe(true);

  await page.unroute(logo);
  await page.route(logo, (route) => route.abort());
  await page.reload();
  expect(await saved(1080, 'Square')).toBe(false);
  await removeGame(id);
});

test('a device that shares pictures gets the picture, the words and the address', async ({ page, room, lateTeam }) => {
  const { code } = await lateTeam('The Sharers');
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) => {
        document.title = `${files[0]?.type} ${files[0]?.name} ${text}`;
      },
    });
  });
  await page.goto(`/share/${code}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveTitle(
    new RegExp(`^image/png ${code}-story.png The Sharers got out of ${room} in 1:58:20.*/share/${code}$`),
  );
});

test('a team takes itself off the wall with the secret from its slip: one question, and it is gone from its card and from what visitors can read', async ({
  page,
  lateTeam,
}) => {
  const { id, code, secret } = await lateTeam('The Shy Ones');
  const isListed = async () => (await realEntries()).some((entry) => entry.id === id);
  expect(await isListed()).toBe(true);
  await page.goto(`/share/${code}#remove=${secret}`);
  await page.getByRole('button', { name: 'Take us off the wall' }).click();
  await page.getByRole('button', { name: 'Keep us up' }).click();
  await page.getByRole('button', { name: 'Take us off the wall' }).click();
  await expect(page.getByRole('heading', { name: 'Take The Shy Ones off the wall?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, take us off' }).click();
  await expect(page.getByRole('heading', heading('You’re off the wall'))).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', heading('No card behind this door'))).toBeVisible();
  expect(await isListed()).toBe(false);
});

test('who holds only the link that a team posted cannot take it off the wall, but ask', async ({ page, lateTeam }) => {
  const { id, code } = await lateTeam('The Posted Ones');
  await page.goto(`/share/${code}`);
  await page.getByRole('button', { name: 'Take us off the wall' }).click();
  await expect(page.getByRole('heading', { name: 'Ask us to take The Posted Ones off the wall?' })).toBeFocused();
  await page.getByRole('button', { name: 'Yes, please ask' }).click();
  await expect(page.getByText('We have your request.')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', heading('The Posted Ones'))).toBeVisible();
  expect((await realEntries()).some((entry) => entry.id === id)).toBe(true);
});

test('an unknown code gets a friendly page and another try', async ({ page }) => {
  const answer = await page.goto('/share/000000000000');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', heading('No card behind this door'))).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('too short');
  await page.getByRole('button', { name: 'Open my card' }).click();
  await expect(page.getByRole('alert')).toContainText('twelve letters and digits');
});

test('while the backend is away a visitor is told so, and a wish for removal is not taken for done', async ({
  page,
  lateTeam,
}) => {
  const { code, secret } = await lateTeam('The Unlucky');
  await page.route(`${backendUrl}/rest/v1/rpc/share_card`, (route) => route.abort('connectionrefused'));
  await page.goto(`/share/${code}#remove=${secret}`);
  await expect(page.getByRole('heading', heading('The front desk isn’t answering'))).toBeVisible();
  await page.unroute(`${backendUrl}/rest/v1/rpc/share_card`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading('The Unlucky'))).toBeVisible();

  await page.route(`${backendUrl}/rest/v1/rpc/request_removal`, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Take us off the wall' }).click();
  await page.getByRole('button', { name: 'Yes, take us off' }).click();
  await expect(page.getByRole('alert')).toContainText('you’re still listed');
});
