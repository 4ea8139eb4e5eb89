import { asideOfTax, besideTax } from '../../../../src/domain/sales-tax.ts';
import { addUp, formatDollars, sayPrice, sumFor, widest, type Span } from '../../../../src/domain/prices.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdays } from '../../../../src/domain/weekdays.ts';
import { sentencesOf } from '../composing/units.ts';
import { listOf } from '../reading/patterns.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { kidsBelow } from '../reading/group.ts';
import { anySuch } from './day-hours.ts';
import {
  cardWorth,
  cardsOfOneValue,
  goesOnAboutMoney,
  hasToSpend,
  onCard,
  staysBelow,
  twoCards,
} from './money-words.ts';
import { listsMeant, weekdaysMeant, type Priced } from './ticket-prices.ts';
import { counted } from '../../../../src/domain/words.ts';
import { bookingCard, faqSource, placesTogether, roundsTogether, sayDay } from '../venue/venue.ts';

/** Who pays, as far as it was said: without anything, anybody in any room on any day. */
type Paying = Priced & Partial<Pick<Asked, 'group'>>;
const anybody: Paying = { rooms: [], days: [] };
const largestParty = 200;

/**
 * Least and most that a number of tickets costs, in dollars before tax, in the rooms and on the days that are spoken of.
 * Kids of the group pay the children's price where there is one. `games` are played one after the other.
 */
export function sumOf(count: number, context: AnswerContext, paying = anybody, games = 1): Span {
  const days = weekdaysMeant(paying);
  const sums = listsMeant(paying, context).map((list) => {
    const kids = list.children && paying.group ? (kidsBelow(list.children.underAge, paying.group) ?? 0) : 0;
    return sumFor(list, { players: count, children: Math.min(count, kids), days });
  });
  if (games > 1 && sums.length === games) return addUp(sums);
  return addUp(Array.from({ length: games }, () => widest(sums)));
}

/** `$210 to $234`. */
export const saySum = (count: number, context: AnswerContext, paying = anybody, games = 1): string =>
  sayPrice(sumOf(count, context, paying, games));

/** The largest team whose tickets a sum of money pays for, whatever the session. */
function playersFor(budget: number, context: AnswerContext, paying: Paying): number {
  const counts = Array.from({ length: largestParty }, (_, index) => index + 1);
  return counts.findLast((count) => sumOf(count, context, paying).to <= budget) ?? 0;
}

/** Several cards of one value: `8 gift cards at $78`, `2 cards of 75 dollars`. */
export function severalCards(text: string): { count: number; value: number } | undefined {
  const [, count, signed, worded] = cardsOfOneValue.exec(text) ?? [];
  return Number(count) > 1 ? { count: Number(count), value: Number(signed ?? worded) } : undefined;
}

/** What several cards hold together: `2 cards of $75`, `two gift cards, 50 and 80`. */
function valueOfCards(text: string): number | undefined {
  const cards = severalCards(text);
  if (cards) return cards.count * cards.value;
  const [, one, other] = twoCards.exec(text) ?? [];
  return one === undefined ? undefined : Number(one) + Number(other);
}

/** Words behind dollars that are a price: `$50 each`, `which are the 35 dollar ones`. */
const priced = listOf(
  'each, per, apiece, a (?:person|head|kid|ticket), kids?, ones?, slots?, sessions?, tickets?, games?',
);
const dollarsToSpend = new RegExp(String.raw`\$? ?\b(\d{2,5}) ?(?:dollars?|budget)\b(?! ?${priced}\b)`);

/** The money somebody has to spend, in dollars: `we have $250`, `budget 1200`, `2 cards of $75`. */
export function budgetOf(text: string): number | undefined {
  const cards = valueOfCards(text);
  if (cards !== undefined) return cards;
  const found =
    /\bbudget (?:is |of |=|: ?)?(?:about |around )?\$? ?(\d{2,5})\b/.exec(text) ??
    hasToSpend.exec(text) ??
    /\$ ?(\d{2,5})\b[^.?!]{0,20}\b(?:enough|covers?|suffice|do it|ok for|okay for|good for|buy)\b/.exec(text) ??
    staysBelow.exec(text) ??
    dollarsToSpend.exec(text) ??
    onCard.exec(text) ??
    /\$ ?(\d{2,5}) (?:limit|budget|card|left|to spend|max|maximum|cap)/.exec(text);
  return found?.[1] === undefined ? undefined : Number(found[1]);
}

