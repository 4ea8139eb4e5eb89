import { besideTax } from '../../../../src/domain/sales-tax.ts';
import type { AnswerContext } from '../answer-types.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { sayEachWeekday } from '../../../../src/domain/weekday-words.ts';
import { roomNames } from '../reading/rooms.ts';
import { hasText } from './from-content.ts';
import { groupPlan, roundsFor } from './group-plan.ts';
import { withoutVerdict } from '../composing/verdict.ts';
import { hours } from './opening.ts';
import { retiredLine } from './retired-line.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ofEmptyPlaces } from './price-words.ts';
import { price } from './prices.ts';
import { budgetOf, saySum } from './sums.ts';
import { sayLimits } from './room-limits.ts';
import { isThere } from '../venue/offers.ts';
import { daysTooFew, minimumOn, sayFreeDays } from '../venue/smallest-team.ts';
import {
  adultsFor,
  adultsOnTop,
  saySupervision,
  sayTooYoung,
  ticketsFor,
  sayYoung,
  youngPlayers,
} from '../venue/supervision.ts';
import { bookingCard, faqSource, isRetired, openRooms, placesTogether, roomCards, roomSource } from '../venue/venue.ts';

/** Yes or no to `is 13 too many for the vault?` and `do 13 fit in one room?`. */
function verdictOn(
  players: number,
  shown: readonly RoomFacts[],
  { text, rooms }: Asked,
  context: AnswerContext,
): string {
  const open = openRooms(context);
  const several = context.facts.business.policies.severalRoomsFrom;
  const asksOne =
    rooms.length === 1 ||
    /\b(?:both|more|2|two|several) rooms\b.*\bor\b|\b(?:1|one|single|same) (?:room|game)\b/.test(text);
  const most = Math.max(...shown.map(({ groupSize }) => groupSize.maximum));
  if (asksOne && players <= most && players < several && /\bfit\b/.test(text) && !/\btoo\b/.test(text)) return 'Yes: ';
  if (!asksOne || players <= most) return '';
  if (/\btoo (?:many|big|large)\b/.test(text)) return 'Yes, that is too many for one room. ';
  // where another room holds them the plan itself says no, and which
  return open.some(({ groupSize }) => groupSize.maximum >= players) ? '' : 'No, not in one room. ';
}

/** A plan with its verdict in front, said once. */
const withVerdict = (verdict: string, plan: string): string =>
  verdict === ''
    ? plan
    : `${verdict}${plan.replace(/^(?:No|Yes), /, '').replace(/^./, (letter) => letter.toUpperCase())}`;

/** Everybody who would go in, with the adults that the children need: how many they are, and why. */
function headsOf({ group }: Asked, context: AnswerContext): { players: number; note: string } | undefined {
  const players = ticketsFor(group, context);
  if (players === undefined) return undefined;
  const top = adultsOnTop(group, context);
  const young = youngPlayers(group, context) ?? 0;
  const note =
    top > 0
      ? `${saySupervision(young, context)} With ${top === 1 ? 'that adult' : 'them'} you are ${players + top}. `
      : '';
  return { players: players + top, note: `${withSpace(sayTooYoung(group, context))}${note}` };
}

const withSpace = (text: string) => (text === '' ? '' : `${text} `);

/** The rooms that are meant: not one that somebody rules out, as in `something that isn’t the vault`. */
function roomsMeant({ rooms, text }: Asked, open: readonly RoomFacts[], facts: VenueFactsFile): readonly RoomFacts[] {
  const named = rooms.filter((room) => open.includes(room));
  if (named.length === 0) return open;
  const others = open.filter((room) => !named.includes(room));
  return ruledOut(facts).test(text) && others.length > 0 ? others : named;
}

const ruledOut = (facts: VenueFactsFile) =>
  new RegExp(
    `\\b(?:is not|not|other than|except|besides|apart from|instead of|without) (?:the |in )?(?:${roomNames(facts)})\\b`,
  );

