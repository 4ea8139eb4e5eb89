import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { compileTopics, compileWords } from '../../scripts/compile-phrasings.ts';
import { compilePolls } from '../../src/integrations/compile-facts/compile-polls.ts';
import { testMoment } from '../support/clock.ts';
import { fixtureSource } from '../support/fixture-source.ts';
import { writeKnownVenue } from '../support/known-venue-files.ts';

/** Global setup of tests that ask what the content says: they hear of a venue that stays, whatever the live content is. */
export default async function prepare(): Promise<void> {
  const source = fixtureSource('known-venue');
  writeKnownVenue({
    'facts.json': compileFacts(source, testMoment),
    'words.json': compileWords('functions/_shared/answerer/phrasings'),
    'topics.json': compileTopics('functions/_shared/answerer/topics'),
    'polls.json': compilePolls(source),
  });
  // These read what was just written.
  const { loadFacts } = await import('../../functions/_shared/facts/facts-file.ts');
  const { compileSayings } = await import('../../functions/_shared/guard/compile-sayings.ts');
  writeKnownVenue({ 'sayings.json': compileSayings(loadFacts(undefined, testMoment), testMoment) });
}
