import { findAges, tellsOwnAge, withoutAges } from './ages.ts';
import { findMembers } from './members.ts';
import { adultWords, kidWords, otherWords, peopleWords } from './people-words.ts';

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
  /** True when the kids named are among those spoken of before: `if 2 of them are kids`. */
  isPart?: boolean;
  /** True when the kids or adults named come on top of those spoken of before: `and together with our 2 teens?`. */
  joins?: boolean;
}

const not =
  '(?! ?(?:pm|am|oclock|years?|minutes?|hours?|days?|weeks?|months?|%|percent|dollars?|inch|feet|stars?|rooms?|blocks?|miles?|games?|rounds?|times?|bookings?|reservations?|cards?|codes?|questions?|beers?|drinks?|things?|reasons?|nights?|groups?|teams?|families|classes|tickets? each|hundred|thousand|k\\b|of these|st\\b|nd\\b|rd\\b|th\\b|[:/]\\d|\\.\\d))';
const number = '(?<![$.\\d])(\\d{1,3})(?: ?(?:-|to|or) ?(\\d{1,3}))?';
const about = '(?:only |just |about |around |like |maybe |up to |all |going to be )*';

/** True when a text said anything about who comes. */
export const hasPeople = ({ players, kids, adults, ages }: Group): boolean =>
  players !== undefined || kids !== undefined || adults !== undefined || ages.length > 0;

/** Kids below an age, as far as it is known: by their own ages, or all kids when nothing says that they are older. */
export function kidsBelow(age: number, { kids, ages, each = [] }: Group): number | undefined {
  if (each.length > 0 && each.length >= (kids ?? 0)) return each.filter((own) => own < age).length;
  if (kids !== undefined) return ages.length > 0 && ages.every((own) => own >= age) ? 0 : kids;
  const young = ages.filter((own) => own < age).length;
  return young > 0 ? young : undefined;
}

const peoplePatterns = [
  `\\b${number} ?-?(?:(?!do |did |are |would |can )\\w+ (?=people|players|guests|friends|coworkers|employees))?${peopleWords}\\b`,
  `\\b(?:group|team|party|family|crew|squad|class|bunch|department|office|crowd|troop|total) (?:size )?(?:of|is|=|:)? ?${about}${number}\\b`,
  `\\b(?:we are|we will be|we would be|there are|there will be|there would be|us are|we got|we have|got|have) ${about}${number}\\b${not}(?! ?(?:kids|children|adults|question))`,
  `\\b(?:for|can|could|may|bring|fit|with|of|if|plus) ${about}${number}\\b${not}(?! ?(?:kids|children|adults|bring|cards?|gift))`,
  `\\b${number}\\b(?= (?:in total|in all|all ?together|altogether|total)\\b)`,
  `\\b${number} (?:is |are |be )?(?:too many|too much|fit|squeeze|have to pay|pay)\\b`,
  `\\b${number}-(?:person|player|people)\\b`,
  `\\b(?:make (?:it|that|us)|(?:if|and|when) (?:it is|its|there are)|it would be|it will be|(?:what|how) about|we become|grow to) ${about}${number}[?.! ]*$`,
  `\\(${number}\\)`,
].map((pattern) => new RegExp(pattern, 'g'));
const kidPattern = new RegExp(
  `\\b${number} (?:more |other |of the |young |little |small |extra |cub |boy |girl |\\w+ (?=kids|children))?${kidWords}\\b`,
  'g',
);
const adultPattern = new RegExp(`\\b${number} (?:other )?${adultWords}\\b`, 'g');
const othersPattern = new RegExp(`\\b\\d{1,3} (?:\\w+ (?=friends|coworkers))?${otherWords}\\b`);
/** Prices that somebody was told or paid are no people: `the site says 35 but I got 39`. */
const toldPrice = /\b(?:says?|said|paid|charged?|got|costs?|priced?|was) (?:me |us |only |at )?\d{2,3}\b/g;

