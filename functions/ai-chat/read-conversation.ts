import { longestMessage, type ChatMessage, type ChatRequest } from '../_shared/contracts/chat.ts';
import { Refusal } from '../_shared/http/refusal.ts';
import { redact } from '../_shared/privacy/redact.ts';

/** A conversation whose last message is a question of the visitor, without numbers of cards and the like. */
export interface Conversation {
  session: string;
  /** Oldest first. Turns of the assistant are what the browser claims, to be checked before a model sees them. */
  messages: ChatMessage[];
  question: string;
  page: string | undefined;
}

/** Checks what the schema cannot: who speaks last, and how long the visitor's messages are. */
export function readConversation({ session_id: session, messages, page }: ChatRequest): Conversation {
  const last = messages.at(-1);
  if (last?.role !== 'user') throw new Refusal('bad_request', '"messages" has to end with a question.');
  if (messages.some(({ role, content }) => role === 'user' && content.length > longestMessage)) {
    throw new Refusal('too_large', `A message may have ${longestMessage} characters.`);
  }
  const redacted = messages.map(({ role, content }) => ({ role, content: redact(content) }));
  return { session, messages: redacted, question: redact(last.content), page };
}
