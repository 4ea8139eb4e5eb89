/** Words that stand in any question and tell nothing of what it is about. */
const empty = new Set(
  'a an the is are was were be been am do does did will would can could may might should shall i you he she it we they me my your our their his her its of to in on at for with by from as that this these those there here and or but so if then than any some no not what which who how when where why have has had get got just please hi hello hey thanks thank ok us them'.split(
    ' ',
  ),
);

/** Words that say what somebody does, or how sure they are, and nothing of where, with what or why. */
const faint = new Set(
  (
    'go goes going come comes coming need needs want wants let make know tell say think like still possible really actually maybe ' +
    'also too even again sure right though tho anyway now then'
  ).split(' '),
);

/** True for a question that says nothing by itself: `do I have to go in?` */
export const tellsNothing = (text: string): boolean =>
  wordsOf(text).every((word) => empty.has(word) || faint.has(word));

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .match(/[a-z]+(?:'[a-z]+)?|\d+/g) ?? [];

/** The words of a text that tell something, each once. */
export const tellingWords = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => !empty.has(word)))];

/** The telling words of a text by their stems. */
export const stemsOf = (text: string): string[] => stemsOfWords(wordsOf(text));

/** The stems of those words that tell something. */
export const stemsOfWords = (words: readonly string[]): string[] =>
  words.filter((word) => !empty.has(word)).map(stemOf);

/** Stems of words that were met: the same few thousand come again and again. */
const stems = new Map<string, string>();
const mostRemembered = 20_000;

/** A word without what English puts at its end. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutEnding(word);
  if (stems.size < mostRemembered) stems.set(word, stem);
  return stem;
}

function withoutEnding(word: string): string {
  const plain = word.replace(/'s?$|'[a-z]+$/, '');
  if (plain.length < 4) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|edly|ed|es|s|ly|ers?|ation|ment)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=[a-z]{3})[ey]$/, '');
}