/** How many can play, at most, at least and best; with a number, whether that many fit. */
const capacity: Subject = {
  key: 'capacity',
  answer(asked, context) {
    if (asked.group.players === undefined && budgetOf(asked.message) !== undefined) return price.answer(asked, context);
    const { facts, now } = context;
    const rooms = openRooms(context);
    const heads = headsOf(asked, context);
    const gone = asked.rooms.filter((room) => isRetired(room, now));
    if (gone.length > 0 && gone.length === asked.rooms.length)
      return {
        text: gone
          .map(
            (room) =>
              `${retiredLine(room, context)} ${room.title} took ${room.groupSize.minimum} to ${room.groupSize.maximum} players.`,
          )
          .join(' '),
        sources: gone.map((room) => roomSource(room)),
      };
    const shown = roomsMeant(asked, rooms, facts);
    const sources = shown.length === 1 ? shown.map((room) => roomSource(room)) : faqSource(facts, 'how-many-players');
    const cards = roomCards(shown, context, 2);
    const areTooMany = heads !== undefined && heads.players > placesTogether(context);
    if (heads && (areTooMany || !/how many (?!of us)/.test(asked.text))) {
      const { players, note } = heads;
      const meant = { ...asked, rooms: shown.length < rooms.length ? [...shown] : [] };
      const plan = withVerdict(verdictOn(players, shown, meant, context), groupPlan(players, meant, context));
      return {
        text: `${note}${plan}`,
        computed: [`${players} people`, `${adultsFor(players, context)} adults`, ...sayCounts(asked, context)],
        sources,
        cards,
      };
    }
    return {
      text: sayLimits(shown, asked, context),
      sources,
      cards,
    };
  },
};

/** Children and adults that a plan speaks of. */
function sayCounts({ group }: Asked, context: AnswerContext): string[] {
  const young = youngPlayers(group, context) ?? 0;
  const { players = 0 } = group;
  const rounds = [players, players + adultsOnTop(group, context)].map((heads) => `${roundsFor(heads, context)} rounds`);
  return [`${young} children, ${adultsFor(young, context)} adults`, ...rounds];
}

/** When a pair can have a room, and what other days ask for. */
function sayPairRule(context: AnswerContext): string {
  const tooFew = daysTooFew(2, context);
  const free = sayFreeDays(2, context);
  if (tooFew.length === 0) return 'Two can play whenever we are open.';
  const needed = minimumOn(
    tooFew.map((weekday) => ({ kind: 'weekday', weekday, words: '' })),
    context,
  );
  const rule = `On ${sayEachWeekday(tooFew)} a game needs at least ${needed} players.`;
  return free ? `${rule} ${free} two can play.` : rule;
}

/** Whether a pair can come, and when. */
const weekendMinimum: Subject = {
  key: 'weekend-minimum',
  answer(asked, context) {
    if (ofEmptyPlaces.test(asked.text) && /\b(?:pay|charged?|cost)\b/.test(asked.text))
      return price.answer(asked, context);
    const namesBaby = /\b(?:bab(?:y|ies)|infants?|toddlers?)\b/.test(asked.text);
    const countsBaby = namesBaby && /\bcounts?\b/.test(asked.text);
    const players =
      (countsBaby ? undefined : asked.group.players) ??
      (asked.family === 'date' || /\b(?:couple|pair|date|girlfriend|boyfriend|wife|husband)\b/.test(asked.text)
        ? 2
        : undefined);
    if (players === undefined && asked.rooms.length === 1 && asked.days.length === 0)
      return capacity.answer(asked, context);
    if (players !== undefined && asked.times.length > 0 && asked.days.length === 1)
      return canWeCome.answer({ ...asked, group: { ...asked.group, players } }, context);
    const tooFew = daysTooFew(2, context);
    const everyDay =
      /\b(?:every day|each day|all days|always|all week|any day)\b/.test(asked.text) && tooFew.length > 0
        ? 'No, not every day. '
        : '';
    const baby = namesBaby ? withSpace(sayTooYoung(asked.group, context)) : '';
    const text =
      players !== undefined
        ? `${groupPlan(players, asked, context)}${sayYoung(asked.group, context)}`
        : `${baby}${everyDay}${sayPairRule(context)}`;
    return { text, sources: faqSource(context.facts, 'weekend-minimum'), followUps: ['Which room is best for two?'] };
  },
};

