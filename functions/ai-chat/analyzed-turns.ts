import type { ChatMessage } from '../_shared/contracts/chat.ts';
import { mostAnalyzed } from '../_shared/limits.ts';
import type { Conversation } from './read-conversation.ts';

/** Of a question that is too long, this part of what may be read is its beginning; people ask at the end of a story. */
const partOfBeginning = 0.4;

/** A long question without its middle: how it begins and how it ends, whole words only. */
function shortened(question: string, characters: number): string {
  if (question.length <= characters) return question;
  const beginning = question.slice(0, characters * partOfBeginning).replace(/\S*$/, '');
  const end = question.slice(-characters * (1 - partOfBeginning)).replace(/^\S*/, '');
  return `${beginning.trim()}\n${end.trim()}`.trim() || question.slice(0, characters);
}

/**
 * What the embedded answerer reads of a conversation: the question, and before it the visitor's newest messages, as much as
 * can be read in a moment whatever it says. What was said long ago, or at great length, is left out.
 */
export function analyzedTurns({ messages, question }: Pick<Conversation, 'messages' | 'question'>): ChatMessage[] {
  const read: ChatMessage[] = [{ role: 'user', content: shortened(question, mostAnalyzed.question) }];
  let rest = mostAnalyzed.earlier;
  for (const message of messages.slice(0, -1).toReversed()) {
    if (message.role !== 'user') continue;
    rest -= message.content.length;
    if (rest < 0) break;
    read.unshift(message);
  }
  return read;
}
