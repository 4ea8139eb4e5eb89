import { isForSeveral, roundsIn, takes } from '../../../../src/domain/group-plan.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf } from '../reading/dates.ts';
import { listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { asksYesOrNo, questionIn } from '../reading/yes-or-no.ts';
import { spansFor } from '../venue/hours.ts';
import { daysTooFew, minimumOn, sayDayRule, sayFreeDays, sayMinimumMet } from '../venue/smallest-team.ts';
import { capitalized, counted, listed } from '../../../../src/domain/words.ts';
import { openRooms, placesTogether, sayDay, saySizes } from '../venue/venue.ts';
import { daysForPairs } from './pair-days.ts';

/** Rounds in which so many play, when all rooms start together each time. */
export const roundsFor = (players: number, context: AnswerContext): number => roundsIn(openRooms(context), players);

/** Words that ask whether everybody plays in the same hour. */
const asksTogether = wholeWords(
  [
    'at once, (?:at|in) (?:the|one|1) (?:same )?(?:time|moment|hour), simultaneously, all together',
    '(?:in|at) (?:1|one) go, everybody, everyone, (?:do|play|fit in|in) the same (?:1|one|room|game)',
    '(?:stay|be) together, be split(?: up)?, (?:be|fit|go|play|squeeze) (?:all )?(?:in|into) (?:the |a )?(?:one|1|same|single)(?: single)? room',
  ].join(', '),
);

const mayCome = listOf(
  'have to, need to, must, gotta, do you, will you, would you, do they, will they, would we, will we, are we, be',
);
/** Words of those who fear to be parted, and of those who ask whether so many can be had at all. */
const asksToSplit = new RegExp(
  String.raw`\b${mayCome} (?:be )?${listOf('split, divide, separate, break')}(?:d|ted|ting)?\b`,
);
const asksDoable = /\b(?:doable|possible|feasible|manageable|ok|okay)\b/;

/** More people than fit, in the words of whoever asks. */
const tooMany = /\btoo (?:many|big|large|crowded|full|tight|much)\b/;
/** Words that ask whether so many can play. */
const asksIfTheyFit = oneOf(
  /\b(?:can|could|may|do|will|would) (?:all |just |only )?(?:we|i|all|the|our|\d+|they|everyone)\b[^?]*\b(?:play|fit|come|join|go|squeeze|book)\b/,
  /\b(?:is|are) [^?]*\b(?:enough|ok|okay|fine|allowed|possible)\b/,
);
/** The same at the end of what they told: `2 kids, my wife and me on sunday, is that fine`. */
const asksIfFine = /\b(?:is|would) that (?:be )?(?:ok|okay|fine|alright|all right|possible|allowed)\W*$/;
/** What else such words may ask for. */
const asksOtherwise =
  /\b(?:split|separate\w*|needs?|have to|has to|must|not|without|or|how|which|what|who|when|where)\b|n't\b/;
/** `can you handle us all`, `would you have space for 30`. */
const asksToTake =
  /\b(?:can|could|do|would|will) you (?:guys )?(?:handle|take|accommodate|host|manage|fit|hold|have (?:space|room|enough))\b/;

/** What a group of some size can do on some day, with a Yes or No for those who ask whether all play at once. */
export function groupPlan(players: number, asked: Asked, context: AnswerContext): string {
  const plan = planOf(players, asked, context);
  if (!/^\d/.test(plan)) return plan;
  const areTooMany = players > placesTogether(context);
  if (tooMany.test(asked.message)) return areTooMany ? `Yes, that is too many at once: ${plan}` : `No, ${plan}`;
  const question = questionIn(asked) ?? '';
  if (asksToSplit.test(question) && asksYesOrNo(question))
    return areTooMany || !plan.includes('together') ? `Yes, ${plan}` : `No, ${plan}`;
  if (areTooMany && asksDoable.test(question || asked.text)) return `Yes, ${plan}`;
  if (!asksTogether.test(asked.message))
    return (asksIfTheyFit.test(asked.text) && !asksOtherwise.test(asked.text)) ||
      asksIfFine.test(asked.message) ||
      asksToTake.test(asked.text)
      ? `Yes, ${plan}`
      : plan;
  return areTooMany ? `No, not all at once: ${plan}` : `Yes, ${plan}`;
}

function planOf(players: number, asked: Asked, context: AnswerContext): string {
  const { policies } = context.facts.business;
  const rooms = openRooms(context);
  const named = asked.rooms.filter((room) => rooms.includes(room));
  const fitting = (named.length > 0 ? named : rooms).filter((room) => takes(room, players));
  const together = placesTogether(context);
  const sizes = saySizes(rooms);
  const smallest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));

  if (players < smallest)
    return `No, ${players === 1 ? 'one person can’t book alone' : `${players} are too few`}: a game needs at least ${smallest} players. ${sizes}.`;
  if (daysTooFew(players, context).length > 0) return smallTeamPlan(players, asked, context);
  const day = asked.days[0] ? ` on ${sayDay(asked.days[0], context.now)}` : '';
  if (players > together) {
    return `${players} people${day} play in rounds, ${roundsFor(players, context)} rounds in all: our rooms together hold ${together} players at once.`;
  }
  if (isForSeveral(rooms, players, policies.severalRoomsFrom)) {
    const alone = fitting.map(({ title }) => title);
    const none = asksToSplit.test(asked.message) ? ` No single room holds ${players}.` : '';
    const single =
      alone.length > 0
        ? ` ${listed(alone, 'or')} alone would hold ${players}, but groups of ${policies.severalRoomsFrom} or more are better off in several rooms.`
        : none;
    // With so many rooms that one of them alone is hard to find, the one that holds everybody comes first.
    if (alone.length > 0 && rooms.length > alone.length + 4)
      return `${capitalized(listed(alone, 'or'))} alone would hold ${players}${day}. Groups of ${policies.severalRoomsFrom} or more are better off in several rooms at the same time: ${sizes}, ${together} players in all at once.`;
    return `${players} people${day} can play at the same time in several rooms: ${sizes}, ${together} players in all at once.${single}`;
  }
  if (fitting.length === 0) {
    const others = rooms.filter((room) => takes(room, players));
    const limit = saySizes(named.length > 0 ? named : rooms, ' players');
    const instead =
      others.length > 0
        ? ` ${listed(others.map(({ title, groupSize }) => `${title} takes up to ${groupSize.maximum}`))}.`
        : '';
    return `No, ${limit}, so ${players} do not fit into one game there.${instead || ' You could split over several rooms.'}`;
  }
  const ideal = Math.max(...rooms.map(({ groupSize }) => groupSize.idealMaximum));
  const isCrowded =
    rooms.length > 1 && players > ideal && /\bsplit\b|\b(?:1|one) (?:room|team|group) or\b/.test(asked.text);
  const advice = isCrowded
    ? ` Several rooms at once are better: a room plays best with at most ${ideal}.`
    : asksForBest.test(asked.message)
      ? sayIdeal(fitting)
      : '';
  return `${players} people${day} can play together in ${listed(
    fitting.map(({ title, groupSize }) => `${title} (${groupSize.minimum} to ${groupSize.maximum})`),
    'or',
  )}.${advice}${sayMinimumMet(players, asked.days, context)}`;
}

