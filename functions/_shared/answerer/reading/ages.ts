import { adultWords, kidWords, otherWords } from './people-words.ts';

/** Ages that a text names. */
export interface Ages {
  /** Every age that is named, once, in years. */
  ages: number[];
  /** One age for each kid, where they are listed one by one: `4 kids aged 11 11 12 13`. */
  each: number[];
  /** Kids that are counted by their ages; undefined where none are. */
  kids: number | undefined;
}

/** A number that is no age, because it counts what stands behind it. */
const countsSomething = `(?! ?(?:${adultWords}|${kidWords}|${otherWords}|more\\b|am\\b|pm\\b|oclock|%|of (?:us|them|their|his|her|my|our)|rooms?|months?|weeks?|minutes?|hours?|\\$))`;
const age = `\\d{1,2}\\b${countsSomething}`;
const joint = '(?:,? ?(?:and|&)(?: an?| my)? |, ?| ?[\\/+] ?| )';
const list = `${age}(?:${joint}${age})+`;
const range = `${age} ?(?:-|to|or|through) ?${age}`;
const childWords =
  '(?:kids?|childrens?|child|boys?|girls?|daughters?|sons?|grandkids|grandchildren|grandsons?|granddaughters?|teens?|teenagers|nephews?|nieces?|scouts|cubs|brownies|pupils|students|cousins|siblings|sisters|brothers|little ones|they)';

/** `9 years old`, `4 and a 6 years old`, `2 9 years old` (two of nine). */
const yearsOld =
  /(?:\b(\d{1,2}) )?\b(\d{1,2}|1[01]\d)(?:,? ?(?:and|or|-|to|&|,) ?(?:an? )?(\d{1,2}))?(?:,? ?(?:and|or|&) ?(?:an? )?(\d{1,2}))? ?-?years olds?\b/g;
/** `kids 6, 9 and 13`, `our girls (7, 9)`: one each. */
const listedKids = new RegExp(
  `\\b${childWords}(?:,| are| is| who are| aged| ages| of| ages? of| :| -|:)* ?\\(?(${list})`,
  'g',
);
/** `cub scouts are 7 to 10`: from the youngest to the oldest. */
const rangeOfKids = new RegExp(
  `\\b${childWords}(?: are| aged| ages| between| from|,| :|:)* ?\\(?(${age}) ?(?:-|to|through) ?(${age})`,
  'g',
);
/** `age 9`, `aged 8 and 11`, `ages 7 to 10`. */
const aged = new RegExp(`\\b(?:age[sd]?)(?: of| is| are| from| between)? (${range}|${age}(?:${joint}${age})*)`, 'g');

/** `all 12`: an age, or a head count. */
const allOfAge =
  /\b(?<!for )(?:all|both|each|most)(?: of (?:them|us))?(?:(?: are| is) (\d{1,2})| ([1-9]|1\d))\b(?! ?(?:people|of us|of them|of you|kids|players|pm|am|rooms|%))/g;
const relative =
  '(?:kid|son|daughter|child|boy|girl|lad|lass|nephew|niece|grandson|granddaughter|youngest|eldest|oldest|little one|cousin|brother|sister|friend|teen)';
const elder = '(?:mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|aunt|uncle|husband|wife)';
const counts =
  "(?! ?(?:am|pm|people|of us|of them|%|kids|children|players|minutes|hours|adults|friends|guests|more|st|nd|rd|th|years|months|weeks|and \\d|'\\d))";
/** Words after which a bare number is somebody's age. */
const single: readonly RegExp[] = [
  /\b(?:turns|turning|just turned|turned|turn) (\d{1,2})\b(?! ?(?:am|pm))/g,
  new RegExp(
    `\\b(?:he|she|baby|they|one|1|who|${relative}|${elder})(?: is| are|'s) (?:only |just |almost |like |about |over )?(\\d{1,3})\\b${counts}`,
    'g',
  ),
  new RegExp(`\\b${relative},? (?:aged? )?(\\d{1,2})\\b${counts}`, 'g'),
  new RegExp(`\\b${elder}, ?(?:aged? )?(\\d{2})\\b${counts}`, 'g'),
  new RegExp(`\\b(?:kids?|child|boys?|girls?) of (\\d{1,2})\\b${counts}`, 'g'),
  new RegExp(
    `\\b(?:teens|kids|boys|girls|children|scouts|cubs|brownies|pupils|students|grandkids|nephews|nieces|friends|mates) are (?:both |all |only )?(\\d{1,2})\\b${counts}`,
    'g',
  ),
  new RegExp(`\\b(?:teens|kids|boys|girls|children),? (\\d{1,2})(?=,|$| without| no )`, 'g'),
  /\bmy (\d{1,2})\b(?! ?(?:am|pm|people|kids|children|friends|employees|coworkers|colleagues|guests|person|boys|girls|years|months?|weeks?|players|sons|daughters|sisters|brothers|nephews|nieces|grand\w+|cousins|roommates))/g,
  /\bis (\d{1,2}) (?:too (?:young|old|little|small)|old enough|young)\b/g,
  /\bi am (?:only |just )?(\d{1,2})\b(?! ?(?:minutes|hours|people|am|pm|of|miles|blocks|feet|%|weeks|months))/g,
];
/** `11 family members from 6 to 78`, `everyone from 8 to 60`: from the youngest to the oldest. */
const fromTo =
  /\b(?:members|people|family|everyone|everybody|kids|group|us) (?:aged? )?from (\d{1,2}) to (\d{2})\b(?! ?(?:am|pm|[:.]\d))/g;

