import { weekdayOf } from '../../../../src/domain/weekdays.ts';
import type { Asked } from '../answer-parts.ts';
import { oneOf } from '../reading/patterns.ts';
import { nextDay } from '../computing/game-day.ts';
import type { Thread } from './thread.ts';

/** Parts of a day by which people tell when they would decide, with an hour that stands for each. */
const partsOfDay: Readonly<Record<string, string>> = {
  morning: '9 am',
  noon: '12 pm',
  afternoon: '3 pm',
  evening: '7 pm',
  tonight: '9 pm',
  night: '9 pm',
};

/** `21:00` as the hour that people write. */
const spoken = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
};

/** Words of a game beside the one that was spoken of: `and my other one, tomorrow at 1?` */
const ofAnotherGame = oneOf(
  /\b(?:other|another|second) (?:one|1|game|booking|slot|reservation|date|team|party)\b/,
  /\b(?:my|our) (?:game|booking|slot|one)\b/,
);
const decides = /\b(?:decide|wait|cancel|call|tell|know|find out|change my mind|write|move it|do it|do that)\b/;

/**
 * A question about a game that is to be canceled or moved, asked for a later moment: `what if I only decide tonight at 9?`
 * The day that it names is no game then. It is put into the words in which people tell what time it is.
 */
export function askedForLater<Question extends Asked>(
  asked: Question,
  thread: Thread,
  now: Date,
): Question | undefined {
  const [game] = thread.days.map((day) => nextDay(day, now));
  const [day] = asked.days.filter((each) => !thread.days.includes(each)).map((each) => nextDay(each, now));
  if (ofAnotherGame.test(asked.text) && !decides.test(asked.text)) return undefined;
  if (!game || !day || day > game || /\b(?:move|change|push|switch|postpone)\b.*\b(?:to|until)\b/.test(asked.text))
    return undefined;
  const [time] = asked.times;
  const part = Object.keys(partsOfDay).find((words) => asked.text.includes(words)) ?? 'noon';
  return {
    ...asked,
    message: `now it is ${weekdayOf(day)} ${time ? spoken(time.time) : partsOfDay[part]}`,
    days: [...thread.days],
    times: [...thread.times],
  };
}
