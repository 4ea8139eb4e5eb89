import { previousMonth, venueDay, venueMonth } from './venue-time.ts';

/** One finished game. `date` is a day of the venue's calendar, `adjusted_time_seconds` the time with penalties. */
export interface LeaderboardEntry {
  id: string;
  room_name: string;
  team_name: string;
  team_logo_url: string | null;
  adjusted_time_seconds: number;
  date: string;
}

/** What the hall of fame of one room shows. */
export type HallOfFame =
  { status: 'champions'; period: 'this-month' | 'last-month'; teams: LeaderboardEntry[] } | { status: 'opening-soon' };

/** Shown when a room has no champions yet (specification, section 4). */
export const openingSoonMessage = 'Leaderboard opens soon — train your team and set the first record!';

/** Shown for a room that is no longer played when its last champions cannot be read. */
export const retiredMessage = 'This room has retired, and its wall cannot be read right now. Please look again later.';

/** Teams shown per room. */
export const teamsPerRoom = 3;
/** Through this day of a month, last month's champions stay. */
const lastDayOfHonor = 7;
/** Games a room needs this month before this month's champions replace last month's. */
const entriesToSwitch = 10;

/** Entries of one room, fastest first. */
export function entriesOfRoom(entries: readonly LeaderboardEntry[], roomName: string): LeaderboardEntry[] {
  return entries
    .filter((entry) => entry.room_name === roomName)
    .sort((one, other) => one.adjusted_time_seconds - other.adjusted_time_seconds);
}

/** Entries of one month, `YYYY-MM`, in the order given. */
export function entriesOfMonth(entries: readonly LeaderboardEntry[], month: string): LeaderboardEntry[] {
  return entries.filter((entry) => entry.date.startsWith(month));
}

/**
 * Champions of a room: this month's top three, or last month's in the first seven days of a month or while the room has
 * fewer than ten games this month (if last month had at least three), or the opening-soon message.
 */
export function hallOfFame(entries: readonly LeaderboardEntry[], roomName: string, now: Date): HallOfFame {
  const month = venueMonth(now);
  const played = entriesOfRoom(entries, roomName);
  const thisMonth = entriesOfMonth(played, month);
  const dayOfMonth = Number(venueDay(now).slice(8));
  if (dayOfMonth > lastDayOfHonor && thisMonth.length >= entriesToSwitch) {
    return { status: 'champions', period: 'this-month', teams: thisMonth.slice(0, teamsPerRoom) };
  }
  const lastMonth = entriesOfMonth(played, previousMonth(month));
  if (lastMonth.length >= teamsPerRoom) {
    return { status: 'champions', period: 'last-month', teams: lastMonth.slice(0, teamsPerRoom) };
  }
  return { status: 'opening-soon' };
}

/** Seconds as people read a game time: `38:05`, or `1:02:09` from an hour on. */
export function formatGameTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = pad(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${rest}`;
}
