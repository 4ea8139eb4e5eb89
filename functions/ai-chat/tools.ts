import { tool, type ToolSet } from 'ai';
import * as z from 'zod';
import { sayResults } from '../../src/domain/escape-rate.ts';
import { formatGameTime } from '../../src/domain/hall-of-fame.ts';
import { formatTimeOfDay, hoursOn, otherHoursOn } from '../../src/domain/opening-hours.ts';
import { listsOf, pricePerPerson, sayPrice, sumFor, widest } from '../../src/domain/prices.ts';
import { besideTax } from '../../src/domain/sales-tax.ts';
import { weekdayOf } from '../../src/domain/weekdays.ts';
import { formatDay } from '../../src/domain/publication.ts';
import { roomStatus } from '../../src/domain/retirement.ts';
import type { AnswerFunction } from '../_shared/answerer/answer-types.ts';
import type { ReplyContext } from './context.ts';

/** Every text inside a result: a reply may repeat them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * What a model can look up. Nothing here changes anything. Results count as facts for the guard. Groups are planned by the
 * embedded answerer, so that its rules hold here too. `onUnknown` is called when the model says that it does not know.
 */
export function createTools(context: ReplyContext, answer: AnswerFunction, onUnknown: () => void): ToolSet {
  const { facts, now, readBoard, readResults, allowed } = context;
  const fact = <Result>(result: Result): Result => {
    allowed.push(...textsOf(result));
    return result;
  };
  const { rooms: bookedRooms, ...offers } = facts.business.booking;
  const offerNames = Object.keys(offers);
  const findRoom = (slug: string) => facts.rooms.find((each) => each.slug === slug);
  // Checked, but not spelled out in the schema: a list of thirty rooms or the grammar of a date would cost tokens with every question.
  const room = z.string().refine((slug) => findRoom(slug) !== undefined);
  const day = z.string().refine((text) => z.iso.date().safeParse(text).success);
  const slugOfRoom = 'slug of the room, as the list of rooms has it';

  return {
    opening_hours: tool({
      description:
        'Opening hours of the venue on a date, exceptions included. A closing time after midnight is of the next day.',
      inputSchema: z.object({ date: day.describe('YYYY-MM-DD') }),
      execute: ({ date }) => {
        const open = hoursOn(facts.business, date).map(({ opens, closes }) => ({
          opens: formatTimeOfDay(opens),
          closes: formatTimeOfDay(closes),
        }));
        const other = otherHoursOn(facts.business, date);
        return fact({
          day: formatDay(date),
          weekday: weekdayOf(date),
          ...(open.length > 0 ? { open } : { closed: true }),
          ...(other && { exception: true, note: other.note }),
        });
      },
    }),
    booking_link: tool({
      description: 'Address of the booking page of a room, or for what else this venue books.',
      inputSchema: z.object({
        what: z
          .string()
          .refine((name) => findRoom(name) !== undefined || offerNames.includes(name))
          .describe(`${slugOfRoom}, or ${offerNames.join(', ')}`),
      }),
      execute: ({ what }) => {
        const asked = findRoom(what);
        if (asked && roomStatus(asked, now) === 'retired') return { retired: true };
        const links: Record<string, string | undefined> = { ...bookedRooms, ...offers };
        return fact({ link: links[what] ?? offers.general });
      },
    }),
    group_plan: tool({
      description: 'Whether and how a group of some size can play, on a date if it is known.',
      inputSchema: z.object({
        players: z.int().min(1).max(500),
        date: day.optional().describe('YYYY-MM-DD'),
      }),
      execute: async ({ players, date }) => {
        const then = date ? ` on ${formatDay(date)}` : '';
        const content = `Can a group of ${players} people play${then}?`;
        const { text } = await answer([{ role: 'user', content }], context);
        return fact({ plan: text });
      },
    }),
    ticket_price: tool({
      description: `What a game costs${besideTax(facts.business)}: for one, and in all for those who play.`,
      inputSchema: z.object({
        players: z.int().min(1).max(500),
        children: z.int().min(0).max(500).optional().describe('Those who are young enough for the children’s price'),
        date: day.optional().describe('YYYY-MM-DD'),
        room: room.optional().describe(slugOfRoom),
      }),
      execute: ({ players, children = 0, date, room: slug }) => {
        const asked = facts.rooms.filter((each) => (slug ? each.slug === slug : roomStatus(each, now) !== 'retired'));
        const lists = listsOf(facts.business.prices, asked);
        const weekday = date && weekdayOf(date);
        const party = { players, ...(weekday && { days: [weekday] }) };
        return fact({
          ...(date && { day: formatDay(date), weekday }),
          each: sayPrice(widest(lists.map((list) => pricePerPerson(list, party)))),
          child: sayPrice(widest(lists.map((list) => pricePerPerson(list, { ...party, isChild: true })))),
          all: sayPrice(widest(lists.map((list) => sumFor(list, { ...party, children: Math.min(children, players) })))),
        });
      },
    }),
    leaderboard: tool({
      description: 'The five fastest teams of a room of all time.',
      inputSchema: z.object({ room: room.describe(slugOfRoom) }),
      execute: async ({ room: slug }) => {
        const teams = await readBoard(findRoom(slug)?.title ?? slug);
        if (!teams) return { unknown: true };
        return fact(
          teams.slice(0, 5).map(({ team_name: team, adjusted_time_seconds: seconds, date }, index) => ({
            place: index + 1,
            team,
            time: formatGameTime(seconds),
            day: formatDay(date),
          })),
        );
      },
    }),
    escape_rates: tool({
      description: 'How many teams got out of each room in the last year. Rooms with too few games are left out.',
      inputSchema: z.object({}),
      execute: async () => {
        const results = (await readResults()) ?? [];
        if (results.length === 0) return { unknown: true };
        return fact(results.map((result) => ({ room: result.room_name, results: sayResults(result) })));
      },
    }),
    cannot_answer: tool({
      description: 'Call this when the facts and the other tools do not hold the answer.',
      inputSchema: z.object({}),
      execute: () => {
        onUnknown();
        return { noted: true };
      },
    }),
  };
}
