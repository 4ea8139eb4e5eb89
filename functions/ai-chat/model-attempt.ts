import type { Answer } from '../_shared/answerer/answer-types.ts';
import { spenderOf } from '../_shared/database/budgets.ts';
import { modelSteps } from '../_shared/limits.ts';
import type { CallResult } from '../_shared/model/circuit-breaker.ts';
import { estimateTokens, reserveModelCall } from '../_shared/model/model-call.ts';
import type { ModelSettings } from '../_shared/settings.ts';
import type { ReplyContext } from './context.ts';
import { modelInstructions } from './instructions.ts';
import { knownTurns } from './known-turns.ts';
import { modelReply, noModelReply, type ModelOutcome } from './model-reply.ts';
import { unlessAborted, type Patience } from './patience.ts';
import type { Question } from './write-reply.ts';

/** A model, and what the embedded answerer has found for it. */
interface Attempt {
  model: ModelSettings;
  answer: Answer;
  context: ReplyContext;
  patience: Patience;
}

/**
 * Asks a model, unless it has been silent or failing lately or a budget is used up, and remembers whether it was there.
 * What goes wrong is said by the outcome.
 */
export async function* attemptModel(question: Question, attempt: Attempt): AsyncGenerator<string, ModelOutcome> {
  const { circuit, now, log } = question.dependencies;
  if (!circuit.enter(now())) return noModelReply('circuit open');
  let outcome = noModelReply('not ready');
  try {
    outcome = yield* askModel(question, attempt);
    return outcome;
  } finally {
    const change = circuit.report(resultOf(outcome), now());
    if (change) log({ function: 'ai-chat', ...change, model_failure: outcome.failure });
  }
}

/** Failures that say nothing about the model: it was not asked, or nobody waited for it. */
const unasked: readonly string[] = ['stopped', 'over budget', 'not ready'];

/** What an attempt says about the model. One whose words cannot be used is there all the same, and costs nobody time. */
function resultOf({ text, failure = '' }: ModelOutcome): CallResult {
  if (unasked.includes(failure)) return 'unknown';
  const spoke = text !== undefined || ['withheld', 'slow'].includes(failure) || failure.startsWith('finished by');
  return spoke ? 'spoke' : 'failed';
}

/** What the visitor may only have claimed: a model must not say yes to an hour or an age because it was asked about it. */
const isClaim = (text: string) => /\d\s*[ap]\.?m\b|\bage\b|year-old/i.test(text);

async function* askModel(
  question: Question,
  { model, answer, context, patience }: Attempt,
): AsyncGenerator<string, ModelOutcome> {
  const { conversation, dependencies, signal } = question;
  context.allowed.push(...answer.computed.filter((text) => !isClaim(text)));
  const { question: words, messages: said } = conversation;
  const earlier = said.slice(0, -1).findLast(({ role }) => role === 'user')?.content;
  const instructions = modelInstructions(context, { question: words, earlier, answer });
  // The database is not waited for any longer than the model.
  const ready = await unlessAborted(reserve(question, instructions), AbortSignal.any([signal, patience.signal]));
  if (!ready) return noModelReply(signal.aborted ? 'stopped' : 'not ready');
  const { messages, reservation } = ready;
  if (!reservation) return noModelReply('over budget');
  const outcome = yield* modelReply(
    { model, instructions, messages, question: words, own: answer, context, signal, patience },
    dependencies,
  );
  dependencies.runLater(reservation.settle(outcome.usedTokens));
  return outcome;
}

/** Reads what the model is shown of the conversation, and takes what it may cost from the budgets. */
async function reserve({ conversation, request, dependencies }: Question, instructions: string) {
  const messages = await knownTurns(conversation, dependencies.database);
  const spender = await spenderOf(request, conversation.session, dependencies);
  const tokens = estimateTokens(instructions + JSON.stringify(messages), modelSteps);
  return { messages, reservation: await reserveModelCall(spender, tokens, dependencies) };
}
