import { sayPrice } from '../../../../src/domain/prices.ts';
import { formatDay } from '../../../../src/domain/publication.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
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
import { isOpenQuestion } from '../composing/verdict.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { areTooFew, sayDayRule, sayPairDays } from '../venue/smallest-team.ts';
import { adultsFor, adultsOnTop, sayTooYoung, ticketsFor, youngPlayers } from '../venue/supervision.ts';
import { counted, listed } from '../../../../src/domain/words.ts';
import {
  areRetired,
  codesNamed,
  dayName,
  faqSource,
  placesTogether,
  reachUs,
  roomBookingCard,
} from '../venue/venue.ts';

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
    return `For ${fewest} people that is ${saySum(fewest, context, asked)}, for ${players} it is ${saySum(players, context, asked)}, before tax.`;
  return `For ${tickets} ${tickets < players ? 'tickets' : 'people'} that is ${saySum(tickets, context, asked)} in all, before tax.${sayWithAdults(tickets, asked, context)}`;
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
    ? `${sums}: ${sayPrice(apart)} more, before tax.`
    : `${sums}, before tax.`;
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

/** What else takes something off, beside codes that were told or not: what the venue's own questions tell, virtual reality, or nothing. */
function sayOtherDiscounts(codesAreTold: boolean, facts: AnswerContext['facts']): string {
  const { promoCodes, virtualReality } = facts.business;
  const early = virtualReality?.earlyRegistrationDiscount;
  const told = [...promoCodes.map(({ percentOff }) => percentOff), ...(early === undefined ? [] : [early])];
  const own = ownSentence(facts, words.tellsOfDiscount).trim();
  if (own !== '' && !told.some((percent) => own.includes(`${percent}%`))) return own;
  if (early !== undefined)
    return `The only ${codesAreTold ? 'other ' : ''}discount in my notes: people who register early for the virtual-reality experience get ${early}% off it.`;
  if (codesAreTold) return 'No other discount is in my notes.';
  return `I know of no discount or code; my notes list none. For a sure answer, ${reachUs(facts.business)}.`;
}

/** What the venue tells of how codes are used, where that is asked: put together, beside a gift card, or told too late. */
function quoteTerms({ message }: Asked, { facts, now }: AnswerContext): AnswerPart | undefined {
  const told = [...knowledgeOf(facts, now).passages.values()].filter(({ key }) =>
    key.startsWith('page/legal/promo-codes/'),
  );
  const isBesideCard = /\bgift ?(?:cards?|vouchers?|certificates?)\b/.test(message);
  const terms = told.find(({ text }) => (isBesideCard ? /\bgift card/i : words.tellsOfUsingCodes).test(text));
  if (!terms) return undefined;
  const verdict = isBesideCard ? (/\b(?:can|may) pay\b/.test(terms.text) ? 'Yes. ' : '') : 'No. ';
  return { text: `${verdict}${terms.text}`, sources: [terms.source] };
}

const codeSource = [{ title: 'Promo codes', href: '/legal#promo-codes' }];

/** Codes and discounts: what counts now, what is over, and what nobody announced. */
const promoCodes: Subject = {
  key: 'promo-codes',
  answer(asked, context) {
    const { facts, now } = context;
    const { promoCodes: codes } = facts.business;
    const today = venueDay(now);
    const lines: string[] = [];
    const named = codesNamed(asked.message, facts.business);
    const isAboutUse = /\b(?:codes?|coupons?|promos?)\b/.test(asked.message) && words.ofUsingCodes.test(asked.message);
    const ofUse = named.length === 0 && isAboutUse ? quoteTerms(asked, context) : undefined;
    if (ofUse) return ofUse;
    const foreign = [
      ...asked.message.matchAll(/\b(?:code|coupon) (?:is |called |named )?["']?([a-z]*\d+[a-z\d]*|[a-z]{4,}(?=["']))/g),
    ].map(([, word = '']) => word);
    if (named.length === 0 && foreign.length > 0)
      return { text: 'I don’t know a code by that name, and I can’t make one valid.', sources: codeSource };
    const isAboutCodes = /\bcodes?\b|\bcoupons?\b|halloween|october|weekday/.test(asked.text);
    const isOfMany = !isAboutCodes && (asked.group.players ?? 0) >= 6;
    const kind =
      words.discountFor.exec(asked.text)?.[0] ??
      (isAboutCodes ? undefined : words.discountFor.exec(asked.message)?.[0]) ??
      (isOfMany ? 'groups' : undefined);
    const ended = codes.filter(({ lastDay }) => today > lastDay);
    const areAllOver = named.length === 0 && isAboutCodes && ended.length > 0 && ended.length === codes.length;
    if (areAllOver && !kind)
      return {
        text: `No code works right now. ${listed(ended.map(({ code, lastDay }) => `${code} ended on ${formatDay(lastDay)}`))}. ${sayOtherDiscounts(true, facts)}`,
        sources: codeSource,
      };
    const shown = named.length > 0 ? named : codes.filter(({ lastDay }) => isAboutCodes || (!kind && today <= lastDay));
    for (const { code, percentOff, minimumPlayers, days, lastDay } of shown) {
      const terms = `${percentOff}% off for groups of ${minimumPlayers}+, ${dayName(days[0] ?? 'monday')} to ${dayName(days.at(-1) ?? 'thursday')}`;
      lines.push(
        today > lastDay
          ? `${isOpenQuestion(asked.text) ? 'The' : 'No, the'} code ${code} (${terms}) ended on ${formatDay(lastDay)}, so it no longer works.`
          : `The code ${code} takes ${terms}, through ${formatDay(lastDay)}. Enter it at checkout on the booking page.`,
      );
    }
    if (named.length === 0 && kind) {
      const own = ownSentence(facts, new RegExp(`\\b${kind}.*(?:${words.tellsOfDiscount.source})`, 'i')).trim();
      if (own !== '') return { text: own, sources: faqSource(facts, 'price') };
      const groupPrices = /groups?/.test(kind) ? sayGroupPrices(asked, context) : [];
      if (groupPrices.length > 0) return { text: groupPrices.join(' '), sources: faqSource(facts, 'price') };
      lines.unshift(noDiscountFor(kind));
      lines.push(`For a sure answer, ${reachUs(facts.business)}.`);
    } else if (named.length === 0) {
      lines.push(sayOtherDiscounts(lines.length > 0, facts));
    }
    return {
      text: lines.join(' '),
      sources: codeSource,
      ...(kind && { offerPerson: true, outcome: 'unanswered' as const, computed: [noDiscountFor(kind)] }),
    };
  },
};

/** What is said to those who hope for a discount that the venue says nothing of. */
const noDiscountFor = (kind: string) => `I don’t know of any discount for that (${kind}); my notes have none.`;

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
