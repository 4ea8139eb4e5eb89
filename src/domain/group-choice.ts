import type { GroupChoice } from './group-plan.ts';
import { weekdays, type Weekday } from './weekdays.ts';

/** The largest group that is planned; beyond it a person does. */
export const largestGroup = 200;
/** From this age on nobody is a child. */
const grownAge = 18;

/** What somebody wrote as the ages of children: `10, 10`; undefined when it is no list of ages below eighteen. */
export function readAges(text: string): number[] | undefined {
  const words = text.split(/[^\d\w]+|\band\b/).filter(Boolean);
  const ages = words.map(Number);
  return ages.length <= largestGroup && ages.every((age) => Number.isInteger(age) && age >= 0 && age < grownAge)
    ? ages
    : undefined;
}

/** What somebody wrote as a number of players; undefined when it is none that can be planned. */
export function readPlayers(text: string): number | undefined {
  const players = Number(text);
  return Number.isInteger(players) && players >= 1 && players <= largestGroup ? players : undefined;
}

/** A weekday by its name; undefined for anything else. */
export const readDay = (text: string | null): Weekday | undefined => weekdays.find((day) => day === text);

/** The choice that an address carries, as in `#players=6&ages=10,10&day=saturday`; undefined when it carries none. */
export function readChoice(hash: string): GroupChoice | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const players = readPlayers(parameters.get('players') ?? '');
  const ages = readAges(parameters.get('ages') ?? '') ?? [];
  if (players === undefined) return undefined;
  return { players: Math.max(players, ages.length), ages, day: readDay(parameters.get('day')) };
}

/** A choice as the end of an address. */
export function writeChoice({ players, ages, day }: GroupChoice): string {
  return `#players=${players}${ages.length > 0 ? `&ages=${ages.join()}` : ''}${day ? `&day=${day}` : ''}`;
}
