import type { Weekday } from '../../../src/domain/weekdays.ts';
import { everyPrice, priceOn, spanOf, sumFor, type PriceList } from '../../../src/domain/prices.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { findClaims } from './claims.ts';
import { allLists } from './known-claims.ts';

/** Amounts beside these words are no tickets. */
const others = /\b(?:part(?:y|ies)|birthdays?|packages?|gift|cards?|extra)\b/i;

/** What may be said of some days in some rooms: prices of one, and sums of as many as the sentence counts. */
function rightAmounts(lists: readonly PriceList[], days: readonly Weekday[], counts: readonly number[]): number[] {
  return lists.flatMap((list) => {
    const { children, groups = [] } = list;
    const own = days.flatMap((day) => priceOn(list, day) ?? []);
    const reduced = [children?.person, ...groups.map(({ person }) => person)].filter((price) => price !== undefined);
    const each = [...own, ...reduced.map(spanOf)].flatMap(({ from, to }) => [from, to]);
    const parties = counts.flatMap((players) =>
      [...Array(children ? players + 1 : 1).keys()].map((young) =>
        sumFor(list, { players, children: young, ...(days.length > 0 && { days }) }),
      ),
    );
    return [...(days.length > 0 ? each : everyPrice(list)), ...parties.flatMap(({ from, to }) => [from, to])];
  });
}

/**
 * A day or a room with another one's price. The parts of a sentence are read one after the other: what names no day or room
 * of its own speaks of the one before it. `known` are claims that were worked out for this reply.
 */
export function wrongPrices(
  sentence: string,
  { business, rooms }: VenueFactsFile,
  known: ReadonlySet<string>,
): string[] {
  const lists = allLists(business, rooms);
  if (others.test(sentence) || (lists.length < 2 && !business.prices.days)) return [];
  const counts = findClaims(sentence).flatMap(({ kind, value }) =>
    kind === 'amount' && /(?:people|teams)$/.test(value) ? Math.min(99, Number.parseInt(value)) : [],
  );
  const heads = /\bfor (\d{1,2})\b(?! ?(?:minutes|hours))/.exec(sentence)?.[1];
  let days: Weekday[] = [];
  let room: VenueFactsFile['rooms'][number] | undefined;
  return sentence.split(/[,;]|\b(?:and|but|while|or)\b/).flatMap((part) => {
    const named = weekdaysIn(part);
    if (named.length > 0) days = named;
    room = rooms.find(({ title }) => part.includes(title)) ?? room;
    if (days.length === 0 && !room) return [];
    const held = room ? [room.prices ?? business.prices] : lists;
    const right = rightAmounts(held, days, [...counts, ...(heads ? [Number(heads)] : [])]);
    return findClaims(part).flatMap(({ kind, value, words }) => {
      const isRight = kind !== 'money' || right.includes(Number.parseFloat(value.slice(1)));
      return isRight || known.has(`${kind} ${value}`) ? [] : [`${room?.title ?? days.join(', ')}: ${words}`];
    });
  });
}
