import type { Clause } from '../reading/clause.ts';
import { hasPeople, type Group } from '../reading/group.ts';
import { anyOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { withoutLead } from '../reading/whole-text.ts';

/** Those spoken of before, and the question that was asked about them. */
interface Before {
  group: Group;
  /** Those spoken of with the adults whom the last reply counted on top. */
  company?: Group;
  key?: string;
}

type Said = Pick<Clause, 'text' | 'group'>;

const beforeNumber = anyOf(
  'and',
  'or',
  'ok',
  'so',
  'no',
  'sorry',
  'actually',
  'oh',
  'wait',
  'rather',
  'scratch that',
  'i mean',
  'i meant',
  'what',
  'how',
  'about',
  'if',
  'for',
  'with',
  'even',
  'now',
  'it is',
  'its',
  'there are',
  'we are',
  'make (?:it|that)',
  'say',
  'maybe',
  'then',
  'is',
  'are',
);
const afterNumber = anyOf(
  'of us',
  'people',
  'persons',
  'then',
  'instead',
  'too',
  'though',
  'ok',
  'okay',
  'possible',
  'allowed',
  'fine',
  'now',
  'actually',
  'i mean',
  'i meant',
  'not \\d{1,3}',
);
/** A follow-up that is nothing but a number: `and 25?`, `what about 7`, `ok and 5`, `we are 8 now`. */
const bareNumber = new RegExp(`^(?:${beforeNumber},? )*(\\d{1,3})(?:,? ${afterNumber})*[?.! ]*$`);
const saysPeople = /\b(?:of us|people|persons|we are|there are|make (?:it|that))\b/;

/** The number of a follow-up that says nothing else. */
export const bareNumberOf = (text: string): number | undefined => {
  const found = bareNumber.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Subjects in which a bare number is somebody's age. */
export const aboutAges: ReadonlySet<string> = new Set(['ages', 'vr-kids', 'waiver']);

/** Subjects whose answer depends on who comes. */
export const dependOnPeople: ReadonlySet<string> = new Set([
  'price',
  'capacity',
  'can-we-come',
  'large-group',
  'weekend-minimum',
  'gift-amount',
  'adults',
  'recommend',
  'birthday-price',
  'corporate-price',
  'tax',
]);

/** Words for all who come, with those whom a reply has counted: `would that whole crowd fit`, `what do we pay all together`. */
const everybody = oneOf(
  wholeWords(
    String.raw`(?:whole|entire) \w+, all ?together, altogether, in (?:all|total), everybody, everyone, the lot`,
  ),
  /\b(?:(?:they|we|us|them|you) all|all of (?:us|them))\b/,
);
const thatMany = /\b(?:that|so) many\b|\bwith the (?:adults|grown ?-?ups|parents)\b/;

/** Who is meant: those of the clause or its message, or those spoken of before, with whoever joins or leaves them. */
export function groupOf(own: Said, whole: Said, { group: told, company, key }: Before): Group {
  const areAll = company !== undefined && (everybody.test(own.text) || thatMany.test(own.text));
  const before = areAll ? company : told;
  const addsToMessage = own.group.more !== undefined && !hasPeople(own.group) && whole.group.players !== undefined;
  const isOwn = !addsToMessage && (hasPeople(own.group) || own.group.more !== undefined);
  const said = isOwn && !isPartOf(own.group, whole.group) ? own.group : whole.group;
  const number = bareNumberOf(whole.text);
  const replaced = number === undefined ? undefined : withNumber(number, own.text, before, key);
  if (replaced) return replaced;
  const together = before.players === undefined ? undefined : withOthers(own, whole, said, before);
  if (together) return together;
  if (!hasPeople(said)) return namesTwo.test(whole.text) ? { ages: [], players: 2 } : before;
  if (isJoined(own, before)) {
    const each = [...before.ages, ...said.ages];
    return { ages: each, each, kids: each.length };
  }
  if (said.players === undefined && said.kids === undefined && said.adults === undefined && isKnown(before))
    return {
      ...before,
      ages: [...new Set([...before.ages, ...said.ages])],
      ...(said.ages.length === before.kids && { ages: said.ages, each: said.ages }),
    };
  const from = hasPeople(whole.group) ? whole.group : said;
  const known = [said.ages, from.ages, /\b(?:them|they)\b/.test(own.text) ? before.ages : []].find(
    (ages) => ages.length > 0,
  );
  return { ...from, ...said, ages: known ?? [] };
}

/** Those spoken of before with whoever joins them, leaves them or is told to be young; undefined where others are meant. */
function withOthers(own: Said, whole: Said, said: Group, before: Group): Group | undefined {
  const { players = 0 } = before;
  const known = { ...before, players };
  const fewer = own.group.fewer ?? whole.group.fewer;
  if (fewer !== undefined && fewer < players && said.players === undefined) return withFewer(known, fewer);
  if (joinsAlone(said, whole.group) || addsKids(own.text, said, before)) return withJoiners(known, said);
  if (joinsByName(own)) return withJoiners(known, { ages: [], adults: 1 });
  if (parentsJoin(own)) return withJoiners(known, { ages: [], adults: 2 });
  if (replacesKids(own.text, said, before)) return withKids(before, said.kids ?? 0);
  if (areGrown.test(own.text) && said.adults !== undefined && said.adults < players)
    return { ...before, adults: said.adults };
  if (said.isPart && said.kids !== undefined && said.players === undefined)
    return {
      ...before,
      kids: said.kids,
      ages: [...new Set([...before.ages, ...said.ages])],
      ...(said.each && { each: said.each }),
    };
  return undefined;
}

const grown = anyOf('adults?', 'grown ?-?ups?', 'parents?', 'moms?', 'dads?');
/** `does it matter if 3 are grown ups`: some of those spoken of before. */
const areGrown = new RegExp(`\\b\\d{1,2} (?:of (?:them|us) )?(?:are|is) ${grown}\\b`);

/** True for kids or adults of a clause whose message counts others beside them: `10 kids + 4 adults in one room?`. */
function isPartOf({ players, kids, adults }: Group, whole: Group): boolean {
  const isCounted = players !== undefined && kids === undefined && adults === undefined;
  if (isCounted && whole.kids !== undefined && whole.players === players + whole.kids) return true;
  const counted = (kids ?? 0) + (adults ?? 0);
  return (
    counted > 0 &&
    (players ?? counted) === counted &&
    (whole.players ?? 0) > counted &&
    (whole.kids ?? 0) >= (kids ?? 0) &&
    (whole.adults ?? 0) >= (adults ?? 0)
  );
}

/** A bare number after people is their new number, after an age it is a new age; undefined where neither was said. */
function withNumber(number: number, text: string, before: Group, key: string | undefined): Group | undefined {
  const isAge = aboutAges.has(key ?? '') || (before.ages.length > 0 && !isKnown(before));
  if (isAge && !saysPeople.test(text)) return { ages: [number] };
  if (before.kids !== undefined && before.kids === (before.players ?? before.kids) && !saysPeople.test(text))
    return { ages: before.ages, kids: number, players: number };
  return isKnown(before) || dependOnPeople.has(key ?? '') ? { ages: before.ages, players: number } : undefined;
}

/** True when it is known how many come. */
const isKnown = ({ players, kids }: Group) => players !== undefined || kids !== undefined;

/** `and 2 kids` after `3 adults 1 kid`: two kids now. */
const replacesKids = (text: string, said: Group, before: Group): boolean =>
  isOnlyKids(text, said) && before.kids !== undefined && before.adults !== undefined;

/** `and 2 kids` after `4 adults`: two kids more. */
const addsKids = (text: string, said: Group, before: Group): boolean =>
  isOnlyKids(text, said) && before.kids === undefined;

const isOnlyKids = (text: string, { kids, players, isPart }: Group): boolean =>
  kids !== undefined &&
  !isPart &&
  (players ?? kids) === kids &&
  /^(?:and|plus|with)\b(?! (?:if|what|how|can))/.test(text);

function withKids(before: Group, kids: number): Group {
  const { adults = 0 } = before;
  return { ages: [], kids, adults, players: kids + adults };
}

const own = '(?:my|our|her|his|their)';
const partner = ['wife', 'husband', 'girlfriend', 'boyfriend', 'partner', 'bf', 'gf', 'fiancee?', 'date'];
const relative = ['mom', 'dad', 'mother', 'father', 'sister', 'brother', 'cousin', 'aunt', 'uncle'];
const elder = ['grandma', 'grandpa', 'grandmother', 'grandfather'];
const other = ['friend', 'buddy', 'colleague', 'coworker', 'roommate', 'person'];
const person = anyOf(...partner, ...relative, ...elder, ...other);
const come = anyOf('comes?', 'joins?', 'coming', 'joining', 'tags? along', 'tagging along', 'wants to (?:come|join)');

/** `it would be only her and her boyfriend`: two, whoever is meant. */
const someone = `(?:me|him|her|them|my ${person}|${person})`;
const namesTwo = new RegExp(`\\b(?:only|just) ${someone} (?:and|with|\\+|&) ${own} ${person}\\b(?! and\\b)`);

/** `can I bring my mom`, `and if grandma comes too`. */
const brings = new RegExp(
  `\\b(?:bring|add|take|invite) (?:along )?(?:my|our|her|his|their|a|another|1 more) (?:\\w+ )?${person}\\b`,
);
const named = new RegExp(`\\b(?:(?:my|our|his|her) )?(?:${person}|somebody|someone|1 person) (?:\\w+ )?${come}\\b`);

/** True when one person who is named joins. */
const joinsByName = ({ text, group }: Said): boolean => !hasPeople(group) && (brings.test(text) || named.test(text));

const parents = '(?:my|our|her|his|their|the) (?:grand)?parents';
const parentsCome = new RegExp(`\\b${parents} (?:\\w+ )?(?:comes?|joins?|coming|joining)\\b`);
const onlyParents = new RegExp(`^(?:plus )?(?:with )?${parents}[?! ]*$`);

/** True when both parents of somebody join: `and if her parents come too`. */
const parentsJoin = ({ text, group }: Said): boolean =>
  !hasPeople(group) && (parentsCome.test(text) || (text !== withoutLead(text) && onlyParents.test(withoutLead(text))));

/** True when somebody whose age was told is asked about together with another one: `can he play with his 13-year-old brother`. */
const isJoined = ({ text, group }: Said, before: Group): boolean =>
  before.players === undefined &&
  before.ages.length > 0 &&
  group.ages.length > 0 &&
  Math.max(...group.ages, ...before.ages) < 18 &&
  /\b(?:he|she)\b.*\b(?:with|and|plus) (?:his|her)\b/.test(text);

/** True for a message that tells only who comes on top: `6 more`, or kids and adults of their own. */
function joinsAlone({ more, joins, players, kids, adults }: Group, whole: Group): boolean {
  if (more !== undefined) return true;
  const counted = (kids ?? 0) + (adults ?? 0);
  return joins === true && counted > 0 && (players ?? counted) === counted && (whole.players ?? counted) === counted;
}

function withJoiners(before: Group & { players: number }, { more, kids, adults, ages, each = [] }: Group): Group {
  const areKids = kids !== undefined || (ages.length > 0 && Math.max(...ages) < 18);
  const count = more ?? (kids ?? 0) + (adults ?? 0);
  const kidsNow = (before.kids ?? 0) + (areKids ? (more ?? kids ?? 0) : 0);
  const adultsNow = (before.adults ?? 0) + (more === undefined ? (adults ?? 0) : 0);
  return {
    players: before.players + count,
    ...(kidsNow > 0 && { kids: kidsNow }),
    ...(adultsNow > 0 && { adults: adultsNow }),
    ages: [...new Set([...before.ages, ...ages])],
    ...(areKids &&
      (before.each || !before.kids) && { each: [...(before.each ?? []), ...joining(more ?? kids ?? 0, ages, each)] }),
  };
}

/** An age for each kid who joins, as far as they are told. */
const joining = (count: number, ages: readonly number[], each: readonly number[]): readonly number[] =>
  each.length > 0 || ages.length !== 1 ? each : Array.from({ length: count }, () => ages[0] ?? 0);

/** Those who are left; who of the kids and adults dropped out is not known. */
const withFewer = ({ players, ages }: Group & { players: number }, fewer: number): Group => ({
  players: players - fewer,
  ages,
});

/** True when somebody joins those spoken of before, or leaves them. */
export const takesPart = ({ more, fewer, joins }: Group): boolean =>
  more !== undefined || fewer !== undefined || joins === true;
