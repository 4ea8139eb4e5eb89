import { asideOfTax } from '../../../../src/domain/sales-tax.ts';
import { sayPrice } from '../../../../src/domain/prices.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { promoCodes } from './discounts.ts';
import { hasPeople } from '../reading/group.ts';
import { roomNames } from '../reading/rooms.ts';
import { payment } from './payment.ts';
import * as words from './price-words.ts';
import { sharesOfPackages } from './party-shares.ts';
import { restAfterCard, sayDayDifference, saySum, sumOf, withinBudget } from './sums.ts';
import {
  haveOnePrice,
  payAsChildren,
  sayCheapestDays,
  sayChildrenPrices,
  sayGroupPrices,
  sayTickets,
} from './ticket-prices.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { areTooFew, sayDayRule, sayPairDays } from '../venue/smallest-team.ts';
import { adultsFor, adultsOnTop, sayTooYoung, ticketsFor, youngPlayers } from '../venue/supervision.ts';
import { counted } from '../../../../src/domain/words.ts';
import { areRetired, faqSource, placesTogether, roomBookingCard } from '../venue/venue.ts';

/** Ticket prices, for one or for a group. */
export const price: Subject = {
  key: 'price',
  answer(said, context) {
    const asked = withAdultsNeeded(withThoseBefore(said), context);
    const { facts, now } = context;
    const { players } = asked.group;
    const together = placesTogether(context);
    if (areRetired(asked.rooms, now)) return undefined;
    const sum = sayGroupSum(asked, context);
    const apart = sayDifference(asked, context);
    // what all pay comes before what each pays
    const all = apart ?? sum;
    const isOfEach = words.asksEach.test(asked.text);
    const tickets =
      all && !isOfEach && haveOnePrice(asked, context) ? '' : sayTickets(asked, context, Boolean(all) && !isOfEach);
    const lines = [sayCheapestDays(asked, context), ...(isOfEach ? [tickets, all] : [all, tickets])].filter(Boolean);
    const tooYoung = sayTooYoung(asked.group, context);
    if (tooYoung) lines.push(tooYoung);
    const areChildren = payAsChildren(asked, context);
    const children = areChildren || asksForChildren(asked) ? sayChildrenPrices(asked, context) : '';
    const payLess = / pay \$/.test(children);
    if (areChildren || payLess || (children && words.asksWhatKidsPay.test(asked.text))) {
      if (words.asksLess.test(asked.text)) lines.unshift(`${payLess ? 'Yes' : 'No'}. ${children}`);
      else if (words.asksSame.test(asked.text)) lines.unshift(`${payLess ? 'No' : 'Yes'}. ${children}`);
      else lines.push(children);
    }
    if (players !== undefined) lines.push(...sayGroupPrices(asked, context, players));
    const bothRooms = sumForBothRooms(asked, context);
    const isNoBudget = /gift ?card/.test(asked.message) || words.asksPerRoom.test(asked.message);
    const budget = isNoBudget ? undefined : withinBudget(asked, context);
    const rest = restAfterCard(asked, context);
    // whether the money is enough says what all of them pay
    if (budget) lines.splice(0, lines.length, budget.text, ...lines.slice(0, players === undefined ? 1 : 0));
    else lines.push(...bothRooms);
    lines.push(...rest);
    const daysApart = sayDayDifference(asked, context);
    if (daysApart) lines.splice(0, lines.length, daysApart);
    const perGuest = sharesOfPackages(asked, context);
    if (perGuest) lines.unshift(perGuest.text);
    const count = ticketsFor(asked.group, context);
    if (count !== undefined && /\bhow many tickets\b/.test(asked.text))
      lines.unshift(`That is ${counted(count, 'ticket')}.`);
    if (players === 2 && /\band when\b|\b(?:which|what) days?\b/.test(asked.message)) lines.push(sayPairDays(context));
    else if (players === 2 && areTooFew(2, asked.days, context)) lines.push(`Mind the day: ${sayDayRule(context)}.`);
    if (words.asksPerRoom.test(asked.message)) lines.unshift(sayPerPerson(asked));
    if (words.ofEmptyPlaces.test(asked.text)) lines.unshift('You pay only for those who play.');
    if (/\bprivate\b/.test(asked.text)) lines.push(ownSentence(facts, /\bprivate\b/i).trim());
    if (players !== undefined && players > together)
      lines.push(`So many play in rounds, one half while the other waits: all rooms together hold ${together}.`);
    if (words.asksExactly(asked.message)) lines.push('The booking page shows the exact total before you pay.');
    return {
      text: lines.join(' '),
      computed: [
        sum,
        ...(budget?.computed ?? bothRooms),
        ...rest,
        ...(perGuest?.computed ?? []),
        apart ?? '',
        daysApart ?? '',
        `${players ?? 1} people`,
        `${count ?? 1} people`,
        `${together} people`,
      ],
      sources: faqSource(facts, 'price'),
      cards: [roomBookingCard(asked.rooms, facts.business)],
      followUps: ['What is included in the price?', 'Do you have any discounts?'],
    };
  },
};

/** `what would we have to pay`, `what would the tickets be` mean those who were spoken of. */
const withThoseBefore = (asked: Asked): Asked =>
  !hasPeople(asked.group) &&
  asked.before.group &&
  /\b(?:we|us|tickets|total|altogether|together|come to|add up)\b/.test(asked.text)
    ? { ...asked, group: asked.before.group }
    : asked;