/** Words of those who ask with how many it is best, or fear to be too many or too few. */
const asksForBest = wholeWords(
  'best, better, ideal\\w*, perfect, optimal, optimum, sweet spot, recommend\\w*, comfort\\w*, crowded, crowd, cramped, squeeze[d]?, tight, enough people, right size, too (?:many|few|big|small|much|large)',
);

/** ` Both rooms play best with 4 to 6.`; nothing where each has a size of its own. */
function sayIdeal(rooms: readonly RoomFacts[]): string {
  const ideals = new Set(rooms.map(({ groupSize }) => `${groupSize.idealMinimum} to ${groupSize.idealMaximum}`));
  const [ideal] = ideals;
  if (ideals.size !== 1) return '';
  return rooms.length === 1
    ? ` ${rooms[0]?.title} plays best with ${ideal}.`
    : ` ${rooms.length === 2 ? 'Both' : 'They'} play best with ${ideal}.`;
}

/** A team that is too small on some days. */
function smallTeamPlan(players: number, asked: Asked, context: AnswerContext): string {
  const tooFew = daysTooFew(players, context);
  const free = sayFreeDays(players, context);
  const alone = free ? `; ${free} ${players} can have a room to themselves` : '';
  const rule = `${capitalized(sayDayRule(context))}${alone}`;
  const days = asked.days.filter((day) => day.kind !== 'date' || day.day);
  const [day] = daysForPairs(days, asked, context);
  if (!day) return free ? `Yes, ${players} can play, ${free}. ${capitalized(sayDayRule(context))}.` : `${rule}.`;
  // nobody plays on a day on which we are closed, however many they are
  if (spansFor(day, context).length === 0) return `${rule}.`;
  if (!weekdaysOf(day).every((each) => tooFew.includes(each)))
    return `Yes, ${players} can play on ${sayDay(day, context.now)}; ${free} ${players} are enough.`;
  const more = `bring at least ${counted(minimumOn([day], context) - players, 'more player')}`;
  const instead = free === 'Monday through Thursday' ? 'pick a weeknight' : 'pick another day';
  return `No, not on ${sayDay(day, context.now)} with only ${players}: ${rule}. ${capitalized(free ? `${more}, or ${instead}` : more)}.`;
}
