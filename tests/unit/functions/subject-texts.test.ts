import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import {
  computedQuestions,
  contentSubjects,
  hasText,
  standsFor,
} from '../../../functions/_shared/answerer/computing/from-content.ts';
import { knowledgeOf } from '../../../functions/_shared/answerer/venue/knowledge.ts';
import { factsOn, loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { readContentSource } from '../../../src/integrations/check-content/content-source.ts';
import { compileFacts } from '../../../src/integrations/compile-facts/compile-facts.ts';
import { friday } from './ask-answerer.ts';

/** The venue of the tests, and the one that the site is built for. */
const known = factsOn(friday);
const ours = loadFacts(
  JSON.parse(compileFacts(readContentSource(new URL('../../../', import.meta.url)), friday)),
  friday,
);
const keysOf = (facts: typeof known) => [...knowledgeOf(facts, friday).passages.keys()];
const [keysOfKnown, keysOfOurs] = [keysOf(known), keysOf(ours)];

test('every text that a subject is made of exists in the content of one of our venues', () => {
  const wanted = [...Object.values(contentSubjects).flat(), ...Object.keys(computedQuestions)];
  const keys = [...keysOfKnown, ...keysOfOurs];
  expect(wanted.filter((each) => !keys.some(standsFor(each)))).toEqual([]);
});

test.each([
  ['the venue of the tests', keysOfKnown],
  ['the venue that the site is built for', keysOfOurs],
])('no subject lost all of its texts at %s when somebody reworded a page', (_, keys) => {
  expect(Object.keys(contentSubjects).filter((subject) => !hasText(subject, keys))).toEqual([]);
});

test('a large group hears of its rounds also where no text of the venue tells how they are staggered', async () => {
  const pages = known.pages.map((page) => ({ ...page, sections: page.sections.filter(({ id }) => id !== 'rounds') }));
  const { text, outcome } = await answer([{ role: 'user', content: '30 people from work, how does that go' }], {
    facts: { ...known, pages },
    now: friday,
  });
  expect(outcome).toBe('answered');
  expect(text).toMatch(/2 rounds/);
});
