import { asideOfTax, isTaxAdded, type SalesTax } from '../../../../src/domain/sales-tax.ts';
import { capitalized } from '../../../../src/domain/words.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sentencesOf } from '../composing/units.ts';
import { oneOf } from '../reading/patterns.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { bookingCard, faqSource, reachUs } from '../venue/venue.ts';
import { saySum, withinBudget } from './sums.ts';
import { sayTickets } from './ticket-prices.ts';

const asksRate = /\brate\b|\bper ?cent\w*\b|%|\bhow (?:much|high) (?:is|are) (?:the |your )?(?:sales )?tax/;
const asks = String.raw`^(?:and |so )*(?:is|are|does|do|will|has|have)\b.*`;
/** `is that with tax`, and not `without`. */
const asksIfIncluded = oneOf(
  new RegExp(String.raw`${asks}\b(?:with|includ\w*|in|into|final|all in|part of)\b`),
  /\btax (?:in|included)\b/,
);
const asksIfOnTop = new RegExp(String.raw`${asks}\b(?:on top|added|add|extra|plus|come\w* on)\b`);
/** Those who hope to pay none. */
const asksToBeSpared = oneOf(
  /\btax[- ]?(?:exempt\w*|free)\b|\bexempt\w*\b/,
  /\b(?:take|knock) .*\btax\w* off\b|\b(?:waive|remove) .*\btax/,
);
/** What some places ask for beside the price and the tax. */
const asksFees = /\b(?:fees?|surcharges?|hidden|add-?ons?|extra (?:costs?|charges?))\b/;
const ofChanges = /\b(?:cancel|resched|move|moving|chang|postpon|late)\w*\b/;
/** The venue's own word that there is none of it. */
const tellsOfNoFees = /\bno (?:hidden |extra |booking |service )*fees?\b|\bnothing (?:is )?added\b/i;

const total = 'the booking page shows the exact total before you pay.';

/** What the venue itself says of fees, for the occasion that is spoken of; what is said of one occasion promises nothing for others. */
function sayFees(asked: Asked, context: AnswerContext): string {
  const page =
    asked.family === 'corporate' || asked.before.key?.startsWith('corporate') ? 'corporate' : 'legal/booking';
  const own = [...knowledgeOf(context.facts, context.now).passages.values()]
    .filter(({ key }) => key.startsWith(`page/${page}`) || (page !== 'corporate' && key.startsWith('faq/')))
    .filter(({ key, title }) => !/gift/.test(`${key} ${title.toLowerCase()}`))
    .flatMap(({ text }) => sentencesOf(text))
    .find((sentence) => tellsOfNoFees.test(sentence));
  const onTop = isTaxAdded(context.facts.business) ? 'only tax comes on top, and ' : '';
  return own ? `No. ${own}` : `None is in my notes: ${onTop}${total}`;
}

/** What is told of tax where none comes on top. */
const nothingOnTop: Readonly<Record<Exclude<SalesTax, 'added'>, string>> = {
  included: 'tax is in the price',
  none: 'no tax is charged here',
};

/** Whether tax is in the price or comes on top of it, where that is asked. */
function sayWhether(text: string, salesTax: SalesTax): string {
  const [onTop, included] = [asksIfOnTop.test(text), asksIfIncluded.test(text)];
  if (salesTax === 'added') return onTop ? 'Yes, tax comes on top.' : included ? 'No, tax comes on top.' : '';
  const told = nothingOnTop[salesTax];
  if (onTop || (included && salesTax === 'none')) return `No, ${told}.`;
  return included ? `Yes, ${told}.` : `${capitalized(told)}.`;
}

/** What cannot be told for sure. */
const unsure = (text: string, { facts }: AnswerContext): AnswerPart => ({
  text: `${text} For a sure answer, ${reachUs(facts.business)}.`,
  sources: faqSource(facts, 'price'),
  outcome: 'unanswered',
  offerPerson: true,
});

/** Whether tax is in the price, and how much it is. */
export const tax: Subject = {
  key: 'tax',
  answer(asked, context) {
    const { facts } = context;
    const { players = 1 } = asked.group;
    const { salesTax = 'added' } = facts.business;
    const isAdded = isTaxAdded(facts.business);
    if (isAdded && players < 2 && asksRate.test(asked.message)) {
      const own = ownSentence(facts, /\btax\w*\b.*\d%|\d%.*\btax\w*\b/i).trim();
      if (own !== '') return { text: own, sources: faqSource(facts, 'price') };
      return unsure(`My notes do not say how much tax comes on top; ${total}`, context);
    }
    if (isAdded && asksToBeSpared.test(asked.message))
      return unsure('I don’t know whether anybody is spared the tax; my notes say nothing of it.', context);
    const isOfFees = asksFees.test(asked.text) && !/\btax/.test(asked.text);
    // what it costs to cancel or move a game is another matter
    if (isOfFees && ofChanges.test(asked.message)) return undefined;
    const isOnTop = isOfFees ? sayFees(asked, context) : sayWhether(asked.text, salesTax);
    const hasBudget = players > 1 || /\bhow many\b/.test(asked.message);
    const budget = hasBudget ? withinBudget(asked, context) : undefined;
    const sum =
      players > 1
        ? `For ${players} people that is ${saySum(players, context, asked)} in all${asideOfTax(facts.business)}.`
        : '';
    const shown = `How much tax comes on top is not in my notes; ${total}`;
    const price = budget?.text ?? (sum || sayTickets(asked, context));
    return {
      text: isOfFees
        ? isOnTop
        : [isOnTop, price, players > 1 && isAdded ? shown : `T${total.slice(1)}`].filter(Boolean).join(' '),
      computed: [sum, ...(budget?.computed ?? [])],
      sources: faqSource(facts, 'price'),
      cards: [bookingCard(facts.business)],
    };
  },
};
