import { listed } from '../../../../src/domain/words.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { nameRooms, sayByRoom } from '../composing/by-room.ts';
import { asksForPresence } from '../composing/whether-in-rooms.ts';
import { wholeWords } from '../reading/patterns.ts';
import { faqText, isRetired, roomCards, roomsMeant, roomSource } from '../venue/venue.ts';
import { sayFrights, saySoftened } from './frights.ts';
import { wantsFright, wantsGentle } from './wish-words.ts';
import { retiredLine } from './retired-line.ts';

/** How a host says a scare level from 0 to 5 in a word, to somebody who asks whether a room is scary. */
const verdicts = ['No', 'Hardly', 'A little', 'Somewhat', 'Yes', 'Yes, very'];

/** How a question asks about scares: which room scares most or least, or whether one does. */
interface ScareQuestion {
  ranked?: 'most' | 'least' | undefined;
  isYesOrNo?: boolean;
}

/** The one that is asked for first, with all that is said of it; of the others only how scary they are. */
function ranking(sorted: readonly RoomFacts[], by: 'most' | 'least'): string {
  const [first, ...others] = sorted;
  if (!first) return '';
  const levels = [...Map.groupBy(others, ({ scareLevel }) => scareLevel.level)].map(
    ([level, same]) => `${nameRooms(same, sorted)} (${level} of 5)`,
  );
  const { title, scareLevel } = first;
  const most = others.length > 1 ? 'scariest' : 'scarier';
  const least = others.length > 1 ? 'least scary' : 'less scary';
  const then = levels.length > 0 ? `\n\nThen ${levels.length > 1 ? 'come' : 'comes'} ${listed(levels)}.` : '';
  return `${title} is the ${by === 'most' ? most : least} one, with scare level ${scareLevel.level} of 5. ${scareLevel.note}${then}`;
}

/** How scary rooms are: the scariest first where that is asked, and a Yes or a No where one room is asked about. */
export function scareParts(
  shown: readonly RoomFacts[],
  context: AnswerContext,
  { ranked, isYesOrNo = false }: ScareQuestion,
): AnswerPart {
  const current = shown.filter((room) => !isRetired(room, context.now));
  const up = current.toSorted((one, other) => one.scareLevel.level - other.scareLevel.level);
  const sorted = ranked === 'least' ? up : up.toReversed();
  const [first, second] = sorted;
  const hasFirst = first && second && first.scareLevel.level !== second.scareLevel.level;
  const say = ({ scareLevel: { level, note } }: RoomFacts) => `scare level ${level} of 5. ${note}`;
  const only = isYesOrNo && current.length === 1 ? current[0] : undefined;
  const told = only
    ? `${verdicts[only.scareLevel.level] ?? 'Yes'}: ${only.title} has ${say(only)}`
    : ranked && hasFirst
      ? ranking(sorted, ranked)
      : sayByRoom(current, say);
  const gone = shown.filter((room) => isRetired(room, context.now)).map((room) => retiredLine(room, context));
  return {
    text: [told, ...gone].filter(Boolean).join('\n\n'),
    sources: current.map((room) => roomSource(room)),
    cards: roomCards(current, context),
    followUps: ['Which room is the least scary?', 'Are we really locked in?'],
  };
}

/** Somebody asks for a Yes or a No about fright, which a scare level answers; it does not say whether there is blood or an actor. */
const asksWhether = /^(?:is|are|will|does|was)\b/;
const speaksOfFright = /\b(?:scar(?:y|ed|ing)|spook(?:y|ed)|creepy|frighten\w*|terrif\w+)\b/;
const asksOtherwise = /\btoo\b|\bnot\b|n't\b|\b(?:blood|gor[ey]|actors?|dark|fog|jump ?scares?)\b/;

/** Any word of fear. */
const speaksOfFear = wholeWords(
  'sca(?:r|ry)\\w*, spook\\w*, creep\\w*, fright\\w*, terr\\w+, horr\\w+, fear\\w*, afraid, nightmares?, tense, intens\\w+, suspense, jump\\w*',
);

const asksMost = /\b(?:scariest|scarier|most scary|more scary|spookiest|creepiest)\b/;
const asksLeast =
  /\b(?:less|least|not (?:as|so)) (?:scary|frightening|spooky|creepy)\b|\b(?:tam(?:e|er|est)|mild(?:er|est)?|gentle[rst]*|calm(?:er|est))\b/;

/** `which room for a kid that gets spooked`: who asks which one, and would not be scared, asks for the least scary one. */
const seeksGentle = ({ message }: Asked): boolean =>
  /\bwhich\b/.test(message) && (wantsGentle.test(message) || fearsFright.test(message)) && !wantsFright.test(message);
const fearsFright = /\b(?:spooked|nightmares?|easily scared|wimps?|chicken|afraid|breakdown)\b/;

/** Words of what the warnings of a room tell. */
const wantsDetails = wholeWords(
  [
    'fog, smok\\w*, loud\\w*, nois\\w*, warnings?, violen\\w*, dead, disturb\\w*, trigger\\w*, upset\\w*, kill\\w*, murder\\w*, victims?',
    'hurt, knives, knife, needles?, sharp, tools?, weapons?, emotional, dies?, sad',
  ].join(', '),
);
/** More rooms than anybody reads warnings of at once. */
const mostTold = 8;

/** How scary, dark or upsetting a room is. */
export const scary: Subject = {
  key: 'scary',
  answer(asked, context) {
    const shown = roomsMeant(asked, context);
    const played = shown.filter((room) => !isRetired(room, context.now));
    const isMost = asksMost.test(asked.text);
    const isLeast = asksLeast.test(asked.text) || (!isMost && seeksGentle(asked));
    const isRanked = isLeast || isMost;
    const single = saySoftened(asked.text, played) ?? (isRanked ? undefined : sayFrights(asked, played));
    const part = scareParts(shown, context, {
      ranked: isLeast ? 'least' : isMost ? 'most' : undefined,
      isYesOrNo: asksWhether.test(asked.text) && speaksOfFright.test(asked.text) && !asksOtherwise.test(asked.text),
    });
    if (single !== undefined && played.length === shown.length) return { ...part, text: single };
    if (!wantsDetails.test(asked.text)) {
      // a thing that no room speaks of is not answered with how scary they are: `are there spiders`
      if (!isRanked && asksForPresence.test(asked.text) && !speaksOfFear.test(asked.text)) return undefined;
      const own = isRanked || asked.rooms.length > 0 ? undefined : faqText(context.facts, 'scary');
      return own === undefined ? part : { ...part, text: own };
    }
    const details = shown
      .filter((room) => !isRetired(room, context.now) && room.contentWarnings.length > 0)
      .slice(0, mostTold)
      .map((room) => `${room.title}, what could upset: ${room.contentWarnings.join(' ')}`);
    return { ...part, text: [part.text, ...details].join('\n\n') };
  },
};
