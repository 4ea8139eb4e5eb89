import { anyOf, listOf, oneOf } from './patterns.ts';
import { adultWords, kidWords, peopleWords, teenWords } from './people-words.ts';

/** A number of people, or a range such as `5 or 6`. */
export interface Range {
  most: number;
  fewest: number;
}

const number = '(?<![$.\\d/]|\\b(?:under|over|below|above) )(\\d{1,3})(?: ?(?:-|to|or) ?(\\d{1,3}))?';
const about = '(?:only |just |about |around |like |maybe |up to |all |all of |going to be )*';
/** Kids and adults are counted apart. */
const noFamily = `(?! ?(?:[a-z]+ )?(?:${kidWords}|${adultWords})\\b)`;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

const notAsked = listOf('do, did, are, would, can');
const counted = listOf(
  'people, players, guests, friends, coworkers, employees, men, women, guys, ladies, dudes, lads, folks, students',
);
/** A word between a number and those it counts: `4 hungry friends`, `7 grown men`. */
const ofWhatKind = `(?:(?!${notAsked} )[a-z]+ (?=${counted}))`;
const company = listOf(
  'group, team, party, family, crew, squad, class, bunch, department, office, crowd, troop, gang, total, part',
);
const weAre = listOf(
  [
    'we are, we will be, we would be, we be, us be, we were, there are, there is, there will be, there would be',
    'us are, we got, we have, got, have',
  ].join(', '),
);
/** Words before all that a room has to take, or that somebody brings. */
const takes = listOf(
  'for, can, could, may, bring, fit, fits, with, of, if, plus, host, seat, take, hold, handle, accommodate, squeeze(?: in)?',
);
/** Words before a new number: `what about 7?` */
const becomes = listOf(
  [
    'make (?:it|that|us), (?:if|and|when) (?:it is|its|there are), it would be, it will be, (?:what|how) about',
    'we become, grow to',
  ].join(', '),
);

