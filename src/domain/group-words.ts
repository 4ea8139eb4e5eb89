import {
  evenTeams,
  placesIn,
  type GroupChoice,
  type GroupPlan,
  type GroupRoom,
  type GroupVenue,
} from './group-plan.ts';
import { partyOffers, sayOffers, type PartyPackages } from './party-packages.ts';
import {
  daysByPrice,
  formatDollars,
  isBySession,
  minimumPlayersOn,
  minimumSentences,
  pricePerPerson,
  pricesOf,
  sayDayPrices,
  sayPrice,
  usualPrice,
  type PriceList,
} from './prices.ts';
import { asideOfTax } from './sales-tax.ts';
import { saySupervision, sayTooYoung } from './supervision.ts';
import { sayEachWeekday } from './weekday-words.ts';
import { weekdays } from './weekdays.ts';
import { capitalized, counted, listed } from './words.ts';

/** What a group is told. */
export interface GroupWords {
  /** The answer in a sentence. */
  headline: string;
  /** How many rooms, or what they are played in: `1`, `2`, `2, in 3 rounds`. */
  rooms: string;
  /** How many adults have to go in; undefined where no child needs one. */
  adults: string | undefined;
  /** What all pay together; undefined where nobody can play. */
  total: string | undefined;
  /** Beside each room: what it comes to there, or how many it takes. */
  notes: ReadonlyMap<string, string>;
  /** The rules behind it, a sentence each. */
  rules: string[];
}

/** Most rooms that a sentence names. */
const mostNamed = 3;

/** Says a plan. Where `party` is given, its packages are what is paid. */
export function sayPlan(
  plan: GroupPlan,
  choice: GroupChoice,
  venue: GroupVenue,
  party?: PartyPackages | undefined,
): GroupWords {
  const offers = party ? partyOffers(plan.players, party) : [];
  const canPlay = plan.rooms.length > 0;
  const cheapest = party ? offers.map(({ price }) => formatDollars(price)).slice(0, 1) : [sayPrice(plan.total)];
  return {
    headline: sayWay(plan, choice, venue),
    rooms: plan.rounds > 1 ? `${plan.count}, in ${plan.rounds} rounds` : `${plan.count}`,
    adults: plan.adults > 0 ? `${plan.adults}` : undefined,
    total: canPlay ? cheapest[0] : undefined,
    notes: new Map(plan.rooms.map(({ room, total }) => [room.slug, sayRoom(room, sayPrice(total))])),
    rules: [
      sayTooYoung(plan.tooYoung, venue.policies),
      sayAdults(plan, venue),
      ...(canPlay ? [party ? sayParty() : sayTickets(plan, choice, venue)] : []),
      sayMinimum(plan, venue),
    ].filter(Boolean),
  };

  /** `$70 to $78`, `2 to 8 players, best from age 13`. */
  function sayRoom({ groupSize: { minimum, maximum }, suggestedAge = 0 }: GroupRoom, total: string): string {
    const place = plan.way === 'one-room' && !party ? total : `${minimum} to ${maximum} players`;
    return choice.ages.some((age) => age < suggestedAge) ? `${place}, best from age ${suggestedAge}` : place;
  }

  function sayParty(): string {
    const words = sayOffers(offers);
    return words
      ? `${capitalized(words)}.`
      : 'That’s more than our largest package holds. Ask us, and we’ll plan it with you.';
  }
}

function sayWay(plan: GroupPlan, { day, ages }: GroupChoice, { rooms }: GroupVenue): string {
  const on = day ? `On ${sayEachWeekday([day])}, ` : '';
  const { players, way } = plan;
  const group = counted(players, 'player');
  if (way === 'too-few') return capitalized(`${on}a game needs at least ${counted(plan.smallest, 'player')}.`);
  if (way === 'no-room') return 'None of our rooms is right for all of you. Ask us, and we’ll find a way.';
  if (way === 'rounds')
    return `${on}${group} play in ${plan.rounds} rounds: our rooms hold ${placesIn(rooms)} at once.`;
  if (way === 'several-rooms')
    return `${on}${group} split across ${plan.count} rooms at the same time, ${sayTeams(plan)}.`;
  const fitting = plan.rooms.map(({ room }) => room);
  // One that is best for older players is in the list, and not in the headline.
  const suited = fitting.filter(({ suggestedAge = 0 }) => ages.every((age) => age >= suggestedAge));
  const titles = (suited.length > 0 ? suited : fitting).map(({ title }) => title);
  return `${on}${sayRooms(titles, rooms.length)} ${group}.`;
}

