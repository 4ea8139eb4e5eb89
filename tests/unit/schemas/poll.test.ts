import { expect, test } from 'vitest';
import { pollSchema } from '#schemas/poll.ts';
import { problems } from '../../support/schema.ts';

const options = ['yes', 'no'].map((id) => ({ id, label: `I say ${id}.` }));
const poll = (changes: object = {}) => ({ question: 'Is the safe open?', options, ...changes });

test('a marketer writes a question and two to eight answers', () => {
  expect(pollSchema.parse(poll())).toEqual(poll());
  const eight = Array.from({ length: 8 }, (_, index) => ({ id: `answer-${index}`, label: 'Perhaps.' }));
  expect(problems(pollSchema, poll({ options: eight }))).toEqual([]);
});

test.each([
  { what: 'a single answer', changes: { options: options.slice(1) }, field: 'options' },
  { what: 'nine answers', changes: { options: Array(9).fill(options[0]) }, field: 'options' },
  { what: 'two answers of the same id', changes: { options: [options[0], options[0]] }, field: 'options' },
  {
    what: 'an id with a space',
    changes: { options: [options[0], { id: 'Not sure', label: 'x' }] },
    field: 'options.1.id',
  },
  { what: 'an empty answer', changes: { options: [options[0], { id: 'x', label: ' ' }] }, field: 'options.1.label' },
  { what: 'no question', changes: { question: '' }, field: 'question' },
])('a marketer is told about $what', ({ changes, field }) => {
  expect(problems(pollSchema, poll(changes))).toContainEqual(expect.stringMatching(new RegExp(`^${field}: `)));
});
