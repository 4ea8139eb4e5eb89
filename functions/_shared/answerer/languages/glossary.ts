import englishWords from './english-words.json' with { type: 'json' };
import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };

/** Languages in which a question is understood, though answered in English. */
export type ForeignLanguage = 'spanish' | 'french' | 'german';

/** What is known of a language. */
interface Glossary {
  /** Words that hold its sentences together and carry no subject. */
  functionWords: ReadonlySet<string>;
  /** Every single word that it has here, those of phrases too. */
  vocabulary: ReadonlySet<string>;
  /** Its phrases, words joined by spaces, with their English. */
  phrases: ReadonlyMap<string, string>;
  /** English verbs that stand at the end of its sentences, away from their `can` or `must`. */
  verbsAtTheEnd: ReadonlySet<string>;
  /** What is said in it; `{phone}` and `{email}` stand for the venue's. */
  sentences: {
    /** Answers are in English, and a person helps. */
    english: string;
    /** Nothing was found, and a person helps. */
    nothing: string;
  };
}

/** A glossary as its file has it: English words with what they are called, `a | b`. */
interface WrittenGlossary {
  functionWords: string;
  words: Readonly<Record<string, string>>;
  verbsAtTheEnd: string;
  sentences: Glossary['sentences'];
}

function glossaryOf(written: WrittenGlossary): Glossary {
  const phrases = new Map(
    Object.entries(written.words).flatMap(([english, foreign]) =>
      foreign.split(' | ').map((phrase) => [phrase, english] as const),
    ),
  );
  const functionWords = new Set(written.functionWords.split(' '));
  return {
    functionWords,
    vocabulary: new Set([...functionWords, ...[...phrases.keys()].flatMap((phrase) => phrase.split(' '))]),
    phrases,
    verbsAtTheEnd: new Set(written.verbsAtTheEnd.split(' | ')),
    sentences: written.sentences,
  };
}

/** Every language with its glossary; a word that several have is taken for the first one's. */
export const glossaries: ReadonlyMap<ForeignLanguage, Glossary> = new Map([
  ['spanish', glossaryOf(spanish)],
  ['french', glossaryOf(french)],
  ['german', glossaryOf(german)],
]);

/** English words that say nothing for another language, though it may have them too. */
export const englishVocabulary: ReadonlySet<string> = new Set(englishWords.flatMap((line) => line.split(' ')));

/** Words, numbers and punctuation of a text in lower case and without accents; `l’âge` and `puis-je` are two words each. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return plain.match(/\d+(?:[:.,]\d+)*|[a-z]+|[?!.,;]/g) ?? [];
}

/** True for a word or number; false for punctuation. */
export const isWord = (word: string): boolean => /[a-z0-9]/.test(word);
