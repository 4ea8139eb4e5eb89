import type { ModelMessage } from 'ai';
import type { Dependencies } from '../_shared/dependencies.ts';
import { longestModelReply, longestModelStep, modelSteps } from '../_shared/limits.ts';
import { connectModel } from '../_shared/model/model-call.ts';
import type { ModelSettings } from '../_shared/settings.ts';
import type { ReplyContext } from './context.ts';
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
  usedTokens: number | undefined;
}

/** What a model is asked. */
export interface ModelQuestion {
  model: ModelSettings;
  instructions: string;
  messages: ModelMessage[];
  context: ReplyContext;
  signal: AbortSignal;
}

/**
 * Lets a model write a reply, sentence by sentence: each is let out only after the guard has seen it, and the first one that
 * holds something that is no fact ends the attempt. So does anything else that goes wrong: silence, an error, a stream that
 * is cut, malformed or endless. Never throws.
 */
export async function* modelReply(
  { model, instructions, messages, context, signal }: ModelQuestion,
  { answer, guard, limits }: Pick<Dependencies, 'answer' | 'guard' | 'limits'>,
): AsyncGenerator<string, ModelOutcome> {
  const outcome: ModelOutcome = {
    text: undefined,
    failure: undefined,
    withheld: 0,
    unknown: false,
    usedTokens: undefined,
  };
  const isFactual = (text: string) =>
    guard(text, { facts: context.facts, now: context.now, allowed: context.allowed }).ok;
  const hangUp = new AbortController();
  const { silence, total } = limits.modelPatience;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(patience);
    patience = setTimeout(() => hangUp.abort(), silence);
  };
  let text = '';
  let pending = '';

  try {
    const [{ streamText, isStepCount }, { createTools }] = await Promise.all([import('ai'), import('./tools.ts')]);
    const connected = await connectModel(model);
    heard();
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
      timeout: { totalMs: total }, // silence is watched here: the library's timer starts only once the model answers
      abortSignal: AbortSignal.any([signal, hangUp.signal]),
      onError: () => undefined, // the stream says it too
    });

    for await (const part of stream) {
      if (part.type === 'error') return { ...outcome, failure: failureOf(part.error) };
      if (part.type === 'abort') return { ...outcome, failure: signal.aborted ? 'stopped' : 'silent' };
      if (part.type === 'finish') {
        const { finishReason, totalUsage } = part;
        outcome.usedTokens = totalUsage.totalTokens;
        if (finishReason !== 'stop') return { ...outcome, failure: `finished by ${finishReason}` };
        if (pending.trim() && !isFactual(pending)) return { ...outcome, withheld: 1, failure: 'withheld' };
        if (!text.trim() || !isFactual(text)) return { ...outcome, failure: text.trim() ? 'withheld' : 'empty' };
        if (pending) yield pending;
        return { ...outcome, text: text.trim() };
      }
      if (part.type === 'tool-call' || part.type === 'tool-result') heard();
      if (part.type !== 'text-delta') continue;

      heard();
      text += part.text;
      if (text.length > longestModelReply) return { ...outcome, failure: 'endless' };
      const { complete, rest, endless } = splitSentences(pending + part.text);
      if (endless) return { ...outcome, failure: 'endless' };
      pending = rest;
      if (complete.trim() && !isFactual(complete)) return { ...outcome, withheld: 1, failure: 'withheld' };
      if (complete) yield complete;
    }
    return { ...outcome, failure: 'cut' };
  } catch (error) {
    return { ...outcome, failure: failureOf(error) };
  } finally {
    clearTimeout(patience);
    hangUp.abort();
  }
}

/** The kind of an error, without its words: they may quote the visitor. */
function failureOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'error';
  if ('statusCode' in error && typeof error.statusCode === 'number') return `status ${error.statusCode}`;
  if (!(error instanceof Error)) return 'error';
  return /Timeout/i.test(error.name) || error.name === 'AbortError' ? 'silent' : error.name;
}
