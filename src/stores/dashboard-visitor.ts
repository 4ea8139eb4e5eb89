import { atom, type ReadableAtom } from 'nanostores';
import { erasureWord, type ErasureReceipt, type VisitorDocument } from '#domain/dashboard.ts';
import { eraseVisitor, exportVisitor } from '#services/visitors.ts';
import { sentenceFor } from './dashboard-list.ts';
import { lookAgain } from './staff.ts';

/** How far an owner is with one visitor: looking, reading what was found, or done with erasing it. */
export type VisitorSearch =
  | { status: 'idle' | 'looking'; problem?: string }
  | { status: 'found'; wanted: string; document: VisitorDocument; isErasing: boolean; problem?: string }
  | { status: 'erased'; receipt: ErasureReceipt };

const search = atom<VisitorSearch>({ status: 'idle' });

/** How far an owner is with one visitor. */
export const $visitorSearch: ReadableAtom<VisitorSearch> = search;

const noAddress =
  'Enter the whole email address or phone number that the visitor left, or the number of a conversation.';
const needsFactor =
  'This session may not erase. Erasing cannot be undone, so it needs a session that has shown a second factor: ' +
  'add one on the page of your account, and try again.';

/** Forgets what was found. */
export function closeVisitor(): void {
  search.set({ status: 'idle' });
}

/** Reads all that is kept of one visitor. */
export async function findVisitor(typed: string): Promise<void> {
  const wanted = typed.trim();
  if (search.get().status === 'looking') return;
  if (wanted.length < 5 || wanted.length > 120) return search.set({ status: 'idle', problem: noAddress });
  search.set({ status: 'looking' });
  const answer = await exportVisitor(wanted);
  if (search.get().status !== 'looking') return; // it was closed meanwhile
  if (answer.status === 'ready') {
    search.set({ status: 'found', wanted, document: answer.read, isErasing: false });
    return;
  }
  search.set({ status: 'idle', problem: answer.status === 'invalid' ? noAddress : sentenceFor(answer.status) });
  if (answer.status === 'denied') await lookAgain();
}

/** Erases what was found for good, once the word for it was typed. */
export async function eraseFoundVisitor(typed: string): Promise<void> {
  const before = search.get();
  if (before.status !== 'found' || before.isErasing) return;
  if (typed.trim().toLowerCase() !== erasureWord) {
    search.set({ ...before, problem: `Type the word “${erasureWord}” to erase for good.` });
    return;
  }
  const { wanted, document } = before;
  search.set({ status: 'found', wanted, document, isErasing: true });
  const answer = await eraseVisitor(wanted);
  if (answer.status === 'ready') return search.set({ status: 'erased', receipt: answer.read });
  const problem =
    answer.status === 'denied' ? needsFactor : answer.status === 'invalid' ? noAddress : sentenceFor(answer.status);
  search.set({ status: 'found', wanted, document, isErasing: false, problem });
  if (answer.status === 'denied') await lookAgain();
}
