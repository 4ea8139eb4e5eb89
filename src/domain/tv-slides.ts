import {
  championsOfLastMonth,
  championsOfThisMonth,
  teamsPerRoom,
  type HallOfFame,
  type LeaderboardEntry,
} from './hall-of-fame.ts';
import type { RankedTeam } from './leaderboard.ts';
import { formatDate } from './opening-hours.ts';
import { previousMonth, venueDay, venueMonth } from './venue-time.ts';

/** A room as the screen knows it. */
export interface TvRoom {
  name: string;
  slug: string;
  retired: boolean;
}

/** One reading of the boards. Teams of all rooms, of each the fastest; `month` is `YYYY-MM` and decides what they are called. */
export interface TvBoards {
  month: string;
  today: RankedTeam[];
  thisMonth: RankedTeam[];
  lastMonth: RankedTeam[];
  allTime: RankedTeam[];
}

/** Champions of one room, on the slide that shows those of every room. */
export interface TvChampions {
  room: TvRoom;
  period: string;
  teams: readonly LeaderboardEntry[];
}

/** One picture of the rotation. */
export type TvSlide =
  | { kind: 'board'; room: TvRoom; label: string; teams: RankedTeam[] }
  | { kind: 'champions'; rooms: TvChampions[] }
  | { kind: 'empty'; room: TvRoom };

const championsLabels = {
  'this-month': 'This month’s champions',
  'last-month': 'Last month’s champions',
  'all-time': 'Final champions',
};

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthName = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const teamsIn = (teams: readonly RankedTeam[], { name }: TvRoom) =>
  teams.filter(({ room_name: room }) => room === name);

/** The months of a reading as they are called now: after an outage over the end of a month, this month is last month. */
function monthsAt(boards: TvBoards, now: Date): Pick<TvBoards, 'thisMonth' | 'lastMonth'> {
  const month = venueMonth(now);
  if (boards.month === month) return boards;
  return { thisMonth: [], lastMonth: boards.month === previousMonth(month) ? boards.thisMonth : [] };
}

/** Champions of a room by the rules of the hall of fame. */
function championsIn(boards: TvBoards, room: TvRoom, now: Date): HallOfFame {
  if (room.retired) {
    const teams = teamsIn(boards.allTime, room).slice(0, teamsPerRoom);
    return teams.length > 0 ? { status: 'champions', period: 'all-time', teams } : { status: 'opening-soon' };
  }
  const month = (teams: RankedTeam[]) => ({ fastest: teams, total: teams[0]?.total ?? 0 });
  const { thisMonth, lastMonth } = monthsAt(boards, now);
  return (
    championsOfThisMonth(month(teamsIn(thisMonth, room)), now) ?? championsOfLastMonth(month(teamsIn(lastMonth, room)))
  );
}

/** Games that were of today when they were read: after an outage over midnight they carry their day. */
function todayLabel([first]: readonly RankedTeam[], now: Date): string {
  return !first || first.date === venueDay(now) ? 'Played today' : `Played ${formatDate(first.date)}`;
}

function slidesOf(boards: TvBoards, room: TvRoom, now: Date): TvSlide[] {
  const wanted = room.retired
    ? [{ label: 'Final board', teams: teamsIn(boards.allTime, room) }]
    : [
        { label: todayLabel(boards.today, now), teams: teamsIn(boards.today, room) },
        { label: monthName(boards.month), teams: teamsIn(boards.thisMonth, room) },
        { label: 'All time', teams: teamsIn(boards.allTime, room) },
      ];
  const slides = wanted
    .filter(({ teams }) => teams.length > 0)
    .map((each) => ({ kind: 'board' as const, room, ...each }));
  return slides.length > 0 ? slides : [{ kind: 'empty', room }];
}

/** How large a name can stand on the screen: what counts is its longest word, and how many lines it fills. */
export function nameSize(name: string): 'usual' | 'long' | 'longest' {
  const longestWord = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  if (longestWord <= 9 && name.length <= 32) return 'usual';
  return longestWord <= 14 ? 'long' : 'longest';
}

/** Whether the name of a team takes two smaller lines of its row on a board. */
export const fillsRow = (name: string): boolean => name.length > 32;

/** Plates that fit on the screen side by side, with room for the longest names of rooms and teams. */
const mostPlates = 3;

/** Champions shared out evenly among as few slides as hold them. */
function platesOf(champions: readonly TvChampions[]): TvChampions[][] {
  const slides = Math.ceil(champions.length / mostPlates);
  const each = Math.ceil(champions.length / slides);
  return Array.from({ length: slides }, (_, slide) => champions.slice(slide * each, (slide + 1) * each));
}

/** The rotation: for each room today, this month and all time, as far as there are teams, then the champions of all rooms. */
export function tvSlides(boards: TvBoards, rooms: readonly TvRoom[], now: Date): TvSlide[] {
  const champions = rooms.flatMap((room) => {
    const shown = championsIn(boards, room, now);
    return shown.status === 'champions' ? [{ room, period: championsLabels[shown.period], teams: shown.teams }] : [];
  });
  const slides = rooms.flatMap((room) => slidesOf(boards, room, now));
  return [...slides, ...platesOf(champions).map((plates) => ({ kind: 'champions' as const, rooms: plates }))];
}
