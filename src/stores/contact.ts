import { atom, type ReadableAtom } from 'nanostores';
import { contactRequestSchema } from '#contracts/contact-request.ts';
import {
  cleanWords,
  contactFields,
  contactProblems,
  isReachable,
  type ContactField,
  type ContactWords,
} from '#domain/contact.ts';
import { sendContactRequest } from '#services/contact.ts';
import { chatSession } from './chat-history.ts';

/**
 * Where the request for a person stands. `writing`: with what is wrong, by field. `sending`: `isWorking` while the browser
 * computes what the backend asks for on a day with very many messages. `failed`: nothing typed is lost.
 * `received`: with the code to name on the phone and the moment of storing.
 */
export type ContactState =
  | { status: 'writing'; problems: Partial<ContactWords> }
  | { status: 'sending'; isWorking?: true }
  | { status: 'failed'; message: string }
  | { status: 'received'; receipt: string; receivedAt: Date };

const words = atom<ContactWords>({ name: '', reach: '', message: '' });
const state = atom<ContactState>({ status: 'writing', problems: {} });

/** What stands in the form. */
export const $contactWords: ReadableAtom<ContactWords> = words;

/** Where the request stands. */
export const $contact: ReadableAtom<ContactState> = state;

/** Identifier of the request that is being written; sending it twice stores it once. */
let requestId: string | undefined;

/** Opens the form: the question goes in where nothing was typed yet, and after a receipt the form begins anew. */
export function startContact(question: string): void {
  const isDone = state.get().status === 'received';
  if (isDone) state.set({ status: 'writing', problems: {} });
  const typed = isDone ? '' : words.get().message;
  words.set({ ...words.get(), message: typed || question.slice(0, 1000) });
  if (isDone || !requestId) requestId = crypto.randomUUID();
}

/** Fills in a field and takes its problem away. */
export function writeContact(field: ContactField, text: string): void {
  words.set({ ...words.get(), [field]: text });
  const now = state.get();
  if (now.status === 'writing') state.set({ status: 'writing', problems: { ...now.problems, [field]: undefined } });
}

/** Sends the request, unless a field cannot be sent. Returns the first such field. */
export async function sendContact(): Promise<ContactField | undefined> {
  if (state.get().status === 'sending') return undefined;
  requestId ??= crypto.randomUUID();
  const request = contactRequestSchema.safeParse({
    request_id: requestId,
    session_id: chatSession(),
    ...cleanWords(words.get()),
  });
  const wrong = new Set(request.success ? [] : request.error.issues.map(({ path }) => path[0]));
  if (!isReachable(words.get().reach)) wrong.add('reach');
  const problems = contactFields.filter((field) => wrong.has(field));
  if (problems.length > 0 || !request.success) {
    state.set({
      status: 'writing',
      problems: Object.fromEntries(problems.map((each) => [each, contactProblems[each]])),
    });
    return problems[0];
  }
  state.set({ status: 'sending' });
  const outcome = await sendContactRequest(request.data, () => state.set({ status: 'sending', isWorking: true }));
  if (outcome.status === 'failed') state.set(outcome);
  else {
    const stored = new Date(outcome.receipt.received_at);
    const receivedAt = Number.isNaN(stored.getTime()) ? new Date() : stored;
    state.set({ status: 'received', receipt: outcome.receipt.receipt, receivedAt });
  }
  return undefined;
}
