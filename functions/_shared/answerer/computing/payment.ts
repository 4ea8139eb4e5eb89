import { capitalized } from '../../../../src/domain/words.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { familyOfKey } from '../finding/families.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { hasOffer } from '../venue/offers.ts';
import { bookingCard, faqSource, reachUs } from '../venue/venue.ts';
import * as words from './price-words.ts';

const online = 'online when you book; the booking page shows the total first';

/** What the venue itself says of money that is paid ahead, in a text for the occasion that is spoken of, or for all. */
function sayDeposit({ family }: Asked, { facts, now }: AnswerContext): AnswerPart | undefined {
  const told = [...knowledgeOf(facts, now).passages.values()]
    .filter(({ key }) => [family, undefined].includes(familyOfKey(key)) && !key.startsWith('post/'))
    .toSorted((one, other) => Number(!familyOfKey(one.key)) - Number(!familyOfKey(other.key)))
    .flatMap(({ text, source }) => text.split(/(?<=[.!?])\s+/).map((sentence) => ({ sentence, source })))
    .find(({ sentence }) => words.tellsOfDeposit.test(sentence));
  if (!told) return undefined;
  const isNone = words.needsNoDeposit.test(told.sentence) && !/^no\b/i.test(told.sentence);
  return { text: isNone ? `No deposit is due. ${told.sentence}` : told.sentence, sources: [told.source] };
}

/** Other ways to pay than by card, for those who speak of what they are for. */
const otherWays = ({ family }: Asked, context: AnswerContext): string =>
  (family === 'corporate' && hasOffer('corporate', context) && ' Companies can ask for an invoice instead.') ||
  (family === 'gift' && hasOffer('gift', context) && ' A gift card is entered at checkout.') ||
  '';

const wentWrong = /\b(?:declined|twice|2 times|double|error|failed|did not go through|does not work)\b/;

/** True where somebody tells of a payment that went wrong. */
export const hasGoneWrong = ({ message }: Asked): boolean => wentWrong.test(message) || words.wentWrong.test(message);

/** Ways to pay, as far as the content names them. */
export const payment: Subject = {
  key: 'payment',
  answer(asked, context) {
    const { business } = context.facts;
    const sources = faqSource(context.facts, 'how-to-book');
    if (hasGoneWrong(asked))
      return {
        text: `I can’t see payments. ${capitalized(reachUs(business))}, and somebody looks at it with you. You pay online when you book, and a booking is made when it is confirmed by email.`,
        sources,
        offerPerson: true,
      };
    const asksDeposit = words.asksDeposit.test(asked.text);
    const deposit = asksDeposit ? sayDeposit(asked, context) : undefined;
    if (deposit) return deposit;
    if (!asksDeposit && !words.specialWays.test(asked.text))
      return { text: `You pay ${online}.${otherWays(asked, context)}`, sources, cards: [bookingCard(business)] };
    const known = asksDeposit
      ? `My notes name no deposit: you pay ${online}.`
      : `I don’t know any way to pay but ${online}.${otherWays(asked, context)}`;
    return {
      text: `${known} For a sure answer, ${reachUs(business)}.`,
      outcome: 'unanswered',
      sources,
      offerPerson: true,
    };
  },
};