/** Reads players, kids, adults and ages out of a normalized text. */
export function findGroup(spoken: string): Group {
  const plain = plainCounts(spoken);
  const { ages, each, kids: kidsByAge } = findAges(plain);
  const group: Group = { ages, ...(each.length > 0 && { each }) };
  const partOf = partPattern.exec(plain);
  const rest = withoutAges(plain).replace(partPattern, ' ');
  const onTop = findMore(rest);
  const more = onTop && Number(onTop[1]);
  const counted = onTop ? rest.replace(onTop[0], ' ') : rest;
  const text = /\b(?:says?|said|paid|charged?|price)\b/.test(counted) ? counted.replace(toldPrice, ' ') : counted;

  const kids = countOf(text, kidPattern);
  const adults = countOf(text, adultPattern);
  const people = fewerThanPlanned(text) ?? first(peoplePatterns, text) ?? nth(plain);
  const members = findMembers(text);
  const namedKids = members.kids > 0 ? members.kids + (kids ?? 0) : kids;
  const kidCount = partOf ? Number(partOf[1]) : (namedKids ?? kidsByAge);
  const isKnown = people !== undefined || kids !== undefined || adults !== undefined;
  if (partOf) group.isPart = true;
  if (joining.test(plain)) group.joins = true;
  if (more !== undefined && !isKnown) group.more = more;
  const added = isKnown ? (more ?? 0) : 0;
  const addedKids = added > 0 && new RegExp(`\\bmore (?:\\w+ )?${kidWords}\\b`).test(plain) ? added : 0;
  if (kidCount !== undefined) group.kids = kidCount + addedKids;
  else if (more !== undefined && /\bmore (?:little |young )?(?:kids?|children|boys|girls)\b/.test(plain))
    group.kids = more;
  const isPair = pair.test(text) || pair.test(spoken);
  const singly = members.adults > 0 ? members.adults : undefined;
  const listed = adults === undefined ? singly : adults + selvesOf(text);
  const adultCount = listed ?? ((isPair || bothParents.test(text)) && kidCount !== undefined ? 2 : undefined);
  if (adultCount !== undefined) group.adults = adultCount;
  if (people) {
    const along = kids === undefined && adults === undefined && othersPattern.test(text);
    const together = along ? members.adults + members.kids : 0;
    group.players = Math.max(people.most + together, (kidCount ?? 0) + (adultCount ?? 0)) + added;
    if (people.fewest !== people.most) group.fewest = people.fewest;
  } else if (partOf) {
    // the whole group was named before
  } else if (kidCount !== undefined || adultCount !== undefined) {
    if (adultCount !== undefined || namedKids !== undefined)
      group.players = (kidCount ?? 0) + (adultCount ?? 0) + added;
  } else if (isPair) group.players = 2;
  else if (alone.test(text) && !/leave|let|left|drop/.test(text)) group.players = 1;
  return group;
}

const relative = '(?:wife|husband|girlfriend|boyfriend|partner|fiance|date|spouse|friend|mom|dad|sister|brother)';
const pair = new RegExp(
  `\\b(?:my ${relative} and (?:i|me)|(?:me|myself|i) and my ${relative}|just us 2|(?:as|for|we are|us) a (?:pair|couple)|us 2|the 2 of us|both of us)\\b`,
);
const alone = /\b(?:just me|by myself|on my own|alone|solo|1 person|only me|single player)\b/;
const bothParents =
  /\b(?:mom|mum|mother) ?(?:,|and|&)? ?(?:dad|father)\b|\b(?:dad|father) ?(?:,|and|&)? ?(?:mom|mum|mother)\b|\bboth parents\b/;

/** Who speaks, when named at the end of a list of counted people: `2 kids and 2 parents and me`. */
const selvesOf = (text: string): number => (/\d \w+(?:,| and| plus| &) (?:me|myself)\b/.test(text) ? 1 : 0);

