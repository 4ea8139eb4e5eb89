import { expect, test } from 'vitest';
import { compileFacts } from '#integrations/compile-facts/compile-facts.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { fixtureSource } from '../../support/fixture-source.ts';

const source = fixtureSource('known-venue');
/** Friday evening at the venue, when it is Saturday in Greenwich. */
const now = new Date('2026-11-20T20:30:00-05:00');

test('a draft and a post of tomorrow are not in what the functions know', () => {
  const path = 'src/content/posts/secret.md';
  const secret = (change: (text: string) => string) => {
    const [, text = ''] = [...source.texts].find(([name]) => name.startsWith('src/content/posts/')) ?? [];
    const texts = new Map(source.texts).set(path, change(text).replace(/^slug: .*$/m, 'slug: secret'));
    return compileFacts({ texts, files: new Set(source.files).add(path) }, now);
  };
  const dated = (day: string) => (text: string) => text.replace(/^publishedAt: .*$/m, `publishedAt: ${day}`);

  expect(secret(dated('2026-11-20'))).toContain('"secret"');
  expect(secret(dated('2026-11-21'))).not.toContain('"secret"');
  expect(secret((text) => text.replace(/^slug:/m, 'draft: true\nslug:'))).not.toContain('"secret"');
});

test('of old posts the assistant knows what they are about and where they are, of new ones every word', () => {
  const all = loadFacts(JSON.parse(compileFacts(source, now))).posts;
  const few = loadFacts(JSON.parse(compileFacts(source, now, 2))).posts;
  const newest = all.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)).slice(0, 2);
  const passages = (slug: string, posts: typeof all) =>
    posts.find((post) => post.slug === slug)?.sections.flatMap((section) => section.passages.map(({ text }) => text));

  expect(few.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
  for (const { slug } of newest) expect(passages(slug, few)).toEqual(passages(slug, all));
  for (const { slug, excerpt } of all.filter((post) => !newest.includes(post)))
    expect(passages(slug, few)).toEqual([excerpt]);
});

test('a venue that changes its price changes what the assistant says', () => {
  const path = 'src/content/business.yaml';
  const dearer = (source.texts.get(path) ?? '').replace('to: 39', 'to: 45');
  const texts = new Map(source.texts).set(path, dearer);
  const facts = loadFacts(JSON.parse(compileFacts({ ...source, texts }, now)));

  expect(facts.business.prices.person).toEqual({ from: 35, to: 45 });
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

  expect(post?.sections.map(({ id }) => id)).toContain('early-registration-costs-less');
  expect(JSON.stringify(post)).toContain('Half of our testers wear them');
});
