import { weekdays, type Weekday } from '../../../../src/domain/weekdays.ts';
import { daysTooSmallFor, minimumPlayersOn, minimumsByDay, type DayMinimum } from '../../../../src/domain/prices.ts';
import { sayOnWeekdays, sayWeekdays } from '../../../../src/domain/weekday-words.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { capitalized, counted } from '../../../../src/domain/words.ts';
import { openRooms } from './venue.ts';

const rulesOf = ({ facts }: AnswerContext): readonly DayMinimum[] => facts.business.policies.minimumPlayers ?? [];

const smallestOf = (context: AnswerContext): number =>
  Math.min(...openRooms(context).map(({ groupSize }) => groupSize.minimum));

/** Weekdays on which so many players are too few, although a room would take them. */
export const daysTooFew = (players: number, context: AnswerContext): Weekday[] =>
  daysTooSmallFor(rulesOf(context), players);

/** True when so many are too few on one of the days that are spoken of. */
export function areTooFew(players: number, days: readonly DayMention[], context: AnswerContext): boolean {
  const tooFew = daysTooFew(players, context);
  return days.some((day) => weekdaysOf(day).some((each) => tooFew.includes(each)));
}

/** The smallest team on the strictest of the days that are spoken of. */
export const minimumOn = (days: readonly DayMention[], context: AnswerContext): number =>
  Math.max(...days.flatMap(weekdaysOf).map((day) => minimumPlayersOn(rulesOf(context), day, smallestOf(context))));

/** The rule of the days: `from Friday through Sunday a game needs at least 3 players`. */
export function sayDayRule(context: AnswerContext, what = 'a game needs'): string {
  const smallest = smallestOf(context);
  const rules = minimumsByDay(rulesOf(context), smallest);
  if (rules.length === 0) return `${what} at least ${counted(smallest, 'player')}`;
  const [first, ...others] = rules.map(({ days, players }) => ({ when: sayOnWeekdays(days), players }));
  return [
    `${first?.when} ${what} at least ${counted(first?.players ?? smallest, 'player')}`,
    ...others.map(({ when, players }) => `${when} at least ${players}`),
  ].join(', ');
}

/** Days on which so many can play: `Monday through Thursday`; nothing where there are none. */
export function sayFreeDays(players: number, context: AnswerContext): string {
  const tooFew = daysTooFew(players, context);
  const free = weekdays.filter((day) => !tooFew.includes(day));
  return free.length === weekdays.length ? 'any day' : sayWeekdays(free);
}

/** When two can play: `Two can play Monday through Thursday; from Friday through Sunday a game needs at least 3 players.` */
export function sayPairDays(context: AnswerContext, what?: string): string {
  const free = sayFreeDays(2, context);
  const rule = sayDayRule(context, what);
  if (free === 'any day') return `Two can play whenever we are open.`;
  return free ? `Two can play ${free}; ${rule}.` : `${capitalized(rule)}.`;
}

/** ` The 3-player minimum of Friday through Sunday is met.`, where one of the days has a rule of its own and they are just as many. */
export function sayMinimumMet(players: number, days: readonly DayMention[], context: AnswerContext): string {
  const spoken = days.flatMap(weekdaysOf);
  const rule = minimumsByDay(rulesOf(context), smallestOf(context)).find((each) =>
    each.days.some((day) => spoken.includes(day)),
  );
  return rule?.players === players ? ` The ${rule.players}-player minimum of ${sayWeekdays(rule.days)} is met.` : '';
}
