import { expect, test } from 'vitest';
import { answerAddress, askedIn, newLast, withAsked } from '#domain/asked-question.ts';

const hashOf = (address: string) => address.replace('/xtra/content', '');

test.each([
  'may i bring my parrot',
  'Is 100% of it dark & loud? #1',
  'Können wir „später“ kommen',
  `a${'b'.repeat(300)}`,
])('what a visitor asked arrives in the editor as a question: %s', (words) => {
  const address = answerAddress(words);
  expect(address).toMatch(/^\/xtra\/content#\/collections\/_singletons\/entries\/questions\?answer=[^#?&\s]+$/);
  const asked = askedIn(hashOf(address));
  expect(asked?.question).toMatch(/^\p{Lu}.*\?$/u);
  expect(asked?.question.length).toBeLessThanOrEqual(140);
});

test.each([
  '',
  '#',
  '#/collections/posts/new',
  '#answer=',
  '#answer=%20',
  '#answer=%E0%A4%A',
  `#answer=${'a'.repeat(5000)}`,
])('another address hands nothing over: %s', (hash) => {
  expect(askedIn(hash)).toBeUndefined();
});

test('a question that has its answer already is not asked again', () => {
  const entries = [{ id: 'parrot', question: 'May I bring my parrot?', answer: 'Yes.' }];
  expect(withAsked(entries, 'may I bring my Parrot?')).toBe(entries);
  expect(withAsked(entries, 'May I bring two?')[0]).toEqual({
    question: 'May I bring two?',
    answer: '',
    category: 'experience',
  });
});

test('a new question stands first where somebody writes its answer, and last in the file', () => {
  const entries = [{ id: 'a' }, { id: 'b' }];
  expect(newLast(withAsked(entries, 'Why?')).map(({ id }) => id)).toEqual(['a', 'b', undefined]);
});
