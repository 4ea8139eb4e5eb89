/** How many a room takes, where nobody has said how many come: what was asked for alone. */
import { capitalized } from '../../../../src/domain/words.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { nameRooms } from '../composing/by-room.ts';
import { wholeWords } from '../reading/patterns.ts';
import { sayDayRule } from '../venue/smallest-team.ts';
import { openRooms, placesTogether, saySizes } from '../venue/venue.ts';

const asksIdeal = wholeWords(
  'ideal\\w*, sweet spot, optim\\w+, perfect, best, good (?:number|size|team size), recommend\\w*',
);
const asksLeast = wholeWords(
  'minimum, min, at least, fewest, least, smallest, how few, do (?:you|we|i) need, required, needed',
);
const asksMost = wholeWords(
  'max\\w*, most, biggest, bigger, largest, larger, at most, up to, more, roomier, capacity, limit, holds?, fits?',
);
/** Words of those who are many, or want to play all at once. */
const asksOfCrowds = wholeWords(
  'at once, at (?:the same|one|1) time, together, all rooms, both, groups?, everybody, everyone, all of us, several rooms, total',
);

/** Words of those who want to stay in one room. */
const asksOfOne = wholeWords('(?:one|1|a|single|the same) (?:single )?(?:room|game)');

const atOnce = wholeWords('at once, at (?:the same|one|1) time, together, total, all rooms, both');

/** `4 to 6 players play best in both rooms.` */
function sayIdeal(shown: readonly RoomFacts[]): string {
  const sizes = Map.groupBy(shown, ({ groupSize }) => `${groupSize.idealMinimum} to ${groupSize.idealMaximum}`);
  const told = [...sizes].map(([size, same]) => `${nameRooms(same, shown)} with ${size}`);
  const [only] = [...sizes.keys()];
  return sizes.size === 1 ? `Best with ${only} players.` : `Best with how many: ${told.join(', ')}.`;
}

/** The room that takes the most, and what the others take. */
function sayMost(shown: readonly RoomFacts[]): string {
  const sorted = shown.toSorted((one, other) => other.groupSize.maximum - one.groupSize.maximum);
  const [first, second] = sorted;
  if (!first) return '';
  if (!second) return `${first.title} takes up to ${first.groupSize.maximum} players.`;
  if (first.groupSize.maximum === second.groupSize.maximum) return `${saySizes(shown, ' players')}.`;
  const others = saySizes(sorted.slice(1), '');
  return `${first.title} holds the most: ${first.groupSize.maximum}. ${others}.`;
}

/** How many can play in some rooms: the most, the fewest or the best number where one of these is asked for, otherwise the sizes. */
export function sayLimits(shown: readonly RoomFacts[], { text }: Pick<Asked, 'text'>, context: AnswerContext): string {
  const open = openRooms(context);
  const fewest = (rooms: readonly RoomFacts[]) => Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));
  const { severalRoomsFrom: several, minimumPlayers = [] } = context.facts.business.policies;
  const hasDayRule = minimumPlayers.length > 0 && fewest(open) === fewest(shown);
  const dayRule = hasDayRule ? ` ${capitalized(sayDayRule(context, 'a team has'))}.` : '';
  const crowd = ` Groups of ${several} or more book several rooms, which hold ${placesTogether(context)} players at once.`;
  const isOfCrowds = shown.length > 1 && asksOfCrowds.test(text);
  if (asksIdeal.test(text)) return sayIdeal(shown);
  if (asksLeast.test(text)) {
    const least = `at least ${fewest(shown)} players`;
    return `${shown.length === 1 ? `${shown[0]?.title} takes ${least}` : capitalized(least)}.${dayRule}`;
  }
  if (asksMost.test(text) && isOfCrowds && atOnce.test(text))
    return `Our rooms hold ${placesTogether(context)} players at once. ${sayMost(shown)}`;
  if (asksMost.test(text)) return `${sayMost(shown)}${isOfCrowds && !asksOfOne.test(text) ? crowd : ''}`;
  return `${saySizes(shown, ' players')}. ${sayIdeal(shown)}${dayRule}${isOfCrowds ? crowd : ''}`;
}
