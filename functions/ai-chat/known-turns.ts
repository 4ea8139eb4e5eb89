import type { ModelMessage } from 'ai';
import type { ChatDatabase } from '../_shared/database/chat-database.ts';
import { modelMemory } from '../_shared/limits.ts';
import type { Conversation } from './read-conversation.ts';

/**
 * What a model is shown of a conversation: the visitor's latest messages, and of the assistant's only those that we stored
 * ourselves, word for word. A turn that a browser made up, or one from another conversation, is left out.
 */
export async function knownTurns({ session, messages }: Conversation, database: ChatDatabase): Promise<ModelMessage[]> {
  const latest = messages.slice(-modelMemory);
  const stored = latest.some(({ role }) => role === 'assistant')
    ? await database.readMessages(session).catch(() => [])
    : [];
  const said = new Set(stored.filter(({ role }) => role === 'assistant').map(({ content }) => content.trim()));
  return latest.filter(({ role, content }) => role === 'user' || said.has(content.trim()));
}