/** Says what a sum of money pays for: how many players, or whether it is enough for those who come. */
export function withinBudget(asked: Asked, context: AnswerContext): { text: string; computed: string[] } | undefined {
  const budget = budgetOf(asked.message) ?? (goesOnAboutMoney.test(asked.text) ? asked.before.money : undefined);
  if (budget === undefined) return undefined;
  // `how many of us is that` asks for the number, whoever was counted before
  const players = /\bhow many (?!tickets)\b/.test(asked.text) ? undefined : asked.group.players;
  const computed = [formatDollars(budget)];
  if (players !== undefined) {
    const { from, to } = sumOf(players, context, asked);
    const verdict =
      budget >= to
        ? `Yes, ${formatDollars(budget)} is enough`
        : budget < from
          ? `No, ${formatDollars(budget)} is not enough`
          : `${formatDollars(budget)} is enough for the cheaper sessions only`;
    const text = `${verdict}: ${players} tickets come to ${sayPrice({ from, to })}${besideTax(context.facts.business)}.`;
    return { text, computed: [...computed, text] };
  }
  const count = playersFor(budget, context, asked);
  if (count < 1) {
    const { from } = sumOf(1, context, asked);
    const covers = budget < from ? 'does not cover a ticket' : 'covers a ticket for the cheaper sessions only';
    return { text: `${formatDollars(budget)} ${covers}${asideOfTax(context.facts.business)}.`, computed };
  }
  const text = `${formatDollars(budget)} pays for ${counted(count, 'player')}: that is ${saySum(count, context, asked)}${besideTax(context.facts.business)}, and ${count + 1} come to ${saySum(count + 1, context, asked)}.`;
  return { text, computed: [...computed, text, `${count} people`, `${count + 1} people`] };
}

/** What is left to pay when a gift card of a named value is used. */
export function restAfterCard(asked: Asked, context: AnswerContext): string[] {
  const { message, group } = asked;
  const { players } = group;
  const card = cardWorth.exec(message);
  const value = Number(card?.slice(1).find((each) => each !== undefined) ?? 0);
  if (value === 0 || players === undefined) return [];
  const used = `The ${formatDollars(value)} on your gift card`;
  const { from: least, to: most } = sumOf(players, context, asked);
  const visits = Math.floor(value / most);
  if (visits > 0 && /\bhow many times\b/.test(message))
    return [
      `${used} pays for ${counted(visits, 'visit')} of ${players} at ${sayPrice({ from: least, to: most })} each time${asideOfTax(context.facts.business)}.`,
    ];
  const left = sayPrice({ from: value - most, to: value - least });
  if (value >= most)
    return [
      `${used} covers that; ${value === most ? 'what is left' : left} stays on the card${asideOfTax(context.facts.business)}.`,
    ];
  const rest = sayPrice({ from: Math.max(0, least - value), to: most - value });
  return [`${used} comes off: ${rest} remain${asideOfTax(context.facts.business)}.`];
}

/** A passage of a page, by the title it carries. */
export const titledPassage = ({ facts }: AnswerContext, page: string, title: string): string =>
  facts.pages
    .filter(({ name }) => name === page)
    .flatMap(({ sections }) => sections.flatMap(({ passages }) => passages))
    .find((passage) => passage.title === title)?.text ?? '';

/** Words of those whose event is planned and paid for as a whole. */
const asksQuote = /\b(?:quotes?|invoices?|daytime|mornings?|all in)\b/;

/** What a company pays: the sum for those who come, in how many rounds they play, and what of it is quoted as a whole. */
export const corporatePrice: Subject = {
  key: 'corporate-price',
  answer(asked, context) {
    const { players } = asked.group;
    if (players === undefined || players < 2) return undefined;
    const budget = withinBudget(asked, context);
    const rounds = roundsTogether(players, context);
    const sum = `For ${players} people that is ${saySum(players, context, asked)} in all${asideOfTax(context.facts.business)}.`;
    const inRounds = `They play in ${rounds} rounds, as our rooms hold ${placesTogether(context)} at once.`;
    const isQuoted = rounds > 1 || asksQuote.test(asked.text);
    const quoted = sentencesOf(titledPassage(context, 'corporate-booking', 'Price')).filter(
      (sentence) => isQuoted && !sentence.includes('$'),
    );
    return {
      text: [budget?.text ?? sum, rounds > 1 && inRounds, ...quoted].filter(Boolean).join(' '),
      computed: [sum, `${rounds} rounds`, ...(budget?.computed ?? [])],
      sources: faqSource(context.facts, 'price'),
      cards: [bookingCard(context.facts.business, 'corporate')],
    };
  },
};

