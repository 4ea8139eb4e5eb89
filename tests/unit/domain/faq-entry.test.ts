import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { faqEntry } from '#domain/faq-entry.ts';
import { questionSchema } from '#schemas/question.ts';

/** The one entry of a text, as the site's content is read. */
function read(words: string) {
  const entries = Object.entries(load(faqEntry(words)) as Record<string, { question: string }>);
  expect(entries).toHaveLength(1);
  const [[key, entry] = ['', { question: '' }]] = entries;
  return { key, entry };
}

test('a question becomes an entry that is complete but for its answer', () => {
  const { key, entry } = read('can we bring our parrot to the thai prison');
  expect(key).toBe('can-we-bring-our-parrot-to');
  expect(entry.question).toBe('Can we bring our parrot to the thai prison?');
  expect(questionSchema.safeParse(entry).success).toBe(false);
  expect(questionSchema.parse({ ...entry, answer: 'Parrots wait at the counter.' })).toMatchObject({
    category: 'experience',
  });
});

test.each([
  ['is it  loud ?!', 'Is it loud?'],
  ['say "cheese": yes # or no', 'Say "cheese": yes # or no?'],
  ['{{venue.phone}} is yours', 'Venue.phone is yours?'],
  ['first\nsecond: injected', 'First second: injected?'],
])('whatever a visitor typed stays one question: %j', (words, question) => {
  expect(read(words).entry.question).toBe(question);
});

test('a long question is cut between words to what the site takes', () => {
  const { entry } = read('what happens when '.repeat(30));
  expect(entry.question.length).toBeLessThanOrEqual(140);
  expect(entry.question).toMatch(/ (what|happens|when)…\?$/);
});

test.each([
  ['¿Tienen café?', 'tienen-cafe'],
  ['我们可以带狗吗？', 'new-question'],
  ['What’s new', 'whats-new'],
])('the key of %j is made of small letters', (words, key) => {
  expect(read(words).key).toBe(key);
});
