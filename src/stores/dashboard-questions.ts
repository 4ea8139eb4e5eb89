import { atom, type ReadableAtom } from 'nanostores';
import type { OpenQuestion } from '#domain/dashboard.ts';
import { faqEntry } from '#domain/faq-entry.ts';
import { readQuestions } from '#services/dashboard.ts';
import { createList, type List } from './dashboard-list.ts';

/** What became of an entry: in the clipboard, or to be copied by hand because the browser does not allow it. */
export interface Copy {
  question: string;
  entry: string;
  status: 'copied' | 'by-hand';
}

const list = createList(readQuestions);
const copy = atom<Copy | null>(null);

/** Questions that the facts do not answer. */
export const $questions: ReadableAtom<List<OpenQuestion>> = list.$state;

/** The entry that was copied last. */
export const $copy: ReadableAtom<Copy | null> = copy;

/** Reads the questions from the start. */
export const loadQuestions = list.load;

/** Reads the next part. */
export const loadMoreQuestions = list.loadMore;

/** Copies a question as an entry of the site's list of questions. */
export async function copyAsFaq({ question, example }: OpenQuestion): Promise<void> {
  const entry = faqEntry(example);
  try {
    await navigator.clipboard.writeText(entry);
    copy.set({ question, entry, status: 'copied' });
  } catch {
    copy.set({ question, entry, status: 'by-hand' });
  }
}
