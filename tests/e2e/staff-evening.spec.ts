import { venueDay } from '#domain/venue-time.ts';
import { expect, openAs, searchTeams, test } from '../support/staff-pages.ts';
import { venueMoment } from '../support/time.ts';

test.describe('an evening at the venue', { tag: '@phone' }, () => {
  test('a time typed at the counter is on the screen in the lobby within 15 seconds, on its card, and hidden it is nowhere', async ({
    page,
    browser,
    connect,
  }) => {
    const evening = venueMoment(venueDay(new Date()), '18:00:00');
    const lobby = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    await connect(lobby);
    const screen = await lobby.newPage();
    await screen.clock.install({ time: evening });
    await screen.goto('/leaderboard/tv?seconds=5&rooms=jack-the-ripper');
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

    await openAs(page, 'host');
    await page.getByLabel('Team', { exact: true }).fill('The Fast Foxes');
    await page.getByLabel('Time', { exact: true }).fill('1930');
    await page.getByRole('button', { name: 'Save time' }).tap();
    await expect(page.getByText('Saved: The Fast Foxes')).toBeVisible();
    await expect(screen.getByText('The Fast Foxes').first()).toBeVisible({ timeout: 15_000 });

    const address = await page.getByRole('link', { name: /^Share card/ }).getAttribute('href');
    const card = await lobby.newPage();
    await card.goto(address ?? '');
    await expect(card.getByRole('heading', { level: 1, name: 'The Fast Foxes' })).toBeVisible();
    await expect(card.getByText('19:30')).toBeVisible();
    await expect(card.getByText(/The fastest of all \d+ teams/)).toBeVisible();

    await (await searchTeams(page, 'The Fast Foxes')).getByRole('button', { name: 'Hide' }).tap();
    await expect(page.getByText('is hidden from every board and from its share card')).toBeVisible();
    await card.reload();
    await expect(card.getByRole('heading', { level: 1, name: 'No card behind this door' })).toBeVisible();
    await expect(screen.getByText('The Fast Foxes')).toHaveCount(0, { timeout: 45_000 });
    await lobby.close();
  });
});
