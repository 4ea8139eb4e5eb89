import type { Answer } from '../_shared/answerer/answer-types.ts';
import { spenderOf } from '../_shared/database/budgets.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { modelSteps } from '../_shared/limits.ts';
import { estimateTokens, reserveModelCall } from '../_shared/model/model-call.ts';
import type { ModelSettings } from '../_shared/settings.ts';
import { createContext, type ReplyContext } from './context.ts';
import { modelInstructions } from './instructions.ts';
import { knownTurns } from './known-turns.ts';
import { modelReply, type ModelOutcome } from './model-reply.ts';
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
  dependencies: Dependencies;
  /** Aborted when the visitor stops the reply. */
  signal: AbortSignal;
}

/**
 * Writes the reply to a question, piece by piece. The embedded answerer always answers first, in a few milliseconds: it
 * finds sources, cards and next questions, and its words are at hand when there is no model, no budget, or the model fails.
 */
export async function* writeReply(question: Question): AsyncGenerator<string, WrittenReply> {
  const { conversation, dependencies, signal } = question;
  const context = createContext(dependencies, conversation.page);
  const { answer, withheld } = await guardedAnswer(conversation, context, dependencies);
  const { model } = dependencies.settings;
  const attempt = model && (yield* modelAttempt(question, model, answer, context));
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
  if (!signal.aborted) yield answer.text;
  return { ...written, answeredBy: 'answerer' };
}

/** The model decides whether it knew; for greetings and jokes the answerer's word stands. */
function outcomeOf(answer: Answer, { unknown }: ModelOutcome): Answer['outcome'] {
  if (unknown) return 'unanswered';
  return answer.outcome === 'other' ? 'other' : 'answered';
}

/** What the answerer says, guarded too: a mistake of ours must not reach a visitor either. */
async function guardedAnswer(
  { messages }: Conversation,
  context: ReplyContext,
  { answer: write, guard }: Dependencies,
): Promise<{ answer: Answer; withheld: number }> {
  const answer = await write(messages, context);
  const allowed = [...context.allowed, ...answer.computed];
  if (guard(answer.text, { ...context, allowed }).ok) return { answer, withheld: 0 };
  const { phone, email } = context.facts.business;
  const text = `I would rather not guess at that one. People at the venue know: call ${phone} or write to ${email}.`;
  return { answer: { ...answer, text, outcome: 'unanswered', offerPerson: true }, withheld: 1 };
}

/** What the visitor may only have claimed: a model must not say yes to an hour or an age because it was asked about it. */
const isClaim = (text: string) => /\d\s*[ap]\.?m\b|\bage\b|year-old/i.test(text);

async function* modelAttempt(
  { conversation, request, dependencies, signal }: Question,
  model: ModelSettings,
  answer: Answer,
  context: ReplyContext,
): AsyncGenerator<string, ModelOutcome> {
  context.allowed.push(...answer.computed.filter((text) => !isClaim(text)));
  const instructions = modelInstructions(context, answer);
  const messages = await knownTurns(conversation, dependencies.database);
  const spender = await spenderOf(request, conversation.session, dependencies);
  const tokens = estimateTokens(instructions + JSON.stringify(messages), modelSteps);
  const reservation = await reserveModelCall(spender, tokens, dependencies);
  if (!reservation) {
    return { text: undefined, failure: 'over budget', withheld: 0, unknown: false, usedTokens: undefined };
  }
  const outcome = yield* modelReply({ model, instructions, messages, context, signal }, dependencies);
  await reservation.settle(outcome.usedTokens);
  return outcome;
}
