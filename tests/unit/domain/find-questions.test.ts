/** Visitors who look for one of many questions by typing a few words. */
import { describe, expect, test } from 'vitest';
import { findQuestions } from '#domain/find-questions.ts';

const texts = [
  'May we bring a dog? Dogs wait outside, please; service animals come in.',
  'Where do we park? In the garage on Elm Street, or at a meter.',
  'What does a ticket cost? $30 a person. Children’s tickets cost the same.',
  'Is there a café nearby? Two, on Elm Street.',
  'Do you sell gift cards? Yes, by email, also for a meal at the café.',
];

describe('finding a question', () => {
  test.each([
    ['dogs', [0]],
    ['can we bring our DOG?', [0]],
    ['ticket', [2]],
    ['childrens tickets', [2]],
    ['kids', [2]],
    ['price', [2]],
    ['where is a car park', [1]],
    ['card', [4]],
    ['elm', [1, 3]],
    ['cafe on elm', [3]],
    ['cafe', [3]],
    ['meal', [4]],
    ['par', [1]],
    ['parking', [1]],
    ['parking garage', [1]],
  ])('“%s” leaves what speaks of it most', (wanted, found) => {
    expect(findQuestions(wanted, texts)).toEqual(found);
  });

  test.each(['', '   ', 'what is the', '?'])('“%s” asks for nothing yet, and leaves all', (wanted) => {
    expect(findQuestions(wanted, texts)).toEqual([0, 1, 2, 3, 4]);
  });

  test('what no text speaks of leaves none', () => {
    expect(findQuestions('submarine', texts)).toEqual([]);
  });

  test('nobody can break the page with what they type', () => {
    expect(findQuestions('(.*)+$ [', texts)).toEqual([0, 1, 2, 3, 4]);
    expect(findQuestions('constructor __proto__', texts)).toEqual([]);
  });
});