/** `6 in each`, `6 and 7`. */
function sayTeams({ rooms, players, count }: GroupPlan): string {
  const teams = evenTeams(
    rooms.map(({ room }) => room),
    players,
    count,
  );
  return new Set(teams).size === 1 ? `${teams[0]} in each` : listed(teams.map(String));
}

/** `Vault fits`, `Crypt and Vault both fit`, `Crypt, Vault and Hangar all fit`, `5 of our 8 rooms fit`. */
function sayRooms(titles: readonly string[], total: number): string {
  if (titles.length > mostNamed)
    return titles.length === total ? `All ${total} of our rooms fit` : `${titles.length} of our ${total} rooms fit`;
  const together = ['fits', 'both fit', 'all fit'][titles.length - 1] ?? 'fit';
  return `${listed(titles)} ${together}`;
}

/** `2 children under 12 need 1 adult in the room. With that adult you’re 3. One adult plays along for every 3 children under 12.` */
function sayAdults({ young, missing, players }: GroupPlan, { policies }: GroupVenue): string {
  if (young === 0) return '';
  const on = missing > 0 ? ` With ${missing === 1 ? 'that adult' : 'them'} you’re ${players}.` : '';
  const rule = `One adult plays along for every ${policies.childrenPerAdult} children under ${policies.adultNeededBelowAge}.`;
  return `${saySupervision(young, policies)}${on} ${rule}`;
}

/** `6 × $35 to $39 a person, before tax, depending on the session.` Where days differ and none is chosen, what each of them costs follows, unless a large group pays less. */
function sayTickets(plan: GroupPlan, choice: GroupChoice, { prices, ...venue }: GroupVenue): string {
  const lists = [...new Set(plan.rooms.map(({ room }) => pricesOf(room, prices)))];
  const [list] = lists;
  if (!list || lists.length > 1) return `Each room has its own price${asideOfTax(venue)}.`;
  const shares = `${sayShares(plan, choice, list)}${asideOfTax(venue)}${isBySession(list) ? ', depending on the session' : ''}.`;
  const isUsual = sayPrice(pricePerPerson(list, { players: plan.players })) === sayPrice(usualPrice(list));
  return choice.day || !isUsual || daysByPrice(list).length < 2 ? shares : `${shares} It’s ${sayDayPrices(list)}.`;
}

function sayShares({ players, tooYoung }: GroupPlan, { ages, day }: GroupChoice, list: PriceList): string {
  const party = { players, ...(day && { days: [day] }) };
  const grown = sayPrice(pricePerPerson(list, party));
  const child = sayPrice(pricePerPerson(list, { ...party, isChild: true }));
  const { underAge = 0 } = list.children ?? {};
  const children = ages.filter((age) => !tooYoung.includes(age) && age < underAge).length;
  if (children === 0 || grown === child) return `${players} × ${grown} a person`;
  return `${players - children} × ${grown} and ${children} × ${child} for children under ${underAge}`;
}

/** The rule of the days, where the group is too small for one of them. */
function sayMinimum(plan: GroupPlan, { rooms, policies }: GroupVenue): string {
  const rules = policies.minimumPlayers ?? [];
  if (rooms.length === 0 || rules.length === 0) return '';
  const smallest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));
  const isShort = weekdays.some((each) => minimumPlayersOn(rules, each, smallest) > plan.players);
  return isShort ? minimumSentences(rules, smallest).join(' ') : '';
}
