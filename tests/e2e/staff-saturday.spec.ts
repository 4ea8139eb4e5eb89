import type { Page } from '@playwright/test';
import { newPerson, openFor } from '../support/account-pages.ts';
import { board, expectBoard, printedTime } from '../support/boards.ts';
import { openRooms, required } from '../support/content.ts';
import { ownWord } from '../support/own-word.ts';
import { testPassword } from '../support/second-factor.ts';
import { enter, expect, searchTeams, test } from '../support/staff-pages.ts';
import { venueMoment } from '../support/time.ts';

const saturday = '2026-11-14';
const sunday = '2026-11-15';
const rooms = [required(openRooms[0], 'an open room'), required(openRooms[1], 'a second open room')] as const;

/** A game as it was played, whatever happens to it on its way to the board. */
interface Played {
  team: string;
  room: string;
  seconds: number;
  escaped: boolean;
}

/** Forty games of a night; each eighth team did not get out. */
function nightOf(word: string): Played[] {
  return Array.from({ length: 40 }, (_, number) => {
    const room = number % 2 === 0 ? rooms[0] : rooms[1];
    return {
      team: `${word} ${number}`,
      room: room.title,
      seconds: room.duration * 60 - 61 - number * 31,
      escaped: number % 8 !== 7,
    };
  });
}

/** Types a game at the counter, as fast as a host does. */
async function log(page: Page, { team, room, seconds, escaped }: Played): Promise<void> {
  await page.getByRole('radio', { name: room }).check();
  if (!escaped) return page.getByRole('button', { name: 'Did not get out' }).click();
  await page.getByLabel('Team', { exact: true }).fill(team);
  await page.getByLabel('Time', { exact: true }).fill(printedTime(seconds));
  await page.getByRole('button', { name: 'Save time' }).click();
}

/** Logs a game on a device that is connected, and reads that it has arrived. */
async function logged(page: Page, game: Played): Promise<void> {
  await log(page, game);
  await expect(page.getByText(game.escaped ? `Saved: ${game.team}` : `did not get out, ${game.room}`)).toBeVisible();
}

const notSent = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });

/** Opens the form in which a game is corrected, and types another time into it. */
async function typeOtherTime(page: Page, team: string, seconds: number) {
  const row = await searchTeams(page, team);
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Time', { exact: true }).fill(printedTime(seconds));
}
const saveCorrection = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();

