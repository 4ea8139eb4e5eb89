import { formatDollars } from '../../../../src/domain/venue-facts.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { bookingCard, listed } from '../venue/venue.ts';
import { price } from './prices.ts';
import { restAfterCard, saySum, withinBudget } from './sums.ts';

/** `8 gift cards at $78`: what they come to. */
function sumOfCards({ message }: Asked): string | undefined {
  const [, count, value] =
    /\b(\d{1,3}) (?:gift ?)?cards? (?:at|of|for|worth|with|x|each) \$ ?(\d{1,4})\b/.exec(message) ?? [];
  if (count === undefined || Number(count) < 2) return undefined;
  return `${count} gift cards at ${formatDollars(Number(value))} come to ${formatDollars(Number(count) * Number(value))}.`;
}

const sources = [{ title: 'Gift cards: how it works', href: '/gift-cards#how-it-works' }];

/** What to put on a gift card. */
export const giftAmount: Subject = {
  key: 'gift-amount',
  unless: /^(?:and |so |ok )*how many tickets (?:is|are|would|do) (?:that|this|it|we|i)\b/,
  signs: [
    /gift ?card.*\b(?:amount|how much|value|worth|put on|load|denominations?)\b|\b(?:amount|how much).*gift ?card/,
  ],
  answer(asked, context) {
    const { facts } = context;
    if (
      asked.family !== 'gift' &&
      !/\b(?:gift|card|voucher|present|santa)\b/.test(`${asked.message} ${asked.earlier.tagged}`)
    )
      return price.answer(asked, context);
    const budget = asked.group.players === undefined ? withinBudget(asked, context) : undefined;
    const players = asked.group.players;
    const several = sumOfCards(asked);
    if (several)
      return {
        text: `${several} You pick the amount of each; my notes name no fee on top.`,
        computed: [several],
        sources,
        cards: [bookingCard(facts.business, 'giftCards')],
      };
    const rest = restAfterCard(asked, context);
    const sums = (players ? [players] : [2, 4]).map(
      (count) => `${count} players come to ${saySum(count, context)} before tax`,
    );
    return {
      computed: [...rest, ...(budget?.computed ?? [])],
      text: `${budget ? `${budget.text} ` : ''}You pick the amount. Tickets are ${saySum(1, context)} a person before tax, so think in players: ${listed(sums)}. ${rest[0] ?? 'Whatever is left stays on the card.'}`,
      sources,
      cards: [bookingCard(facts.business, 'giftCards')],
    };
  },
};
