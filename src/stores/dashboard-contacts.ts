import { atom, type ReadableAtom } from 'nanostores';
import type { Contact } from '#domain/dashboard.ts';
import { markContact, noteContact, readContacts, takeContact, type ContactAnswer } from '#services/dashboard.ts';
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
  const marked = settle(contact, answer)?.contact;
  if (!marked) return;
  if (!done) {
    if (wanted.get() === 'new') void list.load();
    return notice.set({ text: `${marked.name} waits for an answer again.` });
  }
  notice.set({ text: `${marked.name} is answered. Marked by ${marked.done_by_name ?? 'you'}.`, undo: marked });
}

/** Puts a request into the list as it is now; undefined when nothing came of what was asked for, and the notice says why. */
function settle(contact: Contact, answer: ContactAnswer): { isSaved: boolean; contact: Contact } | undefined {
  if (answer.status !== 'ready') {
    notice.set({ text: `Not done. ${sentenceFor(answer.status)}` });
    return undefined;
  }
  if (answer.read.status === 'gone') {
    list.replace((each) => (each.id === contact.id ? null : each));
    notice.set({ text: `The request of ${contact.name} does not exist any more.` });
    return undefined;
  }
  const now = answer.read.contact;
  list.replace((each) => (each.id !== now.id ? each : now.status === wanted.get() ? now : null));
  return { isSaved: answer.read.status === 'saved', contact: now };
}

/** Says that whoever is signed in answers a request, or no longer does. */
export async function take(contact: Contact, taken: boolean): Promise<void> {
  const settled = settle(contact, await takeContact(contact, taken));
  if (!settled) return;
  const { name, taken_by_name: holder } = settled.contact;
  if (!settled.isSaved)
    return notice.set({ text: holder ? `${holder} answers ${name} already.` : `${name} is free again.` });
  notice.set({ text: taken ? `You answer ${name}.` : `${name} waits for somebody to answer.` });
}

/** Writes what colleagues should know of a request. False when it is not written, and the list and the notice say why. */
export async function note(contact: Contact, words: string): Promise<boolean> {
  const settled = settle(contact, await noteContact(contact, words));
  if (!settled) return false;
  notice.set({
    text: settled.isSaved
      ? `The note on ${contact.name} is saved.`
      : 'A colleague wrote this note meanwhile. Add to it, or save yours over it.',
  });
  return settled.isSaved;
}

/** Reads who has asked for a person since; what is typed into a note stays. */
export async function followContacts(): Promise<void> {
  if (wanted.get() === 'new') await list.follow();
}
