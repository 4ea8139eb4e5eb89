import { findMembers } from './members.ts';

/** Who would come, as far as a text says. Numbers are people; ages are in years. */
export interface Group {
  /** Everybody who plays, when it is said or follows from kids and adults; the larger number of a range. */
  players?: number;
  /** Smaller number of a range such as "5 or 6". */
  fewest?: number;
  kids?: number;
  adults?: number;
  ages: number[];
  /** People who would join those spoken of before: `and if 6 more come?`. */
  more?: number;
  /** True when the kids named are among those spoken of before: `if 2 of them are kids`. */
  isPart?: boolean;
  /** True when the kids or adults named come on top of those spoken of before: `and together with our 2 teens?`. */
  joins?: boolean;
}

const kidWords =
  '(?:kids?|children|child|boys?|girls?|toddlers?|teens?|teenagers?|tweens?|grandkids?|grandchildren|students?|scouts|daughters?|sons?|nephews?|nieces?|grandsons?|granddaughters?|little ones|kindergart\\w+|(?:\\w+ )?graders|grade \\w+|youngsters|cousins)';
const adultWords =
  '(?:adults?|grown ?-?ups?|parents|grandparents|moms|dads|chaperones?|teachers?|(?:den )?leaders|counselors|coaches|helpers|supervisors)';
const peopleWords =
  '(?:people|persons?|players?|of us|of them|guests?|friends|mates|pals|others|coworkers?|co-workers?|colleagues?|employees?|folks|guys|gals|ladies|men|women|participants?|members|heads|accountants|engineers|nurses|lawyers|tickets|seats|spots|attendees|staff|strong|total|buddies|roommates|couples?)';
const not =
  '(?! ?(?:pm|am|oclock|years?|minutes?|hours?|days?|weeks?|months?|%|percent|dollars?|inch|feet|stars?|rooms?|blocks?|miles?|games?|rounds?|times?|bookings?|reservations?|cards?|codes?|questions?|beers?|drinks?|things?|reasons?|nights?|tickets? each|hundred|thousand|k\\b|of these|st\\b|nd\\b|rd\\b|th\\b|[:/]\\d|\\.\\d))';
const number = '(\\d{1,3})(?: ?(?:-|to|or) ?(\\d{1,3}))?';

/** True when a text said anything about who comes. */
export const hasPeople = ({ players, kids, adults, ages }: Group): boolean =>
  players !== undefined || kids !== undefined || adults !== undefined || ages.length > 0;

