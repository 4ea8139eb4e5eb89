import type { OwnSlide } from '#domain/tv-words.ts';
import { answerWith, gamesOn } from '../support/boards.ts';
import { business, openRooms, required } from '../support/content.ts';
import { screenTime } from '../support/lobby-screen.ts';
import { stopClock, venueMoment } from '../support/time.ts';
import { changeTvContent, cutOnTv } from '../support/tv-page.ts';
import { expect, test, type Page } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const evening = venueMoment('2026-11-20', '19:00:00');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const rules: OwnSlide = {
  heading: 'House rules',
  lines: [
    'Phones stay in the locker, and so do screwdrivers, crowbars and whatever else opens a box.',
    'Nothing in our rooms needs force. If it does not move with two fingers, it is no riddle.',
    'Your host sees and hears you all the time: wave with both arms whenever you want a hint.',
    'The door is never locked. Whoever needs a break takes one, and the clock keeps running on.',
    'Please tell nobody behind you in the lobby how it ends; they have paid to find that out.',
  ],
};
const birthday: OwnSlide = {
  heading: 'Happy birthday, Mia',
  lines: ['The whole house plays for you.'],
  on: '2026-11-20',
};
const closing = { hours: 'closed', note: 'We are home with our families.' } as const;
const hoursExceptions = [{ on: '2026-11-26', ...closing }];

// A screen on a wall has no phone's size.
test.describe('what a venue says on the screen in the lobby', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

  test('guests read the house rules, whose birthday it is and when the house is closed, and miss no word', async ({
    page,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page, evening);
    await answerWith(page, gamesOn('2026-11-10', room.title, 2, 'Row'));
    const tomorrows = { ...birthday, heading: 'Happy birthday, Ben', on: '2026-11-21' };
    await changeTvContent(page, () => ({
      openingHours: { hours: business.hours, hoursExceptions },
      ownSlides: [rules, birthday, tomorrows],
    }));
    const pass = await screenTime(page);
    for (const [orientation, side] of [
      ['auto', 'wide'],
      ['portrait', 'upright'],
    ]) {
      await test.step(`on a screen that hangs ${side}`, async () => {
        await page.goto(`/leaderboard/tv?rooms=${room.slug}&orientation=${orientation}`);
        await pass(1);
        await expect(heading(page, room.title)).toBeVisible();
        const expected = ['Special hours coming up', 'Happy birthday, Mia', 'House rules'];
        for (const name of expected) {
          await page.keyboard.press('ArrowLeft');
          await expect(heading(page, name)).toBeVisible();
          await expect.poll(() => cutOnTv(page), name).toEqual([]);
          await page.screenshot({ path: info.outputPath(`${side}-${name}.png`) });
          if (name === 'House rules') for (const line of rules.lines) await expect(page.getByText(line)).toBeVisible();
        }
        await page.keyboard.press('ArrowLeft');
        await expect(page.getByText('All time')).toBeVisible(); // nobody is greeted a day early
      });
    }
    await expect(page.getByText('Ben')).toHaveCount(0);
  });

  test('in a house of thirty rooms with long names no screen cuts a word, and guests wait ten boards at most for the rules', async ({
    page,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page, evening);
    const names = Array.from(
      { length: 30 },
      (_, at) => `The Incomprehensibly Complicated Cabinet of Countess No. ${at + 1}`,
    );
    const team = 'The Extraordinarily Long Named Company of Patient Puzzle';
    await answerWith(
      page,
      names.flatMap((name) => gamesOn('2026-11-10', name, 10, team)),
    );
    await changeTvContent(page, ({ rooms }) => ({
      rooms: names.map((name, at) => ({
        ...required(rooms[at % rooms.length], 'a room'),
        name,
        slug: `room-${at}`,
        retired: false,
      })),
      openingHours: { hours: business.hours, hoursExceptions },
      ownSlides: [rules, birthday],
    }));
    const pass = await screenTime(page);
    await page.goto('/leaderboard/tv?seconds=120');
    await pass(1);
    await expect(heading(page, names[0] ?? '')).toBeVisible();

    const seen: string[] = [];
    const stage = page.locator('.tv-stage');
    for (let text = await stage.innerText(); text !== seen[0]; text = await stage.innerText()) {
      await expect.poll(() => cutOnTv(page), text).toEqual([]); // the page may still be turning
      seen.push(text);
      await page.keyboard.press('ArrowRight');
    }
    const words = seen.flatMap((text, at) => (/^(House rules|Happy birthday|Special hours)/.test(text) ? [at] : []));
    expect(words.map((at, index) => at - (words[index - 1] ?? -1)).filter((wait) => wait > 11)).toEqual([]);
    expect(seen.length - 1 - (words.at(-1) ?? 0)).toBe(0);
    expect(new Set(words.map((at) => seen[at]?.split('\n')[0])).size).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page, 'Hall of fame')).toBeVisible();
    await page.screenshot({ path: info.outputPath('champions.png') });
  });
});
