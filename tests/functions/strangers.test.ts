import { describe, expect, test } from 'vitest';
import { answerableOf, askFreshFacts, isRight, markVisitors, type Marked } from '../eval/strict.ts';

const share = (some: readonly Marked[], isCounted: (marked: Marked) => boolean) =>
  some.filter(isCounted).length / some.length;

/** What decision 026 publishes, a little below: the answerer may get better, not worse. */
describe.each([
  ['sample', 0.88, 0.57],
  ['bare', 0.7, 0.5],
  ['large', 0.85, 0.65],
] as const)('strangers at the %s venue', (venue, right, clean) => {
  test('are answered right, and cleanly, as often as is published, and another reply would not pass', async () => {
    const answerable = answerableOf(await markVisitors(venue, 'held-out'));
    expect(share(answerable, ({ mark }) => isRight(mark))).toBeGreaterThanOrEqual(right);
    expect(share(answerable, ({ mark }) => mark === 'clean')).toBeGreaterThanOrEqual(clean);
    expect(share(answerable, ({ mark }) => mark === 'wrong')).toBeLessThanOrEqual(0.06);
    expect(share(answerable, ({ control }) => isRight(control))).toBeLessThanOrEqual(0.1);
  });
});

test('who is in danger at the sample venue hears whom to call', async () => {
  const all = [...(await markVisitors('sample', 'held-out')), ...(await markVisitors('sample', 'tuning'))];
  const inDanger = all.filter(({ question }) => question.kind === 'emergency');
  expect(inDanger.length).toBeGreaterThanOrEqual(10);
  expect(inDanger.filter(({ mark }) => !isRight(mark)).map(({ question }) => question.id)).toEqual([]);
});

describe.each([
  ['ordinary', 0.25],
  ['far', 0.01],
] as const)('a fact that a venue adds, asked in %s words', (set, paraphrased) => {
  test('is always found in its own words, and in others as often as is published', async () => {
    const { unheard, paraphrases, asked } = await askFreshFacts(set, 'held-out');
    expect(unheard).toEqual([]);
    expect(paraphrases / asked).toBeGreaterThanOrEqual(paraphrased);
  });
});
