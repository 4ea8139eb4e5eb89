import { cutText } from '../../src/domain/clean-text.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import type { Question, WrittenReply } from './write-reply.ts';

/** Longest form in which an unanswered question is counted. */
const longestCounted = 300;
/** Longest reply that is stored. */
const longestStored = 8000;
/** Most topics that are stored with a reply. */
const mostTopics = 20;

/** A question as it is counted: small letters, no punctuation, single spaces. Null when nothing is left of it. */
export function countedForm(question: string): string | null {
  const words = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'’$%]/gu, ' ')
    .replace(/\s+/g, ' ');
  return cutText(words.trim(), longestCounted).trim() || null;
}

/**
 * Stores a question and its reply together. Returns the identifier of the reply, or null when it could not be stored or the
 * storage budget is used up: the visitor is answered all the same.
 */
export async function storeTurn(
  { conversation, request, dependencies }: Question,
  { text, answeredBy, outcome, topics }: WrittenReply,
  stopped: boolean,
): Promise<string | null> {
  const { question, session, page } = conversation;
  const { database, limits } = dependencies;
  try {
    const spender = await spenderOf(request, session, dependencies);
    return await database.storeTurn({
      session_id: session,
      question,
      reply: cutText(text, longestStored),
      answered_by: answeredBy,
      outcome,
      topics: topics.slice(0, mostTopics),
      page: page ?? null,
      stopped,
      unanswered: outcome === 'unanswered' && !stopped ? countedForm(question) : null,
      day: spender.day,
      takes: takesOf(spender, 'stored_messages', 2, limits.storedMessages),
    });
  } catch {
    return null;
  }
}
