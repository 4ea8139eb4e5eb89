import { findAges } from './ages.ts';
import { adultsIn, headsIn, kidsIn, teensIn, type Range } from './head-counts.ts';
import { findMembers } from './members.ts';
import { kidWords, otherWords, peopleWords } from './people-words.ts';
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
    .replace(partPattern, ' ')
    .replace([...plain.matchAll(boundedKids)].length > 1 ? boundedKids : /$^/, ' ')
    .replace(/\b\d{1,2} of (?:them|whom|the kids) (?=is|are|aged)/g, ' ');
  const onTop = findMore(rest);
  const less = onTop ? undefined : fewerPattern.exec(rest);
  const counted = [onTop?.[0], less?.[0]].reduce<string>(
    (text, words) => (words ? text.replace(words, ' ') : text),
    rest,
  );
  const text = counted;
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
    ages: found.ages,
    ...(each.length > 0 && { each }),
    ...(part && { isPart: true }),
    ...(joining.test(plain) && { joins: true }),
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
  const withFriends = friendsOfKid.exec(text)?.[1];
  const friends = withFriends === undefined ? 0 : Number(withFriends);
  const isPair = pair.test(text) || pair.test(spoken);
  const areWithFriends = friends > 0 && kids === undefined;
  const theirFriends = Number((/\bbirthday\b/.test(text) ? birthdayFriends : friendsOfThem).exec(text)?.[1] ?? 0);
  const counted = kids === undefined ? undefined : kids + theirFriends;
  const allKids = areWithFriends ? friends + 1 : members.kids > 0 ? members.kids + (counted ?? 0) : counted;
  const singly = members.adults > 0 ? members.adults : undefined;
  const selves = selvesOf(text);
  const listed =
    adults === undefined ? (singly ?? (selves > 0 ? selves : undefined)) : adults + selves + members.beside;
  const areBoth = (isPair || bothParents.test(text)) && (allKids ?? kidsByAge) !== undefined;
  const areOthers = kids === undefined && adults === undefined && othersPattern.test(text) && !areWithFriends;
  const isSum = members.isSum && !areWithFriends && !sumIsTold.test(text);
  const people = areWithFriends || isSum ? undefined : headsIn(text);
  const kidsOnTop = theirKids.test(text) ? (kidsByAge ?? 0) : 0;
  return {
    people,
    others: isSum ? members.others : 0,
    kids,
    adults,
    allKids,
    allAdults: listed ?? (areBoth ? 2 : (allKids ?? kidsByAge) !== undefined && asAdult.test(text) ? 1 : undefined),
    beside: kidsOnTop + (areOthers ? Math.max(members.adults + members.kids, selfWithFriends.test(text) ? 1 : 0) : 0),
    isPair,
    teens: teensIn(text) ?? 0,
    isAlone: alone.test(text) && !/leave|let|left|drop/.test(text) && !areAlone.test(text),
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

/** Who speaks is the adult of the kids: `4 kids and just me`, `am I enough as an adult`. */
const asAdult =
  /\b(?:just|only) me\b|\bme as the (?:only )?adult\b|\bi (?:am|would be|will be) the (?:only )?adult\b|\bam i enough\b|(?:\b(?:with|and|plus)|\+) me\b/;

/** A number that is everybody: `a group of 6`, `we are 5`. */
const sumIsTold = /\b(?:group|team|party|family|total|all) of \d|\b(?:we are|there are|makes?|total|altogether) \d/;

/** A kid who brings friends: `she would like to bring 5 friends`, `my 11 years old and 3 friends`. */
const friendsOfKid =
  /\b(?:he|she|daughter|son|kid|child|boy|girl|birthday|aged|teen)\b[^.?!]{0,60}?\b(?:bring(?:s|ing)?|invited?|with|and|plus|has|have)\b (?:his |her |up to )?(\d{1,2}) (?:of (?:his|her) |\w+ )?(?:friends|buddies|mates|classmates|besties|pals|teammates)\b/;
/** `2 boys and 2 of their friends`. */
const friendsOfThem = /\band (\d{1,2}) (?:of )?(?:his|her|their) (?:\w+ )?friends\b/;
/** `my twins' birthday with 6 friends`. */
const birthdayFriends = /\b(?:with|and|plus|invited) (\d{1,2}) (?:of (?:his|her|their) )?(?:\w+ )?friends\b/;
/** Who speaks and brings friends: `can I bring 3 friends`, `I have 6 friends`. */
const selfWithFriends =
  /\bi (?:\w+ ){0,3}?(?:(?:have|bring|bringing|invite|got)\b[^.?!]{0,40}|(?:come|coming|play|go|book)\b[^.?!]{0,40}\bwith )\b\d{1,2} (?:\w+ )?(?:friends|mates|buddies|pals|coworkers|colleagues)\b/;

/** `for 6 + his kids`: kids of somebody who is among those counted. */
const theirKids =
  /\b\d{1,2}(?: people| adults| of us)? ?(?:\+|\bplus|\band) (?:his|her|their) (?:kids|children|boys|girls)\b/;

const relative = '(?:wife|husband|girlfriend|boyfriend|partner|fiance|date|spouse|friend|mom|dad|sister|brother)';
const pair = new RegExp(
  `\\b(?:my ${relative} and (?:i|me)|(?:me|myself|i) and my ${relative}|just us 2|(?:as|for|we are|us) a (?:pair|couple)|us 2|the 2 of us|both of us|(?:can|could|may|would|will) a (?:pair|couple)|(?:just|only) (?:me|i) and (?:him|her|them)|(?:just|only) (?:him|her) and (?:me|i))\\b`,
);
const alone = /\b(?:just me|by myself|on my own|alone|solo|1 person|the only (?:1|one|person)|only me|single player)\b/;
/** `can teens come alone`: they are several. */
const areAlone =
  /\b(?:teens|teenagers|kids|children|they|them|boys|girls|friends|daughters|sons)\b.*\b(?:alone|on (?:my|their) own)\b/;
const bothParents =
  /\b(?:mom|mum|mother) ?(?:,|and|&)? ?(?:dad|father)\b|\b(?:dad|father) ?(?:,|and|&)? ?(?:mom|mum|mother)\b|\bboth parents\b/;

/** Who speaks, when named at the end of a list of counted people: `2 kids and 2 parents and me`. */
const selvesOf = (text: string): number => (/\d \w+(?:,| and| plus| &| ?\+) (?:me|myself)\b/.test(text) ? 1 : 0);

/** `2 of them are kids`, `two of them under 10`, `3 are under 5`: a part of those who come. */
const partPattern =
  /\b(\d{1,2}) (?:of (?:them|us|those|whom|which|the kids)(?: is| are| will be| would be)?|(?<!\bof \d{1,2} )are)(?: just| only| still)?(?: a)? (?:kids?|children|child|little|small|young|minors|(?:under|below|younger(?: than)?)(?: (\d{1,2}))?)\b/;

/** Kids of whom only the oldest or youngest age is told: `6 kids under 12`, `two kids under 5 and two over 12`. */
function findBounded(text: string): number[] {
  return [...text.matchAll(boundedKids)].flatMap(([, count, side, bound]) =>
    Number(bound) < 18
      ? Array.from({ length: Number(count) }, () => Number(bound) + (/over|above/.test(side ?? '') ? 1 : -1))
      : [],
  );
}

/** Kids who are a part of those who come; with the oldest age that each can have, where it is told. */
function findPart(text: string): { kids: number; each: number[] | undefined } | undefined {
  if ([...text.matchAll(boundedKids)].length > 1) {
    const each = findBounded(text);
    return { kids: each.length, each };
  }
  const [, some, age] = agedPart.exec(text) ?? [];
  if (some !== undefined && Number(age) < 18)
    return { kids: Number(some), each: Array.from({ length: Number(some) }, () => Number(age)) };
  const [, count, below] = partPattern.exec(text) ?? [];
  if (count === undefined) return undefined;
  const kids = Number(count);
  return { kids, each: below === undefined ? undefined : Array.from({ length: kids }, () => Number(below) - 1) };
}

/** `2 of them are only 5 years old`. */
const agedPart =
  /\b(\d{1,2}) of (?:them|us|whom|the kids) (?:is|are|will be) (?:only |just |both )?(\d{1,2})\b(?: years olds?)?/;

/** `two kids under 5 and two over 12`. */
const boundedKids = /\b(\d{1,2}) (?:kids?|children|of them)? ?(?:are |is )?(under|below|over|above) (\d{1,2})\b/g;

/** How many drop out of those spoken of before: `and if two cancel`, `one of us is sick`. */
const fewerPattern =
  /\b(\d{1,2}|one) (?:of (?:us|them|the \w+) |people |person |guests? |kids? )?(?:cancels?|cancel|drop(?:s|ped)? out|bails?|(?:will not|can not|does not want to|do not want to) (?:play|come|be there)|got sick|can not (?:come|make it)|gets? sick|(?:is|are) (?:sick|out|not coming)|less|fewer|does not (?:come|show)|do not (?:come|show))\b/;

/** Words with which people come on top of others. */
const joining =
  /\b(?:too|also|as well|along|plus|together with|joins?|joining|bring(?:ing)?|add(?:ing)?|(?:come|comes|coming) (?:with|too|also|now|after all))\b|^and (?:with |their |our |my |the |her |his )/;

/** How many come on top: `6 more`, `2 of the cousins are coming now after all`, `take her 2 as well`. */
const morePatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(\\d{1,2}) (?:or \\d{1,2} )?more\\b(?! ?(?:minutes|hours|days|weeks|questions?|times?|rooms?|hints?|adults?|grown|parents?|chaperones?))(?: (?:\\w+ )?${kidWords}| ${peopleWords})?`,
  ),
  /\b(\d{1,2}) (?:of (?:the|my|our|her|his|their) )?\w+ (?:is|are) (?:coming|joining)\b.*\b(?:now|too|also|as well|after all)\b/,
  /\badd(?:ing)? (?:another )?(\d{1,2})\b(?: (?:people|players|kids|friends|guests))?/,
  /\b(?:her|his|their) (\d{1,2})\b(?: \w+)?.*\b(?:too|also|as well|along)\b/,
];

/** The first words that say how many come on top. */
const findMore = (text: string): RegExpExecArray | undefined =>
  morePatterns.map((pattern) => pattern.exec(text)).find((found) => found !== null);
