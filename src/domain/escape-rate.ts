import type { Category } from './entry.ts';
import { categoryLabels } from './leaderboard.ts';
import { formatDay } from './publication.ts';
import { listed } from './words.ts';

/** Games of one room, size, kind, month and host: how many there were, and how many ended with an escape. */
export interface GameSum {
  room_name: string;
  /** Day of the room's first game without an escape: only from then on every game was written down. */
  since: string;
  team_size: number | null;
  category: string | null;
  /** `YYYY-MM`. */
  month: string;
  /** Who logged them; null when that account is gone. */
  host: string | null;
  escaped: number;
  games: number;
}

/** What games can be compared by. */
export type GameTrait = 'room_name' | 'team_size' | 'category' | 'month' | 'host';

/** An escape rate with what it stands on. */
export interface EscapeRate {
  /** What these games have in common; null when nobody wrote it down. */
  value: string | number | null;
  escaped: number;
  games: number;
  /** Share of games that ended with an escape, 0 to 1. */
  rate: number;
  /** The earliest day from which these games were counted. */
  since: string;
}

/** A rate in whole percent. Neither 0 nor 100 unless it is exactly that. */
export function percentOf({ escaped, games }: { escaped: number; games: number }): number {
  if (escaped === 0 || games === 0) return 0;
  if (escaped === games) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * escaped) / games)));
}

/** Order of values: numbers and words each in their own order, what nobody wrote down last. */
function compareValues(one: EscapeRate['value'], other: EscapeRate['value']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

/** Escape rates by a trait, in the order of its values. Nothing comes from nothing: values without games are not there. */
export function escapeRatesBy(trait: GameTrait, sums: readonly GameSum[]): EscapeRate[] {
  const rates = new Map<EscapeRate['value'], EscapeRate>();
  for (const { [trait]: value, escaped, games, since } of sums) {
    if (games === 0) continue;
    const before = rates.get(value) ?? { value, escaped: 0, games: 0, rate: 0, since };
    const sum = { escaped: before.escaped + escaped, games: before.games + games };
    rates.set(value, {
      value,
      ...sum,
      rate: sum.escaped / sum.games,
      since: since < before.since ? since : before.since,
    });
  }
  return [...rates.values()].toSorted((one, other) => compareValues(one.value, other.value));
}

/**
 * Size of team that got out most often among sizes with at least `least` games, the smaller one when two are equal;
 * undefined while fewer than two sizes have that many, because then there is nothing to compare.
 */
export function recommendedSize(sums: readonly GameSum[], least: number): EscapeRate | undefined {
  return luckiest(escapeRatesBy('team_size', sums).filter(({ value, games }) => value !== null && games >= least));
}

/** The sums with the highest rate, the first of equals; undefined without two to compare. */
function luckiest<Sum extends { escaped: number; games: number }>(sums: readonly Sum[]): Sum | undefined {
  return sums.length < 2 ? undefined : sums.reduce((best, sum) => (rateOf(sum) > rateOf(best) ? sum : best));
}

/** Share of games that ended with an escape, 0 to 1. */
const rateOf = ({ escaped, games }: { escaped: number; games: number }) => escaped / games;

/** How many teams got out of a room in the last year, as the database answers everybody (`escape_rates`). */
export interface RoomResults {
  /** Title of the room. */
  room_name: string;
  /** Day from which every game was written down, `YYYY-MM-DD`, venue time. */
  since: string;
  escaped: number;
  games: number;
  /** The same for sizes of teams that played often enough, the smallest first. */
  sizes: readonly { team_size: number; escaped: number; games: number }[];
  /** The same for kinds of teams that played often enough, in no order. */
  kinds: readonly { category: Category; escaped: number; games: number }[];
}

/**
 * What a room's own results say: how many got out, of how many games since when, which size of team did so most often, and
 * how often each kind of team did, the luckiest first. Sizes and kinds are told where at least two can be compared.
 */
export function sayResults({ kinds, sizes, ...room }: RoomResults): string {
  const said = [
    `${percentOf(room)}% of teams got out: ${room.escaped} of ${room.games} games since ${formatDay(room.since)}.`,
  ];
  const best = luckiest(sizes);
  if (best) said.push(`Teams of ${best.team_size} got out most often, ${percentOf(best)}% of ${best.games} games.`);
  if (kinds.length > 1) {
    const byLuck = kinds.toSorted((one, other) => rateOf(other) - rateOf(one));
    const rates = byLuck.map(
      (kind) => `${categoryLabels[kind.category].toLowerCase()} ${percentOf(kind)}% of ${kind.games}`,
    );
    said.push(`By kind of team: ${listed(rates)} games.`);
  }
  return said.join(' ');
}
