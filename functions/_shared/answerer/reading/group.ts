import { findAges } from './ages.ts';
import * as words from './group-words.ts';
import { adultsIn, headsIn, kidsIn, teensIn, type Range } from './head-counts.ts';
import { findMembers } from './members.ts';
import { kidWords, otherWords } from './people-words.ts';
import { plainCounts } from './plain-counts.ts';

/** Who would come, as far as a text says. Numbers are people; ages are in years. */
export interface Group {
  /** Everybody who plays, when it is said or follows from kids and adults; the larger number of a range. */
  players?: number;
  /** Smaller number of a range such as "5 or 6". */
  fewest?: number;
  kids?: number;
  adults?: number;
  ages: number[];
  /** One age for each kid, where they are listed one by one. */
  each?: number[];
  /** People who would join those spoken of before: `and if 6 more come?`. */
  more?: number;
  /** People of those spoken of before who would not come: `and if two cancel?`. */
  fewer?: number;
  /** Kids who are called teenagers: they are among `kids`. */
  teens?: number;
  /** True when the kids named are among those spoken of before: `if 2 of them are kids`. */
  isPart?: boolean;
  /** True when the kids or adults named come on top of those spoken of before: `and together with our 2 teens?`. */
  joins?: boolean;
}

/** True when a text said anything about who comes. */
export const hasPeople = ({ players, kids, adults, ages }: Group): boolean =>
  players !== undefined || kids !== undefined || adults !== undefined || ages.length > 0;

/** Kids below an age, as far as it is known: by their own ages, or all kids when nothing says that they are older. */
export function kidsBelow(age: number, { kids, ages, each = [], teens = 0 }: Group): number | undefined {
  const older = ages.filter((own) => own >= age && own < 20 && !each.includes(own)).length;
  if (each.length > 0 && each.length >= (kids ?? 0)) return each.filter((own) => own < age).length;
  if (kids !== undefined && ages.length > 0 && ages.every((own) => own >= age)) return 0;
  // `12 kids from 8 to 14`: nobody knows how many of them are younger
  if (each.length === 0 && ages.some((own) => own < age) && ages.some((own) => own >= age && own < 18))
    return undefined;
  const unknown = Math.max(0, (kids ?? 0) - each.length - Math.max(age <= 13 ? teens : 0, each.length > 0 ? older : 0));
  if (kids !== undefined) return each.filter((own) => own < age).length + unknown;
  const young = ages.filter((own) => own < age).length;
  return young > 0 ? young : undefined;
}

const othersPattern = new RegExp(`\\b\\d{1,3} (?:\\w+ (?=friends|coworkers))?${otherWords}\\b`);

/** Reads players, kids, adults and ages out of a normalized text. `rooms` are the names of the rooms, as a pattern. */
export function findGroup(spoken: string, rooms: string): Group {
  const plain = plainCounts(spoken, rooms);
  const found = findAges(plain);
  const part = findPart(plain);
  const listed = part?.each ?? [found.each, findBounded(plain)].find((ages) => ages.length > 0) ?? [];
  const rest = found.rest
    .replace(words.partPattern, ' ')
    .replace([...plain.matchAll(words.boundedKids)].length > 1 ? words.boundedKids : /$^/, ' ')
    .replace(/\b\d{1,2} of (?:them|whom|the kids) (?=is|are|aged)/g, ' ')
    // `2 of their cousins` are 2 cousins
    .replace(
      /\b(\d{1,2}) of (?:their|my|her|his|our) (?=cousins|friends|buddies|classmates|siblings|nephews|nieces)/g,
      '$1 ',
    );
  const onTop = findMore(rest);
  const less = onTop ? undefined : words.fewerPattern.exec(rest);
  const text = [onTop?.[0], less?.[0]].reduce<string>((left, said) => (said ? left.replace(said, ' ') : left), rest);
  const more = onTop && Number(onTop[1]);

  const named = findNamed(text, spoken, part?.kids ?? found.kids);
  const isKnown = named.people !== undefined || named.kids !== undefined || named.adults !== undefined;
  const added = isKnown ? (more ?? 0) : 0;
  const areMoreKids = more !== undefined && new RegExp(`\\bmore (?:\\w+ )?${kidWords}\\b`).test(plain);
  const kids = part?.kids ?? named.allKids ?? found.kids;
  const minors = found.ages.filter((age) => age < 18);
  // `4 kids, ages 5, 7, 10 and 13`: one age for each of them
  const each = listed.length === 0 && kids !== undefined && kids > 1 && minors.length === kids ? minors : listed;
  const kidsNow =
    kids !== undefined || areMoreKids ? (kids ?? 0) + (areMoreKids ? (isKnown ? added : (more ?? 0)) : 0) : undefined;
  const areMinors = found.ages.some((age) => age < 18);
  const players = playersOf(
    named,
    kids,
    part !== undefined || (areMinors && kids === undefined && named.allAdults === 1),
  );
  // `party of 10, 2 will not play`
  const gone = less ? (less[1] === 'one' ? 1 : Number(less[1])) : undefined;
  const isLess = gone !== undefined && players !== undefined && gone < players && named.people !== undefined;
  return {
    ages: part?.age === undefined ? found.ages : [...new Set([...found.ages, part.age])],
    ...(each.length > 0 && { each }),
    ...(part && { isPart: true }),
    ...(words.joining.test(plain) && { joins: true }),
    ...(more !== undefined && !isKnown && { more }),
    ...(gone !== undefined && !isLess && { fewer: gone }),
    ...(kidsNow !== undefined && { kids: kidsNow }),
    ...(named.allAdults !== undefined && { adults: named.allAdults }),
    ...(players !== undefined &&
      !(players === 1 && named.isAlone && areMinors) && { players: players + added - (isLess ? gone : 0) }),
    ...(named.people && named.people.fewest !== named.people.most && { fewest: named.people.fewest }),
    ...(kids !== undefined && named.teens > 0 && { teens: named.teens }),
  };
}

