import { expect, test } from 'vitest';
import { questionCategories, questionSchema } from '#schemas/question.ts';
import { problems } from '../../support/schema.ts';

const question = (changes: Record<string, unknown> = {}) => ({
  question: 'Is it hard?',
  answer: 'It is Medium.',
  category: 'experience',
  ...changes,
});

test('visitors find questions about booking, the experience, policies and the location, in this order', () => {
  expect(questionCategories).toEqual(['booking', 'experience', 'policies', 'location']);
});

test('a question may lead to a page of this site, and to no other', () => {
  expect(problems(questionSchema, question())).toEqual([]);
  expect(problems(questionSchema, question({ link: { label: 'Legal', href: '/legal#terms' } }))).toEqual([]);
  expect(problems(questionSchema, question({ link: { label: 'Legal', href: 'https://example.com' } }))[0]).toMatch(
    'link.href',
  );
});

test('a question belongs to one of the categories and has an answer', () => {
  expect(problems(questionSchema, question({ category: 'prices' }))[0]).toMatch('category');
  expect(problems(questionSchema, question({ answer: ' ' }))).toEqual(['answer: must not be empty']);
});