/** Reads players, kids, adults and ages out of a normalized text. */
export function findGroup(spoken: string): Group {
  const text = spoken.replace(grownKids, 'people');
  const group: Group = { ages: findAges(text) };
  const partOf = partPattern.exec(text);
  const withoutAges = text.replace(agePattern, ' aged ').replace(partPattern, ' ');
  const kids = countOf(
    withoutAges,
    new RegExp(
      `\\b${number} (?:more |other |of the |young |little |small |extra |cub |boy |girl |\\w+ (?=kids|children))?${kidWords}\\b`,
      'g',
    ),
  );
  const adults = countOf(withoutAges, new RegExp(`\\b${number} (?:other )?${adultWords}\\b`, 'g'));
  const people =
    last(
      withoutAges,
      new RegExp(
        `\\b${number} ?-?(?:\\w+ (?=people|players|guests|friends|coworkers|employees))?${peopleWords}\\b`,
        'g',
      ),
    ) ??
    last(
      withoutAges,
      new RegExp(
        `\\b(?:group|team|party|family|crew|squad|class|bunch|department|office|crowd|troop|total) (?:size )?(?:of|is|=|:)? ?(?:about |around |like |maybe )?${number}\\b`,
        'g',
      ),
    ) ??
    last(
      withoutAges,
      new RegExp(
        `\\b(?:we are|we will be|we would be|there are|there will be|there would be|us are|we got|we have|got|have) (?:only |just |about |around |like |maybe |going to be )?${number}\\b${not}(?! ?(?:kids|children|adults|question))`,
        'g',
      ),
    ) ??
    last(
      withoutAges,
      new RegExp(
        `\\b(?:for|can|could|may|bring|fit|with|of|if|plus) (?:only |just |about |around |like |maybe |up to |all )?${number}\\b${not}(?! ?(?:kids|children|adults|bring|cards?|gift))`,
        'g',
      ),
    ) ??
    last(withoutAges, new RegExp(`\\b${number}\\b(?= (?:in total|in all|all ?together|altogether|total)\\b)`, 'g')) ??
    last(withoutAges, new RegExp(`\\b${number}-(?:person|player|people)\\b`, 'g'));
  const counts = kidsFromAges(text);
  const members = findMembers(withoutAges);
  const named = members.kids > 0 ? members.kids + (kids ?? 0) : kids;
  const kidCount = partOf ? Number(partOf[1]) : (named ?? counts);
  if (partOf) group.isPart = true;
  if (kidCount !== undefined) group.kids = kidCount;
  const more = findMore(text);
  if (more !== undefined) group.more = more;
  if (joining.test(text)) group.joins = true;
  const pair =
    /\b(?:my (?:wife|husband|girlfriend|boyfriend|partner|fiance|date|spouse|friend|mom|dad|sister|brother) and (?:i|me)|(?:me|myself|i) and my (?:wife|husband|girlfriend|boyfriend|partner|fiance|date|spouse|friend|mom|dad|sister|brother)|just us 2|(?:as|for|we are|us) a (?:pair|couple)|us 2|the 2 of us|both of us)\b/.test(
      text,
    );
  const single =
    /\b(?:just me|by myself|on my own|alone|solo|1 person|only me|single player)\b/.test(text) &&
    !/leave|let|left|drop/.test(text);
  const parents =
    /\b(?:mom|mum|mother) ?(?:,|and|&)? ?(?:dad|father)\b|\b(?:dad|father) ?(?:,|and|&)? ?(?:mom|mum|mother)\b|\bboth parents\b/.test(
      text,
    );
  const singly = members.adults > 0 ? members.adults : undefined;
  const adultCount = adults ?? singly ?? ((pair || parents) && kidCount !== undefined ? 2 : undefined);
  if (adultCount !== undefined) group.adults = adultCount;
  if (people) {
    const together = kids === undefined && adults === undefined ? members.adults + members.kids : 0;
    group.players = Math.max(people.most + together, (kids ?? 0) + (adults ?? 0));
    if (people.fewest !== people.most) group.fewest = people.fewest;
  } else if (partOf) {
    // the whole group was named before
  } else if (kidCount !== undefined || adultCount !== undefined) {
    if (adultCount !== undefined || named !== undefined) group.players = (kidCount ?? 0) + (adultCount ?? 0);
  } else if (pair) group.players = 2;
  else if (single) group.players = 1;
  return group;
}

/** Grown people who are called kids. */
const grownKids = /\b(?:college|grad|university|uni) (?:kids?|students?)\b/g;

/** `2 of them are kids`. */
const partPattern =
  /\b(\d{1,2}) of (?:them|us|those) (?:is|are|will be|would be) (?:just |only |still )?(?:a )?(?:kids?|children|child|little|small|young|minors|under)\b/;

/** Words with which people come on top of others. */
const joining =
  /\b(?:too|also|as well|along|plus|together with|joins?|joining|bring(?:ing)?|add(?:ing)?|(?:come|comes|coming) (?:with|too|also|now|after all))\b|^and (?:with |their |our |my |the |her |his )/;

/** How many come on top: `6 more`, `2 of the cousins are coming now after all`, `take her 2 as well`. */
function findMore(text: string): number | undefined {
  const more =
    /\b(\d{1,2}) more\b(?! ?(?:minutes|hours|days|weeks|questions?|times?|rooms?))/.exec(text) ??
    /\b(\d{1,2}) (?:of (?:the|my|our|her|his|their) )?\w+ (?:is|are) (?:coming|joining)\b.*\b(?:now|too|also|as well|after all)\b/.exec(
      text,
    ) ??
    /\b(?:her|his|their) (\d{1,2})\b(?: \w+)?.*\b(?:too|also|as well|along)\b/.exec(text);
  return more?.[1] === undefined ? undefined : Number(more[1]);
}

