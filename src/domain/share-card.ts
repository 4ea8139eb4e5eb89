import { formatGameTime } from './hall-of-fame.ts';
import { formatHints } from './leaderboard.ts';
import { formatPercentile } from './percentile.ts';
import { capitalized } from './words.ts';

/** What a team may show of its game. Its name is the only thing on it that anybody chose. */
export interface ShareCard {
  room_name: string;
  team_name: string;
  team_logo_url: string | null;
  adjusted_time_seconds: number;
  /** Day of the game, `YYYY-MM-DD`. */
  date: string;
  hints_used: number | null;
  team_size: number | null;
  category: string | null;
  /** Place among all games of the room, and how many there are; equal times share a place. */
  rank: number;
  total: number;
  /** Share of those games that were slower, in whole percent. */
  percentile: number;
  /** Place among the games of its month, and how many there are. */
  month_rank: number;
  month_total: number;
}

/** The alphabet of share codes: twelve of these, without the letters that people misread. */
const code = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** The code in something that a person typed or opened; capitals and `o`, `i`, `l` are forgiven. Undefined when there is none. */
export function readShareCode(typed: string): string | undefined {
  const last =
    typed
      .trim()
      .replace(/[/?#\s]+$/, '')
      .split('/')
      .at(-1) ?? '';
  const tidy = last.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return code.test(tidy) ? tidy : undefined;
}

/** Address of a card on the site. */
export function shareCardPath(shareCode: string): string {
  return `/share/${shareCode}`;
}

/** `1st`, `2nd`, `23rd`, `112th`. */
export function formatPlace(place: number): string {
  const isTeen = Math.floor((place % 100) / 10) === 1;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${place}${ending ?? 'th'}`;
}

/** `November 20, 2026`. */
export function formatShareDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The place in words, the better of all time and the month: `3rd of 57 teams`, `The fastest of November`. */
export function placeOf(card: ShareCard): string {
  if (card.total === 1) return 'The first team on the wall';
  if (card.rank === 1) return `The fastest of all ${card.total} teams`;
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${card.date}T00:00:00Z`),
  );
  if (card.month_rank === 1 && card.month_total > 1) return `The fastest of ${month}`;
  const [place, of] =
    card.month_rank <= 3 && card.rank > 10 ? [card.month_rank, `in ${month}`] : [card.rank, `of ${card.total} teams`];
  return `${formatPlace(place)} ${of}`;
}

/** How many teams it beat: `Beat 87% of teams`; for the last one, that it got out. */
export function percentileOf({ percentile, total }: ShareCard): string {
  const share = formatPercentile(percentile, total);
  return share ? capitalized(share) : 'Got out, and that’s what counts';
}

/** The small facts of a card: hints and size of the team, as far as they are known. */
export function factsOf({ hints_used: hints, team_size: size }: ShareCard): string[] {
  const players = size === null ? undefined : size === 1 ? '1 player' : `${size} players`;
  return [formatHints(hints), players].filter((fact) => fact !== undefined);
}

/** What a shared card says beside its picture. */
export function shareText(card: ShareCard): string {
  return `${card.team_name} got out of ${card.room_name} in ${formatGameTime(card.adjusted_time_seconds)}. ${percentileOf(card)}.`;
}

/** The team's own secret in the part of an address that no server sees: `#remove=8a0x6e6xg74p`. */
export function readRemovalCode(hash: string): string | undefined {
  return readShareCode(new URLSearchParams(hash.slice(1)).get('remove') ?? '');
}
