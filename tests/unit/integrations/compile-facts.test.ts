import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readContentSource } from '#integrations/check-content/content-source.ts';
import { compiledFiles } from '#integrations/compile-facts.ts';
import { compileFacts } from '#integrations/compile-facts/compile-facts.ts';
import { optionsOfPoll } from '../../../functions/_shared/facts/polls-file.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';

const source = readContentSource(pathToFileURL(`${process.cwd()}/`));

test('the assistant and the polls know the content as it is now: run `npm run facts` and commit the files', () => {
  const stale = Object.entries(compiledFiles).filter(
    ([file, compile]) => readFileSync(file, 'utf8') !== compile(source),
  );
  expect(stale.map(([file]) => file)).toEqual([]);
  expect(optionsOfPoll('site-feedback')).toContain('found-at-once');
});

test('a venue that changes its price changes what the assistant says', () => {
  const path = 'src/content/business.yaml';
  const dearer = (source.texts.get(path) ?? '').replace('maximum: 39', 'maximum: 45');
  const texts = new Map(source.texts).set(path, dearer);
  const facts = loadFacts(JSON.parse(compileFacts({ ...source, texts })));

  expect(facts.business.prices.maximum).toBe(45);
  expect(facts.questions.find(({ id }) => id === 'price')?.answer).toContain('$35 to $45');
});

test('no text of the assistant is left with a fact that is not filled in', () => {
  expect(JSON.stringify(loadFacts())).not.toContain('{{');
});

test('every passage of a page is there: its paragraphs, rows, cards, steps and answers', () => {
  const { pages } = loadFacts();
  const passages = pages.flatMap(({ sections }) => sections.flatMap((section) => section.passages));

  for (const words of ['Up to 20 players per slot', 'We gladly suggest a place'])
    expect(passages.some(({ text }) => text.includes(words))).toBe(true);
});

test('the chapters of a post keep their anchors, and what stands in HTML is read too', () => {
  const post = loadFacts().posts.find(({ slug }) => slug === 'vr-experience-coming-soon');

  expect(post?.sections.map(({ id }) => id)).toContain('early-registration-takes-15-off');
  expect(JSON.stringify(post)).toContain('Half of our testers wear them');
});
