import { expect, test } from 'vitest';
import { pageBlocks } from '#domain/page-blocks.ts';

const includes = { id: 'includes', kind: 'list' };
const steps = { id: 'steps', kind: 'steps' };
const ages = { id: 'ages', kind: 'list', group: 'Good to know' };
const food = { id: 'food', kind: 'list', group: 'Good to know' };
const questions = { id: 'questions', kind: 'questions' };

test('a visitor reads what is sold first, then what is good to know in one place, then the questions', () => {
  expect(pageBlocks([includes, ages, steps, food, questions])).toEqual([
    { sections: [includes], isQuiet: false },
    { sections: [steps], isQuiet: false },
    { sections: [ages, food], group: 'Good to know', isQuiet: true },
    { sections: [questions], isQuiet: true },
  ]);
});

test('a page without groups keeps its order, and questions in its middle stay there', () => {
  expect(pageBlocks([includes, questions, steps]).map(({ sections: [only] }) => only?.id)).toEqual([
    'includes',
    'questions',
    'steps',
  ]);
});

test('a page whose sections are all of one group, and a page without any, are shown too', () => {
  expect(pageBlocks([ages, food])).toEqual([{ sections: [ages, food], group: 'Good to know', isQuiet: true }]);
  expect(pageBlocks([])).toEqual([]);
});
