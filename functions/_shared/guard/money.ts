import { everyPrice, priceOn, spanOf, sumFor, type PriceList } from '../../../src/domain/prices.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { weekdays, type Weekday } from '../../../src/domain/weekdays.ts';
import { allLists } from './known-claims.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import { countsIn } from './people.ts';
import type { Clause, Sentence } from './reading.ts';
import { otherDays } from './words/hours.ts';
import { isRightWage } from './wages.ts';
import { judgePackages } from './packages.ts';
import { isParkingPrice, parkingPrices } from './parking.ts';
import {
  amountPattern,
  againstOther,
  isAbout,
  isDifference,
  isEach,
  isSaved,
  ageOfOne,
  forGroup,
  ofBudget,
  ofEachOne,
  ofAdults,
  ofExtraKids,
  ofGift,
  ofKids,
  ofParty,
} from './words/money.ts';

const makesTeam = /\b(?:makes?|total of|in all|altogether)\b.*\b\d{1,2}\b/;

/** Largest team for which a sum is worked out. */
const largestTeam = 99;

interface Amount {
  dollars: number;
  words: string;
  /** The words behind it, up to the next amount. */
  behind: string;
}

function amountsIn(text: string): Amount[] {
  const matches = [...text.matchAll(amountPattern)];
  return matches.map(({ 0: words, 1: sign, 2: word, index }, place) => ({
    dollars: Number((sign ?? word ?? '').replace(/,/g, '')),
    words,
    behind: text.slice(index + words.length, matches[place + 1]?.index),
  }));
}

/**
 * Amounts of money beside whom and what they are for. What names no day, room or number of people of its own speaks of those
 * before it. `allowed` are amounts that were worked out for this reply.
 */
export function judgeMoney(
  { clauses, text, question, before }: Sentence,
  venue: Venue,
  allowed: ReadonlySet<string>,
): Judgment {
  const amounts = amountsIn(text);
  if (amounts.length === 0) return { wrong: [], right: [] };
  const days = daysOf(amounts, text, isWholeRange(amounts, venue) ? [] : weekdaysIn(question));
  // `which makes a team of 7`: those of whom the sums are that follow
  const added = makesTeam.test(before) ? [before] : [];
  const own = [text, ...added, question, before].map(countsIn).find((each) => each.length > 0) ?? [];
  const teams = own.map(({ from }) => from);
  // `12 in the vault and 8 in the crypt`: together they pay for 20.
  const counts = clauses.some(({ rooms }) => rooms.length > 1)
    ? [...teams, teams.reduce((sum, each) => sum + each, 0)]
    : teams;
  const about = `${question} ${text}`;
  const seen: number[] = [];
  return together(
    clauses.flatMap((clause) =>
      partsOf(clause.text).flatMap((part) => {
        return amountsIn(part).map((amount) => {
          const keys = [`money $${amount.dollars}`, `money $${amount.dollars} each`];
          const judgment =
            keys.some((key) => allowed.has(key)) || isLeftOnCard(amount.dollars, about, question)
              ? { wrong: [], right: keys }
              : isDifference.test(amount.behind) || isSaved.test(text.slice(0, text.indexOf(amount.words)))
                ? judgeDifference(amount, amounts, text, about, venue, counts)
                : judgeAmount(
                    amount,
                    { clause, part, text, before, about, days: days[seen.length] ?? [], counts, seen },
                    venue,
                  );
          seen.push(amount.dollars);
          return judgment;
        });
      }),
    ),
  );
}

/** `$33 stays on it`, for those who spend 117 of a gift card of 150: what two numbers of the visitor differ by. */
function isLeftOnCard(dollars: number, about: string, question: string): boolean {
  const numbers = [...question.matchAll(/\$ ?(\d+)|\b(\d{2,4})\b(?! ?(?:people|kids|[ap]m))/g)].map(([, sign, bare]) =>
    Number(sign ?? bare),
  );
  return (
    ofGift.test(about) &&
    question.includes('$') &&
    numbers.some((one, at) => numbers.slice(at + 1).some((other) => Math.abs(one - other) === dollars))
  );
}

/** The days of each amount: those named since the amount before it or, where the first one stands before its days, behind it. */
function daysOf(amounts: readonly Amount[], text: string, asked: readonly Weekday[]): (readonly Weekday[])[] {
  let end = 0;
  let days = asked;
  const leads = weekdaysIn(text.slice(0, text.indexOf(amounts[0]?.words ?? ''))).length > 0;
  return amounts.map(({ words, behind }) => {
    const at = text.indexOf(words, end);
    const around = leads ? text.slice(end, at) : behind;
    end = at + words.length;
    const named = weekdaysIn(around);
    if (named.length > 0) days = named;
    else if (otherDays.test(around) || againstOther.test(around)) days = weekdays.filter((day) => !days.includes(day));
    return days;
  });
}

