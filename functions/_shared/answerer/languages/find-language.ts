import { englishVocabulary, glossaries, isWord, wordsOf, type ForeignLanguage } from './glossary.ts';

/** Words up to this length are mostly articles, which names have too: El Camino, Rue de la Paix. */
const longestArticle = 3;
const certain = 1.5;
/** A short question is sure where none of its words is English and this share of them is of the other language. */
const shareOfShort = 0.3;

/** How much a word speaks for a language that has it. */
function weightOf(word: string, isEnglish: boolean): number {
  if (isEnglish) return 0.25;
  return word.length <= longestArticle ? 0.5 : 1;
}

/** The words of a text without the names of rooms, which are the same in every language. */
function withoutNames(words: readonly string[], names: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const name of names) text = text.replaceAll(` ${name} `, ' ');
  return text.split(' ').filter(isWord);
}

/**
 * The language of a text when it is not English.
 *
 * @param names Names of rooms, as words joined by spaces.
 * @param venueWords Words of the venue's own texts, which are English.
 */
export function findLanguage(
  text: string,
  names: readonly string[],
  venueWords: ReadonlySet<string>,
): ForeignLanguage | undefined {
  const isEnglish = (word: string) => englishVocabulary.has(word) || venueWords.has(word);
  const words = withoutNames(wordsOf(text), names).filter((word) => !/\d/.test(word));
  const english = (has: (word: string) => boolean) => words.filter((word) => isEnglish(word) && !has(word)).length;
  const [best] = [...glossaries]
    .map(([language, { vocabulary }]) => {
      const own = words.filter((word) => vocabulary.has(word));
      return {
        language,
        score: own.reduce((sum, word) => sum + weightOf(word, isEnglish(word)), 0),
        hasOwnWord: own.some((word) => weightOf(word, isEnglish(word)) === 1),
        against: english((word) => vocabulary.has(word)),
      };
    })
    .sort((one, other) => other.score - one.score);
  if (!best) return undefined;
  const { language, score, against, hasOwnWord } = best;
  const isShort = hasOwnWord && against === 0 && score >= words.length * shareOfShort;
  if (/[¿¡]/.test(text)) return 'spanish';
  return isShort || (score >= certain && score > against) ? language : undefined;
}

/** True where nothing in a text is English, so that it may go on in the language before: “16?”, “pizza”. */
export const mayBeAny = (text: string): boolean => !wordsOf(text).some((word) => englishVocabulary.has(word));