test(
  'a Saturday night: forty games on three devices, two outages, a twin, a conflict, a removal, a dead session and midnight, and the board equals the truth',
  { tag: '@desktop' },
  async ({ page: phone, browser, backend, line, connect, openAs }) => {
    test.slow();
    const word = `Night${ownWord()}`;
    const games = nightOf(word);
    const game = (number: number) => required(games[number], `game ${number}`);
    const before = await backend.sql<{ room_name: string; team_name: string; adjusted_time_seconds: number }>(
      `select room_name, team_name, adjusted_time_seconds from leaderboard_entries
       where date between '2026-11-09' and '2026-11-15' and id not in (select private.unlisted_entry_ids())`,
    );
    const truth = new Map(games.map((each) => [each.team, { ...each, date: saturday }]));

    const [tabletContext, laptopContext, teamContext] = await Promise.all([
      browser.newContext(),
      browser.newContext(),
      browser.newContext(),
    ]);
    for (const context of [tabletContext, laptopContext, teamContext]) await connect(context);
    const [tablet, laptop, team] = [
      await tabletContext.newPage(),
      await laptopContext.newPage(),
      await teamContext.newPage(),
    ];
    const devices = [phone, tablet, laptop] as const;
    for (const device of devices) await device.clock.install({ time: venueMoment(saturday, '20:00:00') });
    const jo = await newPerson(backend, 'counter');
    await openAs(phone, 'host');
    await openAs(tablet, 'owner');
    await openFor(laptop, jo, '/leaderboard/admin');
    const deviceOf = (number: number) => required(devices[number % 3], 'a device');

    await test.step('twelve games, each on its device', async () => {
      for (let number = 0; number < 12; number += 1) await logged(deviceOf(number), game(number));
    });

    let ownLink = '';
    await test.step('the tablet loses its network; what it logs waits, and one game of it is logged on the phone too', async () => {
      await tabletContext.setOffline(true);
      for (let number = 12; number < 20; number += 1) {
        if (number % 3 === 1) await log(tablet, game(number));
        else await logged(deviceOf(number), game(number));
        if (number === 18)
          ownLink = (await phone.getByRole('link', { name: 'Only for the team' }).getAttribute('href')) ?? '';
      }
      const twin = { team: `${word} Twins`, room: rooms[0].title, seconds: 2000, escaped: true };
      truth.set(twin.team, { ...twin, date: saturday });
      await logged(phone, twin);
      await log(tablet, { ...twin, team: twin.team.toUpperCase(), seconds: 2004 });
      await expect(notSent(tablet).getByRole('listitem')).toHaveCount(4);

      await tabletContext.setOffline(false);
      await expect(notSent(tablet)).toContainText(`This game is there already: ${twin.team}`);
      await expect(notSent(tablet).getByRole('listitem')).toHaveCount(1);
      await notSent(tablet).getByRole('button', { name: 'It is the same game' }).click();
      await expect(notSent(tablet)).toHaveCount(0);
    });

    await test.step('the phone sends into a network that swallows the answers, and nothing is there twice', async () => {
      line.loseAnswers();
      await log(phone, game(21));
      await expect
        .poll(() => backend.sql('select 1 from leaderboard_entries where team_name = $1', [game(21).team]))
        .toHaveLength(1);
      await expect(notSent(phone)).toContainText(game(21).team);
      line.mend();
      await notSent(phone).getByRole('button', { name: 'Send now' }).click();
      await expect(notSent(phone)).toHaveCount(0);
      await logged(tablet, game(22));
    });

    await test.step('two people correct one game; the second sees it and keeps what the first one wrote', async () => {
      await typeOtherTime(tablet, game(22).team, 1500);
      await typeOtherTime(phone, game(22).team, 1600);
      await saveCorrection(tablet);
      await expect(tablet.getByRole('dialog')).toHaveCount(0);
      await saveCorrection(phone);
      await expect(notSent(phone)).toContainText('Robin changed this game while you did.');
      await notSent(phone).getByRole('button', { name: 'Keep theirs' }).click();
      await expect(notSent(phone)).toHaveCount(0);
      truth.set(game(22).team, { ...game(22), seconds: 1500, date: saturday });
    });

    await test.step('a team takes itself off the wall with the link of its slip', async () => {
      await team.goto(ownLink);
      await team.getByRole('button', { name: 'Take us off the wall' }).click();
      await team.getByRole('button', { name: 'Yes, take us off' }).click();
      await expect
        .poll(() =>
          backend.sql('select 1 from managed_entries where team_name = $1 and hidden_by = $2', [game(18).team, 'team']),
        )
        .toHaveLength(1);
      truth.delete(game(18).team);
    });

    await test.step('Jo’s session is ended elsewhere; the page says so, and the game arrives after the next sign-in', async () => {
      await backend.sql('delete from auth.sessions where user_id = $1', [jo.id]);
      await log(laptop, game(20));
      await expect(laptop.getByText('Your session was ended')).toBeVisible();
      await enter(laptop, jo.email, testPassword);
      await expect(laptop.getByText(`Signed in as ${jo.name}`)).toBeVisible();
      await expect
        .poll(() => backend.sql('select 1 from leaderboard_entries where team_name = $1', [game(20).team]))
        .toHaveLength(1);
      await logged(laptop, game(23));
    });

    await test.step('midnight passes with all pages open, and with a game that waits on the tablet since before', async () => {
      for (const device of [phone, tablet]) await device.getByRole('link', { name: 'Log a time' }).click();
      for (const device of devices) await device.clock.setSystemTime(venueMoment(saturday, '23:50:00'));
      await tabletContext.setOffline(true);
      await log(tablet, game(24));
      await expect(notSent(tablet)).toContainText(game(24).team);
      for (const device of devices) await device.clock.fastForward('15:00');
      for (const device of devices) await expect(device.getByLabel('Day', { exact: true })).toHaveValue(sunday);
      await tabletContext.setOffline(false);
      await expect(notSent(tablet)).toHaveCount(0);
      for (let number = 25; number < 40; number += 1) {
        await logged(deviceOf(number), game(number));
        truth.set(game(number).team, { ...game(number), date: sunday });
      }
    });

    await test.step('the board equals the truth, row by row', async () => {
      const escaped = [...truth.values()].filter((each) => each.escaped);
      const rows = await backend.sql<{ team: string; room: string; seconds: number; date: string }>(
        `select team_name as team, room_name as room, adjusted_time_seconds as seconds, date::text
         from leaderboard_entries
         where team_name ilike $1 and id not in (select private.unlisted_entry_ids()) order by team_name`,
        [`${word}%`],
      );
      const expected = escaped.map(({ team: name, room, seconds, date }) => ({ team: name, room, seconds, date }));
      const inOrder = (list: typeof expected) => list.toSorted((one, other) => (one.team < other.team ? -1 : 1));
      expect(inOrder(rows)).toEqual(inOrder(expected));

      const lost = await backend.sql<{ room_name: string; date: string; count: number }>(
        `select room_name, date::text, count(*)::int from games_not_escaped
         where date between '${saturday}' and '${sunday}' group by 1, 2 order by 2, 1`,
      );
      expect(lost).toEqual([
        { room_name: rooms[1].title, date: saturday, count: 3 },
        { room_name: rooms[1].title, date: sunday, count: 2 },
      ]);

      await team.clock.install({ time: venueMoment(sunday, '00:30:00') });
      await team.goto('/leaderboard');
      await expect(board(team, rooms[0].title).getByRole('listitem').first()).toBeVisible();
      const week = team.getByRole('button', { name: 'This week' });
      await week.click();
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      const entries = [
        ...before,
        ...escaped.map(({ team: team_name, room: room_name, seconds }) => ({
          room_name,
          team_name,
          adjusted_time_seconds: seconds,
        })),
      ].map((each, index) => ({ ...each, id: `${index}`, team_logo_url: null, date: saturday }));
      for (const { title } of rooms) {
        const fastest = entries
          .filter(({ room_name: name }) => name === title)
          .toSorted((one, other) => one.adjusted_time_seconds - other.adjusted_time_seconds)
          .slice(0, 10);
        await expectBoard(team, title, fastest, entries);
      }
    });
    for (const context of [tabletContext, laptopContext, teamContext]) await context.close();
  },
);