/**
 * `$8 more on Sundays`: as much as two amounts beside it differ, what so many pay on two days, or two packages or garages that
 * it speaks of.
 */
function judgeDifference(
  { dollars, words }: Amount,
  amounts: readonly Amount[],
  text: string,
  about: string,
  { facts: { business, rooms } }: Venue,
  counts: readonly number[],
): Judgment {
  const others = amounts.map((each) => each.dollars).filter((each) => each !== dollars);
  const ofDays = allLists(business, rooms).flatMap((list) =>
    weekdays.flatMap((day) => [priceOn(list, day) ?? []].flat().flatMap(({ from, to }) => [from, to])),
  );
  const ofPackages = (business.birthday?.packages ?? []).map(({ price }) => price);
  const isOfPackages = ofParty.test(text) || others.some((each) => ofPackages.includes(each));
  const ofGarages = parkingPrices(about, business);
  const ofTickets = ofDays.flatMap((price) => [1, ...counts].map((count) => price * count));
  const sums =
    ofGarages.length > 0
      ? ofGarages
      : [...(others.length > 1 ? others : ofTickets), ...(isOfPackages ? ofPackages : [])];
  return judge(
    sums.some((sum) => sums.includes(sum + dollars)),
    `${words} in: ${text}`,
    `money $${dollars}`,
    `money $${dollars} each`,
  );
}

/** `$24 to $28`: what tickets cost on any day. */
function isWholeRange(amounts: readonly Amount[], { facts: { business, rooms } }: Venue): boolean {
  const prices = allLists(business, rooms).flatMap(everyPrice);
  return [Math.min(...prices), Math.max(...prices)].every((price) => amounts.some(({ dollars }) => dollars === price));
}

/** Parts of a clause that may speak of different days: `$30 Monday to Thursday, $36 Friday to Sunday`. */
const partsOf = (text: string) =>
  text.split(/,(?!\d)|;|\b(?:while|or|but)\b|\band\b(?= \$?\d+ (?:on|for|from|fri|sat|sun|mon|tue|wed|thu))/);

interface Around {
  clause: Clause;
  part: string;
  text: string;
  /** The sentence before it. */
  before: string;
  /** The sentence with the question that it answers. */
  about: string;
  days: readonly Weekday[];
  /** Numbers of people of the whole sentence. */
  counts: readonly number[];
  /** Amounts before this one. */
  seen: readonly number[];
}

/** `that would come to $424`: a package and its extra kids, of which the sentence before it spoke. */
const isSumWithExtraKids = (dollars: number, { birthday }: Venue['facts']['business']): boolean =>
  birthday?.packages.some(({ price }) => price + birthday.extraKidsPrice === dollars) === true;

function judgeAmount(amount: Amount, around: Around, venue: Venue): Judgment {
  const { clause, text, before, about, counts, seen } = around;
  const { business, rooms } = venue.facts;
  const { dollars, words, behind } = amount;
  const claims = [`money $${dollars}`, `money $${dollars} each`, ...counts.map((count) => `amount ${count} people`)];
  const each = isEach.test(behind) || ofEachOne.test(text);
  const said = (isRight: boolean) => judge(isRight, `${words} in: ${text}`, ...claims);
  const isOther =
    isParkingPrice(amount, text, business) ?? isParkingPrice(amount, about, business) ?? isRightWage(amount, venue);
  if (isOther !== undefined) return said(isOther);
  if (ofBudget.test(text.slice(0, text.indexOf(words)).slice(-20)) || /^ ?budget/.test(behind)) {
    const people = Math.min(...counts.filter((count) => count > 1));
    const cheapest = Math.min(...allLists(business, rooms).flatMap((list) => sumFor(list, { players: people }).from));
    return said(!Number.isFinite(people) || clause.sign === -1 || cheapest <= dollars);
  }
  if (isAbout.test(text) && each) {
    const shares = seen.flatMap((total) => counts.map((count) => total / count));
    const ofPackages = business.birthday?.packages.map(({ price, players }) => price / players) ?? [];
    if ([...shares, ...ofPackages].some((share) => Math.abs(share - dollars) < 1)) return said(true);
  }
  if (isSumWithExtraKids(dollars, business) && countsIn(text).length === 0 && ofParty.test(before)) return said(true);
  if (ofParty.test(about) || (ofExtraKids.test(about) && business.birthday))
    return judgePackages(amount, each, around, business) ?? { wrong: [], right: [] };
  if (ofGift.test(about)) return { wrong: [], right: [] };
  const named = clause.rooms.flatMap((place) => rooms[place] ?? []);
  const lists = named.length > 0 ? named.map(({ prices }) => prices ?? business.prices) : allLists(business, rooms);
  if (ofKids.test(around.part) && each && lists.some(({ children }) => children))
    return said(lists.some(({ children }) => children && inSpan(spanOf(children.person), dollars)));
  if (
    /\bchildren|kids?\b/.test(around.part) &&
    /\bpays?\b/.test(clause.text) &&
    !/\$\d+.*\badults?\b|\badults?\b.*\$\d+/.test(text) &&
    counts.length === 0
  )
    if (lists.some(({ children }) => children))
      return said(lists.some(({ children }) => children && inSpan(spanOf(children.person), dollars)));
  const age = ageOfOne.exec(around.part)?.[1];
  if (age !== undefined && counts.length === 0)
    return said(
      lists.some((list) =>
        list.children && Number(age) < list.children.underAge
          ? inSpan(spanOf(list.children.person), dollars)
          : isUsual([list], dollars),
      ),
    );
  if (
    ofParty.test(`${before} ${about}`) &&
    business.birthday?.packages.some(({ players, price }) => price === dollars && counts.includes(players))
  )
    return said(true);
  const isCheaperForKids = lists.some(({ children }) => children);
  if (!isCheaperForKids && counts.length === 0 && ofAdults.test(text) && ofKids.test(around.part) && seen.length > 0)
    return said(seen.includes(dollars));
  const ofAll = forGroup.test(behind) && !each;
  const right = rightAmounts(lists, around.days, counts, text, each).filter(
    (sum) => !ofAll || counts.every((count) => count === 1) || !lists.some((list) => everyPrice(list).includes(sum)),
  );
  const isGrown = ofAdults.test(around.part) && !ofKids.test(text);
  const isChildPrice = lists.some(({ children }) => children && inSpan(spanOf(children.person), dollars));
  return said(right.includes(dollars) && !(isGrown && isChildPrice && !isUsual(lists, dollars)));
}