const agePattern =
  /(?:\b(\d{1,2}) )?\b(\d{1,2})(?:,? ?(?:and|or|-|to|&|,) ?(?:an? )?(\d{1,2}))?(?:,? ?(?:and|or|&) ?(?:an? )?(\d{1,2}))? ?-?years olds?\b/g;

/** `kids 6, 9 and 13`: their ages, one each. */
const agedKids =
  /\b(?:kids|children|boys|girls|daughters|sons|grandkids|teens)(?: are| aged| ages| of| -|:|,)? \(?(\d{1,2}(?:(?:, ?|,? ?(?:and|&|\/) ?)\d{1,2})+)\b(?! ?(?:people|adults|pm|am))/g;

/** `2 9 years old` counts two kids. */
function kidsFromAges(text: string): number | undefined {
  const counted = [...text.matchAll(agePattern)].flatMap(([words, count, age, ...more]) =>
    Number(age) < 18 && (count || !words.endsWith('olds'))
      ? [count ? Number(count) : 1 + more.filter((each) => each && Number(each) < 18).length]
      : [],
  );
  const listed = [...text.matchAll(agedKids)].map(([, list = '']) => list.match(/\d{1,2}/g)?.length ?? 0);
  const all = [...counted, ...listed];
  return all.length > 0 ? all.reduce((sum, each) => sum + each, 0) : undefined;
}

function findAges(text: string): number[] {
  const ages: number[] = [];
  for (const [, , age, second, third] of text.matchAll(agePattern))
    ages.push(...[age, second, third].filter(Boolean).map(Number));
  for (const [, age] of text.matchAll(
    /\b(?:all|both|each|most)(?: of (?:them|us))?(?: are| is)? (\d{1,2})\b(?! ?(?:people|of us|kids|players|pm|am|rooms|%))/g,
  ))
    ages.push(Number(age));
  for (const [, first, second] of text.matchAll(
    /\bage[sd]? (?:of |is |are |from |between )?(\d{1,2})(?: ?(?:-|to|and|&|through) ?(\d{1,2}))?\b/g,
  ))
    ages.push(...[first, second].filter(Boolean).map(Number));
  for (const [, age] of text.matchAll(/\b(?:turns|turning|just turned|turned) (\d{1,2})\b(?! ?(?:am|pm))/g))
    ages.push(Number(age));
  for (const [, age] of text.matchAll(
    /\b(?:he|she|kid|son|daughter|child|boy|girl|nephew|niece|youngest|oldest|baby|they) (?:is|are) (?:only |just |almost |like )?(\d{1,2})\b(?! ?(?:am|pm|people|of us|%))/g,
  ))
    ages.push(Number(age));
  for (const [, age] of text.matchAll(
    /\bmy (\d{1,2})\b(?! ?(?:am|pm|people|kids|children|friends|employees|coworkers|colleagues|guests|person|boys|girls|years|months?|weeks?|players))/g,
  ))
    ages.push(Number(age));
  for (const [, list = ''] of text.matchAll(agedKids)) ages.push(...(list.match(/\d{1,2}/g) ?? []).map(Number));
  if (/\b(?:toddler|2 years old)\b/.test(text) && ages.length === 0) ages.push(2);
  if (/\b(?:infant|newborn|baby|babies|\d{1,2}[- ]?(?:months?|weeks?|mo)[- ]?old)\b/.test(text) && ages.length === 0)
    ages.push(0);
  return [...new Set(ages.filter((age) => age < 120))];
}

function countOf(text: string, pattern: RegExp): number | undefined {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return undefined;
  return matches.reduce((sum, [, first, second]) => sum + Number(second ?? first), 0);
}

function last(text: string, pattern: RegExp): { most: number; fewest: number } | undefined {
  const match = [...text.matchAll(pattern)].at(-1);
  if (!match) return undefined;
  const [, first, second] = match;
  const numbers = [Number(first), Number(second ?? first)];
  return { most: Math.max(...numbers), fewest: Math.min(...numbers) };
}
