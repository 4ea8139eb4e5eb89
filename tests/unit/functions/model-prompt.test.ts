/** What a language model is told before a conversation. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../functions/_shared/answerer/answer-types.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { modelInstructions } from '../../../functions/ai-chat/instructions.ts';
import { crowded } from '../../support/crowded-venue.ts';
import { friday } from './ask-answerer.ts';

const facts = factsOn(friday);
const many = crowded(facts);

/** What the answerer hands over when it has found nothing. */
const nothing: Answer = {
  text: 'I do not have that information.',
  outcome: 'unanswered',
  topics: [],
  sources: [],
  cards: [],
  followUps: [],
  offerPerson: true,
  computed: [],
};

const prompt = (
  question: string,
  { earlier, answer = nothing, ...context }: Partial<{ earlier: string; answer: Answer; page: string; now: Date }> = {},
  of = facts,
) => modelInstructions({ facts: of, now: friday, ...context }, { question, earlier, answer });

/** The lines of what belongs to a question alone. */
const ownPart = (text: string) => text.slice(text.indexOf('## This question'));

/** How many characters two texts begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

test('all visitors of a day are told the same first, byte by byte: a provider keeps it ready', () => {
  const afternoon = prompt('Is it scary?', { page: '/rooms/thai-prison' });
  const evening = prompt('Where do I park?', { now: new Date('2026-11-20T21:10:00-05:00'), page: '/gift-cards' });
  const shared = afternoon.slice(0, alike(afternoon, evening));
  expect(shared).toMatch(/Never guess a price/);
  expect(shared).toMatch(/Sat: 12:00 PM to 10:00 PM/);
  expect(shared).toMatch(/\$35 to \$39 per person/);
  expect(shared).toMatch(/"minimumAge":5/);
  expect(shared).toMatch(/Jack the Ripper \(jack-the-ripper\).*2 to 8 players/);
  expect(shared).toMatch(/Alice in Wonderland \(alice-in-wonderland\): retired/);
  expect(shared.endsWith('## This question\nIt is Friday, November 20, 2026 at ')).toBe(true);
});

test('the moment, the page and what was looked up come last', () => {
  const answer: Answer = { ...nothing, outcome: 'answered', text: 'Park in the garage on Lombard Street.' };
  const own = ownPart(prompt('Where do I park?', { page: '/gift-cards', answer }));
  expect(own).toMatch(/3:00 PM at the venue\. The visitor is on the page \/gift-cards\./);
  expect(own).toMatch(/Looked up for this question; use it if it fits\nPark in the garage on Lombard Street\.$/);
});

test('what the answerer could not answer is not handed on', () => {
  expect(prompt('Where do I park?')).not.toContain(nothing.text);
});

describe('of all that the venue has written a model is shown', () => {
  test.each([
    ['Is Jack the Ripper too scary for kids?', /Jack the Ripper: ages, kids/],
    ['Can my grandmother come in her wheelchair?', /wheelchair/i],
    ['Is there parking nearby?', /park/i],
    ['Can I pay with a gift card?', /\(\/gift-cards/],
  ])('what may answer “%s”', (question, passage) => {
    expect(ownPart(prompt(question))).toMatch(passage);
  });

  test('what the question leaves unsaid, from the message before it', () => {
    expect(ownPart(prompt('And is it hard?', { earlier: 'Tell me about Thai Prison' }))).toMatch(
      /- Thai Prison: how hard/,
    );
  });

  test('where the answerer found its answer, first of all', () => {
    const answer: Answer = {
      ...nothing,
      outcome: 'answered',
      sources: [{ title: 'Cancellation', href: '/legal#cancellation' }],
    };
    const [, first] = ownPart(prompt('Can I still cancel the party?', { answer })).split('what it may need\n');
    expect(first?.split('\n')[0]).toContain('(/legal#cancellation)');
  });

  test('nothing at all where the question shares no word with it', () => {
    expect(ownPart(prompt('Xyzzy'))).not.toContain('From our pages');
  });
});

describe('however much a venue has written', () => {
  const questions = ['Hello', 'What does it cost?', 'wheelchair room price party book kids scary '.repeat(45)];

  test.each(questions)('a model is told no more than it reads at a glance', (question) => {
    const answer: Answer = { ...nothing, outcome: 'answered', text: 'A long answer. '.repeat(500) };
    const told = prompt(question, { answer, page: '/gift-cards' }, many);
    expect(told.length).toBeLessThan(17_000);
    expect(told.indexOf('## This question')).toBeLessThan(12_000);
  });

  test('rooms, hours, prices and rules are all among it, and whole', () => {
    const told = prompt('Hello', {}, many);
    expect(told).toMatch(/Jack the Ripper 1 \(/);
    expect(told).toMatch(/Thai Prison 30 \(|and \d+ more/);
    expect(told).toMatch(/Sun: 12:00 PM to 9:30 PM/);
    expect(told).toMatch(/- policies: \{.*\}/);
    expect(told).toMatch(/- giftCards: \{.*\}/);
    expect(told).toMatch(/- promoCode: \{.*\}/);
  });

  test('the room that is asked about is found', () => {
    expect(ownPart(prompt('How scary is Jack the Ripper 27?', {}, many))).toMatch(/Jack the Ripper 27: how scary/);
  });
});
