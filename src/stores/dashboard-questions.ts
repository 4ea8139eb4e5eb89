import { atom, type ReadableAtom } from 'nanostores';
import type { OpenQuestion, QuestionEnd } from '#domain/dashboard.ts';
import { faqEntry } from '#domain/faq-entry.ts';
import { readQuestions, settleQuestion } from '#services/dashboard.ts';
import { createList, sentenceFor, type List } from './dashboard-list.ts';

/** What became of an entry: in the clipboard, or to be copied by hand because the browser does not allow it. */
export interface Copy {
  question: string;
  entry: string;
  status: 'copied' | 'by-hand';
}

/** What was just said of a question; `undo` opens it again. */
export interface QuestionNotice {
  text: string;
  undo?: OpenQuestion;
}

const wanted = atom<'open' | 'settled'>('open');
const notice = atom<QuestionNotice | null>(null);
const list = createList((last?: OpenQuestion) => readQuestions(wanted.get(), last));
const copy = atom<Copy | null>(null);

/** Questions that the facts do not answer. */
export const $questions: ReadableAtom<List<OpenQuestion>> = list.$state;

/** Whether open ones are listed, or settled ones. */
export const $wantedQuestions: ReadableAtom<'open' | 'settled'> = wanted;

/** What was just said of a question. */
export const $questionNotice: ReadableAtom<QuestionNotice | null> = notice;

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

/** Lists questions that are open, or those that are settled. */
export async function showQuestions(which: 'open' | 'settled'): Promise<void> {
  wanted.set(which);
  notice.set(null);
  await list.load();
}

const said: Record<QuestionEnd, string> = {
  answered: 'Answered. It opens again when somebody asks it in vain after a day.',
  'not ours': 'Not ours. It stays away, however often it is asked.',
  written: 'Written. It opens again when somebody asks it in vain after a day.',
};

/** Says how a question ended, or opens it again; it then leaves the list that is shown. */
export async function settle(open: OpenQuestion, how: QuestionEnd | null): Promise<void> {
  const answer = await settleQuestion(open, how);
  if (answer.status !== 'ready') return notice.set({ text: `Not done. ${sentenceFor(answer.status)}` });
  notice.set(
    answer.read.status === 'gone'
      ? { text: 'This question is gone: nobody has asked it for 90 days.' }
      : how
        ? { text: said[how], undo: open }
        : { text: 'The question is open again.' },
  );
  await list.load();
}
