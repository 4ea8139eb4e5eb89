import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { post, problems } from './content-folder.ts';

const questions = 'src/content/questions.yaml';
const gifts = 'src/content/pages/gift-cards.yaml';
const vault = 'src/content/rooms/the-vault.yaml';

/** Puts a list under the only section of the page about gift cards. */
const listed = (...items: Record<string, unknown>[]): [string, string] => [
  'kind: text',
  `kind: list\n    intro: So.\n    items: ${JSON.stringify(items)}`,
];

describe('a text that may answer a question', () => {
  test('may list other ways to ask for it, on a page, in the questions, in a room and in a chapter of a post', () => {
    expect(
      problems({
        [questions]: [['category: booking', 'category: booking\n  asks: [How much is it?]']],
        [gifts]: [listed({ id: 'one', text: 'A.', asks: ['Who can use it?'] }, { id: 'two', text: 'B.' })],
        [vault]: [['question: Is it hard?', 'question: Is it hard?\n    asks: [How hard is the safe?]']],
        [post]: [['id: 1', 'id: 1\nasks:\n  what-it-costs: [What is the new safe?]\n  start: [What is new?]']],
      }),
    ).toEqual([]);
  });

  test('has a name that no other one in its section has', () => {
    const same = listed({ id: 'one', text: 'A.' }, { id: 'one', text: 'B.' }, { id: 'intro', text: 'C.' });
    expect(problems({ [gifts]: [same] })).toEqual([
      `${gifts} – sections, entry 1, items, entry 2, id: "one" is taken by sections, entry 1, items, entry 1; write another one`,
      `${gifts} – sections, entry 1, items, entry 3, id: "intro" is the name of the paragraph under the heading; write another one`,
    ]);
  });

  test('does not claim a question that another one answers, whatever its signs and letters', () => {
    const taken = listed({ id: 'one', text: 'A.', asks: ['what does it cost'] }, { id: 'two', text: 'B.' });
    expect(problems({ [gifts]: [taken] })).toEqual([
      `${gifts} – sections, entry 1, items, entry 1, asks: "what does it cost" is already answered by ${questions}, price; ` +
        'keep it in one place',
    ]);
    expect(
      problems({ [questions]: [['category: booking', 'category: booking\n  asks: [How much?, HOW MUCH]']] }),
    ).toEqual([`${questions} – price, asks: "HOW MUCH" stands here twice; keep it in one place`]);
  });

  test('is a chapter that the post has', () => {
    expect(problems({ [post]: [['id: 1', 'id: 1\nasks:\n  what-it-cost: [What is the new safe?]']] })).toEqual([
      `${post} – asks.what-it-cost: the text has no chapter "what-it-cost"; write "what-it-costs" ` +
        '(the choices are: start, what-it-costs, poll)',
    ]);
  });

  test('is one paragraph: several are written one by one', () => {
    const two = 'kind: text\n    intro: "One.\\n\\nTwo."';
    expect(problems({ [gifts]: [['kind: text', two]] })).toEqual([
      expect.stringContaining('write one paragraph, and the others as "paragraphs:"'),
    ]);
  });
});

test('what the venue does not have is written with words for it and ways to ask', () => {
  const silences = 'src/content/silences.yaml';
  const pool = { text: 'There is no pool.', words: ['pool'], asks: ['Is there a pool?'] };
  expect(problems({ [silences]: dump({ pool }) })).toEqual([]);
  expect(problems({ [silences]: dump({ pool: { ...pool, words: ['Pool!'], asks: [] } }) })).toEqual([
    `${silences} – pool.words, entry 1: "Pool!" cannot be used; write lower-case words`,
    `${silences} – pool.asks: has 0 entries; write at least 1`,
  ]);
});