/** Ways to say how many come, the surest first. */
const peoplePatterns = [
  `\\b${number}\\+? ?-?${ofWhatKind}?${peopleWords}\\b`,
  `\\b${company} (?:size )?(?:of|is|=|:)? ?${about}${number}\\b`,
  `\\b${weAre} ${about}${number}\\b${noFamily}(?! ?(?:question|in |of ))`,
  `\\b(?:we are|we will be|we be) ${about}${number} in\\b`,
  `\\bthere (?:is|are) ${about}${number} in (?:our|my|the) (?:family|group|team|party)\\b`,
  `\\bof us,? ${about}${number}\\b`,
  `\\b(?:we|us) ${number}(?= (?:play|come|go|can|want|would|will)\\b)`,
  `\\b(?:just|only) us ${number}\\b`,
  `\\b(?:come|play|go in) as ${about}${number}\\b`,
  `\\b${takes} ${about}${number}\\b${noFamily}(?! ?(?:bring|cards?|gift|under))`,
  `\\$\\d{2} ?(?:x|times) ?(\\d{1,2})\\b`,
  `\\b${number} ?(?:x|times) ?\\$\\d{2}\\b`,
  `\\b${number}\\b(?= (?:in total|in all|all ?together|altogether|total)\\b)`,
  `\\b${number} (?:is |are |be )?(?:too (?:many|much|few|crowded)|fit|squeeze|have to pay|pay)\\b`,
  `\\b(?:what|how much) (?:would|do|does|will|is|are|for) ${number} (?:of us )?(?:cost|pay|come to)\\b`,
  `\\bmake it ${number}(?= for (?:a|the|my|our|his|her) (?:birthday|party))`,
  `\\b(?:is|are) ${number} (?:enough|ok|okay|allowed|fine|possible|a good (?:number|size)|good|not enough)\\b`,
  `\\b${number} (?:is|are) (?:enough|ok|okay|allowed|fine|possible|not enough)\\b`,
  `\\b${number}-(?:person|player|people)\\b`,
  `\\b${becomes} ${about}${number}(?:[?.! ]*$|, (?:on|for|this|next) )`,
  `^(?:hi |hey |and |so )*${number} (?:on |for |this |next )(?:an? |the )?${weekday}`,
  `\\b${number} tickets?\\b(?! each)`,
  `\\b(?:price|cost|total|package|party) (?:for )?${number}[?.! ]*$`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Words between a number and its kids: `3 little kids`, `2 hungry kids`. */
const kindOfKids = anyOf(
  `${listOf('more, other, of the, young, little, small, extra, cub, boy, girl')} `,
  '(?!with |including )[a-z]+ (?=kids|children)',
  '(?<=1 )[a-z]+ (?=kid|child|boy|girl)',
);
const kidPattern = new RegExp(`\\b${number} ${kindOfKids}?${kidWords}\\b`, 'g');
const teenPattern = new RegExp(`\\b${number} ${teenWords}\\b`, 'g');
const adultPattern = new RegExp(`\\b${number} (?!${kidWords})(?:[a-z]+ )?${adultWords}\\b`, 'g');

/** Kids that are counted in a text: `3 kids`, `two of them children`. */
export function kidsIn(text: string): number | undefined {
  const all = countOf(text, kidPattern);
  const named = countOf(text, allKidsPattern);
  const parts = countOf(text, boysAndGirls);
  // `10 kids, 6 boys and 4 girls`: the kids are all of them
  return all !== undefined && named !== undefined && parts !== undefined && named >= parts ? all - parts : all;
}
const boysAndGirls = new RegExp(`\\b${number} (?:boys|girls)\\b`, 'g');
const allKidsPattern = new RegExp(`\\b${number} (?:kids|children)\\b`, 'g');

/** Teens that are counted in a text. */
export const teensIn = (text: string): number | undefined => countOf(text, teenPattern);
/** Adults that are counted in a text, parents and teachers among them. */
export const adultsIn = (text: string): number | undefined => countOf(text, adultPattern);

const dislikes =
  '(?:hates?|dislikes?|can not stand|(?:is|are) (?:scared|afraid)|scared|no horror|do not (?:like|want))';
const someWho = String.raw`\b(\d{1,2}) (?:people |of us |of them |players |friends )?(?:who |that |do |does )*`;
/** A part of a group that likes something else than the others. */
const side = new RegExp(`${someWho}${anyOf(dislikes, 'loves?', 'likes?', 'wants?(?! to)', 'prefers?')}\\b`, 'g');
const dislikingSide = new RegExp(`${someWho}${dislikes}\\b`, 'g');

/** Everybody who comes, when the text tells it as one number. */
export function headsIn(text: string): Range | undefined {
  const whole = text.replace(side, ' ').replace(dislikingSide, ' ');
  return (
    fewerThanPlanned(text) ??
    changed(text) ??
    twoPrices(text) ??
    first(peoplePatterns, whole) ??
    sides(text) ??
    first(peoplePatterns, text.replace(dislikingSide, ' ')) ??
    nth(text)
  );
}

const sure = (count: string): Range => ({ most: Number(count), fewest: Number(count) });

const takesPart = listOf('show, come, are coming, can come, can make, are left, will come');
const onlySome = new RegExp(String.raw`\bonly (\d{1,2}) (?:of us |people |of them )?${takesPart}\b`);

/** `only 2 show up out of 4`, `pay for 3 and come as 2`: those who come. */
function fewerThanPlanned(text: string): Range | undefined {
  const [, count] =
    /\b(\d{1,2})\b[^.?!\d]{0,40}\b(?:out of|instead of|rather than|not) (?:the |all )?\d{1,2}\b/.exec(text) ??
    onlySome.exec(text) ??
    /\b(?:come|play|show up) (?:as|with) (?:just |only )?(\d{1,2})\b(?! (?:kids|children|adults|friends))/.exec(text) ??
    [];
  return count === undefined ? undefined : sure(count);
}

const before = listOf('were, was, had, booked');
const nowSoMany = new RegExp(
  String.raw`\b${before}(?: for)? \d{1,2}\b[^.?!]*\bnow (?:we are |it is |its |there (?:is|are) )?(\d{1,2})\b`,
);
const maybe = listOf('maybe, perhaps, possibly, could be, might be');
const maybeMore = new RegExp(
  String.raw`\b(?:we are|we will be|us are|for) (\d{1,2})(?: people| of us)?(?: now)?,? ${maybe} (?:even )?(\d{1,2})\b`,
);

/** `we were 14, now 16`, `booked for 5 but now 7 are coming`; `we are 5 now maybe 7`: both are asked for. */
function changed(text: string): Range | undefined {
  const now = nowSoMany.exec(text)?.[1];
  if (now !== undefined) return sure(now);
  const [, one, other] = maybeMore.exec(text) ?? [];
  return one === undefined ? undefined : rangeOf([Number(one), Number(other)]);
}

const forEither = new RegExp(
  String.raw`\bfor (\d{1,2})\b(?! ?(?:pm|am|hours?|minutes?))[^.?!\d]{0,40}` +
    String.raw`\b(?:and|or|vs|versus|than)(?: the)?(?: price| how much)? for (\d{1,2})\b`,
);

/** `price for 2 on monday and for 3 on friday`, `4 vs 6 people`: both are asked for. */
function twoPrices(text: string): Range | undefined {
  if (!/\b(?:price|prices|cost|how much)\b/.test(text)) return undefined;
  const [, one, other] =
    forEither.exec(text) ?? /\b(\d{1,2}) (?:vs|versus|compared to) (\d{1,2}) (?:people|players)?/.exec(text) ?? [];
  return one === undefined ? undefined : rangeOf([Number(one), Number(other)]);
}

/** `split us 8 and 8`, `8 and 8 in two rooms`. */
const halves = oneOf(
  /\bsplit (?:us |into |in )?(\d{1,2}) (?:and|\/|&|-) (\d{1,2})\b/,
  /\b(\d{1,2}) (?:and|&|\/) (\d{1,2}) in (?:2|both|different|separate|the 2) rooms\b/,
);

/** `2 people who hate horror and 3 who love it`: five. */
function sides(text: string): Range | undefined {
  const split = halves.exec(text)?.slice(1).filter(Boolean);
  const parts = (split ?? [...text.matchAll(side)].map(([, count]) => count)).map(Number);
  if (parts.length < 2) return undefined;
  const sum = parts.reduce((all, part) => all + part, 0);
  return { most: sum, fewest: sum };
}

/** `a 5th person joins`: five in all. */
function nth(text: string): Range | undefined {
  const count = /\b(?:a|the|our) (\d{1,2})(?:th|rd|nd) (?:person|player|friend|guest|one|kid)\b/.exec(text)?.[1];
  return count === undefined ? undefined : sure(count);
}

function countOf(text: string, pattern: RegExp): number | undefined {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return undefined;
  return matches.reduce((sum, [, one, second]) => sum + Number(second ?? one), 0);
}

const rangeOf = (numbers: readonly number[]): Range => ({ most: Math.max(...numbers), fewest: Math.min(...numbers) });

/** What the first pattern that is found at all says last. */
function first(patterns: readonly RegExp[], text: string): Range | undefined {
  for (const pattern of patterns) {
    const match = [...text.matchAll(pattern)].at(-1);
    if (!match) continue;
    const [, one, second] = match;
    return rangeOf([Number(one), Number(second ?? one)]);
  }
  return undefined;
}
