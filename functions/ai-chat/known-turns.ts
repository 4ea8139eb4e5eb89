import type { ModelMessage } from 'ai';
import type { ChatMessage } from '../_shared/contracts/chat.ts';
import type { ChatDatabase } from '../_shared/database/chat-database.ts';
import { modelMemory } from '../_shared/limits.ts';
import type { Conversation } from './read-conversation.ts';

/**
 * What a model is shown of a conversation: the visitor's latest messages, and of the assistant's only those that we stored
 * ourselves, word for word. A turn that a browser made up, or one from another conversation, is left out. Visitor and
 * assistant take turns, the visitor first and last: some models refuse anything else.
 */
export async function knownTurns({ session, messages }: Conversation, database: ChatDatabase): Promise<ModelMessage[]> {
  const latest = messages.slice(-modelMemory.messages);
  const stored = latest.some(({ role }) => role === 'assistant')
    ? await database.readMessages(session).catch(() => [])
    : [];
  const said = new Set(stored.filter(({ role }) => role === 'assistant').map(({ content }) => content.trim()));
  return takingTurns(newestWithin(latest.filter(({ role, content }) => role === 'user' || said.has(content.trim()))));
}

/** The newest messages that are not too long together; the last one always stays. */
function newestWithin(messages: readonly ChatMessage[]): ChatMessage[] {
  let rest = modelMemory.characters;
  const first = messages.findLastIndex(({ content }) => (rest -= content.length) < 0);
  return messages.slice(Math.min(first + 1, messages.length - 1));
}

/** Neighboring messages of one speaker as one message, beginning with the visitor's. */
function takingTurns(messages: readonly ChatMessage[]): ChatMessage[] {
  const turns: ChatMessage[] = [];
  for (const { role, content } of messages) {
    const previous = turns.at(-1);
    if (previous?.role === role) previous.content += `\n\n${content}`;
    else if (previous || role === 'user') turns.push({ role, content });
  }
  return turns;
}
