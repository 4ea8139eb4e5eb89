import { atom, type ReadableAtom } from 'nanostores';
import { sendChatSummary } from '#services/chat.ts';
import { $messages, recallChat } from './chat.ts';
import { chatSession } from './chat-history.ts';
import { startContact } from './contact.ts';

/** The two buttons that open the chat: in the bar of phones, and in the corner of larger screens. */
export type ChatButton = 'bar' | 'corner';

/** What the overlay shows: the conversation, or the form that asks for a person. */
export type ChatView = 'conversation' | 'contact';

const openedBy = atom<ChatButton | null>(null);
const view = atom<ChatView>('conversation');

/** The button that opened the chat, or null while it is closed. */
export const $chatOpenedBy: ReadableAtom<ChatButton | null> = openedBy;

/** What the overlay shows. */
export const $chatView: ReadableAtom<ChatView> = view;

/** Opens the chat with the conversation of this tab. */
export function openChat(button: ChatButton): void {
  recallChat();
  view.set('conversation');
  openedBy.set(button);
}

/** Closes the chat at once; the venue gets a summary when something was said. */
export function closeChat(): void {
  if (!openedBy.get()) return;
  openedBy.set(null);
  if ($messages.get().length > 0) void sendChatSummary({ sessionId: chatSession() });
}

/** Shows the form that asks for a person, with the last question in it. */
export function showContact(): void {
  startContact($messages.get().findLast(({ role }) => role === 'user')?.content ?? '');
  view.set('contact');
}

/** Goes back from the form to the conversation; what was typed stays. */
export function showConversation(): void {
  view.set('conversation');
}
