import { months } from '../../../../src/domain/dates-in-text.ts';
import { spokenForms, dayForms } from './spoken-forms.ts';
import { digitsOfNumberWords, digitsOfOrdinals } from './number-words.ts';
import { anyOf, listOf } from './patterns.ts';
import { relativeWords } from './people-words.ts';

/** `24 students, all 13`. */
const minors = listOf('students, pupils, kids, children, teens, teenagers, boys, girls');
const noAge = listOf('years, people, players, of, in, at, :, [ap]m');
const allOfOneAge = new RegExp(String.raw`\b(${minors},?) all (?:of them )?(\d{1,2})\b(?! ?${noAge})`, 'g');

/** `my son (7)`. */
const relatives = [
  'son, daughter, kid, child, boy, girl, nephew, niece, baby, toddler, friend, grandson, granddaughter, brother, sister',
  'mom, mum, dad, grandma, grandpa, grandmother, grandfather, twins',
].join(', ');
const agedInBrackets = new RegExp(String.raw`\b(${listOf(relatives)}) \((\d{1,2})\)`, 'g');
/** What follows a number in its order where nobody's birthday is meant, or where the word is said anyway. */
const noBirthday = listOf(
  `birthday, bday, b-day, grade, grader, graders, time, game, visit, room, of, floor, ${months.join(', ')}`,
);
/** `my daughter's 8th with six friends`: people leave the word birthday out. */
const nthOfSomebody = new RegExp(
  String.raw`\b(${anyOf(listOf(relatives), relativeWords, 'roommate')})'?s'? (\d{1,2})(st|nd|rd|th)\b(?!,? ${noBirthday}\b)`,
  'g',
);
const inCompany = listOf('[a-z]+s, us, we, all, fit, family, team, group, class, crew, gang, department');
/** `me and the bros (7)`, `if we can all fit (18)`. */
const countedInBrackets = new RegExp(String.raw`(?<=\b(?!kids|girls|boys|children)${inCompany}) \((\d{1,3})\)`, 'g');

const youngOnes =
  'kids, girls, boys, children, teens, teenagers, brothers, sisters, cousins, nephews, nieces, grandkids';
/** `my boys (9)` tells an age, `my nephews (3)` how many they are: nobody that young can play. */
const kidsInBrackets = new RegExp(String.raw`\b(${listOf(youngOnes)}) \((\d{1,2})\)`, 'g');
const youngestInBrackets = 5;

const beforeSpan = listOf(
  'been, married, for, last, past, next, in, over, after, every, took, since, open, together, here',
);
/** `married 10 years`, `open for 5 years`: nobody's age. */
const spanOfYears = new RegExp(String.raw`\b(${beforeSpan}) (\d{1,2}) ?(?:years|yrs)\b(?! ?-?olds?\b)`, 'g');

/** `our 10-year anniversary`: nobody's age either. */
const anniversary = /\b\d{1,2}(?:st|nd|rd|th)?[ -]?(?:years?|yrs?)?[ -](?:wedding )?anniversary\b/g;

/** `HALLOWEEN10`: a word that ends in digits is a code that somebody heard of. */
const codeWord = /(?<!\b(?:code|coupon) )\b(?!covid)([a-z]{4,}\d{1,3})\b(?! (?:code|coupon))/g;

/**
 * A visitor's words in one plain form: lower case, straight apostrophes, texting and contractions written out, numbers
 * as digits. Only letters, digits and `. : / - $ % + ' @ ? ! , ; &` are left, so that sentences can still be told apart.
 */
