import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { wantsGentle } from '../computing/wish-words.ts';
import { anyOf } from '../reading/patterns.ts';
import { openRooms } from '../venue/venue.ts';
import { asksWhichRoom } from './goes-on.ts';

/** What one room has more of than another, and the words of people for either end. */
interface Trait {
  /** The subject that tells of it. */
  key: string;
  much: readonly string[];
  little: readonly string[];
  of: (room: RoomFacts) => number;
}

const traits: readonly Trait[] = [
  {
    key: 'scary',
    much: 'scary scarier scariest spooky spookier spookiest creepy creepiest horror dark darker darkest tense'.split(
      ' ',
    ),
    little: 'bright brighter brightest calm calmer calmest tame gentle gentler gentlest'.split(' '),
    of: ({ scareLevel }) => scareLevel.level,
  },
  {
    key: 'duration',
    much: 'long longer longest'.split(' '),
    little: 'short shorter shortest quick quicker quickest'.split(' '),
    of: ({ duration }) => duration,
  },
  {
    key: 'capacity',
    much: 'big bigger biggest large larger largest'.split(' '),
    little: 'small smaller smallest tiny'.split(' '),
    of: ({ groupSize }) => groupSize.maximum,
  },
];

/** `the scary one`, `the less scary room`: a trait that stands for a room. */
const named = (words: readonly string[]) =>
  new RegExp(`\\bthe (?:(more|most|less|least|very|really) )?${anyOf(...words)} (?:one|1|room|game)\\b`);
/** `which room is the longest`, `what is your most scary room`. */
const asked = (words: readonly string[]) => {
  const compared = words.filter((word) => /(?:er|est)$/.test(word));
  const degree = `(more|most|less|least) ${anyOf(...words)}`;
  return new RegExp(
    `\\b(?:which|what is (?:the|your)|an? (?:room|game) that)\\b[^?]*\\b(?:${degree}|${anyOf(...compared)})\\b`,
  );
};

const ends = traits.flatMap((trait) =>
  [trait.much, trait.little].map((words) => ({
    trait,
    isMuch: words === trait.much,
    named: named(words),
    asked: asked(words),
  })),
);

/** The room that a text describes instead of naming it, and the subject of its trait; none where several have as much of it. */
export function roomWithTrait(text: string, context: AnswerContext): { room: RoomFacts; key: string } | undefined {
  for (const { trait, isMuch, named: isNamed, asked: isAsked } of ends) {
    const found = isNamed.exec(text) ?? isAsked.exec(text);
    if (!found) continue;
    const wantsMuch = isMuch !== /less|least/.test(found[1] ?? '');
    const sorted = openRooms(context).toSorted((one, other) => trait.of(other) - trait.of(one));
    const [room, next] = wantsMuch ? sorted : sorted.toReversed();
    return room && next && trait.of(room) !== trait.of(next) ? { room, key: trait.key } : undefined;
  }
  return undefined;
}

/** What frightens: `is it ok for my 11-year-old` asks from what age a room is good, `which room for somebody jumpy` for advice. */
export function turnedFromScary(text: string, { rooms, group }: Asked): string | undefined {
  if (rooms.length === 1 && (suits.test(text) || frightensFor.test(text)) && group.ages.some((age) => age < 18))
    return 'ages';
  return asksWhichRoom(text) && wantsGentle.test(text) && !ranksThem.test(text) ? 'recommend' : undefined;
}
const ranksThem = /\b(?:least|less|scariest|most)\b/;
/** `how scary would it be for a 9-year-old` asks whether it is right for them. */
const frightensFor = /\bhow (?:scary|creepy|spooky|frightening|intense|dark)\b.*\bfor\b/;
const suits = /\b(?:ok|okay|fine|suitable|appropriate|alright|right|good|recommended|meant) for\b/;
