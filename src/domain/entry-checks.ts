import type { EntryValues, PlayedRoom } from './entry.ts';
import { plainName } from './entry-twins.ts';
import { formatGameTime } from './hall-of-fame.ts';
import { nameWarnings, nameWarningsOf } from './team-name.ts';
import { daysBetween } from './venue-time.ts';

/** A game that is on the board already, or waits to be sent, as far as the checks look at it. */
export interface KnownGame {
  id: string;
  room_name: string;
  team_name: string;
  time_seconds: number;
  adjusted_time_seconds: number;
  date: string;
  /** Saved on this device and not sent yet. */
  waits?: boolean;
}

/** A game this much shorter than the room allows is more likely a slip than a record. */
const believableShare = 0.25;
/** Older games are entered now and then; this many days back, the day is more likely a slip. */
const usualDelay = 31;

/**
 * What somebody should look at again before a game is saved, one sentence each; none of it forbids saving. `known` are
 * games of the same room around the same day, `own` the id of the game that is being changed.
 */
export function warningsOf(
  values: EntryValues,
  room: PlayedRoom | undefined,
  known: readonly KnownGame[],
  today: string,
  own?: string,
): string[] {
  const warnings = nameWarningsOf(values.team_name).map((warning) => nameWarnings[warning]);
  const adjusted = values.time_seconds + values.adjustment_seconds;
  const others = known.filter(({ id, room_name: name }) => id !== own && name === values.room_name);
  const sameName = others.filter(({ team_name: name }) => plainName(name) === plainName(values.team_name));
  const twin = sameName.find(({ date }) => date === values.date) ?? sameName[0];

  if (twin) {
    const when = twin.date === values.date ? 'on the same day' : `on ${twin.date}`;
    const where = twin.waits ? 'waits on this device' : 'is on this board';
    warnings.push(`${twin.team_name} ${where} already: ${formatGameTime(twin.adjusted_time_seconds)} ${when}.`);
  }
  if (room && values.time_seconds < room.minutes * 60 * believableShare)
    warnings.push(`${formatGameTime(values.time_seconds)} is very fast for a room of ${room.minutes} minutes.`);
  if (room && values.time_seconds > room.minutes * 60)
    warnings.push(`The game lasts ${room.minutes} minutes. A team that did not get out does not go on the board.`);
  if (adjusted !== values.time_seconds && Math.abs(values.adjustment_seconds) > 900)
    warnings.push(`An adjustment of ${formatGameTime(Math.abs(values.adjustment_seconds))} is unusual.`);
  if (room?.retired) warnings.push(`${room.name} is retired.`);
  if (daysBetween(values.date, today) > usualDelay) warnings.push(`The game is from ${values.date}. Is the day right?`);
  if (values.category === 'duo' && values.team_size !== null && values.team_size !== 2)
    warnings.push(`A duo has two players, not ${values.team_size}.`);
  return warnings;
}
