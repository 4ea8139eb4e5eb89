import { listOf } from './patterns.ts';
import { adultWords, kidWords, peopleWords, relativeWords, teenWords } from './people-words.ts';

/** A word, number or sign of a text. */
interface Token {
  text: string;
  at: number;
}

/** What a number counts: people who are named behind it, nothing that is named, or something that is no person. */
type Counts = 'people' | 'nothing' | 'something';

/** A number of a text and what it counts. */
export interface NumberToken extends Token {
  value: number;
  /** Its place among the tokens. */
  index: number;
  counts: Counts;
}

/** Numbers in a row, such as `8, 9 and 11` or `6 to 10`. */
export interface Run {
  numbers: readonly NumberToken[];
  /** True for `6 to 10` and `5 or 6`: the ends of a range, or one of both. */
  isRange: boolean;
  /** The words before and behind it, the nearest first. */
  before: readonly string[];
  after: readonly string[];
  at: number;
  end: number;
}

/** Words, numbers and signs of a normalized text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\d+(?:[.:]\d+)*|[a-zà-ÿ]+(?:'[a-z]+)?|\S/g)].map((match) => ({ text: match[0], at: match.index }));

const person = new RegExp(`^(?:${kidWords}|${teenWords}|${adultWords}|${peopleWords}|${relativeWords})$`);

/** Words that may stand behind a number which counts nothing that is named: `for 6 on friday`, `we are 5 and …`. */
const afterBareNumber: ReadonlySet<string> = new Set(
  `a about actually alone already also altogether am an and another are around as at be because before both but by can come comes coming
  could did do does during each either else enough even extra feel fit fits for free from get gets go goes going good got had has have having he
  her here his how however i if in including incl instead into is it its just later like love loves hate hates maybe me might minimum maximum
  max min more must my near need needs next no not now of off ok okay old on only or our out over pay pays per people's perhaps play played
  players' playing plays please plus pm possible possibly price probably really right same shall share she should show shows since single so some
  still squeeze split tall than thanks that the their them then there these they this those though through till times to today together tomorrow
  tonight too total totally under until up us very vs versus via want wants was we were what when where which while who whose why will with
  within without work works would x yes yet you young your join joins joining joined cost costs cancel cancels drop drops bail bails being
  ages aged age bring brings bringing stay stays sit sits watch watches allowed welcome fine show sick show cannot either apart against
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekday
  max. tho youngest oldest eldest asap altogether overall strong wanna want doing take takes might may maybe if unless whose tops able`.split(
    /\s+/,
  ),
);
/** Signs behind a number that make it a time, date, size or share. */
const glued = /^(?:st|nd|rd|th|am|pm|a|p|k|%|'|"|ish|x)$/;

/** Looks past an adjective or two for those who are counted: `4 hungry kids`, `9 of us`, `2 of the boys`. */
function countedBy(tokens: readonly Token[], index: number): Counts {
  const [number, next, second, third] = tokens.slice(index, index + 4);
  if (!number || !next) return 'nothing';
  if (/[.:]/.test(number.text)) return 'something';
  const isGlued = next.at === number.at + number.text.length;
  const before = tokens[index - 1]?.text ?? '';
  if (/^(?:foot|feet|ft)$/.test(before) || (isGlued && glued.test(next.text))) return 'something';
  // `on 12/26`, but `boys 8/10/12`
  if (isGlued && next.text === '/' && /^\d/.test(second?.text ?? '') && !person.test(before) && before !== '/')
    return 'something';
  const word = next.text === '-' || next.text === '+' ? (second?.text ?? '') : next.text;
  if (next.text === '+' && !(isGlued && person.test(word))) return 'nothing';
  if (person.test(word) || person.test(`${word} ${second?.text}`)) return 'people';
  if (word === 'of' && /^(?:us|them|you)$/.test(second?.text ?? '')) return 'people';
  if (word === 'of' && /^(?:my|our|his|her|their|the)$/.test(second?.text ?? '') && person.test(third?.text ?? ''))
    return 'people';
  if (/^(?:am|pm|oclock)$/.test(word) || (word === 'x' && isGlued)) return 'something';
  if (!/^[a-zà-ÿ]/.test(word) || afterBareNumber.has(word) || word.endsWith('ing')) return 'nothing';
  if (/^(?:years?|ths?)$/.test(word)) return /^olds?$/.test(second?.text ?? '') ? 'nothing' : 'something';
  if (
    ofThose.test(
      tokens
        .slice(Math.max(0, index - 3), index)
        .map((token) => token.text)
        .join(' '),
    ) &&
    !unit.test(word)
  )
    return 'people';
  // `for 5 newbies`
  if (tokens[index - 1]?.text === 'for' && word.endsWith('s') && !unit.test(word) && !thing.test(word)) return 'people';
  if (person.test(second?.text ?? '') && !word.endsWith('s')) return 'people';
  if (person.test(third?.text ?? '') && /^(?:very|really|other|more|super|little|young|small)$/.test(word))
    return 'people';
  return 'something';
}

/** Words before a number of dollars, and those that may stand between: `the site says 35`, `ticket total is 78`. */
const moneyWord =
  /^(?:says?|said|paid|pay|charged?|costs?|priced?|prices|bill|tickets?|cards?|voucher|spend|spent|owe|worth|save)$/;
const beforeMoney = /^(?:is|was|are|me|us|only|just|it|about|around|at|a|an|total|over|got|has|have|now|of)$/;
/** Whoever got or was told a number beside such words was told a price. */
const toldMoney = /\b(?:says?|said|paid|charged?|prices?|cheapest)\b/;
/** Nobody asks what a ticket costs for less. */
const leastMoney = 20;

/** True for a number of dollars that is written without a sign. */
function isMoney(tokens: readonly Token[], index: number): boolean {
  const words = tokens.map((token) => token.text);
  if (Number(words[index]) < leastMoney || countedBy(tokens, index) === 'people') return false;
  const before = words.slice(Math.max(0, index - 6), index).toReversed();
  const at = before.findIndex((word) => !beforeMoney.test(word));
  const word = before[at] ?? '';
  if (word === 'for' && /^(?:gift ?)?cards?$/.test(before[at + 1] ?? '')) return true;
  return (
    moneyWord.test(word) || (at > 0 && /^(?:got|was|now)$/.test(before[0] ?? '') && toldMoney.test(words.join(' ')))
  );
}

/** `we are 5 nerds`: whatever they call themselves, they are people; `we are 20 minutes late` are none. */
const ofThose =
  /\b(?:(?:we|us) (?:are|will be|would be)|(?:group|team|party|family|crew|squad|bunch|troop|gang|crowd) of)$/;
const things = [
  'rooms, games, rounds, times, bookings, reservations, cards, codes, questions, drinks, beers, things, nights, groups',
  'teams, packs, packages, puzzles, locks, hints, cars, bags, dogs, sessions, slots, pizzas, gifts, tables, evenings',
  'mornings',
].join(', ');
/** What people book, bring or ask for. */
const thing = new RegExp(`^${listOf(things)}$`);
const measures = [
  'minutes?, hours?, days?, weeks?, months?, years?, blocks?, miles?, feet, foot, inch(?:es)?, stops?, percent, dollars?',
  'ft, cm, kg, lbs, pounds, st, nd, rd, th, k, %, am, pm',
].join(', ');
/** Nouns of measures: what they follow is no age and no head count. */
export const unit = new RegExp(`^${listOf(measures)}$`);

const joints = /^(?:,|and|&|\/|\+|or|to|-|through)$/;
const ofRange = /^(?:or|to|-|through)$/;

/** True where nothing but a joint stands between two numbers: `8, 9`, `10 and a 12`, `6 to 10`. */
const areJoined = (between: readonly string[]): boolean =>
  between.length === 0 ||
  (between.length <= 3 &&
    between.every((word, index) => joints.test(word) || (index > 0 && /^(?:an?|the|my)$/.test(word))) &&
    between.filter((word) => ofRange.test(word)).length <= 1);

/** The numbers of a text in rows. A number that counts something of its own ends a row before it, unless a range leads to it. */
export function runsOf(text: string): Run[] {
  const tokens = tokensOf(text);
  const numbers = tokens.flatMap((token, index): NumberToken[] =>
    /^\d{1,3}$/.test(token.text) && tokens[index - 1]?.text !== '$'
      ? [
          {
            ...token,
            value: Number(token.text),
            index,
            counts: isMoney(tokens, index) ? 'something' : countedBy(tokens, index),
          },
        ]
      : [],
  );
  const rows: NumberToken[][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const between = last ? tokens.slice(last.index + 1, number.index).map((token) => token.text) : [];
    const isRange = between.some((word) => ofRange.test(word));
    const stands = last?.counts === 'nothing' && (number.counts === 'nothing' || (isRange && row?.length === 1));
    if (row && last && stands && areJoined(between) && isRange === isRangeOf(tokens, row, isRange)) row.push(number);
    else rows.push([number]);
  }
  return rows.map((row) => runOf(row, tokens));
}

/** Whether a row is a range so far; a single number may become one. */
const isRangeOf = (tokens: readonly Token[], row: readonly NumberToken[], next: boolean): boolean =>
  row.length < 2 ? next : tokens.slice(row[0]?.index, row.at(-1)?.index).some((token) => ofRange.test(token.text));

function runOf(row: readonly NumberToken[], tokens: readonly Token[]): Run {
  const [first, last] = [row[0], row.at(-1)];
  const from = first?.index ?? 0;
  const to = last?.index ?? 0;
  const words = tokens.map((token) => token.text);
  return {
    numbers: row,
    isRange: words.slice(from, to).some((word) => ofRange.test(word)),
    before: words.slice(Math.max(0, from - 6), from).toReversed(),
    after: words.slice(to + 1, to + 7),
    at: first?.at ?? 0,
    end: (last?.at ?? 0) + (last?.text.length ?? 0),
  };
}
