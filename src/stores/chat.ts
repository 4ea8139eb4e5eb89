import { atom, computed, type ReadableAtom } from 'nanostores';
import { largestBody, longestConversation, longestMessage as contractLimit } from '#contracts/chat.ts';
import type { ChatMessage as SentMessage, ChatReply } from '#contracts/chat.ts';
import { cleanText } from '#domain/clean-text.ts';
import { isForgotten, newestThatFit, pageOfChat, plainText } from '#domain/chat.ts';
import { askAssistant } from '#services/chat.ts';
import { chatSession, keepConversation, recallConversation } from './chat-history.ts';
import type { AssistantMessage, ChatMessage, VisitorMessage } from './chat-history.ts';

/**
 * What the assistant is doing. `waiting`: asked, nothing said yet. `streaming`: so much of the reply has come.
 * `unanswered`: the last question was stopped, or left behind with a page, before anything was said. `failed`: with a
 * sentence for the visitor.
 */
export type ChatActivity =
  | { status: 'idle' | 'waiting' | 'unanswered' }
  | { status: 'streaming'; text: string }
  | { status: 'failed'; message: string };

/** A question and what was said to it: nothing yet, one reply, or the part of one. */
export interface ChatTurn {
  question: VisitorMessage;
  replies: readonly AssistantMessage[];
}

/** What came with a whole reply, besides its text. */
export type FinishedReply = Extract<AssistantMessage['ending'], { status: 'finished' }>['reply'];

/** Something to act on under a reply. */
export type ReplyCardContent = FinishedReply['cards'][number];

/** Most characters of a message. */
export const longestMessage = contractLimit;

const messages = atom<readonly ChatMessage[]>([]);
const activity = atom<ChatActivity>({ status: 'idle' });
const draft = atom('');
const announcement = atom('');

/** The conversation, oldest first. */
export const $messages: ReadableAtom<readonly ChatMessage[]> = messages;

/** The conversation as questions with their replies. */
export const $turns = computed(messages, (said) => {
  const turns: { question: VisitorMessage; replies: AssistantMessage[] }[] = [];
  for (const message of said) {
    if (message.role === 'user') turns.push({ question: message, replies: [] });
    else turns.at(-1)?.replies.push(message);
  }
  return turns satisfies ChatTurn[];
});

/** What the assistant is doing. */
export const $activity: ReadableAtom<ChatActivity> = activity;

/** What stands in the composer. */
export const $draft: ReadableAtom<string> = draft;

/** The newest finished reply as screen readers say it, once; empty when there is nothing to say. */
export const $announcement: ReadableAtom<string> = announcement;

/** True from the sending of a message until its reply has ended. */
export function isBusy({ status }: ChatActivity): boolean {
  return status === 'waiting' || status === 'streaming';
}

/** The question on its way, if there is one. */
let running: AbortController | undefined;
let isRecalled = false;

/** Brings back the conversation of this tab the first time, and forgets one that has become a day old. */
export function recallChat(): void {
  announcement.set('');
  const now = Date.now();
  if (!isRecalled) {
    isRecalled = true;
    chatSession();
    const kept = recallConversation(now);
    messages.set(kept.messages);
    draft.set(kept.draft);
    if (kept.messages.at(-1)?.role === 'user') activity.set({ status: 'unanswered' });
    addEventListener('pagehide', stopReply);
  }
  const last = messages.get().at(-1);
  if (last && isForgotten(last.timestamp.getTime(), now)) clearChat();
}

/** Writes into the composer. */
export function writeDraft(text: string): void {
  draft.set(text.slice(0, longestMessage));
  keep();
}

/** Sends the draft. */
export function sendDraft(): void {
  if (sendMessage(draft.get())) writeDraft('');
}

/** Sends a message, unless it is blank or the last one is still being answered. Returns whether it was sent. */
export function sendMessage(text: string): boolean {
  const content = cleanText(text).trim();
  if (content === '' || content.length > longestMessage || running) return false;
  add({ id: crypto.randomUUID(), role: 'user', content, timestamp: new Date() });
  void ask();
  return true;
}

/** Asks the last question again, without the part of a reply that came before. */
export function retryMessage(): void {
  if (running) return;
  const question = messages.get().findLastIndex(({ role }) => role === 'user');
  if (question < 0) return;
  messages.set(messages.get().slice(0, question + 1));
  void ask();
}

/** Stops the reply that is coming and keeps what was said. */
export function stopReply(): void {
  if (!running) return;
  running.abort();
  running = undefined;
  settle('stopped', { status: 'unanswered' });
}

/** Empties the conversation, a reply on its way and the error. */
export function clearChat(): void {
  running?.abort();
  running = undefined;
  messages.set([]);
  activity.set({ status: 'idle' });
  announcement.set('');
  keep();
}

async function ask(): Promise<void> {
  const question = (running = new AbortController());
  announcement.set('');
  activity.set({ status: 'waiting' });
  const page = pageOfChat(location.pathname);
  const outcome = await askAssistant(
    { session_id: chatSession(), messages: conversation(), ...(page ? { page } : {}) },
    { signal: question.signal, onText: (text) => running === question && say(text) },
  );
  if (running !== question || outcome.status === 'stopped') return; // stopped or cleared meanwhile
  running = undefined;
  if (outcome.status === 'answered') return finish(outcome.reply);
  settle('broken', outcome);
  activity.set(outcome);
}

/** The conversation as it is sent: the newest messages that the function takes. */
function conversation(): SentMessage[] {
  const said = messages.get().map(({ role, content }) => ({ role, content: content.slice(0, longestMessage * 4) }));
  const some = said.filter(({ content }) => content.trim() !== '').slice(-longestConversation);
  return newestThatFit(some, largestBody - 1024); // the rest of the request needs less than a kilobyte
}

function say(text: string): void {
  const now = activity.get();
  activity.set({ status: 'streaming', text: now.status === 'streaming' ? now.text + text : text });
}

function finish({ message, ...reply }: ChatReply): void {
  activity.set({ status: 'idle' });
  addReply(message, { status: 'finished', reply });
  announcement.set(plainText(message));
}

/** Keeps the part of a reply that has come, or says that none has. */
function settle(status: 'stopped' | 'broken', nothingSaid: ChatActivity): void {
  const now = activity.get();
  const text = now.status === 'streaming' ? now.text : '';
  activity.set(text.trim() ? { status: 'idle' } : nothingSaid);
  if (text.trim()) addReply(text, { status });
}

function addReply(content: string, ending: AssistantMessage['ending']): void {
  add({ id: crypto.randomUUID(), role: 'assistant', content, timestamp: new Date(), ending });
}

function add(message: ChatMessage): void {
  messages.set([...messages.get(), message]);
  keep();
}

function keep(): void {
  keepConversation({ messages: [...messages.get()], draft: draft.get() }, Date.now());
}