const isUsual = (lists: readonly PriceList[], dollars: number) =>
  lists.some((list) => everyPrice({ ...list, children: undefined }).includes(dollars));
const inSpan = ({ from, to }: { from: number; to: number }, dollars: number) => dollars === from || dollars === to;

/** Prices of one on some days, and sums of as many as a sentence counts. */
function rightAmounts(
  lists: readonly PriceList[],
  days: readonly Weekday[],
  counts: readonly number[],
  text: string,
  each: boolean,
): number[] {
  const adults = Number(/\b(\d+) (?:adults?|grown[- ]?ups?)\b/.exec(text)?.[1]);
  const kids = Number(/\b(\d+) (?:kids?|children|(?:\d+[ -]year[ -]olds?))\b/.exec(text)?.[1]);
  const isMixed = adults > 0 && kids > 0;
  const age = Number(
    /\b(?:of|aged?) (\d{1,2})\b(?! (?:us|you))|\b(\d{1,2})[ -]year/.exec(text)?.slice(1).find(Boolean),
  );
  const isYoung = (list: PriceList) => kids > 0 && !(adults > 0) && age < (list.children?.underAge ?? 0);
  const teams = [...new Set(isMixed ? [adults + kids] : counts)].filter((count) => count > 0 && count <= largestTeam);
  return lists.flatMap((list) => {
    const { children, groups = [] } = list;
    const reduced = [children?.person, ...groups.map(({ person }) => person)].filter((price) => price !== undefined);
    const own = days.flatMap((day) => priceOn(list, day) ?? []);
    const single =
      days.length > 0 ? [...own, ...reduced.map(spanOf)].flatMap(({ from, to }) => [from, to]) : everyPrice(list);
    if (each || (teams.length === 0 && days.length === 0)) return [...single, ...(each ? [] : totalsOf(list))];
    const sums = teams.flatMap((players) =>
      youngIn(players, isMixed || isYoung(list) ? kids : undefined, children !== undefined).map((young) =>
        sumFor(list, { players, children: young, ...(days.length > 0 && { days }) }),
      ),
    );
    return [...(isMixed || isYoung(list) ? [] : single), ...sums.flatMap(({ from, to }) => [from, to])];
  });
}

/** How many of a team may be children. */
const youngIn = (players: number, kids: number | undefined, isCheaper: boolean): number[] =>
  kids !== undefined ? [kids] : isCheaper ? [...Array(players + 1).keys()] : [0];

const totals = new WeakMap<PriceList, number[]>();
/** Sums of teams of any size: for a reply that does not say how many pay. */
function totalsOf(list: PriceList): number[] {
  const known = totals.get(list);
  if (known) return known;
  const made = Array.from({ length: largestTeam }, (_, index) => index + 1).flatMap((players) =>
    youngIn(players, players > 20 ? 0 : undefined, list.children !== undefined).flatMap((young) => {
      const { from, to } = sumFor(list, { players, children: young });
      return [from, to];
    }),
  );
  totals.set(list, made);
  return made;
}