/** Somebody who is not asking how many fit, but whether they are old enough: `we are 16, without parents`. */
const oldEnough =
  /\b(?:without|no|w\/out) (?:an? |any |our )?(?:parents?|adults?|guardians?|supervision)\b|\bold enough\b|\bare 1[0-7]\b.*\bwe are 1[89]\b/;

/** True where `we are 16` names an age. */
export const tellsOwnAge = (text: string): boolean =>
  oldEnough.test(text) && /\b(?:we|us) (?:are|is) (?:all )?1\d\b(?! ?(?:people|of us|kids|players))/.test(text);

/** Reads every age of a normalized text. */
export function findAges(spoken: string): Ages {
  const text = spoken
    .replace(/\bbetween (\d{1,2}) and (\d{1,2})\b/g, '$1 to $2')
    .replace(/\b(?:almost|nearly|not quite|not yet) (\d{1,2})\b(?! (?:people|of us|hours|minutes))/g, (_, next) =>
      String(Number(next) - 1),
    );
  const ages: number[] = [];
  const listed = listedAges(text);
  const each = listed.length > 0 ? listed : singleAges(text);
  for (const [, , one, second, third] of text.matchAll(yearsOld))
    ages.push(...[one, second, third].filter(Boolean).map(Number));
  for (const [, found = ''] of text.matchAll(aged)) ages.push(...numbersOf(found));
  for (const [, first, second] of text.matchAll(rangeOfKids)) ages.push(Number(first), Number(second));
  for (const [, youngest, oldest] of text.matchAll(fromTo)) ages.push(Number(youngest), Number(oldest));
  for (const pattern of [allOfAge, ...single])
    for (const [, found, other] of text.matchAll(pattern)) ages.push(Number(found ?? other));
  ages.push(...each);
  if (tellsOwnAge(text)) ages.push(...numbersOf(/\b(?:we|us) (?:are|is) (?:all )?(1\d)\b/.exec(text)?.[1] ?? ''));
  if (/\b(?:toddler|2 years old)\b/.test(text) && ages.length === 0) ages.push(2);
  if (
    /\b(?:infant|newborn|baby(?! shower)|babies|\d{1,2}[- ]?(?:months?|weeks?|mo)[- ]?old)\b/.test(text) &&
    ages.length === 0
  )
    ages.push(0);
  return { ages: [...new Set(ages.filter((found) => found < 120))], each, kids: kidsByAge(text, each) };
}

/** The text without its ages, so that none of them is counted as people. */
export const withoutAges = (text: string): string => {
  const bare = text
    .replace(yearsOld, ' aged ')
    .replace(listedKids, (words, found: string) => words.replace(found, ' '))
    .replace(rangeOfKids, (words, youngest: string) => words.slice(0, words.indexOf(youngest)))
    .replace(aged, ' aged ')
    .replace(fromTo, (words) => words.split(' ', 1).join())
    .replace(tellsOwnAge(text) ? /\b(we|us) (are|is) (?:all )?1\d\b/g : /$^/, '$1 $2 ');
  return single.reduce((rest, pattern) => rest.replace(pattern, (words) => words.replace(/\d{1,2}/, ' ')), bare);
};

const numbersOf = (text: string) => (text.match(/\d{1,2}/g) ?? []).map(Number);

function listedAges(text: string): number[] {
  return [...text.matchAll(listedKids)].flatMap(([, found = '']) => {
    const ages = numbersOf(found);
    return ages.every((each) => each < 18) ? ages : [];
  });
}

/** Ages of kids who are named one by one, each with an age of their own: `a 10 years old and my 17 years old sister`. */
function singleAges(text: string): number[] {
  const found = [...text.matchAll(yearsOld)];
  const ages = found.flatMap(([, , first, second, third]) => [first, second, third].filter(Boolean).map(Number));
  const areSingle = found.every(([words, count]) => count === undefined && !words.endsWith('olds'));
  return areSingle && ages.every((each) => each < 18) ? ages : [];
}

/** `2 9 years old` counts two kids, `kids 6, 9 and 13` three. */
function kidsByAge(text: string, each: readonly number[]): number | undefined {
  const counted = [...text.matchAll(yearsOld)].flatMap(([words, count, first, ...more]) =>
    Number(first) < 18 && (count || !words.endsWith('olds'))
      ? [count ? Number(count) : 1 + more.filter((found) => found && Number(found) < 18).length]
      : [],
  );
  const all = each.length > 0 ? [each.length] : counted;
  return all.length > 0 ? all.reduce((sum, found) => sum + found, 0) : undefined;
}
