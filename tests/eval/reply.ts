/** Lets the assistant answer a question of the set as it would answer a visitor, with boards and budgets in memory. */
import { createChatDatabase, type ChatDatabase } from '../../functions/_shared/database/chat-database.ts';
import { connectDatabase } from '../../functions/_shared/database/connect.ts';
import { factsOn } from '../../functions/_shared/facts/facts-file.ts';
import { readConversation } from '../../functions/ai-chat/read-conversation.ts';
import { writeReply } from '../../functions/ai-chat/write-reply.ts';
import { answer } from '../../functions/_shared/answerer/answer.ts';
import { guardReply } from '../../functions/_shared/guard/guard-reply.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { createCircuitBreaker } from '../../functions/_shared/model/circuit-breaker.ts';
import { readSettings } from '../../functions/_shared/settings.ts';
import type { Graded } from './grade.ts';
import { usualMoment, type EvaluationQuestion } from './questions.ts';

/** One team for every room, so that questions about records have an answer. */
const board = [{ team_name: 'The Evaluators', adjusted_time_seconds: 2285, date: '2026-11-02' }];

const session = '0e5a1000-0000-4000-8000-000000000000';

/** A function that answers questions of the set, and the name of what answers: the model, or the embedded answerer. */
export function createReplier(environment: Record<string, string | undefined>) {
  const unused = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'unused' };
  const settings = readSettings({ ...environment, ...unused });
  const database: ChatDatabase = {
    ...createChatDatabase(connectDatabase(settings.backend)),
    takeBudgets: async () => null,
    settleBudgets: async () => undefined,
    readMessages: async () => [],
    readBoard: async () => board,
    readResults: async () => [],
  };
  const reply = async ({ turns, page, now = usualMoment }: EvaluationQuestion): Promise<Graded> => {
    const dependencies = {
      settings,
      limits,
      allowLocalPages: true,
      database,
      facts: factsOn(now),
      answer,
      guard: guardReply,
      circuit: createCircuitBreaker(),
      now: () => now,
      log: () => undefined,
      runLater: () => undefined,
    };
    const messages = turns.map((content) => ({ role: 'user' as const, content }));
    const conversation = readConversation({ session_id: session, messages, ...(page !== undefined && { page }) });
    const request = new Request('http://localhost/', { method: 'POST' });
    const { signal } = new AbortController();
    const written = writeReply({ conversation, request, dependencies, signal, isStreamed: true });
    for (;;) {
      const { done, value } = await written.next();
      if (done) return { message: value.text, outcome: value.outcome };
    }
  };
  return { reply, name: settings.model ? `the model ${settings.model.name}` : 'the embedded answerer' };
}
