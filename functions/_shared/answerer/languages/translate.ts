import { glossaries, isWord, wordsOf, type ForeignLanguage } from './glossary.ts';

/** A message in English key words. */
interface Translation {
  text: string;
  /** False where no word of it carried a subject. */
  isUnderstood: boolean;
}

const longestPhrase = 7;
const noon = 12;

/** `19h30`, `20 Uhr` and `20:30` as `7:30 pm`, `8 pm` and `8:30 pm`. */
function englishTimes(text: string): string {
  const say = (hour: number, minutes: string | undefined) =>
    `${((hour + noon - 1) % noon) + 1}${minutes ? `:${minutes}` : ''} ${hour >= noon ? 'pm' : 'am'}`;
  return text
    .replace(
      /\b(1[3-9]|2[0-3])(?::([0-5]\d))? ?uhr\b(?: ?([0-5]\d)\b)?/gi,
      (_, hour: string, one?: string, two?: string) => say(Number(hour), one ?? two),
    )
    .replace(/\b([01]?\d|2[0-3]) ?h(?:eures)?(?: ?([0-5]\d))?\b/gi, (_, hour: string, minutes?: string) =>
      say(Number(hour), minutes),
    )
    .replace(/\b(1[3-9]|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minutes: string) => say(Number(hour), minutes));
}

/** Spellings of a German word without its dots: `fuenf` is `funf`. */
const withoutDots = (phrase: string) => phrase.replace(/(?<![aeq])([aou])e(?=[a-z])/g, '$1');

/** `can i · a dog · bring` as `can i · bring · a dog`: the verb goes where English has it. */
function verbsForward(parts: readonly string[], verbs: ReadonlySet<string>): string[] {
  const ordered: string[] = [];
  let modal: number | undefined;
  for (const part of parts) {
    if (/^(?:where |when |how )?(?:can|must|i want to|we want to)\b/.test(part)) modal = ordered.length + 1;
    const isSubject = modal === ordered.length && /^(?:we|i|he|she|you|they)$/.test(part);
    if (isSubject) modal = ordered.length + 1;
    if (modal !== undefined && verbs.has(part)) {
      ordered.splice(modal, 0, part);
      modal = undefined;
    } else ordered.push(part);
  }
  return ordered;
}

/**
 * Turns a message into plain English key words, phrases before words; names of rooms and words that the venue itself uses
 * stay as they are, other unknown words are left out.
 *
 * @param names Names of rooms, as words joined by spaces.
 * @param venueWords Words of the venue's own texts.
 */
export function translate(
  message: string,
  language: ForeignLanguage,
  names: readonly string[],
  venueWords: ReadonlySet<string>,
): Translation {
  const glossary = glossaries.get(language);
  if (!glossary) return { text: message, isUnderstood: false };
  const { phrases, functionWords, verbsAtTheEnd, vocabulary } = glossary;
  const isName = new Set(names);
  const words = wordsOf(englishTimes(message));
  const parts: string[] = [];
  let isUnderstood = false;
  for (let at = 0; at < words.length;) {
    const most = Math.min(longestPhrase, words.length - at);
    let taken = 0;
    for (let length = most; length > 0 && taken === 0; length -= 1) {
      const own = words.slice(at, at + length);
      const phrase = own.join(' ');
      const english = isName.has(phrase) ? phrase : (phrases.get(phrase) ?? phrases.get(withoutDots(phrase)));
      if (english === undefined) continue;
      parts.push(english);
      taken = length;
      isUnderstood ||= own.some((word) => !functionWords.has(word));
    }
    const word = words[at] ?? '';
    const isKept =
      !isWord(word) || /\d/.test(word) || /^[ap]m$/.test(word) || (!vocabulary.has(word) && venueWords.has(word));
    if (taken === 0 && isKept) {
      parts.push(word);
      isUnderstood ||= isWord(word);
    }
    at += Math.max(taken, 1);
  }
  const text = verbsForward(parts, verbsAtTheEnd)
    .join(' ')
    .replace(/ ([?!.,;])/g, '$1');
  return { text, isUnderstood };
}