/** Those whom a text counts or names. */
interface Named {
  people: Range | undefined;
  /** Those of a list who are called neither kids nor adults. */
  others: number;
  kids: number | undefined;
  adults: number | undefined;
  /** Kids with those who are named one by one, such as `my son`. */
  allKids: number | undefined;
  /** Adults with those who are named one by one, such as `me and my wife`. */
  allAdults: number | undefined;
  /** People who are named beside counted ones: `me and 3 friends`. */
  beside: number;
  isPair: boolean;
  teens: number;
  isAlone: boolean;
}

function findNamed(text: string, spoken: string, kidsByAge: number | undefined): Named {
  const members = findMembers(text);
  const [kids, adults] = [kidsIn(text), adultsIn(text)];
  const withFriends = words.friendsOfKid.exec(text)?.[1];
  const friends = withFriends === undefined ? 0 : Number(withFriends);
  const isPair = words.pair.test(text) || words.pair.test(spoken);
  const areWithFriends = friends > 0 && kids === undefined;
  const theirFriends = Number(
    (/\bbirthday\b/.test(text) ? words.birthdayFriends : words.friendsOfThem).exec(text)?.slice(1).find(Boolean) ?? 0,
  );
  const counted = kids === undefined ? undefined : kids + theirFriends;
  const inAll = words.kidsInAll.exec(text)?.slice(1).find(Boolean);
  const allKids =
    inAll !== undefined
      ? Number(inAll)
      : areWithFriends
        ? friends + 1
        : members.kids > 0
          ? members.kids + (counted ?? 0)
          : counted;
  const singly = members.adults > 0 ? members.adults : undefined;
  const selves = selvesOf(text);
  const listed =
    adults === undefined ? (singly ?? (selves > 0 ? selves : undefined)) : adults + selves + members.beside;
  const areBoth = (isPair || words.bothParents.test(text)) && (allKids ?? kidsByAge) !== undefined;
  const areOthers = kids === undefined && adults === undefined && othersPattern.test(text) && !areWithFriends;
  const isSum = members.isSum && !areWithFriends && !words.sumIsTold.test(text);
  const people = areWithFriends || isSum ? undefined : headsIn(text);
  const kidsOnTop = words.theirKids.test(text) ? (kidsByAge ?? 0) : 0;
  return {
    people,
    others: isSum ? members.others : 0,
    kids,
    adults,
    allKids,
    allAdults:
      listed ?? (areBoth ? 2 : (allKids ?? kidsByAge) !== undefined && words.asAdult.test(text) ? 1 : undefined),
    beside:
      kidsOnTop + (areOthers ? Math.max(members.adults + members.kids, words.selfWithFriends.test(text) ? 1 : 0) : 0),
    isPair,
    teens: teensIn(text) ?? 0,
    isAlone: words.alone.test(text) && !/leave|let|left|drop/.test(text) && !words.areAlone.test(text),
  };
}

/** Everybody who plays; undefined where only ages or a part of the group are told. */
function playersOf(
  { people, others, allKids, allAdults, beside, isPair, isAlone }: Named,
  kids: number | undefined,
  isPart: boolean,
) {
  if (people) return Math.max(people.most + beside, (kids ?? 0) + (allAdults ?? 0));
  if (others > 0) return others + (kids ?? 0) + (allAdults ?? 0);
  if (isPart) return undefined;
  if (allAdults !== undefined || allKids !== undefined) return (kids ?? 0) + (allAdults ?? 0);
  if (kids !== undefined) return undefined;
  return isPair ? 2 : isAlone ? 1 : undefined;
}

/** Who speaks, when named at the end of a list of counted people: `2 kids and 2 parents and me`. */
const selvesOf = (text: string): number => (/\d \w+(?:,| and| plus| &| ?\+) (?:me|myself)\b/.test(text) ? 1 : 0);

/** Kids of whom only the oldest or youngest age is told: `6 kids under 12`, `two kids under 5 and two over 12`. */
function findBounded(text: string): number[] {
  return [...text.matchAll(words.boundedKids)].flatMap(([, count, side, bound]) =>
    Number(bound) < 18
      ? Array.from({ length: Number(count) }, () => Number(bound) + (/over|above/.test(side ?? '') ? 1 : -1))
      : [],
  );
}

/** Kids who are a part of those who come; with the oldest age that each can have, or the one that all have, where it is told. */
function findPart(text: string): { kids: number; each: number[] | undefined; age?: number } | undefined {
  if ([...text.matchAll(words.boundedKids)].length > 1) {
    const each = findBounded(text);
    return { kids: each.length, each };
  }
  const [, some, age] = words.agedPart.exec(text) ?? [];
  if (some !== undefined && Number(age) < 18)
    return { kids: Number(some), each: Array.from({ length: Number(some) }, () => Number(age)), age: Number(age) };
  const [, count, below] = words.partPattern.exec(text) ?? [];
  if (count === undefined) return undefined;
  const kids = Number(count);
  return { kids, each: below === undefined ? undefined : Array.from({ length: kids }, () => Number(below) - 1) };
}

/** The first words that say how many come on top. */
const findMore = (text: string): RegExpExecArray | undefined =>
  words.morePatterns.map((pattern) => pattern.exec(text)).find((found) => found !== null);
