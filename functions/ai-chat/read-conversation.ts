import { cleanText, withLineFeeds } from '../../src/domain/clean-text.ts';
import { longestConversation, longestMessage, type ChatMessage, type ChatRequest } from '../_shared/contracts/chat.ts';
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

/** Longest reply that is stored; what a browser claims to be longer is none of ours. */
const longestReply = 8000;

/**
 * Checks what the schema cannot: that the last message is a question, is text, and how long it is. A long conversation is
 * shortened: its oldest messages, blank ones, and what is longer in it than a message can be are left out.
 */
export function readConversation({ session_id: session, messages, page }: ChatRequest): Conversation {
  const last = messages.at(-1);
  if (last?.role !== 'user' || last.content === '') {
    throw new Refusal('bad_request', '"messages" has to end with a question.');
  }
  if (cleanText(last.content) !== withLineFeeds(last.content)) {
    throw new Refusal('bad_request', '"messages" has characters that are no text.');
  }
  if (last.content.length > longestMessage) {
    throw new Refusal('too_large', `A message may have ${longestMessage} characters.`);
  }
  const latest = messages
    .filter(({ content }) => content !== '')
    .slice(-longestConversation)
    .map(({ role, content }) => ({
      role,
      content: redact(cleanText(content.slice(0, role === 'user' ? longestMessage : longestReply))),
    }));
  return { session, messages: latest, question: redact(cleanText(last.content)), page };
}
