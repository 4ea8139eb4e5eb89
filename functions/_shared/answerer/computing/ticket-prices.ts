import { besideTax } from '../../../../src/domain/sales-tax.ts';
import {
  daysByPrice,
  isBySession,
  priceLines,
  pricesOf,
  sayDayPrices,
  sayPrice,
  spanOf,
  usualPriceOfAll,
  type PriceList,
} from '../../../../src/domain/prices.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { sayWeekdays } from '../../../../src/domain/weekday-words.ts';
import { weekdaysOf } from '../reading/dates.ts';
import { listed } from '../../../../src/domain/words.ts';
import { openRooms, sayDay } from '../venue/venue.ts';

/** What of a question decides the price: the rooms and days that are spoken of. */
export type Priced = Pick<Asked, 'rooms' | 'days'>;

/** Rooms that are meant: those that are named and can be played, or all that can. */
function roomsMeant({ rooms }: Priced, context: AnswerContext): RoomFacts[] {
  const open = openRooms(context);
  const named = open.filter((room) => rooms.includes(room));
  return named.length > 0 ? named : open;
}

/** Price lists of the rooms that are meant, each once. */
export function listsMeant(asked: Priced, context: AnswerContext): PriceList[] {
  const venue = context.facts.business.prices;
  const lists = roomsMeant(asked, context).map((room) => pricesOf(room, venue));
  return lists.length > 0 ? [...new Set(lists)] : [venue];
}

/** Weekdays that are spoken of; none for any day. */
export const weekdaysMeant = ({ days }: Pick<Asked, 'days'>) =>
  days.length > 0 ? [...new Set(days.flatMap(weekdaysOf))] : undefined;

/** Words around a price: for which room a ticket is, and that it is for one person. */
interface TicketWords {
  where: string;
  per: string;
}

/** `On Saturdays tickets are $36 per person before tax.`, for each of the days that are spoken of. */
function onDays({ days }: Priced, list: PriceList, { where, per }: TicketWords, { now }: AnswerContext): string {
  const prices = days.map((day) => {
    const price = sayPrice(usualPriceOfAll([list], weekdaysOf(day)));
    return { when: sayDay(day, now), price };
  });
  const [first, ...others] = prices;
  if (!first) return '';
  const more = others.filter(({ when }) => when !== first.when).map(({ when, price }) => `on ${when} ${price}`);
  return `On ${first.when} tickets${where} are ${listed([first.price, ...more])}${per}.`;
}

/** True where one price list holds for all rooms and days that are spoken of: the sum of a group says all of it. */
export const haveOnePrice = (asked: Priced, context: AnswerContext): boolean => {
  const [list = context.facts.business.prices, ...others] = listsMeant(asked, context);
  return others.length === 0 && !list.days;
};

/** What one ticket costs, in the rooms and on the days that are spoken of; briefly where a sum before it said that tax is added. */
export function sayTickets(asked: Priced, context: AnswerContext, isBrief = false): string {
  const per = isBrief ? ' each' : ` per person${besideTax(context.facts.business)}`;
  const venue = context.facts.business.prices;
  const rooms = roomsMeant(asked, context);
  const lists = listsMeant(asked, context);
  const [list = venue] = lists;
  if (lists.length > 1) {
    const days = weekdaysMeant(asked);
    const each = rooms.map(({ title, prices }) => {
      const own = pricesOf({ prices }, venue);
      return `${title} ${days ? sayPrice(usualPriceOfAll([own], days)) : sayDayPrices(own)}`;
    });
    return `Tickets are ${sayPrice(usualPriceOfAll(lists, days))}${per}, depending on the room: ${each.join('; ')}.`;
  }
  const named = rooms.filter((room) => asked.rooms.includes(room) && room.prices);
  const where = named.length > 0 ? ` for ${listed(named.map(({ title }) => title))}` : '';
  if (asked.days.length > 0 && list.days) return onDays(asked, list, { where, per }, context);
  const perPerson = list.days && !isBrief ? `,${per}` : per;
  return `Tickets${where} are ${sayDayPrices(list)}${perPerson}${isBySession(list) ? ', depending on the session' : ''}.`;
}

/** Words that ask when it costs least. */
const asksCheapest = /\b(?:cheap\w*|lowest|least expensive|less expensive|best price)\b/;

/** The days on which a ticket costs least, where prices differ by day: `The cheapest is $24, Monday through Thursday.` */
export function sayCheapestDays(asked: Asked, context: AnswerContext): string {
  const [list, ...others] = listsMeant(asked, context);
  if (!asksCheapest.test(asked.text) || !list?.days || others.length > 0) return '';
  const [first, ...rest] = daysByPrice(list).toSorted((one, other) => one.price.from - other.price.from);
  if (!first || rest.length === 0) return '';
  return `The cheapest is ${sayPrice(first.price)}, ${sayWeekdays(first.days)}.`;
}

/** True when somebody is named who is young enough for a children’s price. */
export const payAsChildren = (asked: Asked, context: AnswerContext): boolean =>
  listsMeant(asked, context).some(({ children }) =>
    asked.group.ages.some((age) => children && age < children.underAge),
  );

/** What children pay; that there is no such price where there is none. */
export function sayChildrenPrices(asked: Priced, context: AnswerContext): string {
  const lists = listsMeant(asked, context);
  const said = lists.flatMap(({ children }) =>
    children ? [`Children under ${children.underAge} pay ${sayPrice(spanOf(children.person))} each.`] : [],
  );
  if (said.length === 0) return 'Children pay the same: my notes list one price for everybody who plays.';
  return said.length === lists.length ? [...new Set(said)].join(' ') : `In some rooms: ${[...new Set(said)].join(' ')}`;
}

/** What each one of a larger team pays, for a team of some size or for all sizes. */
export function sayGroupPrices(asked: Priced, context: AnswerContext, players?: number): string[] {
  const lines = listsMeant(asked, context).flatMap(({ groups = [] }) =>
    players === undefined
      ? priceLines({ person: 0, groups }).slice(1)
      : priceLines({ person: 0, groups: groups.filter((each) => each.players <= players) }).slice(-1),
  );
  return lines.filter((line) => line.includes('group')).map((line) => `${line}.`);
}
