import { atom, type ReadableAtom } from 'nanostores';
import type { Contact } from '#domain/dashboard.ts';
import { markContact, readContacts } from '#services/dashboard.ts';
import { createList, sentenceFor, type List } from './dashboard-list.ts';

/** What was just done; `undo` is the request that can be taken back. */
export interface ContactNotice {
  text: string;
  undo?: Contact;
}

const wanted = atom<Contact['status']>('new');
const notice = atom<ContactNotice | null>(null);
const list = createList((last?: Contact) => readContacts(wanted.get(), last));
const marking = new Set<string>();

/** Whether those that wait are shown, or those that are done. */
export const $wantedContacts: ReadableAtom<Contact['status']> = wanted;

/** Contact requests. */
export const $contacts: ReadableAtom<List<Contact>> = list.$state;

/** What was just done. */
export const $contactNotice: ReadableAtom<ContactNotice | null> = notice;

/** Reads the requests from the start. */
export const loadContacts = list.load;

/** Reads the next part. */
export const loadMoreContacts = list.loadMore;

/** Takes the notice away. */
export function closeContactNotice(): void {
  notice.set(null);
}

/** Shows those that wait, or those that are done. */
export async function showContacts(status: Contact['status']): Promise<void> {
  wanted.set(status);
  notice.set(null);
  await list.load();
}

/** Marks a request done, or new again; it then leaves the list that is shown. */
export async function mark(contact: Contact, done: boolean): Promise<void> {
  if (marking.has(contact.id)) return;
  marking.add(contact.id);
  const answer = await markContact(contact, done);
  marking.delete(contact.id);
  if (answer.status !== 'ready') return notice.set({ text: `Not done. ${sentenceFor(answer.status)}` });
  if (answer.read.status === 'gone') {
    list.replace((each) => (each.id === contact.id ? null : each));
    return notice.set({ text: `The request of ${contact.name} does not exist any more.` });
  }
  const marked = answer.read.contact;
  list.replace((each) => (each.id !== marked.id ? each : marked.status === wanted.get() ? marked : null));
  if (!done) {
    if (wanted.get() === 'new') void list.load();
    return notice.set({ text: `${marked.name} waits for an answer again.` });
  }
  notice.set({ text: `${marked.name} is answered. Marked by ${marked.done_by_name ?? 'you'}.`, undo: marked });
}
