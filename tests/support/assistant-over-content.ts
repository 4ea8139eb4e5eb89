/** The assistant over content that was just written, as a build compiles it. */
import { answer } from '../../functions/_shared/answerer/answer.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { testMoment } from './clock.ts';

/** Asks it something, one message after the other, and returns what it says to the last one. */
export function assistantOver(source: ContentSource): (...turns: readonly string[]) => Promise<string> {
  const context = { facts: loadFacts(JSON.parse(compileFacts(source, testMoment)), testMoment), now: testMoment };
  return async (...turns) =>
    (
      await answer(
        turns.map((content) => ({ role: 'user' as const, content })),
        context,
      )
    ).text;
}
