import { asQuestion } from './faq-entry.ts';

/** Where the editor opens the questions. */
const questionsOfEditor = '#/collections/_singletons/entries/questions';
/** Begins the hash by which the dashboard hands a question over. A hash stays in the browser: no server reads it. */
const handing = `${questionsOfEditor}?answer=`;
/** More than a visitor can ask. */
const longestHash = 4000;

/** The editor’s address at which somebody writes the answer to what a visitor asked. */
export const answerAddress = (words: string): string =>
  `/xtra/content${handing}${encodeURIComponent(asQuestion(words))}`;

/** The question that an address hands over, and the hash with which the editor goes on; nothing for any other address. */
export function askedIn(hash: string): { question: string; hash: string } | undefined {
  if (!hash.startsWith(handing) || hash.length > longestHash) return undefined;
  try {
    const words = decodeURIComponent(hash.slice(handing.length));
    return words.trim() ? { question: asQuestion(words), hash: questionsOfEditor } : undefined;
  } catch {
    return undefined;
  }
}

type Entries = readonly Record<string, unknown>[];

/** The list of questions with one more at its top that waits for its answer; the same list when it has the question. */
export const withAsked = (entries: Entries, question: string): Entries =>
  entries.some((entry) => String(entry['question']).toLowerCase() === question.toLowerCase())
    ? entries
    : [{ question, answer: '', category: 'experience' }, ...entries];

/** The list as it is written: what is new, and has no name yet, comes last. */
export const newLast = (entries: Entries): Entries => [
  ...entries.filter(({ id }) => id),
  ...entries.filter(({ id }) => !id),
];
