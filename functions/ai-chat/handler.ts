import { chatRequestSchema, largestConversation, type ChatEvent } from '../_shared/contracts/chat.ts';
import type { ChatDependencies, LogEntry } from '../_shared/dependencies.ts';
import { endpoint, type Handler, type StreamedReply } from '../_shared/http/endpoint.ts';
import { holdTurn } from './hold-turn.ts';
import { readConversation } from './read-conversation.ts';
import type { Question } from './write-reply.ts';

/** Answers a visitor's question: in one piece, or as a stream of events for `Accept: text/event-stream`. */
export const handleChat: Handler<ChatDependencies> = endpoint(
  'ai-chat',
  chatRequestSchema,
  async ({ body, request, dependencies }) => {
    const question = { conversation: readConversation(body), request, dependencies };
    if (request.headers.get('accept')?.includes('text/event-stream')) return streamTurn(question);
    const { reply, notes } = await holdTurn(
      { ...question, signal: request.signal, isStreamed: false },
      () => undefined,
    );
    return { body: reply, notes };
  },
  largestConversation,
);

/** Runs a turn while its events go out. Closing the connection aborts it. */
function streamTurn(question: Omit<Question, 'signal' | 'isStreamed'>): StreamedReply {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, question.request.signal]);
  const notes = Promise.withResolvers<LogEntry>();
  const encoder = new TextEncoder();

  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: ChatEvent) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      try {
        const turn = await holdTurn({ ...question, signal, isStreamed: true }, (text) => send({ type: 'delta', text }));
        send({ type: 'done', reply: turn.reply });
        notes.resolve(turn.notes);
      } catch {
        send({ type: 'error', code: 'unavailable', message: 'Something went wrong on our side. Please try again.' });
        notes.resolve({ code: 'unavailable' });
      }
      if (!stop.signal.aborted) controller.close();
    },
    cancel: () => stop.abort(),
  });
  return { stream, notes: notes.promise };
}
