import { answer } from '../_shared/answerer/answer.ts';
import type { ChatDependencies } from '../_shared/dependencies.ts';
import { guardReply } from '../_shared/guard/guard-reply.ts';
import { createCircuitBreaker } from '../_shared/model/circuit-breaker.ts';
import { createDependencies, type Changes } from '../_shared/wiring.ts';

/** What a function runs with that answers questions: the embedded answerer and the fact guard beside the usual. */
export function createChatDependencies(
  environment: Record<string, string | undefined>,
  changes: Changes<ChatDependencies> = {},
): ChatDependencies {
  const { answer: ownAnswer = answer, guard = guardReply, circuit = createCircuitBreaker(), ...others } = changes;
  return Object.assign(createDependencies(environment, others), { answer: ownAnswer, guard, circuit });
}
