import * as z from 'zod';
import { formatGameTime } from '../../../src/domain/hall-of-fame.ts';
import { exceptionsSoon, formatPeriod, formatSpans, type OpeningHours } from '../../../src/domain/opening-hours.ts';
import { pressSourceLabels } from '../../../src/domain/presses.ts';
import { addDays, venueDay } from '../../../src/domain/venue-time.ts';

const count = z.int().min(0);

/** Sums of seven days; `private.week_in_numbers` makes them. */
const numbersSchema = z.object({
  /** Rooms that were played, the most played first; `fastest_seconds` is null where nobody got out. */
  rooms: z.array(z.object({ room_name: z.string(), games: count, escaped: count, fastest_seconds: count.nullable() })),
  booking_presses: count,
  /** Where most of those who pressed came from; null where nobody pressed. */
  booking_source: z.string().nullable(),
  chats: count,
  thumbs_up: count,
  thumbs_down: count,
  contacts: count,
  questions: count,
});

/** A week and the one before, as the database writes them down for the mail. */
export const weeklyReportSchema = z.object({
  /** Monday of the week, `YYYY-MM-DD`. */
  week: z.iso.date(),
  now: numbersSchema.extend({ contacts_open: count }),
  before: numbersSchema,
});

export type WeeklyReport = z.infer<typeof weeklyReportSchema>;

/** What the mail says besides the numbers. */
export interface WeeklyMailContext {
  venue: string;
  /** How the owner is called. */
  name: string;
  /** Address of the site, without a slash at its end. */
  site: string;
  hours: OpeningHours;
  now: Date;
}

const sum = (rooms: readonly { games: number; escaped: number }[], of: 'games' | 'escaped') =>
  rooms.reduce((total, room) => total + room[of], 0);

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const sayDay = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** Games of a room or of all of them. Who got out is only said where the venue also logs who did not. */
function sayGames(games: number, escaped: number, logsEverything: boolean): string {
  return logsEverything ? `${games}, ${escaped} got out` : `${games}`;
}

function roomLines(rooms: WeeklyReport['now']['rooms'], logsEverything: boolean): string[] {
  return rooms.map(({ room_name: room, games, escaped, fastest_seconds: fastest }) => {
    const best = fastest === null ? '' : `, fastest ${formatGameTime(fastest)}`;
    return `  ${room}: ${sayGames(games, escaped, logsEverything)}${best}`;
  });
}

/** Other hours of the next two weeks, a line each. */
function comingUp({ hours, now }: WeeklyMailContext): string[] {
  return exceptionsSoon(hours, venueDay(now)).map((exception) => {
    const open = exception.spans.length === 0 ? 'closed' : formatSpans(exception.spans);
    return `  ${formatPeriod(exception)}: ${open}${exception.note ? `. ${exception.note}` : ''}`;
  });
}

/** Subject and text of the mail that tells an owner the week. Sums alone: no visitor, no team, no word that anybody wrote. */
export function weeklyMailText(
  { week, now, before }: WeeklyReport,
  context: WeeklyMailContext,
): { subject: string; text: string } {
  const { venue, name, site } = context;
  const games = sum(now.rooms, 'games');
  const logsEverything = games > sum(now.rooms, 'escaped');
  const source = now.booking_source ? pressSourceLabels[now.booking_source] : undefined;
  const numbers = [
    `Games: ${sayGames(games, sum(now.rooms, 'escaped'), logsEverything)} (${sum(before.rooms, 'games')})`,
    ...roomLines(now.rooms, logsEverything),
    `Presses of a booking link: ${now.booking_presses} (${before.booking_presses})${source ? `, most of them from: ${source}` : ''}`,
    `Chats with the assistant: ${now.chats} (${before.chats}); thumbs up ${now.thumbs_up}, thumbs down ${now.thumbs_down}`,
    `Visitors who asked for a person: ${now.contacts} (${before.contacts}); ${now.contacts_open} wait for an answer now`,
    `New questions without an answer: ${now.questions} (${before.questions})`,
  ];
  const ahead = comingUp(context);
  return {
    subject: `${venue}: your week from ${sayDay(week)} to ${sayDay(addDays(week, 6))}`,
    text: [
      `Good morning ${name},`,
      `this was ${sayDay(week)} to ${sayDay(addDays(week, 6))}, with the week before in parentheses.`,
      numbers.join('\n'),
      ...(ahead.length > 0 ? [['Coming up:', ...ahead].join('\n')] : []),
      `More on the dashboard: ${site}/xtra/dashboard`,
      `Owners get this mail on Mondays. Switch it off under My account: ${site}/xtra/account`,
    ].join('\n\n'),
  };
}
