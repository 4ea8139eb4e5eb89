import { formatDollars } from '../../../../src/domain/prices.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { listed } from '../../../../src/domain/words.ts';
import { bookingCard } from '../venue/venue.ts';
import { price } from './prices.ts';
import { restAfterCard, saySum, severalCards, withinBudget } from './sums.ts';

/** What several cards come to: `8 gift cards at $78`. */
function sumOfCards({ message }: Asked): string | undefined {
  const cards = severalCards(message);
  if (!cards) return undefined;
  return `${cards.count} gift cards at ${formatDollars(cards.value)} come to ${formatDollars(cards.count * cards.value)}.`;
}

const sources = [{ title: 'Gift cards: how it works', href: '/gift-cards#how-it-works' }];

/** What to put on a gift card. */
export const giftAmount: Subject = {
  key: 'gift-amount',
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
    const enough = several && players !== undefined ? withinBudget(asked, context) : undefined;
    if (several)
      return {
        text: `${several} ${enough?.text ?? 'You pick the amount of each; my notes name no fee on top.'}`,
        computed: [several, ...(enough?.computed ?? [])],
        sources,
        cards: [bookingCard(facts.business, 'giftCards')],
      };
    const rest = restAfterCard(asked, context);
    const sums = (players ? [players] : [2, 4]).map(
      (count) => `${count} players come to ${saySum(count, context, players ? asked : undefined)} before tax`,
    );
    return {
      computed: [...sums, ...rest, ...(budget?.computed ?? [])],
      text: `${budget ? `${budget.text} ` : ''}You pick the amount. Tickets are ${saySum(1, context)} a person before tax, so think in players: ${listed(sums)}. ${rest[0] ?? 'Whatever is left stays on the card.'}`,
      sources,
      cards: [bookingCard(facts.business, 'giftCards')],
    };
  },
};
