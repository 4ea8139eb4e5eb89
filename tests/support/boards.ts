/** The leaderboard as the backend tells it, or as a test wants it told. */
import { expect, type Page, type Request } from '@playwright/test';
import type { LeaderboardEntry } from '#domain/hall-of-fame.ts';
import type { Period } from '#domain/leaderboard.ts';
import type { RoomStatus } from '#domain/retirement.ts';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { backendUrl } from './addresses.ts';
import { gamesOf, teamsOf, type Game } from './leaderboard.ts';

/** Every address of the backend that reads the boards. */
export const boardCalls = `${backendUrl}/rest/v1/**`;

/** Everything the backend knows, asked for past the site. */
export async function realEntries(): Promise<Game[]> {
  const answer = await fetch(`${backendUrl}/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc`, {
    headers: { apikey: localPublishableKey },
  });
  return (await answer.json()) as Game[];
}

let games = 0;

/** A finished game of a room. */
export function game(
  room_name: string,
  date: string,
  adjusted_time_seconds = 2400,
  team_name = 'The Owls',
): LeaderboardEntry {
  games += 1;
  return { id: `game-${games}`, room_name, team_name, team_logo_url: null, adjusted_time_seconds, date };
}

/** So many games of a room on a day, the first the fastest: `Team 1` in 30:01, `Team 2` in 30:02 and so on. */
export function gamesOn(day: string, room: string, count: number, name: string): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, index) => game(room, day, 1801 + index, `${name} ${index + 1}`));
}

/**
 * The champions of a room among these games on the day of the tests, the 20th of November: the three fastest of November
 * as soon as ten were played, until then the three fastest of October, if there are three.
 */
export function championsAmong(entries: readonly Game[], roomName: string): LeaderboardEntry[] {
  const [november, october] = ['2026-11', '2026-10'].map((month) => gamesOf(entries, { roomName, month, limit: 3 }));
  const shown = november && november.total >= 10 ? november : october;
  return shown && shown.total >= 3 ? [...shown.fastest] : [];
}

/** First and last day of each period on that day, a Friday; weeks begin on Monday. */
const days: Record<Period, { from?: string; to?: string }> = {
  'this-week': { from: '2026-11-16', to: '2026-11-22' },
  'this-month': { from: '2026-11-01', to: '2026-11-30' },
  'last-month': { from: '2026-10-01', to: '2026-10-31' },
  'all-time': {},
};

/** The ten fastest teams of a room among these games in a period, on the day of the tests. */
export const ranked = (entries: readonly Game[], roomName: string, period: Period) =>
  teamsOf(entries, { roomName, ...days[period], limit: 10 });

/** What the backend answers to a call for the boards, when these are all games there are. */
function answerTo(address: string, entries: readonly Game[]) {
  const { pathname, searchParams } = new URL(address);
  const wish = (name: string) => searchParams.get(name) ?? undefined;
  const limit = Number(wish('limit') ?? wish('row_limit'));
  if (pathname.endsWith('/leaderboard_board')) {
    const [roomName, from, to] = [wish('room'), wish('period_start'), wish('period_end')];
    const category = wish('team_category');
    return {
      json: teamsOf(entries, {
        limit,
        ...(roomName && { roomName }),
        ...(from && { from }),
        ...(to && { to }),
        ...(category && { category }),
      }),
    };
  }
  const month = wish('date')?.slice('gte.'.length, 'gte.2026-11'.length);
  const { fastest, total } = gamesOf(entries, {
    roomName: wish('room_name')?.slice('eq.'.length) ?? '',
    limit,
    ...(month && { month }),
  });
  return {
    json: fastest,
    headers: { 'content-range': `0-${fastest.length}/${total}`, 'access-control-expose-headers': 'content-range' },
  };
}

/** Answers every call for the boards as if these were all games; the returned list grows with the calls. */
export async function answerWith(page: Page, entries: readonly Game[]): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(boardCalls, async (route) => {
    calls.push(route.request());
    const { json, headers = {} } = answerTo(route.request().url(), entries);
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*', ...headers } });
  });
  return calls;
}

/** The board of a room. */
export const board = (page: Page, room: string) => page.getByRole('region', { name: `${room}: fastest teams` });

/** A team on a board: its place, its name and its time as printed. */
interface Line {
  place: number;
  name: string;
  time: string;
}

/** What a board lists. */
export async function listed(page: Page, room: string): Promise<Line[]> {
  const texts = await board(page, room).getByRole('listitem').allInnerTexts();
  return texts.map((text) => {
    const [place, name = '', ...rest] = text.trim().split(/\s*\n\s*/);
    return { place: Number(place), name, time: rest.at(-1) ?? '' };
  });
}

/** A game time as a board prints it: `38:05`, or `1:02:09` from an hour on. */
export function printedTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return clock.replace(/^(00:0?|0)/, '');
}

/** Expects places and times exactly, and of teams with the same time any order. */
export async function expectBoard(
  page: Page,
  room: string,
  teams: readonly (LeaderboardEntry & { rank?: number })[],
  entries: readonly LeaderboardEntry[],
): Promise<void> {
  const expected = teams.map((team, index) => `${team.rank ?? index + 1}: ${printedTime(team.adjusted_time_seconds)}`);
  await expect
    .poll(async () => (await listed(page, room)).map(({ place, time }) => `${place}: ${time}`))
    .toEqual(expected);
  const known = entries.filter((entry) => entry.room_name === room);
  for (const { name, time } of await listed(page, room)) {
    expect(known.map((entry) => `${entry.team_name} ${printedTime(entry.adjusted_time_seconds)}`)).toContain(
      `${name} ${time}`,
    );
  }
}

/** What a board without teams says: word for word the sentence of the specification, section 4, while a room is played. */
const emptyBoard = ({ title, status }: { title: string; status: RoomStatus }) =>
  status === 'retired'
    ? new RegExp(`${title} (?:has retired|retired on \\w+ \\d+, \\d{4}), so no new times go up\\.`)
    : 'Leaderboard opens soon — train your team and set the first record!';

/** Expects the boards of these rooms, without teams. */
export async function expectEmptyBoards(page: Page, rooms: { title: string; status: RoomStatus }[]): Promise<void> {
  for (const room of rooms) {
    await expect(board(page, room.title)).toContainText(emptyBoard(room));
    await expect(board(page, room.title).getByRole('listitem')).toHaveCount(0);
  }
}

/** Brings the boards of a page near, as reading on does. */
export async function goToBoards(page: Page): Promise<void> {
  await page.getByText(/full leaderboard/i).scrollIntoViewIfNeeded();
}