/** Counts written another way: couples are two each, students of a college are no kids, `one is 4` counts nobody. */
function plainCounts(spoken: string): string {
  return spoken
    .replace(/\b(?:college|grad|university|uni|exchange) (?:kids?|students?)\b/g, 'people')
    .replace(/\bdouble date\b/g, tellsNumber(spoken) ? 'date' : '4 people')
    .replace(/\b(\d{1,2}) couples\b/g, (_, count: string) => `${2 * Number(count)} people`)
    .replace(/\banother couple\b/g, '2 more people')
    .replace(/\b(\d{1,2}) families of (\d{1,2})\b/g, (_, one, other) => `${Number(one) * Number(other)} people`)
    .replace(/\b(?:grandparents|parents)\b(?= (?:with|and|&) )(?<!\d (?:grandparents|parents))/g, '2 parents')
    .replace(tellsOwnAge(spoken) ? /\bstudents\b/g : /$^/, 'people');
}

const tellsNumber = (text: string) => /\b\d{1,2} (?:of us|people|players)\b/.test(text);

/** `2 of them are kids`, `two of them under 10`, `2 of whom are scared`: a part of those who come. */
const partPattern =
  /\b(\d{1,2}) of (?:them|us|those|whom|which|the kids)(?: is| are| will be| would be)?(?: just| only| still)?(?: a)? (?:kids?|children|child|little|small|young|minors|under|below|younger)\b(?: than)?(?: \d{1,2})?/;

/** `only 2 show up out of 4`: those who come. */
function fewerThanPlanned(text: string): Range | undefined {
  const [, count] =
    /\b(\d{1,2})\b[^.?!]{0,40}\b(?:out of|instead of|rather than|not) (?:the |all )?\d{1,2}\b/.exec(text) ??
    /\bonly (\d{1,2}) (?:of us |people |of them )?(?:show|come|are coming|can come|can make|are left|will come)\b/.exec(
      text,
    ) ??
    [];
  return count === undefined ? undefined : { most: Number(count), fewest: Number(count) };
}

/** `a 5th person joins`: five in all. */
function nth(text: string): Range | undefined {
  const count = /\b(?:a|the|our) (\d{1,2})(?:th|rd|nd) (?:person|player|friend|guest|one|kid)\b/.exec(text)?.[1];
  return count === undefined ? undefined : { most: Number(count), fewest: Number(count) };
}

/** Words with which people come on top of others. */
const joining =
  /\b(?:too|also|as well|along|plus|together with|joins?|joining|bring(?:ing)?|add(?:ing)?|(?:come|comes|coming) (?:with|too|also|now|after all))\b|^and (?:with |their |our |my |the |her |his )/;

/** How many come on top: `6 more`, `2 of the cousins are coming now after all`, `take her 2 as well`. */
const morePatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(\\d{1,2}) (?:or \\d{1,2} )?more\\b(?! ?(?:minutes|hours|days|weeks|questions?|times?|rooms?|hints?))(?: (?:\\w+ )?${kidWords}| ${peopleWords})?`,
  ),
  /\b(\d{1,2}) (?:of (?:the|my|our|her|his|their) )?\w+ (?:is|are) (?:coming|joining)\b.*\b(?:now|too|also|as well|after all)\b/,
  /\b(?:her|his|their) (\d{1,2})\b(?: \w+)?.*\b(?:too|also|as well|along)\b/,
];

/** The first words that say how many come on top. */
const findMore = (text: string): RegExpExecArray | undefined =>
  morePatterns.map((pattern) => pattern.exec(text)).find((found) => found !== null);

function countOf(text: string, pattern: RegExp): number | undefined {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return undefined;
  return matches.reduce((sum, [, one, second]) => sum + Number(second ?? one), 0);
}

interface Range {
  most: number;
  fewest: number;
}

/** What the first pattern that is found at all says last. */
function first(patterns: readonly RegExp[], text: string): Range | undefined {
  for (const pattern of patterns) {
    const match = [...text.matchAll(pattern)].at(-1);
    if (!match) continue;
    const [, one, second] = match;
    const numbers = [Number(one), Number(second ?? one)];
    return { most: Math.max(...numbers), fewest: Math.min(...numbers) };
  }
  return undefined;
}
