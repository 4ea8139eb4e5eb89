import { describe, expect, test, vi } from 'vitest';
import { answerableOf, askFreshFacts, askMissingFacts, isRight, markVisitors, type Marked } from '../eval/strict.ts';

// Hundreds of questions take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const share = (some: readonly Marked[], isCounted: (marked: Marked) => boolean) =>
  some.filter(isCounted).length / some.length;

/** What decisions 026, 043 and 044 publish, a little below: the answerer may get better, not worse. */
const sets = [
  ['sample', 'held-out', { right: 0.83, clean: 0.64 }],
  ['bare', 'held-out', { right: 0.75, clean: 0.66 }],
  ['large', 'held-out', { right: 0.83, clean: 0.77 }],
  ['sample', 'second-writer', { right: 0.9, clean: 0.84 }],
  ['bare', 'second-writer', { right: 0.82, clean: 0.79 }],
  ['large', 'second-writer', { right: 0.7, clean: 0.7 }],
] as const;

describe.each(sets)('strangers at the %s venue (%s)', (venue, writer, { right, clean }) => {
  test('are answered right, and cleanly, as often as is published', async () => {
    const answerable = answerableOf(await markVisitors(venue, writer));
    expect(share(answerable, ({ mark }) => isRight(mark))).toBeGreaterThanOrEqual(right);
    expect(share(answerable, ({ mark }) => mark === 'clean')).toBeGreaterThanOrEqual(clean);
    expect(share(answerable, ({ mark }) => mark === 'wrong')).toBeLessThanOrEqual(0.06);
  });
});

test('a reply to another question passes for fewer than three questions of a hundred', async () => {
  const all: Marked[] = [];
  for (const [venue, writer] of sets) all.push(...answerableOf(await markVisitors(venue, writer)));
  expect(share(all, ({ control }) => isRight(control))).toBeLessThan(0.03);
});

test('who is in danger hears whom to call, at whatever venue', async () => {
  const all: Marked[] = [];
  // One after another: the assistant remembers what it knows of one venue, and each of these is a venue of its own.
  for (const venue of ['sample', 'bare', 'large'] as const)
    for (const writer of ['tuning', 'held-out', 'second-writer']) all.push(...(await markVisitors(venue, writer)));
  const inDanger = all.filter(({ question }) => question.kind === 'emergency');
  expect(inDanger.length).toBeGreaterThanOrEqual(20);
  expect(inDanger.filter(({ mark }) => !isRight(mark)).map(({ question }) => question.id)).toEqual([]);
});

describe.each([
  ['ordinary', 'held-out', { found: 0.77, admitted: 0.46 }],
  ['ordinary', 'second-writer', { found: 0.6, admitted: 0.47 }],
  ['far', 'held-out', { found: 0.37, admitted: 0.49 }],
  ['far', 'second-writer', { found: 0.19, admitted: 0.7 }],
] as const)('a fact asked in %s words (%s)', (set, writer, { found, admitted }) => {
  test('is always found in its own words once a venue adds it, and in others as often as is published', async () => {
    const { unheard, paraphrases, asked } = await askFreshFacts(set, writer);
    expect(unheard).toEqual([]);
    expect(paraphrases / asked).toBeGreaterThanOrEqual(found);
  });

  test('is not made up from others where the venue does not have it, as often as is published', async () => {
    const missing = await askMissingFacts(set, writer);
    expect(missing.admitted / missing.asked).toBeGreaterThanOrEqual(admitted);
  });
});