/** Big groups: several rooms, or rounds. */
const largeGroup: Subject = {
  key: 'large-group',
  answer(asked, context) {
    const { facts } = context;
    const { players, note } = headsOf(asked, context) ?? { players: undefined, note: '' };
    const rooms = openRooms(context);
    const together = placesTogether(context);
    const plan =
      players !== undefined
        ? `${note}${withVerdict(verdictOn(players, rooms, asked, context), groupPlan(players, asked, context))}`
        : sayRule(asksForMost.test(asked.text), together, facts.business.policies.severalRoomsFrom);
    return {
      text:
        players !== undefined && players <= together
          ? plan
          : `${plan}${isThere('/corporate-booking', context) ? ' For a written plan with start times and a quote, use the corporate and group page.' : ''}`,
      computed: [`${players ?? 1} people`, ...sayCounts(asked, context)],
      sources: [{ title: 'Corporate and group booking', href: '/corporate-booking#how-many' }],
      cards: [bookingCard(facts.business, 'corporate')],
      followUps: ['How much is it for a group?', 'How long does it take with two rounds?'],
    };
  },
};

/** Words of those who ask how many can play at once, and not how a large group does. */
const asksForMost = /\b(?:at once|at (?:the same|1|a|any) time|biggest|largest|most|max\w*)\b/;

/** How many play at once and what larger groups do; what was asked for comes first. */
function sayRule(isOfMost: boolean, together: number, several: number): string {
  const rule = `Groups of ${several} or more book several rooms and start together, or play in rounds.`;
  const most = `Our rooms hold up to ${together} players at once.`;
  return isOfMost ? `${most} ${rule}` : `${rule} ${most}`;
}

/** Whether so many people can come on a day at a time: the group, and the hours. */
export const canWeCome: Subject = {
  key: 'can-we-come',
  async answer(asked, context) {
    const players = ticketsFor(asked.group, context);
    if (players === undefined || asked.days.length + asked.times.length === 0) return undefined;
    const young = youngPlayers(asked.group, context) ?? 0;
    const { adults } = asked.group;
    const isEnough = adults !== undefined && adults >= adultsFor(young, context);
    const supervision = young > 0 && !isEnough ? saySupervision(young, context) : '';
    const total =
      /\$(?! ?\d)/.test(asked.text) || /\btotal\b(?! of| price| cost)/.test(asked.message)
        ? `For ${players} people that is ${saySum(players, context, asked)}${besideTax(context.facts.business)}.`
        : '';
    const open = await hours.answer(asked, context);
    const slots = asked.times.length > 0 ? 'The booking page shows which slots are still open.' : '';
    const isClosed = open !== undefined && /^No\b|^(?:On|Today,)[^.]* we are closed/.test(open.text);
    const plan = groupPlan(players, asked, context);
    // who asks whether they can come need not know how long we are open
    const when = plan.startsWith('No') || !(asked.times.length > 0 || asksWhenOpen.test(asked.text)) ? '' : open?.text;
    return {
      text: (isClosed
        ? [
            open.text,
            sayTooYoung(asked.group, context),
            groupPlan(players, { ...asked, days: [] }, context),
            supervision,
            total,
          ]
        : [
            total,
            sayTooYoung(asked.group, context),
            plan,
            supervision,
            plan.startsWith('Yes') ? withoutVerdict(when ?? '') : when,
            when && slots,
          ]
      )
        .filter(Boolean)
        .join(' '),
      computed: [
        `${young} people, ${adultsFor(young, context)} adults`,
        `${players} people, ${adults ?? 0} adults`,
        total,
        ...(open?.computed ?? []),
      ],
      sources: [...faqSource(context.facts, 'how-many-players'), ...(open?.sources ?? [])],
      cards: [bookingCard(context.facts.business)],
    };
  },
};

/** Words of those who ask for the hours of the day as well. */
const asksWhenOpen = /\b(?:open|close[sd]?|closing|hours|when|what time|how (?:late|early|long)|till|until)\b/;

/** In how many rounds a group plays; how it is staggered is told in the content's own words, where it has some. */
const rounds: Subject = {
  key: 'corporate-rounds',
  answer(asked, context) {
    const { players } = asked.group;
    const { passages } = knowledgeOf(context.facts, context.now);
    const isTold = hasText(rounds.key, passages.keys());
    if (players === undefined) return undefined;
    // who all fit at once need no rounds
    if (isTold && players > placesTogether(context) && !/\bhow many rounds\b/.test(asked.message)) return undefined;
    return {
      text: groupPlan(players, { ...asked, rooms: [] }, context),
      computed: [`${players} people`, `${roundsFor(players, context)} rounds`],
      sources: [{ title: 'Corporate and group booking', href: '/corporate-booking#how-many' }],
      cards: [bookingCard(context.facts.business, 'corporate')],
    };
  },
};

export const groupSubjects: readonly Subject[] = [canWeCome, capacity, weekendMinimum, largeGroup, rounds];
