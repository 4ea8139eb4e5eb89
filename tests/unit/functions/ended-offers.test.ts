/** An offer with an end, asked for on its last day and on the day after: pages, feed and banner no longer lead there. */
import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { modelInstructions } from '../../../functions/ai-chat/instructions.ts';

const lastDay = new Date('2026-11-20T23:30:00-05:00');
const dayAfter = new Date('2026-11-21T00:30:00-05:00');

/** What the assistant knows, with an offer that ends tonight. */
function factsWithOffer(now: Date) {
  const facts = factsOn(now);
  const offer = {
    slug: 'thimbles-for-everybody',
    title: 'Thimbles for everybody',
    excerpt: 'Every team that books this week gets a silver thimble.',
    category: 'Promotions',
    publishedAt: '2026-11-19',
    draft: false,
    offerEndsOn: '2026-11-20',
    sections: [
      {
        id: 'how',
        heading: 'How to get a silver thimble',
        passages: [
          { id: 'how-1', text: 'Book by Friday, costumes are welcome, and ask the host for your silver thimble.' },
        ],
      },
    ],
  };
  return { ...facts, posts: [offer, ...facts.posts] };
}

const reply = (question: string, now: Date) =>
  answer([{ role: 'user', content: question }], { facts: factsWithOffer(now), now });

test.each([
  ['what is new', 'What is new on your blog?'],
  ['for the offer', 'How do we get a silver thimble?'],
  ['for costumes, which the offer mentions', 'May we come in costumes?'],
])('who asks %s hears of an offer on its last day, and not afterwards', async (_what, question) => {
  const open = await reply(question, lastDay);
  expect(JSON.stringify(open)).toContain('thimbles-for-everybody');

  const over = await reply(question, dayAfter);
  expect(JSON.stringify(over)).not.toMatch(/thimbles-for-everybody|silver thimble/);
});

test('a language model is told of an offer on its last day, and not afterwards', async () => {
  const question = 'How do we get a silver thimble?';
  const told = async (now: Date) =>
    modelInstructions(
      { facts: factsWithOffer(now), now },
      { question, earlier: undefined, answer: await reply(question, now) },
    );

  expect(await told(lastDay)).toMatch(/Thimbles for everybody/);
  expect(await told(dayAfter)).not.toMatch(/Thimbles for everybody|gets a silver thimble/);
});
