import { expect, test } from 'vitest';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { proseOf } from '../../../scripts/venue/prose.ts';
import { readAloud, sayAdvice } from '../../../scripts/venue/reading.ts';
import { readContentSource } from '../../../src/integrations/check-content/content-source.ts';
import { venueFacts } from '#domain/venue-facts.ts';
import { testMoment } from '../../support/clock.ts';
import { isSample } from '../../support/sample.ts';

const told = async (text: string) =>
  (await readAloud([{ file: 'src/content/questions.yaml', field: 'price.answer', text }])).map(sayAdvice);

test('an author is told the file, the sentence and the better words', async () => {
  expect(await told('It is cheap. There is alot to see.')).toEqual([
    'src/content/questions.yaml – price.answer: “alot”: a lot, in: There is alot to see.',
  ]);
  expect((await told('The theatre is in our neighbourhood.')).length).toBe(2);
  expect(await told('Our room takes one round from the door to the door.')).toEqual([
    expect.stringContaining('say from when to when, in: Our room takes one round from the door to the door.'),
  ]);
});

test('a sentence that nobody can follow on a phone is told, and short ones with many names are not', async () => {
  expect(await told(`We play ${'and we play '.repeat(10)}and then we go home.`)).toEqual([
    expect.stringContaining('make two of it'),
  ]);
  expect(await told('Ambrose Hale met Nora and Theo in Passyunk, and we close at 9:30 PM.')).toEqual([]);
});

test.runIf(isSample)('what the sample says reads well aloud', async () => {
  const { business, rooms } = loadFacts(undefined, testMoment);
  const prose = proseOf(
    readContentSource(new URL('../../../', import.meta.url)),
    venueFacts(business, rooms, testMoment),
  );
  expect(prose.length).toBeGreaterThan(500);
  expect((await readAloud(prose)).map(sayAdvice)).toEqual([]);
});
