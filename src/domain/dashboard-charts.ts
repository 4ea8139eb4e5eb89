import type { ChatDay, PlayedWeek } from './dashboard.ts';
import { addDays } from './venue-time.ts';

/** The weeks of one room, none left out; `fastest` and `median` of a week without a game are null, in seconds. */
export interface RoomWeeks {
  room: string;
  plays: number;
  fastest: number | null;
  weeks: { week: string; plays: number; fastest: number | null; median: number | null }[];
}

/** Monday of the week of a day, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The last weeks of every room that is played, oldest first, with the weeks in which nobody played it. */
export function weeksOfRooms(played: readonly PlayedWeek[], today: string, count = 12): RoomWeeks[] {
  const thisWeek = mondayOf(today);
  const weeks = Array.from({ length: count }, (_, place) => addDays(thisWeek, (place - count + 1) * 7));
  return [...new Set(played.map(({ room_name: room }) => room))].toSorted().map((room) => {
    const own = played.filter(({ room_name: name }) => name === room);
    return {
      room,
      plays: own.reduce((sum, { plays }) => sum + plays, 0),
      fastest: own.reduce((best, { fastest_seconds: time }) => Math.min(best, time), Infinity),
      weeks: weeks.map((week) => {
        const found = own.find((each) => each.week === week);
        return {
          week,
          plays: found?.plays ?? 0,
          fastest: found?.fastest_seconds ?? null,
          median: found?.median_seconds ?? null,
        };
      }),
    };
  });
}

/** Who answered, over several days: replies and whole percents of them, which need not add up to 100. */
export function answerShares(days: readonly ChatDay[]) {
  const sum = (kind: 'model' | 'answerer' | 'unanswered') => days.reduce((total, day) => total + day[kind], 0);
  const counts = { model: sum('model'), answerer: sum('answerer'), unanswered: sum('unanswered') };
  const total = counts.model + counts.answerer + counts.unanswered;
  const share = (count: number) => ({ count, percent: total === 0 ? 0 : Math.round((count / total) * 100) });
  return {
    total,
    model: share(counts.model),
    answerer: share(counts.answerer),
    unanswered: share(counts.unanswered),
  };
}
