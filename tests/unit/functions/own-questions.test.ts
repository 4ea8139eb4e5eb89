import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { friday } from './ask-answerer.ts';

const known = loadFacts(undefined, friday);
/** A venue that has written down what these tests ask. */
const venue: VenueFactsFile = {
  ...known,
  questions: [
    ...known.questions,
    {
      id: 'tuning-fork',
      question: 'Do you lend out tuning forks?',
      asks: ['Can somebody borrow a pitch pipe?'],
      answer: 'Yes, one per choir, at the desk.',
      category: 'policies',
    },
  ],
  silences: [
    { id: 'sauna', text: 'There is no sauna here.', words: ['sauna'], asks: ['Where do you keep the sauna?'] },
  ],
};

async function reply(question: string, facts = venue): Promise<string> {
  return (await answer([{ role: 'user', content: question }], { facts, now: friday })).text;
}

test('a visitor who asks in the venue’s own words gets the venue’s own answer', async () => {
  for (const words of [
    'Do you lend out tuning forks?',
    'hi, do you lend out tuning forks please',
    'can somebody borrow a pitch pipe',
  ])
    expect(await reply(words)).toContain('one per choir, at the desk');
});

test('a visitor who asks for what the venue does not have is told so', async () => {
  expect(await reply('Where do you keep the sauna?')).toBe('There is no sauna here.');
});

test('what a text of the venue speaks of is no longer said to be missing', async () => {
  const opened = {
    ...venue,
    questions: [
      ...venue.questions,
      { id: 'warm', question: 'Where can I warm up?', answer: 'In the saunas upstairs.', category: 'policies' },
    ],
  };
  expect(await reply('Where do you keep the sauna?', opened)).not.toContain('There is no sauna');
});

test('a question on the page of an occasion is answered to those who say no word of the occasion', async () => {
  const said = await answer([{ role: 'user', content: 'can you hide a ring in there' }], { facts: known, now: friday });
  expect(said.text).toMatch(/^Yes, we’d love to/);
});
