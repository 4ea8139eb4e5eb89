import type { Answer } from '../_shared/answerer/answer-types.ts';
import { isForEmergency } from '../_shared/answerer/emergencies/answer-emergency.ts';
import type { ChatDependencies } from '../_shared/dependencies.ts';
import { createContext, type ReplyContext } from './context.ts';
import { analyzedTurns } from './analyzed-turns.ts';
import { attemptModel } from './model-attempt.ts';
import type { ModelOutcome } from './model-reply.ts';
import { startPatience } from './patience.ts';
import type { Conversation } from './read-conversation.ts';

/** A reply with everything that is shown beside it, stored and logged. */
export interface WrittenReply extends Answer {
  answeredBy: 'model' | 'answerer';
  /** Texts held back by the fact guard. */
  withheld: number;
  /** Why the model did not answer; undefined when it did or is not set up. */
  failure: string | undefined;
}

/** A question and whatever is needed to answer it. */
export interface Question {
  conversation: Conversation;
  request: Request;
  dependencies: ChatDependencies;
  /** Aborted when the visitor stops the reply. */
  signal: AbortSignal;
  /** True when the visitor reads along while the reply is written; otherwise it is sent in one piece. */
  isStreamed: boolean;
}

/**
 * Writes the reply to a question, piece by piece. The embedded answerer always answers first, in a few milliseconds: it
 * finds sources, cards and next questions, and its words are at hand when there is no model, no budget, or the model fails.
 * Who is in danger waits for no model. When a model fails after a part of its reply was let out, nothing is added to that
 * part: the reply that is returned takes its place as a whole.
 */
export async function* writeReply(question: Question): AsyncGenerator<string, WrittenReply> {
  const { conversation, dependencies, signal, isStreamed } = question;
  const { silence, total } = dependencies.limits.modelPatience;
  const patience = startPatience({ silence, total: isStreamed ? total : silence });
  try {
    const context = createContext(dependencies, conversation.page);
    const { answer, withheld } = await guardedAnswer(conversation, context, dependencies);
    const { model } = dependencies.settings;
    const attempt = isForEmergency(answer)
      ? undefined
      : model && (yield* attemptModel(question, { model, answer, context, patience }));
    const written = { ...answer, withheld: withheld + (attempt?.withheld ?? 0), failure: attempt?.failure };

    if (attempt?.text !== undefined) {
      const outcome = outcomeOf(answer, attempt);
      return {
        ...written,
        text: attempt.text,
        outcome,
        offerPerson: answer.offerPerson || outcome === 'unanswered',
        answeredBy: 'model',
      };
    }
    if (!signal.aborted && !attempt?.begun) yield answer.text;
    return { ...written, answeredBy: 'answerer' };
  } finally {
    patience.end();
  }
}

/** The model decides whether it knew; for greetings and jokes the answerer's word stands. */
function outcomeOf(answer: Answer, { unknown }: ModelOutcome): Answer['outcome'] {
  if (unknown) return 'unanswered';
  return answer.outcome === 'other' ? 'other' : 'answered';
}

/**
 * What the answerer says, guarded too: a mistake of ours must not reach a visitor either. Only who is in danger hears our own sentences
 * whatever the guard thinks: `shout for your host` stands in no text of a venue.
 */
async function guardedAnswer(
  conversation: Conversation,
  context: ReplyContext,
  { answer: write, guard }: ChatDependencies,
): Promise<{ answer: Answer; withheld: number }> {
  const answer = await write(analyzedTurns(conversation), context);
  const allowed = [...context.allowed, ...answer.computed];
  if (isForEmergency(answer) || guard(answer.text, { ...context, allowed }).ok) return { answer, withheld: 0 };
  const { phone, email } = context.facts.business;
  const text = `I would rather not guess at that one. People at the venue know: call ${phone} or write to ${email}.`;
  return { answer: { ...answer, text, outcome: 'unanswered', offerPerson: true }, withheld: 1 };
}
