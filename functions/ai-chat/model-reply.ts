import type { ModelMessage } from 'ai';
import type { ChatDependencies } from '../_shared/dependencies.ts';
import type { OwnAnswer } from '../_shared/guard/second-opinion.ts';
import { longestModelReply, longestModelStep, modelSteps } from '../_shared/limits.ts';
import { connectModel } from '../_shared/model/model-call.ts';
import type { ModelSettings } from '../_shared/settings.ts';
import type { ReplyContext } from './context.ts';
import { unlessAborted, type Impatience, type Patience } from './patience.ts';
import { splitSentences } from './sentences.ts';

/** How a model's attempt ended. `usedTokens` is undefined when the model did not say. */
export interface ModelOutcome {
  /** The whole reply, every sentence of it guarded; undefined when the embedded answerer has to answer. */
  text: string | undefined;
  /** Why there is none, for the log. */
  failure: string | undefined;
  /** Sentences that were withheld because something in them is no fact. */
  withheld: number;
  /** The model says that the facts do not hold the answer. */
  unknown: boolean;
  /** The visitor has seen the beginning of it. */
  begun: boolean;
  usedTokens: number | undefined;
}

/** An attempt that came to nothing before it began. */
export const noModelReply = (failure?: string): ModelOutcome => ({
  text: undefined,
  failure,
  withheld: 0,
  unknown: false,
  begun: false,
  usedTokens: undefined,
});

/** What a model is asked. */
export interface ModelQuestion {
  model: ModelSettings;
  instructions: string;
  messages: ModelMessage[];
  /** What the visitor wrote last: the guard reads each sentence as an answer to it. */
  question: string;
  /** What the embedded answerer says to it. */
  own: OwnAnswer;
  context: ReplyContext;
  /** Aborted when the visitor stops the reply. */
  signal: AbortSignal;
  patience: Patience;
}

/**
 * Lets a model write a reply, sentence by sentence: each is let out only after the guard has seen it, and the first one that
 * holds something that is no fact ends the attempt. So does anything else that goes wrong: silence between two sentences, an
 * error, a stream that is cut, malformed or endless. Never throws.
 */
export async function* modelReply(
  { model, instructions, messages, question, own, context, signal, patience }: ModelQuestion,
  { answer, guard }: Pick<ChatDependencies, 'answer' | 'guard'>,
): AsyncGenerator<string, ModelOutcome> {
  const outcome = noModelReply();
  const { facts, now, allowed } = context;
  /** Whether it says otherwise than the venue's own answer is judged of the whole alone. */
  const isFactual = (text: string, whole?: { own: OwnAnswer }) =>
    guard(text, { facts, now, allowed, question, ...whole }).ok;
  const hangUp = new AbortController();
  const over = AbortSignal.any([signal, patience.signal, hangUp.signal]);
  const givenUp = () => (signal.aborted ? 'stopped' : (patience.signal.reason as Impatience));
  let text = '';
  let pending = '';

  try {
    const loaded = await unlessAborted(
      Promise.all([import('ai'), import('./tools.ts'), connectModel(model)] as const),
      over,
    );
    if (!loaded) return noModelReply(signal.aborted ? 'stopped' : 'not ready');
    const [{ streamText, isStepCount }, { createTools }, connected] = loaded;
    const { stream } = streamText({
      model: connected,
      instructions,
      messages,
      tools: createTools(context, answer, () => {
        outcome.unknown = true;
      }),
      stopWhen: isStepCount(modelSteps),
      maxOutputTokens: longestModelStep,
      temperature: 0,
      maxRetries: 0,
      abortSignal: over,
      onError: () => undefined, // the stream says it too
    });

    for await (const part of stream) {
      if (part.type === 'error') return { ...outcome, failure: failureOf(part.error) };
      if (part.type === 'abort') return { ...outcome, failure: givenUp() };
      if (part.type === 'finish') {
        const { finishReason, totalUsage } = part;
        outcome.usedTokens = totalUsage.totalTokens;
        if (finishReason !== 'stop') return { ...outcome, failure: `finished by ${finishReason}` };
        if (pending.trim() && !isFactual(pending)) return { ...outcome, withheld: 1, failure: 'withheld' };
        if (!text.trim() || !isFactual(text, { own }))
          return { ...outcome, failure: text.trim() ? 'withheld' : 'empty' };
        if (pending) yield pending;
        return { ...outcome, text: text.trim() };
      }
      if (part.type !== 'text-delta') continue;

      text += part.text;
      if (text.length > longestModelReply) return { ...outcome, failure: 'endless' };
      const { complete, rest, endless } = splitSentences(pending + part.text);
      if (endless) return { ...outcome, failure: 'endless' };
      pending = rest;
      if (complete.trim() && !isFactual(complete)) return { ...outcome, withheld: 1, failure: 'withheld' };
      if (!complete) continue;
      if (complete.trim()) patience.heard();
      outcome.begun = true;
      yield complete;
    }
    return { ...outcome, failure: 'cut' };
  } catch (error) {
    return { ...outcome, failure: over.aborted ? givenUp() : failureOf(error) };
  } finally {
    hangUp.abort();
  }
}

/** The kind of an error, without its words: they may quote the visitor. */
function failureOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'error';
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status >= 400) return `status ${status}`; // a stream that breaks still has the status 200
  return error instanceof Error ? error.name : 'error';
}
