import { runsOf, unit, type NumberToken, type Run } from './numbers.ts';
import { listOf, oneOf } from './patterns.ts';
import { kidWords, relativeWords, teenWords } from './people-words.ts';

/** Ages that a text names. */
interface Ages {
  /** Every age that is named, once, in years. */
  ages: number[];
  /** One age for each kid, where they are listed one by one: `4 kids aged 11 11 12 13`. */
  each: number[];
  /** Kids that are counted by their ages; undefined where none are. */
  kids: number | undefined;
  /** The text without its ages and without numbers of things, so that none of them is counted as people. */
  rest: string;
}

/** How numbers in a row are known to be ages; `single` names one person each, `listed` a list behind those it is about. */
type Sign = 'years' | 'aged' | 'listed' | 'single' | 'range';

const kid = new RegExp(`^(?:${kidWords}|${teenWords}|siblings?|sisters|brothers|friends|mates|they)$`);
const kidRelatives = [
  'kid, son, daughter, child, boy, girl, lad, lass, nephew, niece, grandson, granddaughter, youngest, eldest, oldest',
  'cousin, brother, sister, friend, teen, buddy',
].join(', ');
const kidRelative = new RegExp(`^${listOf(kidRelatives)}$`);
const elder = new RegExp(`^(?:me|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|${relativeWords})$`);
const elders = /^(?:parents|grandparents|laws|grandmas|grandpas|uncles|aunts)$/;
const somebody = /^(?:he|she|baby|they|one|1|who)$/;
const wordsBetween = [
  '-, :, are, is, were, will, be, would, aged, ages, age, of, only, just, both, all, like, about, over, from, almost',
  'nearly, yet, not, quite',
].join(', ');
/** Words that may stand between somebody and their age. */
const between = new RegExp(`^(?:,|${listOf(wordsBetween)})$`);
const isVerb = /^(?:is|are|were|be|aged|ages|age|of)$/;
const almost = /^(?:almost|nearly|quite|yet)$/;

const without = listOf('without, no, w/out, need, needs');
const guardian = listOf('parents?, adults?, guardians?, supervision, grown ?-?ups?');
/** Somebody who is not asking how many fit, but whether they are old enough: `we are 16, without parents`. */
const oldEnough = oneOf(new RegExp(String.raw`\b${without} (?:an? |any |our )?${guardian}\b`), /\bold enough\b/);
const adultsBeside = /\bare 1[0-7]\b.*\bwe are 1[89]\b/;

/** True where `we are 16` names an age. */
export const tellsOwnAge = (text: string): boolean =>
  (oldEnough.test(text) || adultsBeside.test(text)) &&
  /\b(?:we|us) (?:are|is) (?:all )?1\d\b(?! ?(?:people|of us|kids|players))/.test(text);