/** `6 kids under 12, how many tickets incl adults`: with the adults that the kids need, where none is counted. */
function withAdultsNeeded(asked: Asked, context: AnswerContext): Asked {
  const { group, text } = asked;
  const { kids, adults, players = kids } = group;
  if (kids === undefined || players !== kids || adults !== undefined) return asked;
  if (
    !/\b(?:incl\w*|with|plus|and) (?:the |all )?(?:adults?|grown ?-?ups?|parents?|chaperones?|supervision)\b/.test(text)
  )
    return asked;
  const needed = adultsFor(youngPlayers(group, context) ?? 0, context);
  return { ...asked, group: { ...group, adults: needed, players: players + needed } };
}

/** `For 5 people that is $175 to $195 in all, before tax.`; nothing for one or nobody. */
function sayGroupSum(asked: Asked, context: AnswerContext): string {
  const { group } = asked;
  const { players, fewest } = group;
  const tickets = ticketsFor(group, context);
  if (players === undefined || tickets === undefined || tickets < 2 || tickets >= 100) return '';
  if (fewest !== undefined && fewest < players)
    return `For ${fewest} people that is ${saySum(fewest, context, asked)}, for ${players} it is ${saySum(players, context, asked)}${asideOfTax(context.facts.business)}.`;
  return `For ${tickets} ${tickets < players ? 'tickets' : 'people'} that is ${saySum(tickets, context, asked)} in all${asideOfTax(context.facts.business)}.${sayWithAdults(tickets, asked, context)}`;
}

/** What children cost with the adults that they need and nobody counted: those pay as well. */
function sayWithAdults(tickets: number, asked: Asked, context: AnswerContext): string {
  const top = adultsOnTop(asked.group, context);
  if (top === 0) return '';
  const all = tickets + top;
  const isMore = (asked.group.players ?? 0) > (asked.group.kids ?? 0);
  return ` The children need ${counted(top, isMore ? 'more adult' : 'adult')} in the room: ${all} tickets come to ${saySum(all, context, asked)}.`;
}

/** What some more people cost: `the price difference between 6 and 8 people`. */
function sayDifference(asked: Asked, context: AnswerContext): string | undefined {
  const [, one = 0, other = 0] =
    /\b(?:diff|difference)\b.*?\b(\d{1,2})(?: people)? (?:and|or|vs|to) (\d{1,2})\b/.exec(asked.text)?.map(Number) ??
    [];
  if (one < 2 || other <= one) return undefined;
  const priced = { rooms: asked.rooms, days: asked.days };
  const [less, more] = [sumOf(one, context, priced), sumOf(other, context, priced)];
  const sums = `For ${one} people that is ${sayPrice(less)}, for ${other} it is ${sayPrice(more)}`;
  const apart = { from: more.from - less.from, to: more.to - less.to };
  // With a group price, more people may pay less.
  return apart.from > 0 && apart.from <= apart.to
    ? `${sums}: ${sayPrice(apart)} more${asideOfTax(context.facts.business)}.`
    : `${sums}${asideOfTax(context.facts.business)}.`;
}

/** Children are named, or those who often go free. */
const asksForChildren = ({ text, group }: Asked): boolean => group.kids !== undefined || words.ofChildren.test(text);

/** That nobody pays for a room as a whole, with its No where that is asked. */
const sayPerPerson = ({ text }: Asked) =>
  `${/\b(?:do|does|will|would) (?:we|i|it|they|you|the price)\b(?!.* or )/.test(text) ? 'No, the' : 'The'} price is per person, not per room.`;

/** Some play here and some there: nobody plays twice. */
const splits = /\bsplit\b|\bhalf\b|\bconnected\b|\bat the same time\b|\bor (?:1|one)\b|\bneed both\b|\bwhy only\b/;

/** `and the next day the vault`. */
const otherRoomNextDay = ({ facts }: AnswerContext) =>
  new RegExp(`\\band (?:then |again )?(?:the next|another) day\\b.*\\b(?:${roomNames(facts)})\\b`);

/** What two games on one day cost, where somebody asks about both rooms. */
function sumForBothRooms(asked: Asked, context: AnswerContext): string[] {
  const { text, message, group, earlier, rooms, days } = asked;
  const { players = 0 } = group;
  const isOnTwoDays = rooms.length > 1 && days.length > 1 && /\band\b/.test(message) && !/\bor\b/.test(message);
  if (
    !words.ofSeveralGames.test(`${text} ${message}`) &&
    !otherRoomNextDay(context).test(`${text} ${message}`) &&
    !/\bboth rooms\b/.test(earlier.tagged) &&
    !isOnTwoDays
  )
    return [];
  if (splits.test(message)) return [];
  const all = players > 1 && players < 50 ? ` and ${saySum(players, context, asked, 2)} for ${players}` : '';
  return [
    `A ticket is for one room: for two games that is ${saySum(1, context, { rooms, days }, 2)} per person${all}.`,
  ];
}

/** What the price covers: of the venue's own text on prices the sentence that says so. */
const included: Subject = {
  key: 'included',
  answer(_, { facts, now }) {
    const text = knowledgeOf(facts, now).passages.get('faq/price')?.text ?? '';
    const covers = text.split(/(?<=[.!?]) /).find((sentence) => /\b(?:covers?|includes?|included)\b/.test(sentence));
    return covers ? { text: covers, sources: faqSource(facts, 'price') } : undefined;
  },
};

export const priceSubjects: readonly Subject[] = [price, promoCodes, payment, included];
