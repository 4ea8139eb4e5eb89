import { nextMonth, venueDay } from './venue-time.ts';

/** One finished game. `date` is a day of the venue's calendar, `adjusted_time_seconds` the time with penalties. */
export interface LeaderboardEntry {
  id: string;
  room_name: string;
  team_name: string;
  team_logo_url: string | null;
  adjusted_time_seconds: number;
  date: string;
}

/** What the hall of fame of one room shows: champions of a month, the final ones of a retired room, or nobody yet. */
export type HallOfFame =
  | { status: 'champions'; period: 'this-month' | 'last-month' | 'all-time'; teams: LeaderboardEntry[] }
  | { status: 'opening-soon' };

/** Shown when a room has no champions yet (specification, section 4). */
export const openingSoonMessage = 'Leaderboard opens soon — train your team and set the first record!';

/** Shown for a room that is no longer played when its last champions cannot be read; its last day is said where it is known. */
export const retiredMessage = (name: string, lastDay?: string) =>
  `${name} ${lastDay ? `retired on ${lastDay}` : 'has retired'}, so no new times go up.`;

/** Teams shown per room. */
export const teamsPerRoom = 3;
/** Through this day of a month, last month's champions stay. */
const lastDayOfHonor = 7;
/** Games a room needs this month before this month's champions replace last month's. */
const entriesToSwitch = 10;

/** Games of one room in one month: the fastest few, and how many there are in all. */
export interface MonthOfGames {
  fastest: readonly LeaderboardEntry[];
  total: number;
}

/** First day of a month (`YYYY-MM`) and of the month after it, both `YYYY-MM-DD`: the month is from the one to before the other. */
export function daysOfMonth(month: string): { from: string; before: string } {
  return { from: `${month}-01`, before: `${nextMonth(month)}-01` };
}

/** Whether last month's champions keep their place whatever happens: through the seventh day of a month. */
export function isWeekOfHonor(now: Date): boolean {
  return Number(venueDay(now).slice(8)) <= lastDayOfHonor;
}

/** The champions of this month, or nobody yet: in its first seven days, and until the room has ten games. */
export function championsOfThisMonth({ fastest, total }: MonthOfGames, now: Date): HallOfFame | undefined {
  if (isWeekOfHonor(now) || total < entriesToSwitch) return undefined;
  return { status: 'champions', period: 'this-month', teams: fastest.slice(0, teamsPerRoom) };
}

/** What stands while this month has no champions: last month's three fastest, or the opening-soon message. */
export function championsOfLastMonth({ fastest }: MonthOfGames): HallOfFame {
  if (fastest.length < teamsPerRoom) return { status: 'opening-soon' };
  return { status: 'champions', period: 'last-month', teams: fastest.slice(0, teamsPerRoom) };
}

/** Seconds as people read a game time: `38:05`, or `1:02:09` from an hour on. */
export function formatGameTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = pad(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${rest}`;
}
