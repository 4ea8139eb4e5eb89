/** What the assistant of a venue that has nothing but rooms says of what it does not have. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { asHeaded, isThere } from '../../../functions/_shared/answerer/venue/offers.ts';
import { modelInstructions } from '../../../functions/ai-chat/instructions.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { readPhrasings } from '../../../scripts/compile-phrasings.ts';
import { sampleWords, sampleWordsIn } from '../../support/sample-words.ts';

const now = new Date('2026-11-20T15:00:00-10:00');
const facts = bareVenueFacts(now);
const context = { facts, now };
const ask = (...turns: string[]) =>
  answer(
    turns.map((content) => ({ role: 'user', content })),
    context,
  );

/** Words that only a venue with more than rooms has reason to say. */
const ofOthers = /alice|\$(?!28|\d*[02468]\b)|package at|cake|invoice|headset|shadow shift/i;

describe('a visitor who asks for what the venue does not have', () => {
  test.each([
    ['Do you sell gift cards?', 'Gift cards are not something we offer.'],
    ['Can I buy a gift certificate for my brother?', 'Gift cards are not something we offer.'],
    ['Are you hiring?', 'No openings are posted at the moment.'],
    ['How do I apply for a job?', 'No openings are posted at the moment.'],
    ['Do you have virtual reality?', 'Virtual reality is not something we offer.'],
  ])('asking “%s” is told so in plain words', async (question, said) => {
    const { text, cards, offerPerson } = await ask(question);
    expect(text).toContain(said);
    expect(text).toContain(facts.business.phone);
    expect(cards).toEqual([]);
    expect(offerPerson).toBe(true);
  });

  test.each([
    ['Do you do birthday parties?', /^We have no birthday packages: a party books a room like any other team\. .*\$24/],
    ['How much is a birthday party for 10 kids?', /^We have no birthday packages: .* \$240 to \$280 in all/],
    ['Do you do corporate events?', /^Teams from work book like any other team\. .* 11 players at once/],
    [
      'how much for our office of 6 on friday',
      /^For 6 people that is \$168 in all, before tax\. On Fridays tickets are \$28/,
    ],
    ['we are 8 coworkers, can we all play', /^Yes, 8 people can play at the same time in several rooms/],
    ['do you have food for a birthday party', /^We have no birthday packages: .*\(808\) 555-0177/],
  ])('asking “%s” as a party or an office hears what holds for any team', async (question, said) => {
    expect((await ask(question)).text).toMatch(said);
  });

  test('hears the venue’s own words where it has written some', async () => {
    const question = {
      id: 'parties',
      question: 'Can we celebrate a birthday with you?',
      answer: 'Book a room like anybody else, and bring a hat.',
      category: 'experience',
    };
    const wordy = { ...facts, questions: [...facts.questions, question] };
    const { text } = await answer([{ role: 'user', content: 'how much is a birthday party?' }], { facts: wordy, now });
    expect(text).toContain('bring a hat');
  });

  test('is not told in a follow-up what was not told before', async () => {
    const { text } = await ask('Do you do birthday parties?', 'how much is it for 12 kids?');
    expect(text).not.toMatch(ofOthers);
  });
});

describe('a visitor whose question the venue answers only in its terms', () => {
  test.each([
    ['are we locked in??', /nobody is locked in/],
    ['will there be strangers with us', /Each game is private/],
    ['can I take pics inside', /No photos, video or sound recording/],
    ['do we sign a waiver', /Every player signs a waiver/],
    ['do you have cameras', /watched by camera/],
  ])('hears for “%s” what they say', async (question, said) => {
    expect((await ask(question)).text).toMatch(said);
  });

  test.each(['is there parking', 'can i bring food', 'do you speak spanish', 'where do we leave our bags'])(
    'hears for “%s” that nobody wrote it down, and nothing that is merely near',
    async (question) => {
      expect((await ask(question)).text).toMatch(/^I don’t know that/);
    },
  );
});

describe('a promise that no fact holds', () => {
  const quiet = { ...facts, questions: [] };
  test.each([
    ['can i get a refund', /not refunded|another date/],
    ['how early should we come', /waiver|coat|restroom/],
    ['can we get extra time if we are nearly done', /host opens/],
    ['why is it so expensive', /game master|photo|alone/],
    ['i have a pacemaker, is it safe', /never locked/],
    ['where can grandma wait while we play', /in the lobby/],
  ])('is not made to somebody who asks “%s”', async (question, promise) => {
    const { text } = await answer([{ role: 'user', content: question }], { facts: quiet, now });
    expect(text).not.toMatch(promise);
  });
});

