import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { touchesWeekend, weekdaysOf, weekendDays } from '../reading/dates.ts';
import { counted, listed, openRooms, placesTogether, sayDay, saySizes } from '../venue/venue.ts';
import { daysForPairs } from './pair-days.ts';

/** Rounds in which so many play, when all rooms start together each time. */
export const roundsFor = (players: number, context: AnswerContext): number =>
  Math.ceil(players / placesTogether(context));

/** What a group of some size can do on some day; undefined without a size. */
export function groupPlan(players: number, asked: Asked, context: AnswerContext): string {
  const { policies } = context.facts.business;
  const rooms = openRooms(context);
  const named = asked.rooms.filter((room) => rooms.includes(room));
  const fitting = (named.length > 0 ? named : rooms).filter(
    ({ groupSize }) => groupSize.minimum <= players && players <= groupSize.maximum,
  );
  const together = placesTogether(context);
  const sizes = saySizes(rooms);
  const onWeekend = touchesWeekend(asked.days);
  const smallest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));

  if (players < smallest) return `A game needs at least ${smallest} players, so one person can’t book alone. ${sizes}.`;
  if (players < policies.weekendMinimumPlayers) return pairPlan(players, asked, context);
  const day = asked.days[0] ? ` on ${sayDay(asked.days[0], context.now)}` : '';
  const weekend = onWeekend ? ` The ${policies.weekendMinimumPlayers}-player minimum of Friday to Sunday is met.` : '';
  if (players > together) {
    return `${players} people${day} play in rounds, ${roundsFor(players, context)} rounds in all: our rooms together hold ${together} players at once, and while one half plays the other half has dinner. Send us your head count and we send back a plan with start times.`;
  }
  if (players >= policies.severalRoomsFrom) {
    const alone = fitting.map(({ title }) => title);
    const single =
      alone.length > 0
        ? ` ${listed(alone, 'or')} alone would hold ${players}, but groups of ${policies.severalRoomsFrom} or more are better off in several rooms.`
        : ` No single room holds ${players}.`;
    return `${players} people${day} can play at the same time in several rooms: ${sizes}, ${together} players in all at once.${single}`;
  }
  if (fitting.length === 0) {
    const others = rooms.filter(({ groupSize }) => groupSize.minimum <= players && players <= groupSize.maximum);
    const limit = saySizes(named.length > 0 ? named : rooms, ' players');
    const instead =
      others.length > 0
        ? ` ${listed(others.map(({ title, groupSize }) => `${title} takes up to ${groupSize.maximum}`))}.`
        : '';
    return `No, ${limit}, so ${players} do not fit into one game there.${instead} You could also split over several rooms.`;
  }
  const tight = rooms.filter((room) => !fitting.includes(room) && named.length === 0);
  const note =
    tight.length > 0
      ? ` ${listed(tight.map(({ title, groupSize }) => `${title} takes only ${groupSize.minimum} to ${groupSize.maximum}`))}.`
      : '';
  const [{ groupSize: ideal }] = fitting as [(typeof fitting)[number]];
  return `${players} people${day} can play together in ${listed(
    fitting.map(({ title, groupSize }) => `${title} (${groupSize.minimum} to ${groupSize.maximum})`),
    'or',
  )}.${note} The rooms play best with ${ideal.idealMinimum} to ${ideal.idealMaximum}.${weekend}`;
}

function pairPlan(players: number, asked: Asked, { facts, now }: AnswerContext): string {
  const minimum = facts.business.policies.weekendMinimumPlayers;
  const days = asked.days.filter((day) => day.kind !== 'date' || day.day);
  const rule = `From Friday to Sunday a game needs at least ${minimum} players; Monday to Thursday ${players} can have a room to themselves`;
  const [day] = daysForPairs(days, asked);
  if (!day) return `Yes, ${players} can play, Monday to Thursday. ${rule}.`;
  const covered = weekdaysOf(day);
  const blocked = covered.every((each) => weekendDays.includes(each));
  return blocked
    ? `No, not on ${sayDay(day, now)} with only ${players}: ${rule}. Bring at least ${counted(minimum - players, 'more player')}, or pick a weeknight.`
    : `Yes, on ${sayDay(day, now)} ${players} can play. ${rule}.`;
}