export function normalize(text: string): string {
  const plain = digitsOfNumberWords(digitsOfOrdinals(text.normalize('NFKC').toLowerCase()))
    .replace(/[‘’‛ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(
      /\b20(\d\d)-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])\b/g,
      (_, year: string, month: string, day: string) => `${months[Number(month) - 1]} ${Number(day)} 20${year}`,
    )
    .replace(/ (?:y\/n|yes\/no)\b\??/g, '?')
    .replace(/\bcolour/g, 'color')
    .replace(/\bgrown-(?=ups?\b)/g, 'grown ')
    .replace(/\beve of\b/g, 'day before')
    .replace(/\bschool night/g, 'weeknight')
    .replace(/(\d)½/g, '$1.5')
    // `what are we looking at, $$`
    .replace(/(?<![\w$])\$+(?![\w$]| ?\d)/g, 'price')
    .replace(/(\d) ?min\b/g, '$1 minutes')
    .replace(/(\d) ?hrs?\b/g, '$1 hours')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(codeWord, 'code $1')
    .replace(/\b([ap])\.m\.?/g, '$1m')
    .replace(/\b(\d{1,2})\s*o'? ?clock\b/g, '$1 oclock')
    .replace(/(?<!\b(?:at|around|about|by) )\b(\d{1,2}(?::\d\d)?) ?-?ish\b/g, 'around $1')
    .replace(/\b(\d{1,2}(?::\d\d)?) ?-?ish\b/g, '$1')
    .replace(/(\d) (?:and )?(?:a )?(?:half|1\/2|3\/4)[ -]?(?=year|yr|yo)/g, '$1 ')
    .replace(
      /\b(is|just turned|turned) (\d{1,2}) and a half\b(?! (?:hours?|days?|weeks?|months?|feet|inches|miles))/g,
      '$1 $2 years old',
    )
    .replace(anniversary, 'anniversary')
    .replace(spanOfYears, '$1 $2 whole years')
    .replace(/(\d)\s?-?\s?(?:year|yr|yo|y(?=\s?-?\s?olds?\b))s?\b(?:\s?-?\s?old(s)?\b)?/g, '$1 years old$2')
    .replace(/\bunder[- ]?(\d{1,2})'?s\b/g, 'kids under $1')
    .replace(nthOfSomebody, "$1's $2$3 birthday")
    .replace(agedInBrackets, '$1 $2 years old')
    .replace(allOfOneAge, '$1 all $2 years old')
    .replace(kidsInBrackets, (_, who: string, count: string) =>
      Number(count) < youngestInBrackets ? `${count} ${who}` : `${who} aged ${count}`,
    )
    .replace(countedInBrackets, ' $1 people')
    .replace(/(\d)([a-z]{2,})/g, (whole, digit: string, letters: string) =>
      /^(am|pm|st|nd|rd|th|nite|day|moro|morrow)/.test(letters) ? whole : `${digit} ${letters}`,
    )
    .replace(/[^a-z0-9à-ÿ.:/\-$%+'@?!,;&\n"]+/g, ' ');
  const words = clockTimes(plain)
    .split(/(\s+|[?!,;"]+|\.(?=\s|$))/)
    .map((word) => {
      if (/^[?!.,;"\s]+$/.test(word)) return word;
      return spokenForms.get(word) ?? dayForms.get(word) ?? word;
    });
  const written = words.join('').replace(/\s+/g, ' ').trim();
  return costIdioms.reduce((said, [idiom, cost]) => said.replace(idiom, cost), digitsOfNumberWords(written));
}

const costVerbs = 'does, would, will, do, did, is, might';
const costOf = 'it, that, this, we, everything, all of (?:it|that|us)';
/** What people say for what it costs, and that in plain words. */
const costIdioms: readonly (readonly [RegExp, string])[] = [
  // `what is that going to run us`, `would that set me back`
  [/(?<=\b(?:to|will|would|does|could|can|that|it|this) )(?:run|set) (us|me)(?: back)?\b/g, 'cost $1'],
  // `what is that run altogether`
  [/(?<=\bwhat (?:is|does|will|would) (?:it|that|this) )run(?: (?:altogether|in all|in total|all in))?$/, 'cost'],
  // `what does it come to`, `what would that all come out to`
  [new RegExp(String.raw`\b(what ${listOf(costVerbs)} ${listOf(costOf)})(?: all)? come (?:out )?to\b`), '$1 cost'],
  // `what is the damage`, `what is the total roughly`
  [
    /\bwhat (?:is|would be|will be) the (?:damage|total)(?: (?:roughly|about|approximately|in all))?$/,
    'what is the total cost',
  ],
  // `what are the tickets, no tax`: all prices are told so
  [/,? (?:no|without|excluding|not counting) (?:the )?tax(?:es)?$/, ''],
];

const beforeHour = listOf('at, by, start, starts, around, until, till, dinner, before, after, from');
const noHour = listOf('people, kids, guests, players, dollars, of us, south, pm, am, street');
/** `at 730`, which no count, sum or house number follows. */
const hourWithoutColon = new RegExp(String.raw`\b(${beforeHour}) ([1-9]|1[0-2])([0-5][05])\b(?! ?${noHour})`, 'g');

/** Hours as they are spoken or typed in a hurry: `half past 7`, `quarter to 8`, `at 730`, `830pm`. */
function clockTimes(text: string): string {
  const hourBefore = (hour: string) => String(Number(hour) - 1 || 12);
  return text
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replace(/\bhalf ([1-9]|1[0-2])(?= ?(?:[ap]m|tonight|tomorrow|on \w+day|[,.?!]|$))/g, '$1:30')
    .replace(/\b([1-9]|1[0-2]) ([1-5][05])(?= ?(?:[ap]m|tonight|tomorrow|on \w+day)\b)/g, '$1:$2')
    .replace(
      /\b([1-9]|1[0-2])(:\d\d)? (?:oclock )?in the (morning|afternoon|evening)\b/g,
      (_, hour: string, minutes = '', half: string) => `${hour}${minutes} ${half === 'morning' ? 'am' : 'pm'}`,
    )
    .replace(/\bquarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\bquarter to (\d{1,2})\b/g, (_, hour: string) => `${hourBefore(hour)}:45`)
    .replace(/\b(\d{1,2})([0-5]\d) ?([ap]m)\b/g, '$1:$2$3')
    .replace(hourWithoutColon, '$1 $2:$3')
    .replace(/\b([1-9]|1[0-2])([0-5][05])(?= (?:slot|session|game|show|start)s?\b)/g, '$1:$2');
}

/** The same for a way to ask, which has tags for what varies: `how much for <n>`. */
export const normalizeTagged = (way: string): string =>
  normalize(way.replace(/<(\w+)>/g, ' qq$1qq ')).replace(/qq(\w+?)qq/g, '<$1>');
