import { digitsOfNumberWords } from '../answerer/reading/number-words.ts';
import * as patterns from './words/claims.ts';

/** Kinds of things a reply can claim and code can check. */
export type ClaimKind =
  'money' | 'time' | 'percent' | 'phone' | 'email' | 'link' | 'code' | 'date' | 'address' | 'amount' | 'age';

/** One checkable thing in a text, in a form in which equal things are written alike. */
export interface Claim {
  kind: ClaimKind;
  /** `$35`, `16:00`, `10%`, `60 minutes`, `8 people`, `12 years`, `december 31`, digits of a phone number. */
  value: string;
  /** The words of the text. */
  words: string;
}

/** `4 PM`, `4:00 p.m.`, `16:00` as `16:00`. */
function clock(hourText: string, minuteText: string | undefined, half: string | undefined): string {
  const hour = Number(hourText);
  const day = half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour;
  return `${String(day).padStart(2, '0')}:${minuteText ?? '00'}`;
}

/** Everything in a text that can be checked. Number words count as digits: "sixty minutes" is `60 minutes`. */
export function findClaims(written: string): Claim[] {
  const claims: Claim[] = [];
  const plain = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replaceAll('1⁄2', ' 1/2')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/([ap])\.m\.?/g, '$1m');
  const lower = digitsOfNumberWords(plain);
  const add = (kind: ClaimKind, value: string, words: string) => claims.push({ kind, value, words });
  let text = plain;
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => void) => {
    text = text.replace(pattern, (...found) => {
      const groups = found.slice(
        0,
        found.findIndex((each) => typeof each === 'number'),
      ) as string[];
      read(Object.assign(groups, { index: 0, input: text }) as unknown as RegExpExecArray);
      return ' ';
    });
  };

  take(patterns.link, ([words]) => add('link', words.replace(/[.,;:!?]+$/, ''), words));
  take(patterns.path, ([words, path = '']) => add('link', path, words));
  take(patterns.email, ([words]) => add('email', words.replace(/\.$/, ''), words));
  text = digitsOfNumberWords(text); // not in addresses, where a word is a word
  take(patterns.phone, ([words]) => add('phone', words.replace(/\D/g, '').slice(-10), words));
  take(patterns.money, ([words, sign, word]) => {
    const amount = (sign ?? word ?? '').replace(/,/g, '');
    const each = patterns.ofOne.test(lower.slice(lower.indexOf(words) + words.length));
    add('money', `$${Number(amount)}${each ? ' each' : ''}`, words.trim());
  });
  take(patterns.clockTime, ([words, hour = '', minute, half]) => add('time', clock(hour, minute, half), words));
  take(patterns.digitalTime, ([words, hour = '', minute]) => add('time', clock(hour, minute, undefined), words));
  take(patterns.namedTime, ([words]) => add('time', words === 'noon' ? '12:00' : '00:00', words));
  take(patterns.percent, ([words, number = '']) => add('percent', `${Number(number)}%`, words));
  take(patterns.season, ([words, season = '', year = '']) => add('date', `${season} ${year}`, words));
  take(patterns.address, ([words, number = '', half, street = '']) =>
    add('address', `${number}${half === undefined ? '' : '½'} ${street}`, words),
  );
  take(patterns.date, ([words, month = '', day = '', year]) =>
    add('date', `${month.slice(0, 3)} ${Number(day)}${year ? ` ${year}` : ''}`, words),
  );
  take(patterns.age, ([words, ...ages]) => {
    for (const age of ages) if (age !== undefined) add('age', `${Number(age)} years`, words);
  });
  take(patterns.reviews, ([words, count = '']) => add('amount', `${Number(count)} review`, words));
  take(patterns.people, ([words, first = '', second, noun = '']) => {
    const unit = /^teams?/.test(noun) ? 'teams' : 'people';
    for (const count of [first, second]) if (count !== undefined) add('amount', `${Number(count)} ${unit}`, words);
  });
  take(patterns.amount, ([words, first = '', second, unit = '']) => {
    for (const count of [first, second])
      if (count !== undefined) add('amount', `${Number(count)} ${singular(unit)}`, words);
  });
  take(patterns.route, ([words, number = '']) => add('amount', `route ${number}`, words));
  for (const [words] of written.matchAll(patterns.capitals))
    if (/\d/.test(words) || patterns.ofCode.test(written)) add('code', words.toLowerCase(), words);
  return claims;
}

/** A unit as one of it is named: `inches` as `inch`. */
export const singular = (unit: string) =>
  unit
    .replace(/^business /, '')
    .replace(/^feet$/, 'foot')
    .replace(/(?<=inch)es$|s$/, '');
