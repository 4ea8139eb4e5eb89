/**
 * What people ask any venue about is known from thousands of messages; a venue whose own texts tell of it, in whatever order and
 * words, answers with those, and one that tells nothing of it admits so.
 */
import { load, dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { assistantOver } from '../../support/assistant-over-content.ts';
import { fixtureSource } from '../../support/fixture-source.ts';

const file = 'src/content/questions.yaml';

/** The bare venue, which also publishes these questions. */
function venueAsking(questions: Record<string, { question: string; answer: string }>) {
  const source = fixtureSource('bare-venue');
  const known = load(source.texts.get(file) ?? '') as object;
  const own = Object.fromEntries(
    Object.entries(questions).map(([id, item]) => [id, { ...item, category: 'experience' as const }]),
  );
  return assistantOver({ ...source, texts: new Map([...source.texts, [file, dump({ ...known, ...own })]]) });
}

const phones = {
  'the-tin-box': {
    question: 'What happens to our phones during the game?',
    answer: 'They ride along in a tin box that your team keeps. Take pictures with them afterwards.',
  },
};
const forgotten = {
  'umbrellas-and-the-like': {
    question: 'We forgot an umbrella at your place. What now?',
    answer: 'The shelf behind the desk keeps it until the end of the season.',
  },
};

describe('what a venue tells under a name of its own', () => {
  test.each(['cant i just keep my cell in my pocket', 'do u take our mobiles away'])(
    'its rule on phones is told to whoever asks “%s”',
    async (asked) => {
      expect(await venueAsking(phones)(asked)).toContain('tin box');
    },
  );

  test.each(['left my scarf there 3 wks ago', 'did anyone hand in a blue glove'])(
    'where it keeps what was forgotten is told to whoever says “%s”',
    async (asked) => {
      expect(await venueAsking(forgotten)(asked)).toContain('behind the desk');
    },
  );
});

test.each(['can we do one over zoom, my aunt is abroad', 'is there somewhere to charge my car'])(
  'a text of another matter is not told to whoever asks “%s”',
  async (asked) => {
    const says = venueAsking({ ...phones, ...forgotten });
    expect(await says(asked)).toMatch(/don’t know|rather not guess/);
  },
);

describe('discounts that a venue tells of in its own words', () => {
  const says = venueAsking({
    'who-pays-less': {
      question: 'Are there discounts?',
      answer: 'Students pay $5 less on Thursdays. Show the card at the desk. Only one discount counts per ticket.',
    },
  });

  test('a student hears of theirs', async () => {
    expect(await says('any deal for students')).toMatch(/^Yes\. Students pay \$5 less on Thursdays\./);
  });

  test('a soldier hears that none is known, and which there are', async () => {
    const said = await says('do you have a military discount');
    expect(said).toMatch(/^I don’t know of any discount for that \(military\)\./);
    expect(said).toContain('Students pay $5 less');
  });
});
