import { priceOn, usualPrice, type PriceList } from '../../../src/domain/prices.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { weekdays, type Weekday } from '../../../src/domain/weekdays.ts';
import { wholeWords } from '../answerer/reading/patterns.ts';
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

/** Words that compare what rooms cost. */
const comparesCost = wholeWords(
  'cheaper, cheapest, pricier, priciest, dearer, dearest, (?:more|most|less) expensive, costs? (?:less|more)',
);
/** Days, numbers of people and ages make a price differ; rooms with one price list do not. */
const madeDifferent = wholeWords(
  'people, players, kids?, children, weekdays?, weekends?, days?, sessions?, evenings?, afternoons?, mornings?',
);
/** What a room costs, as one sum: no span of prices. */
const sumOfRoom = /(§\p{L}+)[^§$]{0,60}\$(\d+)(?! ?(?:-|to|or|and) ?\$?\d)/gu;

/** `the vault is the $30 one and the crypt the $35 one`, `the vault is cheaper`: rooms beside each other's prices. */
export function judgeRoomPrices({ clauses, text }: Sentence, { facts }: Venue): Judgment {
  if (madeDifferent.test(text) || weekdaysIn(text).length > 0) return { wrong: [], right: [] };
  if (facts.rooms.length < 2 || facts.rooms.some(({ prices }) => prices)) return { wrong: [], right: [] };
  const sums = new Map([...text.matchAll(sumOfRoom)].map(([, mark = '', dollars = '']) => [mark, dollars] as const));
  const differ = sums.size > 1 && new Set(sums.values()).size > 1;
  const compared = clauses.filter(
    (clause) =>
      !clause.isOpen &&
      clause.sign === 1 &&
      clause.namesRooms &&
      comparesCost.test(clause.text) &&
      !/\bthan (?!§)/.test(clause.text),
  );
  return together([...(differ ? [judge(false, text)] : []), ...compared.map((clause) => judge(false, clause.text))]);
}

const dependsOnDay = (list: PriceList) =>
  new Set(weekdays.flatMap((day) => JSON.stringify(priceOn(list, day) ?? []))).size > 1;

/** 1 where the first days cost more than the others, -1 where they cost less. */
function compare(list: PriceList, days: readonly Weekday[], others: readonly Weekday[]): number {
  const [own, other] = [usualPrice(list, days), usualPrice(list, others)];
  return Math.sign(own.from + own.to - other.from - other.to);
}
