import { priceOn, usualPrice, type PriceList } from '../../../src/domain/prices.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { weekdays, type Weekday } from '../../../src/domain/weekdays.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import { allLists } from './known-claims.ts';
import type { Sentence } from './reading.ts';
import { dearer, everyDay, lessMoney, moreMoney, ofPrice, samePrice } from './words/money.ts';

/** `weekdays are cheaper`, `it costs the same on every day`: as the price lists say. */
export function judgeDayPrices({ clauses }: Sentence, venue: Venue): Judgment {
  const lists = allLists(venue.facts.business, venue.facts.rooms);
  return together(
    clauses
      .filter(({ isOpen, own }) => !isOpen && !own.has('gift') && !own.has('birthdayparty'))
      .map(({ text, sign }) => {
        if (everyDay.test(text) && samePrice.test(text) && ofPrice.test(text))
          return judge(lists.every((list) => !dependsOnDay(list)) === (sign === 1), text);
        const word = dearer.exec(text);
        const days = weekdaysIn(word ? text.slice(0, word.index) : '');
        const after = weekdaysIn(word ? text.slice(word.index) : '');
        const named = days.length > 0 ? days : after;
        if (!word || named.length === 0 || named.length === weekdays.length) return { wrong: [], right: [] };
        const others = days.length > 0 && after.length > 0 ? after : weekdays.filter((day) => !named.includes(day));
        const direction = moreMoney.test(word[0]) ? 1 : lessMoney.test(word[0]) ? -1 : 0;
        const isSo = lists.some((list) => compare(list, named, others) === direction);
        return judge(isSo === (sign === 1), text);
      }),
  );
}

const dependsOnDay = (list: PriceList) =>
  new Set(weekdays.flatMap((day) => JSON.stringify(priceOn(list, day) ?? []))).size > 1;

/** 1 where the first days cost more than the others, -1 where they cost less. */
function compare(list: PriceList, days: readonly Weekday[], others: readonly Weekday[]): number {
  const [own, other] = [usualPrice(list, days), usualPrice(list, others)];
  return Math.sign(own.from + own.to - other.from - other.to);
}
