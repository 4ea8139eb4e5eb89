/** The assistant over content that was just written, as a build compiles it. */
import { answer } from '../../functions/_shared/answerer/answer.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { testMoment } from './clock.ts';

/** Asks it something and returns what it says. */
export function assistantOver(source: ContentSource): (question: string) => Promise<string> {
  const context = { facts: loadFacts(JSON.parse(compileFacts(source, testMoment)), testMoment), now: testMoment };
  return async (content) => (await answer([{ role: 'user', content }], context)).text;
}
