import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { compileTopics, compileWords } from '../../scripts/compile-phrasings.ts';
import { compilePolls } from '../../src/integrations/compile-facts/compile-polls.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { compileSayings } from '../../functions/_shared/guard/compile-sayings.ts';
import { testMoment } from '../support/clock.ts';
import { fixtureSource } from '../support/fixture-source.ts';
import { writeKnownVenue } from '../support/known-venue-files.ts';

/** Global setup of tests that ask what the content says: they hear of a venue that stays, whatever the live content is. */
export default function prepare(): void {
  const source = fixtureSource('known-venue');
  const facts = compileFacts(source, testMoment);
  writeKnownVenue({
    'facts.json': facts,
    'sayings.json': compileSayings(loadFacts(JSON.parse(facts), testMoment), testMoment),
    'words.json': compileWords('functions/_shared/answerer/phrasings'),
    'topics.json': compileTopics('functions/_shared/answerer/topics'),
    'polls.json': compilePolls(source),
  });
}