/** The words before a row behind those that may stand between somebody and their age, the nearest first. */
function subjectOf({ before }: Run): { word: string; further: readonly string[]; said: readonly string[] } {
  const length = before.findIndex((word) => !between.test(word));
  const at = length < 0 ? before.length : length;
  return { word: (before[at] ?? '').replace(/'s$/, ''), further: before.slice(at + 1), said: before.slice(0, at) };
}

const notAnAge = /^(?:ago|later|back|straight|running|apart|together|in|and)$/;

/** How a row of numbers is known to be ages; undefined where it is none. */
function signOf(run: Run, text: string): Sign | undefined {
  const { numbers, before, after, isRange } = run;
  const last = numbers.at(-1);
  const [next = '', second = ''] = after;
  if (/^years?$/.test(next) && /^olds?$/.test(second)) return 'years';
  // `my sister, 2 of hers turned 12`, `2 years ago my boss`: a count of people or of years is nobody's age
  if (next === 'of' || (/^years?$/.test(next) && notAnAge.test(second))) return undefined;
  const isOfKid = before[0] === 'of' && kidRelative.test(before[1] ?? '') && last?.counts !== 'people';
  if (isOfKid) return 'single';
  // `she turned 7 yesterday`: what follows is no thing that is counted
  const isTold =
    /^turn(?:s|ed|ing)?$/.test(before[0] ?? '') ||
    (/^(?:is|are)$/.test(before[0] ?? '') && /^(?:he|she)$/.test(before[1] ?? ''));
  if (isTold && numbers.length === 1 && last?.counts === 'something' && !unit.test(next) && !next.endsWith('s'))
    return 'single';
  if (last?.counts !== 'nothing' || numbers.some(({ value }) => value > 119)) return undefined;
  const { word, further, said } = subjectOf(run);
  const isSingle = numbers.length === 1;
  if (/^(?:under|over|below|above)$/.test(before[0] ?? '')) return undefined;
  const areMinors = numbers.every(({ value }) => value < 18);
  const areSaid = said.some((each) => isVerb.test(each)) || (before[said.length] ?? '').endsWith("'s");
  if (kid.test(word) || (!isSingle && kidRelative.test(word)) || `${further[0]} ${word}` === 'little ones') {
    if (isRange && numbers.length === 2) return 'range';
    if (!isSingle) return areMinors ? 'listed' : undefined;
    if (said.some((each) => /^age[sd]?$/.test(each))) return 'aged';
    if (areSaid && (last?.value ?? 0) < 30) return 'single';
    if (kidRelative.test(word) || word === 'birthday') return 'single';
    if (/^(?:teens|kids|boys|girls|children)$/.test(word))
      return /^(?:,|without|no|)$/.test(next) ? 'single' : undefined;
    return undefined;
  }
  if (said.some((each) => /^age[sd]?$/.test(each))) return 'aged';
  if (!isSingle && elders.test(word) && !isRange && numbers.every(({ value }) => value > 17)) return 'single';
  // `a 15 year old, plus an 8 and a 10`
  if (/^an?$/.test(before[0] ?? '') && /^[.?!]?$/.test(next) && areMinors && /\byears? olds?\b/.test(text))
    return 'listed';
  if (!isSingle) return areBothOld(run, word) || ofEach(run) ? 'single' : undefined;
  const age = last?.value ?? 0;
  if (kidRelative.test(word)) return 'single';
  if (elder.test(word) && (areSaid || said.length < 2) && age > 17) return 'single';
  if (somebody.test(word) && areSaid) return 'single';
  return tellsAlone(run, text, word) ? 'single' : undefined;
}

/** `we are 14 and 15`: nobody counts themselves twice. */
const areBothOld = ({ numbers, isRange, before }: Run, word: string): boolean =>
  !isRange &&
  /^(?:we|us|both)$/.test(word) &&
  before.includes('are') &&
  before[0] !== 'about' &&
  numbers.every(({ value }) => value > 4 && value < 20);

/** A single number that its own words make an age: `turns 9`, `I am 16`, `is 4 too young`, `all 12`, `my 9`, `allowed at 4`. */
function tellsAlone({ numbers: [number], before, after }: Run, text: string, word: string): boolean {
  const [first = '', second = '', third = ''] = before.filter((each) => !/^(?:only|just|almost|nearly)$/.test(each));
  const [next = ''] = after;
  const age = number?.value ?? 0;
  if (/^turn(?:s|ing|ed)?$/.test(first)) return true;
  if (oneAmong.test(before.join(' '))) return age < 18;
  if (first === 'am' && second === 'i') return next !== 'of';
  if (first === 'be' && second === 'will' && third === 'i') return next !== 'of' && age > 17;
  if (word === 'we' || word === 'us') return age > 9 && age < 20 && tellsOwnAge(text);
  if (ofEach({ before })) return age < 20 && second !== 'for' && third !== 'for';
  if (/^(?:too|old|young)$/.test(next) && first === 'is')
    return !/^(?:many|much|big|large|late|early)$/.test(after[1] ?? '');
  if (first === 'my') return age < 100;
  return first === 'at' && (second === 'allowed' || second === 'enough' || asksAtAge.test(text));
}
/** `one of them is 4`, its words from the last to the first. */
const oneAmong =
  /^is (?:(?:only|just) )?(?:them|us|kids|boys|girls|children|guests)(?: (?:the|our|my|her|his))? of (?:one|1)\b/;
/** `all 12`, `both are 9 or 10`, `all of them 12 already`. */
const ofEach = ({ before }: Pick<Run, 'before'>): boolean =>
  /^(?:(?:are|is) )?(?:(?:them|us) of )?(?:all|both|each|most)\b(?! for\b)/.test(before.join(' '));
/** `at 11 can she play without me`. */
const asksAtAge =
  /\bat \d{1,2},? (?:can|may|could|is|are|would) (?:he|she|they|my \w+)\b.*\b(?:alone|without|by|enough|allowed)\b/;

/** `11 family members from 6 to 78`: from the youngest to the oldest. */
const ofAllAges = ({ numbers, isRange, before }: Run): boolean =>
  isRange &&
  before[0] === 'from' &&
  /^(?:members|people|family|everyone|everybody|group|us|aged)$/.test(before[1] ?? '') &&
  (numbers.at(-1)?.value ?? 0) > 12;

interface Found {
  run: Run;
  sign: Sign;
  /** The ages themselves, without a number that counts those of an age. */
  ages: number[];
  /** How many are of that age: `2 9 years old`. */
  count: number | undefined;
}

/** `2 9 years old` counts two of nine; `class of 28, 13 years olds` counts apart from the age. */
function foundIn(run: Run, sign: Sign): Found {
  const { numbers, before } = run;
  const [first, second] = numbers;
  const areApart = first !== undefined && second !== undefined && numbers.length === 2 && sign === 'years';
  const isCount = areApart && second.at - first.at - first.text.length === 1;
  const isOfClass = areApart && /^(?:of|are)$/.test(before[0] ?? '') && first.value > 18 && second.value < 18;
  const kept = isCount || isOfClass ? numbers.slice(1) : numbers;
  const shift = (number: NumberToken) => (number === first && before.some((word) => almost.test(word)) ? 1 : 0);
  return {
    run: isOfClass ? { ...run, at: second.at } : run,
    sign,
    ages: kept.map((number) => number.value - shift(number)),
    count: isCount ? first.value : undefined,
  };
}

/** Reads every age of a normalized text. */
export function findAges(text: string): Ages {
  const runs = runsOf(text);
  const found = runs.flatMap((run) => {
    const sign = ofAllAges(run) ? 'range' : signOf(run, text);
    return sign ? [foundIn(run, sign)] : [];
  });
  const ages = found.flatMap((each) => each.ages);
  if (ages.length === 0 && /\btoddler\b/.test(text)) ages.push(2);
  if ((ages.length === 0 && infant.test(text)) || (ages.every((age) => age > 17) && babyBeside.test(text)))
    ages.push(0);
  const each = eachOf(found);
  return { ages: [...new Set(ages)], each, kids: kidsByAge(found, each), rest: restOf(text, runs, found) };
}

const babyBeside = /\b(?:and|with|plus|,) (?:the|a|our|my|1|her|his) (?:baby|infant|newborn)\b/;
const infant =
  /\b(?:infant|newborn|baby(?! shower)|babies|\d{1,2}[- ]?(?:months?|weeks?|mo)[- ]?old)\b|\bbaby of \d+ months\b/;

/** `13 and 14 years olds` are any such; `our 6 and 8 years olds` are two. */
const isPlural = ({ run: { after, before, numbers, isRange } }: Found): boolean =>
  after[1] === 'olds' && !(numbers.length > 1 && !isRange && /^(?:my|our|his|her|their)$/.test(before[0] ?? ''));

/** Ages of kids who are listed, and of those who are named one by one: `my 16 years old and her brothers 7 and 9`. */
function eachOf(found: readonly Found[]): number[] {
  const listed = found.filter(({ sign }) => sign === 'listed');
  const singly = found.filter(({ sign }) => sign === 'years');
  const areSingle = singly.every((each) => each.count === undefined && !isPlural(each));
  const ages = [...(areSingle ? singly : []), ...listed].flatMap((each) => each.ages);
  return ages.every((age) => age < 18) ? ages : listed.flatMap((each) => each.ages);
}

/** `2 9 years old` counts two kids, `kids 6, 9 and 13` three. */
function kidsByAge(found: readonly Found[], each: readonly number[]): number | undefined {
  if (each.length > 0) return each.length;
  const counted = found
    .filter(({ sign, ages: [first = 99] }) => sign === 'years' && first < 18)
    .flatMap((own) =>
      own.count !== undefined ? [own.count] : isPlural(own) ? [] : [own.ages.filter((age) => age < 18).length],
    );
  return counted.length > 0 ? counted.reduce((sum, count) => sum + count, 0) : undefined;
}

/** The text with `aged` in place of each age, and a sign in place of each number of things. */
function restOf(text: string, runs: readonly Run[], found: readonly Found[]): string {
  const spans = [
    ...found.map(({ run, sign }) => {
      const years = sign === 'years' ? (/^ ?-?years? olds?/.exec(text.slice(run.end))?.[0].length ?? 0) : 0;
      const isNamed =
        sign === 'single' || sign === 'listed' || kid.test(subjectOf(run).word) || elder.test(subjectOf(run).word);
      return { at: run.at, end: run.end + years, instead: isNamed ? '' : 'aged' };
    }),
    ...runs
      .filter((run) => found.every((each) => each.run.end !== run.end))
      .flatMap(({ numbers }) =>
        numbers
          .filter(({ counts }) => counts === 'something')
          .map(({ at, text: own }) => ({ at, end: at + own.length, instead: '#' })),
      ),
  ].sort((one, other) => other.at - one.at);
  return spans
    .reduce((rest, { at, end, instead }) => `${rest.slice(0, at)}${instead}${rest.slice(end)}`, text)
    .replace(/\d+[.:]\d+/g, '#');
}