describe('a visitor who asks for a Yes or a No', () => {
  test.each([
    ['do kids pay less?', /^No\. Children pay the same/],
    ['3 ten year olds and one dad, enough?', /^No: 3 children under 13 need 2 adults.* bring 1 more adult/],
    ['do I have to pay for me if I only go in because my kid is 9', /^Yes, adults who go in count as players/],
    ['max age? grandpa is 91', /^Tickets are for ages 8 to 90, so 91 is over our limit\.$/],
    ['can my grandpa play, he turns 91', /^No: tickets are for ages 8 to 90, so 91 is over our limit\.$/],
    ['is the tower scary', /^Hardly: /],
  ])('hears it for “%s” first, and no rule besides', async (question, said) => {
    expect((await ask(question)).text).toMatch(said);
  });
});

describe('a visitor who compares days', () => {
  test('hears first which is cheapest, and what one costs more than the other', async () => {
    expect((await ask('whats the cheapest day')).text).toMatch(/^The cheapest is \$24, Monday through Thursday\./);
    expect((await ask('6 ppl friday night vs tuesday, what’s the difference in price?')).text).toMatch(
      /^\$24 more on Fridays than on Tuesdays: \$168 instead of \$144 for 6 people/,
    );
  });
});

describe('a visitor who says hello, asks what there is, or changes the subject', () => {
  test('hears of rooms, prices and hours alone', async () => {
    for (const words of ['hi', 'are you a bot?', 'write me a poem about the sea']) {
      const { text } = await ask(words);
      expect(text, words).not.toMatch(/part(?:y|ies)|gift/i);
    }
  });
});

test('no known way to ask anything makes the assistant fail, promise what there is not, or link to what is not there', async () => {
  const wrong: string[] = [];
  for (const [key, phrases] of Object.entries(readPhrasings('functions/_shared/answerer/phrasings'))) {
    const question = (phrases[0] ?? '').replace(/<n>/g, '6').replace(/<\w+>/g, 'saturday').trim();
    const { text, sources, followUps, cards } = await ask(question);
    if (text === '' || /undefined|NaN|\[object|Infinity/.test(text)) wrong.push(`${key}: ${text}`);
    if (ofOthers.test(text) || sampleWords.test(text)) wrong.push(`${key}: ${question} → ${text}`);
    for (const { href } of sources) if (!isThere(href, context)) wrong.push(`${key}: ${href}`);
    for (const card of cards)
      if ('href' in card && /\/(?:gift|birthday|corporate)/.test(card.href)) wrong.push(card.href);
    for (const each of followUps) if (/birthday|gift|party/i.test(each)) wrong.push(`${key}: ${each}`);
  }
  expect(wrong).toEqual([]);
});

test('a source is called what its section is called here, and not as another venue calls it', () => {
  const [page] = facts.pages.filter(({ sections }) => sections.length > 0);
  const [section] = page?.sections ?? [];
  const href = `${page?.path}#${section?.id}`;
  expect(asHeaded({ title: 'When, and how far ahead', href }, context)).toEqual({ title: section?.heading, href });
  expect(asHeaded({ title: 'Contact', href: '/#location' }, context).title).toBe('Contact');
});

test('no reply to any question of the venue’s own names anything of the sample venue', async () => {
  const written = [...facts.questions, ...facts.rooms.flatMap(({ questions }) => questions)];
  expect(written.length).toBeGreaterThan(10);
  const replies = await Promise.all(
    written.map(async ({ question }) => [question, (await ask(question)).text] as const),
  );
  expect(sampleWordsIn(replies)).toEqual([]);
});

test('a model is told what the venue does not have, and nothing about it besides', async () => {
  const question = 'How much is it?';
  const told = modelInstructions({ facts, now }, { question, earlier: undefined, answer: await ask(question) });
  expect(told).toContain('Gift cards are not something we offer.');
  expect(told).not.toMatch(/posts|\/blog/);
  expect(sampleWordsIn([['instructions', told]])).toEqual([]);
});

test('a visitor who asks whether a day is possible hears the hours also where the venue says nothing of walking in', async () => {
  const silent = { ...facts, questions: facts.questions.filter(({ id }) => id !== 'same-day') };
  const { text } = await answer([{ role: 'user', content: 'can we come wednesday january 13 2027?' }], {
    facts: silent,
    now,
  });
  expect(text).toMatch(/^Yes, on Wednesday, January 13, 2027 we are open/);
});