/** `is it cheaper on tuesday than on saturday?` */
const asksWhichDay =
  /^(?:and |so )*(?:is|are|would|will|does|do)\b.*\b(?:cheaper|less|more (?:expensive )?on|more expensive|cost more)\b/;

/** `is it more expensive on weekends?`: against all other days. */
function sayAgainstOtherDays(
  day: DayMention,
  { text, rooms, group }: Pick<Asked, 'text' | 'rooms' | 'group'>,
  context: AnswerContext,
): string | undefined {
  const own = weekdaysOf(day);
  const others = weekdays.filter((each) => !own.includes(each)).map(anySuch);
  const players = group.players ?? 1;
  const [here, there] = [[day], others].map((days) => sumOf(players, context, { rooms, days })) as [Span, Span];
  const said = players > 1 ? ` for ${players} people` : ' per person';
  const when = sayDay(day, context.now);
  if (here.from === there.from && here.to === there.to)
    return `No, my notes list the same prices for every day: ${sayPrice(here)}${said}${besideTax(context.facts.business)}.`;
  const isSo = /more/.test(text) ? here.to > there.from : here.from < there.to;
  return `${isSo ? 'Yes' : 'No'}: on ${when} it is ${sayPrice(here)}${said}${besideTax(context.facts.business)}, on other days ${sayPrice(there)}.`;
}

/** What one day costs more than another: `6 of us friday or tuesday, what is the difference`. */
export function sayDayDifference({ text, days, rooms, group }: Asked, context: AnswerContext): string | undefined {
  const [one, other, ...others] = days;
  if (one && !other && asksWhichDay.test(text)) return sayAgainstOtherDays(one, { text, rooms, group }, context);
  if (
    !one ||
    !other ||
    others.length > 0 ||
    !/\bdiff\w*|\bsav(?:e|es|ing)\b|\bcheaper\b|\bmore expensive\b|\bcosts? (?:more|less)\b/.test(text)
  )
    return undefined;
  const players = group.players ?? 1;
  const [first, second] = [one, other].map((day) => sumOf(players, context, { rooms, days: [day] })) as [Span, Span];
  const apart = Math.abs(first.from - second.from);
  const [dearDay, cheapDay] = (first.from > second.from ? [one, other] : [other, one]).map((day) =>
    sayDay(day, context.now),
  );
  if (apart === 0 && first.to === second.to)
    return `${/\bsav/.test(text) ? 'Nothing' : 'No'}, by the day: my notes list the same prices on ${cheapDay} and on ${dearDay}, ${sayPrice(first)}${players > 1 ? ` for ${players} people` : ' per person'}${besideTax(context.facts.business)}.`;
  if (apart === 0 || first.to - first.from !== second.to - second.from) return undefined;
  const [dear, cheap] = first.from > second.from ? [first, second] : [second, first];
  const said = players > 1 ? ` for ${players} people` : ' per person';
  if (/\bsav/.test(text))
    return `You save ${formatDollars(apart)}: on ${cheapDay} it is ${sayPrice(cheap)}${said}${besideTax(context.facts.business)}, on ${dearDay} ${sayPrice(dear)}.`;
  const verdict = asksWhichDay.exec(text);
  if (verdict) {
    const isSo = (/more/.test(verdict[0]) ? first.from > second.from : first.from < second.from) ? 'Yes' : 'No';
    return `${isSo}: on ${cheapDay} it is ${sayPrice(cheap)}${said}${besideTax(context.facts.business)}, on ${dearDay} ${sayPrice(dear)}.`;
  }
  return `${formatDollars(apart)} more on ${dearDay} than on ${cheapDay}: ${sayPrice(dear)} instead of ${sayPrice(cheap)}${said}${besideTax(context.facts.business)}.`;
}
