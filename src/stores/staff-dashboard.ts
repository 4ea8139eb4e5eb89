import type { ReadableAtom } from 'nanostores';
import { weeksOfRooms, type RoomWeeks } from '#domain/dashboard-charts.ts';
import type { ChatDay, Today } from '#domain/dashboard.ts';
import { venueDay } from '#domain/venue-time.ts';
import { readChatDays, readPlays, readToday } from '#services/dashboard.ts';
import { createReading, type Reading } from './dashboard-list.ts';

/** Weeks of games that the first view shows. */
export const weeksShown = 12;
/** Days of chats that it shows. */
const daysShown = 28;

const today = createReading(readToday);
const chatDays = createReading(() => readChatDays(daysShown));
const plays = createReading(async () => {
  const answer = await readPlays(weeksShown);
  if (answer.status !== 'ready') return answer;
  return { status: 'ready' as const, read: weeksOfRooms(answer.read, venueDay(new Date()), weeksShown) };
});

/** Today at a glance. */
export const $today: ReadableAtom<Reading<Today>> = today.$state;

/** Games per room and week. */
export const $plays: ReadableAtom<Reading<RoomWeeks[]>> = plays.$state;

/** Chats per day. */
export const $chatDays: ReadableAtom<Reading<ChatDay[]>> = chatDays.$state;

/** Reads today at a glance. */
export const loadToday = today.load;

/** Reads the first view. */
export async function loadOverview(): Promise<void> {
  await Promise.all([today.load(), plays.load(), chatDays.load()]);
}
