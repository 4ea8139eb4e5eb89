import { atom, type ReadableAtom } from 'nanostores';
import type { ChatLine, ChatMessage, WantedChats } from '#domain/dashboard.ts';
import { readChat, readChats } from '#services/dashboard.ts';
import { createList, type List } from './dashboard-list.ts';

/** The conversation that is open; `summary` is null until it is read, and when there is none. */
export interface OpenChat {
  id: string;
  summary: string | null;
}

const search = atom('');
const open = atom<OpenChat | null>(null);
const wanted = atom<WantedChats>('all');
const list = createList((last?: ChatLine) => readChats(search.get(), wanted.get(), last));
const messages = createList(async (last?: ChatMessage) => {
  const id = open.get()?.id ?? '';
  const answer = await readChat(id, last);
  if (!last && answer.status === 'ready' && open.get()?.id === id) open.set({ id, summary: answer.read.summary });
  return answer;
});

/** Conversations that the search finds, all when it is empty. */
export const $chats: ReadableAtom<List<ChatLine>> = list.$state;

/** Words that were searched for. */
export const $chatSearch: ReadableAtom<string> = search;

/** Which of them are listed. */
export const $wantedChats: ReadableAtom<WantedChats> = wanted;

/** The conversation that is open. */
export const $openChat: ReadableAtom<OpenChat | null> = open;

/** Its messages. */
export const $messages: ReadableAtom<List<ChatMessage>> = messages.$state;

/** Reads the conversations from the start. */
export const loadChats = list.load;

/** Reads the next part. */
export const loadMoreChats = list.loadMore;

/** Reads more of the conversation that is open. */
export const loadMoreMessages = messages.loadMore;

/** Finds conversations in which words were said. */
export async function searchChats(words: string): Promise<void> {
  search.set(words.trim());
  await list.load();
}

/** Lists all conversations, or those where something went wrong. */
export async function showChats(which: WantedChats): Promise<void> {
  wanted.set(which);
  await list.load();
}

/** Opens a conversation. */
export async function openChat(id: string): Promise<void> {
  open.set({ id, summary: null });
  await messages.load();
}

/** Reads the conversation that is open from the start. */
export const reloadMessages = messages.load;

/** Closes the conversation. */
export function closeChat(): void {
  open.set(null);
}
