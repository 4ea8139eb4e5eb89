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

/**
 * Where a message to the venue stands. `writing`: with what is wrong, by field. `sending`: `isWorking` while the browser
 * computes what the backend asks for on a day with very many messages. `failed`: nothing typed is lost.
 * `received`: with the code to name on the phone and the moment of storing.
 */
export type ContactState =
  | { status: 'writing'; problems: Partial<ContactWords> }
  | { status: 'sending'; isWorking?: true }
  | { status: 'failed'; message: string }
  | { status: 'received'; receipt: string; receivedAt: Date };

/** A form of its own that writes to the venue, from the chat where `session` names one. */
export function openContactForm(session?: () => string | undefined) {
  const words = atom<ContactWords>({ name: '', reach: '', message: '' });
  const state = atom<ContactState>({ status: 'writing', problems: {} });
  /** Identifier of the message that is being written; sending it twice stores it once. */
  let requestId: string | undefined;

  /** Fills in a field and takes its problem away. */
  function write(field: ContactField, text: string): void {
    words.set({ ...words.get(), [field]: text });
    const now = state.get();
    if (now.status === 'writing') state.set({ status: 'writing', problems: { ...now.problems, [field]: undefined } });
  }

  /** Begins a new message after a receipt; otherwise what was typed stays. */
  function begin(): void {
    if (state.get().status !== 'received') return;
    state.set({ status: 'writing', problems: {} });
    words.set({ ...words.get(), message: '' });
    requestId = undefined;
  }

  /** What would be sent, or the first field that cannot be: then all that is wrong stands at its field. */
  function check() {
    requestId ??= crypto.randomUUID();
    const request = contactRequestSchema.safeParse({
      request_id: requestId,
      session_id: session?.(),
      ...cleanWords(words.get()),
    });
    const wrong = new Set(request.success ? [] : request.error.issues.map(({ path }) => path[0]));
    if (!isReachable(words.get().reach)) wrong.add('reach');
    const problems = contactFields.filter((field) => wrong.has(field));
    if (request.success && problems.length === 0) return { request: request.data };
    state.set({
      status: 'writing',
      problems: Object.fromEntries(problems.map((each) => [each, contactProblems[each]])),
    });
    return { problem: problems[0] };
  }

  /** Sends the message, unless a field cannot be sent. Returns the first such field. */
  async function send(): Promise<ContactField | undefined> {
    if (state.get().status === 'sending') return undefined;
    const { request, problem } = check();
    if (!request) return problem;
    state.set({ status: 'sending' });
    const outcome = await sendContactRequest(request, () => state.set({ status: 'sending', isWorking: true }));
    if (outcome.status === 'failed') state.set(outcome);
    else {
      const stored = new Date(outcome.receipt.received_at);
      const receivedAt = Number.isNaN(stored.getTime()) ? new Date() : stored;
      state.set({ status: 'received', receipt: outcome.receipt.receipt, receivedAt });
    }
    return undefined;
  }

  return {
    /** What stands in the form. */
    $words: words as ReadableAtom<ContactWords>,
    /** Where the message stands. */
    $state: state as ReadableAtom<ContactState>,
    begin,
    write,
    check,
    send,
  };
}
