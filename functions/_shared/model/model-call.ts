import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { BudgetUnit } from '../database/budgets.ts';
import { changesOf, takesOf, type Spender } from '../database/budgets.ts';
import type { Dependencies } from '../dependencies.ts';
import { longestModelStep } from '../limits.ts';
import type { ModelSettings } from '../settings.ts';

/** Characters of a token, low on purpose so that an estimate is rather too high. */
const charactersPerToken = 3.5;

/** Most tokens that a call can cost: what it is told and writes, in every step. */
export function estimateTokens(text: string, steps: number): number {
  return Math.ceil(text.length / charactersPerToken + longestModelStep) * steps;
}

/** Budgets that were reserved for a call, to be corrected when it is over. */
export interface Reservation {
  settle(usedTokens: number | undefined): Promise<void>;
}

/**
 * Reserves one call and its tokens. Undefined when a budget is used up, or when it cannot be known: then no model is asked.
 * Without a known use, or when settling fails, the reservation stands, so that spending is never counted too low.
 */
export async function reserveModelCall(
  spender: Spender,
  tokens: number,
  { database, limits }: Pick<Dependencies, 'database' | 'limits'>,
): Promise<Reservation | undefined> {
  try {
    const takes = [
      ...takesOf(spender, 'model_calls', 1, limits.modelCalls),
      ...takesOf(spender, 'model_tokens', tokens, limits.modelTokens),
    ];
    if ((await database.takeBudgets(spender.day, takes)) !== null) return undefined;
  } catch {
    return undefined;
  }
  return {
    settle: async (usedTokens) => {
      if (usedTokens === undefined) return;
      const unit: BudgetUnit = 'model_tokens';
      await database.settleBudgets(spender.day, changesOf(spender, unit, usedTokens - tokens)).catch(() => undefined);
    },
  };
}

/** Connects to an OpenAI-compatible interface. The library is loaded here, late: most visitors are answered without it. */
export async function connectModel({
  baseUrl,
  key,
  name,
}: ModelSettings): Promise<ReturnType<OpenAICompatibleProvider['chatModel']>> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const provider = createOpenAICompatible({
    name: 'venue',
    baseURL: baseUrl,
    includeUsage: true,
    ...(key && { apiKey: key }),
  });
  return provider.chatModel(name);
}
