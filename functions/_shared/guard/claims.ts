import { digitsOfNumberWords } from '../answerer/reading/number-words.ts';

/** Kinds of things a reply can claim and code can check. */
export type ClaimKind = 'money' | 'time' | 'percent' | 'phone' | 'email' | 'link' | 'code' | 'date' | 'amount' | 'age';

/** One checkable thing in a text, in a form in which equal things are written alike. */
export interface Claim {
  kind: ClaimKind;
  /** `$35`, `16:00`, `10%`, `60 minutes`, `8 people`, `12 years`, `december 31`, digits of a phone number. */
  value: string;
  /** The words of the text. */
  words: string;
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
const peopleWords = 'players?|people|persons?|guests?|participants?|kids?|children|child|adults?|friends|teams?';

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

  take(/(?:https?:\/\/|www\.)[^\s)\]>"']+/g, ([words]) => add('link', words.replace(/[.,;:!?]+$/, ''), words));
  take(/\]\((\/[^)\s]*)\)/g, ([words, path = '']) => add('link', path, words));
  take(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([words]) => add('email', words.replace(/\.$/, ''), words));
  text = digitsOfNumberWords(text); // not in addresses, where a word is a word
  take(/(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/g, ([words]) =>
    add('phone', words.replace(/\D/g, '').slice(-10), words),
  );
  take(
    /(?:\$ ?(\d[\d,]*(?:\.\d+)?)|\b(\d[\d,]*(?:\.\d+)?) ?(?:dollars|usd|bucks)\b)( ?(?:-|to|and|or) ?)?(?:(?<=[-o dr]) ?(\d[\d,]*(?:\.\d{2})?)(?= ?(?:per|a |each|before|\b)))?/g,
    ([words, sign, word]) => {
      const amount = (sign ?? word ?? '').replace(/,/g, '');
      const each = /^ ?(?:per (?:person|head|player|ticket)|each|a (?:person|head|player)|\/ ?(?:person|player))/.test(
        lower.slice(lower.indexOf(words) + words.length),
      );
      add('money', `$${Number(amount)}${each ? ' each' : ''}`, words.trim());
    },
  );
  take(/\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/g, ([words, hour = '', minute, half]) =>
    add('time', clock(hour, minute, half), words),
  );
  take(/\b(\d{1,2}):(\d{2})\b(?!:)/g, ([words, hour = '', minute]) =>
    add('time', clock(hour, minute, undefined), words),
  );
  take(/\b(noon|midnight)\b/g, ([words]) => add('time', words === 'noon' ? '12:00' : '00:00', words));
  take(/\b(\d{1,3}(?:\.\d+)?) ?(?:%|percent)/g, ([words, number = '']) => add('percent', `${Number(number)}%`, words));
  take(
    new RegExp(
      `\\b(${monthNames}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`,
      'g',
    ),
    ([words, month = '', day = '', year]) =>
      add('date', `${month.slice(0, 3)} ${Number(day)}${year ? ` ${year}` : ''}`, words),
  );
  take(
    /\bages? (?:of )?(\d{1,2})(?: ?(?:-|to|and|or|through) ?(\d{1,2}))?\b|\b(\d{1,2})[ -]years?[ -]olds?\b|\b(?:under|over|above|below|from|age|turning) (\d{1,2})\b(?= (?:up|years?|need|can|may|play|must|has|have|on)\b|[.,;]|$)/g,
    ([words, first, second, old, under]) => {
      for (const age of [first, second, old, under]) if (age !== undefined) add('age', `${Number(age)} years`, words);
    },
  );
  take(
    new RegExp(
      `\\b(\\d{1,4})(?: ?(?:-|to|or|and) ?(\\d{1,4}))?\\+? ?(?:more |extra |other |small )?(${peopleWords})\\b`,
      'g',
    ),
    ([words, first = '', second, noun = '']) => {
      const unit = /^teams?/.test(noun) ? 'teams' : 'people';
      for (const count of [first, second]) if (count !== undefined) add('amount', `${Number(count)} ${unit}`, words);
    },
  );
  take(
    /\b(\d{1,4})(?: ?(?:-|to|or) ?(\d{1,4}))?[ -]?(minutes?|hours?|days?|weeks?|months?|years?|business days?|inch(?:es)?|feet|foot|rooms?|reviews?|rounds?|stars?|pounds?|hints?)\b/g,
    ([words, first = '', second, unit = '']) => {
      for (const count of [first, second])
        if (count !== undefined)
          add(
            'amount',
            `${Number(count)} ${unit
              .replace(/^business /, '')
              .replace(/^feet$/, 'foot')
              .replace(/(?<=inch)es$|s$/, '')}`,
            words,
          );
    },
  );
  for (const [words] of written.matchAll(/\b(?=[A-Z0-9]*[A-Z][A-Z0-9]*\b)(?=\w*[A-Z]{2})[A-Z0-9]{5,}\b/g))
    add('code', words.toLowerCase(), words);
  return claims;
}
