import { cookieConsentKey } from '#domain/browser-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import { answerWith, boardCalls, game, gamesOn } from '../support/boards.ts';
import { business, openRooms, required } from '../support/content.ts';
import { expectFits } from '../support/fits.ts';
import { screenTime } from '../support/lobby-screen.ts';
import { enterGame, removeGame } from '../support/share.ts';
import { desktop, narrow, onScreens, phone } from '../support/sizes.ts';
import { venueMoment } from '../support/time.ts';
import { changeTvContent } from '../support/tv-page.ts';
import { expect, test, type Page } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const evening = venueMoment('2026-11-20', '19:00:00');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on the screen in the lobby', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

  test('a board, the champions and a record are for everybody', async ({ page }) => {
    const games = gamesOn('2026-11-10', room.title, 12, 'Row');
    const pass = await screenTime(page);
    await page.clock.install({ time: evening }); // it runs on: axe waits for timers
    await answerWith(page, games);
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight'); // all time
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Hall of fame' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(boardCalls);
    await answerWith(page, [...games, game(room.title, '2026-11-20', 1500, 'The Flash')]);
    await pass(15);
    await expect(page.getByRole('heading', { name: 'The Flash' })).toBeVisible();
    await expectAccessible(page);
  });

  test('house rules, a greeting of the day and other hours soon are for everybody', async ({ page }) => {
    const ownSlides = [
      { heading: 'House rules', lines: ['Phones stay in the locker.', 'Nothing needs force.'] },
      { heading: 'Happy birthday, Mia', lines: ['The whole house plays for you.'], on: '2026-11-20' },
    ];
    const hoursExceptions = [{ on: '2026-11-26', hours: 'closed' as const, note: 'We are home with our families.' }];
    const pass = await screenTime(page);
    await page.clock.install({ time: evening }); // it runs on: axe waits for timers
    await answerWith(page, gamesOn('2026-11-10', room.title, 2, 'Row'));
    await changeTvContent(page, () => ({ openingHours: { hours: business.hours, hoursExceptions }, ownSlides }));
    await page.goto(`/leaderboard/tv?rooms=${room.slug}&seconds=120`);
    await pass(1);
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    for (const name of ['Special hours coming up', 'Happy birthday, Mia', 'House rules']) {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('an empty board, old boards, no boards and the dark are for everybody', async ({ page }) => {
    const pass = await screenTime(page);
    await page.clock.install({ time: evening }); // it runs on: axe waits for timers
    await page.route(boardCalls, (route) => route.abort('internetdisconnected'));
    await page.goto('/leaderboard/tv?seconds=120');
    await pass(1);
    await expect(page.getByText('cannot be read yet')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(boardCalls);
    await answerWith(page, []);
    await pass(60);
    await expect(page.getByText('Leaderboard opens soon')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(boardCalls);
    await page.route(boardCalls, (route) => route.abort('internetdisconnected'));
    await pass(120);
    await expect(page.getByText('No connection since')).toBeVisible();
    await expectAccessible(page);
    await page.clock.fastForward('08:00:00');
    await expect(page.getByText('is closed')).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape'); // somebody wakes it
    await expect(page.getByText('This screen rests outside business hours')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test.describe('for a visitor with a code', () => {
  test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, 'accepted'), cookieConsentKey));

  const look = (page: Page) =>
    onScreens(page, [phone, narrow, desktop], async () => {
      await expectAccessible(page);
      await expectFits(page); // after it: what moves has come to rest
    });

  test('the card of a team, its question and the word that it is gone are for everybody', async ({ page }) => {
    const { id, code, secret } = await enterGame({
      room_name: 'Room of the Puzzlers',
      team_name: 'The Extraordinarily Long Named Company of Patient Puzzlers',
      adjusted_time_seconds: 7100,
    });
    try {
      await page.goto(`/share/${code}#remove=${secret}`);
      await expect(page.getByRole('button', { name: 'Save the picture' })).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'Take us off the wall' }).click();
      await look(page);
      await page.getByRole('button', { name: 'Yes, take us off' }).click();
      await expect(page.getByRole('heading', { name: 'You’re off the wall' })).toBeVisible();
      await look(page);
    } finally {
      await removeGame(id);
    }
  });

  test('the field for a code and its complaint are for everybody', async ({ page }) => {
    await page.goto('/share');
    await page.getByRole('button', { name: 'Open my card' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page);
  });
});
