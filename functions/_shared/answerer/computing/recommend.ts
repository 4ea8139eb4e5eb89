import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { adultsOnTop, saySupervision, sayTooYoung, ticketsFor, youngPlayers } from '../venue/supervision.ts';
import { areTooFew, sayPairDays } from '../venue/smallest-team.ts';
import { findRooms } from '../reading/rooms.ts';
import { judge, wishesOf, type Wishes } from './room-wishes.ts';
import { groupPlan } from './group-plan.ts';
import { saySenseNeeds, untouchedNeeds } from './sense-needs.ts';
import { listed, uncapitalized } from '../../../../src/domain/words.ts';
import { openRooms, roomCard, roomSource } from '../venue/venue.ts';

/** Which room suits a group, with the reasons. */
const recommend: Subject = {
  key: 'recommend',
  answer(asked, context) {
    const wishes = wishesOf(asked);
    const played = /\b(?:already|done|did|played|next)\b/.test(asked.message)
      ? [...asked.rooms, ...findRooms(asked.message, context.facts)]
      : [];
    const choices = openRooms(context)
      .filter((room, _, all) => !played.includes(room) || all.every((each) => played.includes(each)))
      .map((room) => judge(room, wishes))
      .sort((one, other) => other.points - one.points);
    const [best, ...others] = choices;
    if (!best) return undefined;
    const lines: string[] = [...notSaid(asked, context)];
    const pick = `I would pick **${best.room.title}**${best.reasons.length > 0 ? `: ${listed(best.reasons.map(uncapitalized))}` : ''}.`;
    const heads = (ticketsFor(asked.group, context) ?? 0) + adultsOnTop(asked.group, context);
    const largest = Math.max(...openRooms(context).map(({ groupSize }) => groupSize.maximum));
    const isSettledBySenses = new Set(openRooms(context).map((room) => untouchedNeeds(wishes.senses, room))).size > 1;
    if (heads > largest) {
      lines.push(groupPlan(heads, { ...asked, rooms: [] }, context));
    } else if (!hasWishes(wishes) && !isSettledBySenses && choices.length > 1) {
      const inOrder = [...choices].sort((one, other) => one.room.order - other.room.order);
      lines.push(
        `That depends on your evening.\n\n${inOrder
          .map(({ room }) => `**${room.title}**: ${room.description}`)
          .join('\n\n')}\n\nTell me how many you are, the ages, and whether you like to be scared.`,
      );
    } else {
      lines.push(pick, best.room.scareLevel.note);
      // of a room that fits less only those hear who named it, or ask for both sides
      const doubtful = others.filter(
        ({ room, doubts }) => doubts.length > 0 && (asked.rooms.includes(room) || asksBothSides.test(asked.text)),
      );
      if (doubtful.length > 0 && doubtful.length <= mostDoubted)
        lines.push(doubtful.map(({ room, doubts }) => `${room.title} fits less: ${listed(doubts)}.`).join(' '));
    }
    lines.push(...cautions(asked, wishes, context));
    return {
      text: lines.join(' '),
      computed: [
        ...(lines.includes(pick) ? [pick] : []),
        `${heads} people`,
        `${youngPlayers(asked.group, context) ?? 0} children`,
      ],
      sources: [roomSource(best.room)],
      cards: [roomCard(best.room, context)],
      followUps: [`Tell me about ${best.room.title}`, 'How much does it cost?'],
    };
  },
};

/** True when a message tells anything that one room suits better than another. */
const hasWishes = ({ players, youngest, isPair, noCrawl, chairInches, ...wishes }: Wishes): boolean =>
  players !== undefined ||
  youngest !== undefined ||
  noCrawl !== undefined ||
  chairInches !== undefined ||
  isPair ||
  Object.values(wishes).includes(true);

/** Words of those who weigh one room against another. */
const asksBothSides = /\b(?:or|versus|vs|why|both|compare|difference|rather)\b/;

/** More rooms that fit less than anybody wants to hear of. */
const mostDoubted = 3;

/** What somebody wants to know of the rooms that the content does not tell. */
function notSaid({ text }: Asked, context: AnswerContext): string[] {
  const open = openRooms(context);
  if (/\bpopular\b|\bpeople (?:like|prefer|choose|book)\b|\bmost booked\b|\bbest ?sell/.test(text))
    return ['My notes do not say which room is the more popular one.'];
  return /\bfirst.?tim|\bnewb|\bbeginners?\b|\bnever (?:done|played)\b|\bnoobs?\b/.test(text)
    ? [
        ...(new Set(open.map(({ difficulty }) => difficulty)).size === 1 ? ['All our rooms are rated the same.'] : []),
        ownSentence(context.facts, /\bknowledge\b|\bnever (?:done|played)\b|\bfirst[- ]time/i).trim(),
      ].filter(Boolean)
    : [];
}

/** True when it is known how many kids come. */
const isCounted = ({ kids, each = [] }: Asked['group']) => kids !== undefined || each.length > 0;

function cautions(asked: Asked, wishes: Wishes, context: AnswerContext): string[] {
  const { facts } = context;
  const { minimumAge, adultNeededBelowAge, childrenPerAdult, severalRoomsFrom } = facts.business.policies;
  const lines: string[] = [];
  const isAged = asked.group.ages.some((age) => age < adultNeededBelowAge);
  const young = isAged && isCounted(asked.group) ? (youngPlayers(asked.group, context) ?? 0) : 0;
  const tooYoung = sayTooYoung(asked.group, context);
  if (tooYoung) lines.push(tooYoung);
  if (isAged && young === 0 && asked.group.ages.some((age) => age >= minimumAge && age < adultNeededBelowAge))
    lines.push(`Children under ${adultNeededBelowAge} need an adult in the room, one for every ${childrenPerAdult}.`);
  if (young > 0) lines.push(saySupervision(young, context));
  lines.push(...saySenseNeeds(wishes.senses, openRooms(context)));
  if (wishes.noCrawl !== undefined)
    lines.push(...openRooms(context).map((room) => `Crawling in ${room.title}: ${room.accessibility.crawling}`));
  if (wishes.isPair && (asked.group.players ?? 2) === 2 && (areTooFew(2, asked.days, context) || !asked.days.length))
    lines.push(sayPairDays(context, 'it takes'));
  const players = wishes.players ?? 0;
  if (
    players >= severalRoomsFrom &&
    players <= Math.max(...openRooms(context).map(({ groupSize }) => groupSize.maximum))
  )
    lines.push(`From ${severalRoomsFrom} people on, plan on several rooms.`);
  return lines;
}

export const recommendSubjects: readonly Subject[] = [recommend];
