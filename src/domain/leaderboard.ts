import type { Category } from './entry.ts';
import { daysOfMonth, type LeaderboardEntry } from './hall-of-fame.ts';
import { addDays, previousMonth, venueDay, venueMonth } from './venue-time.ts';

/** Periods of the leaderboard page, the narrowest first. */
export const periods = ['this-week', 'this-month', 'last-month', 'all-time'] as const;

export type Period = (typeof periods)[number];

/** What a period is called above its board. */
export const periodLabels: Record<Period, string> = {
  'this-week': 'This week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'all-time': 'All time',
};

/** Kinds of teams as staff enter them, and what their boards are called: a pair is not compared with a crowd. */
export const categoryLabels: Readonly<Record<Category, string>> = {
  duo: 'Duos',
  friends: 'Friends',
  family: 'Families',
  birthday: 'Birthday parties',
  work: 'Coworkers',
  enthusiasts: 'Enthusiasts',
};

/** Teams listed per room and period. */
export const teamsPerBoard = 10;

/** A team with its place among all teams of its board; equal times share a place. */
export interface RankedTeam extends LeaderboardEntry {
  /** Hints the team took; null when nobody wrote it down. */
  hints_used: number | null;
  /** Place, from 1. */
  rank: number;
  /** Teams on the whole board, listed or not. */
  total: number;
  /** Share of the board's teams that were slower, in percent, 0 to 99. */
  percentile: number;
}

/** First and last day of a period at a moment, `YYYY-MM-DD` of the venue's calendar; nothing for all time. Weeks begin on Monday. */
export function daysOfPeriod(period: Period, now: Date): { from?: string; to?: string } {
  const today = venueDay(now);
  if (period === 'all-time') return {};
  if (period === 'this-week') {
    const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const monday = addDays(today, -daysSinceMonday);
    return { from: monday, to: addDays(monday, 6) };
  }
  const month = venueMonth(now);
  const { from, before } = daysOfMonth(period === 'this-month' ? month : previousMonth(month));
  return { from, to: addDays(before, -1) };
}

/** Hints as a board says them; nothing when nobody wrote them down. */
export function formatHints(hints: number | null): string | undefined {
  if (hints === null) return undefined;
  if (hints === 0) return 'no hints';
  return hints === 1 ? '1 hint' : `${hints} hints`;
}
