import { besideTax, isTaxAdded } from '../../../../src/domain/sales-tax.ts';
import { giftAmount as amountFor } from '../../../../src/domain/group-plan.ts';
import { formatDollars } from '../../../../src/domain/prices.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { capitalized, listed } from '../../../../src/domain/words.ts';
import { areTooFew, minimumOn, sayDayRule } from '../venue/smallest-team.ts';
import { bookingCard } from '../venue/venue.ts';
import { price } from './prices.ts';
import { restAfterCard, saySum, severalCards, sumOf, withinBudget } from './sums.ts';

/** What several cards come to: `8 gift cards at $78`. */
function sumOfCards({ message }: Asked): string | undefined {
  const cards = severalCards(message);
  if (!cards) return undefined;
  return `${cards.count} gift cards at ${formatDollars(cards.value)} come to ${formatDollars(cards.count * cards.value)}.`;
}

const staysOnCard = 'Whatever is left stays on the card.';
/** Words that ask what becomes of money that is not spent. */
const asksForRest = /\b(?:left ?over|leftovers?|left|rest|remain\w*|unused|extra|too much|change|lose|gone|over)\b/;

/** Words for a pair: `my parents can both play`. */
const forPair = /\b(?:both play|both of them|(?:the|my) parents|a couple|for (?:2|two)|the two of them)\b/;

const sources = [{ title: 'Gift cards: how it works', href: '/gift-cards#how-it-works' }];

/** What to put on a gift card. */
export const giftAmount: Subject = {
  key: 'gift-amount',
  answer(asked, context) {
    const { facts } = context;
    if (
      asked.family !== 'gift' &&
      !/\b(?:gift|card|voucher|present|santa)s?\b/.test(
        `${asked.message} ${asked.earlier.tagged} ${asked.before.said ?? ''}`,
      )
    )
      return price.answer(asked, context);
    const budget = asked.group.players === undefined ? withinBudget(asked, context) : undefined;
    const told = asked.group.players ?? (budget === undefined && forPair.test(asked.message) ? 2 : undefined);
    // a present for two is none on a day that asks for more players
    const areFew = told !== undefined && areTooFew(told, asked.days, context);
    const players = areFew ? minimumOn(asked.days, context) : told;
    const rule = areFew ? `${capitalized(sayDayRule(context))}. ` : '';
    const several = sumOfCards(asked);
    const enough = several && players !== undefined ? withinBudget(asked, context) : undefined;
    if (several)
      return {
        text: `${several} ${enough?.text ?? 'You pick the amount of each; my notes name no fee on top.'}`,
        computed: [several, ...(enough?.computed ?? [])],
        sources,
        cards: [bookingCard(facts.business, 'giftCards')],
      };
    const meant = players === undefined ? asked : { ...asked, group: { ...asked.group, players } };
    const rest = restAfterCard(meant, context);
    const verdict = players !== undefined && rest.length === 0 ? withinBudget(meant, context) : undefined;
    const sums = (players ? [players] : [2, 4]).map(
      (count) =>
        `${count} players come to ${saySum(count, context, players ? asked : undefined)}${besideTax(context.facts.business)}`,
    );
    const amounts = (players ? [players] : [2, 4]).map(
      (count) =>
        `${formatDollars(amountFor(sumOf(count, context, players ? asked : undefined), facts.business))} for ${count}`,
    );
    /** The page of the card names the same. */
    const leaving = isTaxAdded(facts.business)
      ? `Tax comes on top: ${listed(amounts)} ${amounts.length > 1 ? 'leave' : 'leaves'} some room for it.`
      : `${capitalized(listed(amounts))} ${amounts.length > 1 ? 'cover' : 'covers'} that.`;
    const pick = `You pick the amount. ${leaving}`;
    return {
      computed: [...sums, pick, leaving, ...rest, ...(budget?.computed ?? []), ...(verdict?.computed ?? [])],
      text: players
        ? [
            `${rule}${verdict?.text ?? `${capitalized(listed(sums))}.`}`,
            verdict || rest.length > 0 ? '' : leaving,
            rest[0] ?? (asksForRest.test(asked.message) ? staysOnCard : ''),
          ]
            .filter(Boolean)
            .join(' ')
        : `${budget ? `${budget.text} ` : ''}Tickets are ${saySum(1, context)} a person${besideTax(context.facts.business)}, so think in players: ${listed(sums)}. ${budget ? 'You pick the amount.' : pick} ${rest[0] ?? staysOnCard}`,
      sources,
      cards: [bookingCard(facts.business, 'giftCards')],
    };
  },
};
