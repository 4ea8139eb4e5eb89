import { months } from '../../../../src/domain/dates-in-text.ts';
import { anyOf, listOf } from './patterns.ts';

const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const unitWord = Object.keys(units).join('|');
const tenWord = Object.keys(tens).join('|');

const tensPattern = new RegExp(`\\b(${tenWord})(?:[\\s-](${unitWord}))?\\b`, 'g');
const unitPattern = new RegExp(`\\b(${unitWord})\\b`, 'g');

/** Days of a month as words, from the first. */
const ordinalWords = [
  'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth',
  'fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth',
].flatMap((list) => list.split(', '));
const ending = (day: number): string => (day > 10 && day < 14 ? 'th' : (['st', 'nd', 'rd'][(day % 10) - 1] ?? 'th'));
const monthNames = anyOf(...months);
const ordinal = String.raw`(?:(twenty|thirty)[\s-])?(${ordinalWords.join('|')})`;
const ordinalOfMonth = new RegExp(
  String.raw`\b${ordinal}(?= of ${monthNames}\b)|(?<=\b${monthNames} (?:the )?)${ordinal}\b`,
  'g',
);

/** `the third of march` → `the 3rd of march`. */
export const digitsOfOrdinals = (text: string): string =>
  text.replace(ordinalOfMonth, (_, tenBefore?: string, before?: string, tenBehind?: string, behind?: string) => {
    const day = (tens[tenBefore ?? tenBehind ?? ''] ?? 0) + ordinalWords.indexOf(before ?? behind ?? '') + 1;
    return `${day}${ending(day)}`;
  });

/** `a hundred and 70` → `170`, `2 hundred` → `200`. */
const hundreds = /\b(an?|\d) hundred(?:(?: and)? (\d{1,2}))?\b(?! ?(?:%|percent))/g;

/** Words after which "one" is not a number: "this one", "the other one", "which one". */
const pronounBefore =
  /\b(?:this|that|the|other|which|any|every|no|some|another|each|scary|easy|hard|good|best|new|old|only)\s$/;

const severalOf =
  'kids, children, people, friends, adults, teens, boys, girls, hours, days, weeks, rooms, cards, grown';
const coupleOf = new RegExp(String.raw`\b(?:a )?couple(?: of| a)? (?=${listOf(severalOf)})`, 'g');

/** `twenty-two of us` → `22 of us`, `a dozen` → `12`, `a couple of kids` → `2 kids`; "this one" stays a pronoun. */
export function digitsOfNumberWords(text: string): string {
  return text
    .replace(/\bhalf (?:a )?dozen\b/g, '6')
    .replace(/\b(?:a |1 )?dozen\b/g, '12')
    .replace(coupleOf, '2 ')
    .replace(tensPattern, (_, ten: string, unit?: string) => String((tens[ten] ?? 0) + (unit ? (units[unit] ?? 0) : 0)))
    .replace(unitPattern, (word: string, _unit: string, at: number, whole: string) => {
      const isPronoun =
        word === 'one' &&
        (pronounBefore.test(whole.slice(0, at)) ||
          /^one (?:is|of|should|would|do|does|has|can)\b/.test(whole.slice(at)));
      return isPronoun ? word : String(units[word]);
    })
    .replace(hundreds, (_, count: string, rest = '0') =>
      String((/^\d/.test(count) ? Number(count) : 1) * 100 + Number(rest)),
    );
}
