import { expect, test } from 'vitest';
import { applyBreak, chooseBreaks, parseBreaks } from '../../../scripts/mutate/breaks.ts';
import { summarize } from '../../../scripts/mutate/report.ts';
import { readReport, verdictOf } from '../../../scripts/mutate/verdict.ts';

const yaml = `
- name: A time of 38:60 is taken for a time
  file: src/domain/game-time.ts
  from: s > 59
  to: s > $&
  step: unit
  tests: [tests/unit/domain/game-time.test.ts]
`;
const [slip] = parseBreaks('domain', yaml);
if (!slip) throw new Error('The list has one break.');

const vitest = (success: boolean, ...statuses: string[]) =>
  readReport(
    'unit',
    JSON.stringify({
      success,
      testResults: [{ name: 'a.test.ts', assertionResults: statuses.map((status) => ({ status })) }],
    }),
  );
const playwright = (...statuses: string[]) =>
  readReport(
    'browser',
    JSON.stringify({
      errors: [],
      suites: [
        { specs: [], suites: [{ specs: [{ file: 'e2e/a.spec.ts', tests: statuses.map((status) => ({ status })) }] }] },
      ],
    }),
  );

test('a break is put in as it is written, and one that does not stand there exactly once is an error', () => {
  expect(applyBreak(slip, 'if (s > 59) return;')).toBe('if (s > $&) return;');
  expect(() => applyBreak(slip, 'if (s >= 60) return;')).toThrow(/no longer fits: its text stands 0 times/);
  expect(() => applyBreak(slip, 's > 59 || s > 59')).toThrow(/no longer fits: its text stands 2 times/);
});

test('a list with a mistake names the file and the field', () => {
  expect(() => parseBreaks('domain', yaml.replace('unit\n', 'typo\n'))).toThrow(/domain\.yaml: [^]*step/);
});

test('breaks are chosen by area, by step and by words of their names', () => {
  expect(chooseBreaks([slip], [])).toEqual([slip]);
  expect(chooseBreaks([slip], ['domain'])).toEqual([slip]);
  expect(chooseBreaks([slip], ['unit'])).toEqual([slip]);
  expect(chooseBreaks([slip], ['stores', 'TIME OF 38'])).toEqual([slip]);
  expect(chooseBreaks([slip], ['stores'])).toEqual([]);
});

test('only a failed test has noticed a break; a run that stumbled over something else has not', () => {
  const verdict = (tally: ReturnType<typeof vitest> | undefined, printed = '') => verdictOf('unit', { tally, printed });
  expect(verdict(vitest(false, 'passed', 'failed'))).toBe('killed');
  expect(verdict(vitest(true, 'passed', 'skipped'))).toBe('survived');
  expect(verdict(vitest(false, 'passed'))).toBe('nothing ran'); // another file could not be loaded
  expect(verdict(vitest(false, 'skipped'))).toBe('nothing ran'); // what comes before the tests failed
  expect(verdict(vitest(true))).toBe('nothing ran');
  expect(verdict(undefined, 'astro build failed')).toBe('nothing ran');
});

test('a site that cannot be built any more has been noticed', () => {
  expect(verdictOf('site', { tally: undefined, printed: 'Error: astro build failed\n…' })).toBe('killed');
  expect(verdictOf('site', { tally: undefined, printed: 'There is no such file.' })).toBe('nothing ran');
});

test('a journey that passed at its second try has noticed nothing', () => {
  expect(verdictOf('browser', { tally: playwright('expected', 'flaky'), printed: '' })).toBe('survived');
  expect(verdictOf('browser', { tally: playwright('expected', 'unexpected'), printed: '' })).toBe('killed');
  expect(playwright('expected').passedFiles).toEqual(['tests/e2e/a.spec.ts']);
});

test('all is well when nineteen of twenty breaks are noticed and the last one is explained', () => {
  const killed = Array.from({ length: 19 }, () => ({ broken: slip, verdict: 'killed' as const }));
  const explained = { ...slip, survives: 'It says the same in other words.' };
  const isGood = (...results: Parameters<typeof summarize>[0]) => summarize(results).isGood;

  expect(isGood(...killed, { broken: explained, verdict: 'survived' })).toBe(true);
  expect(isGood(...killed, { broken: slip, verdict: 'survived' })).toBe(false);
  expect(isGood(...killed.slice(1), { broken: explained, verdict: 'survived' })).toBe(false);
  expect(isGood(...killed, { broken: explained, verdict: 'killed' })).toBe(false);
  expect(isGood(...killed, { broken: slip, verdict: 'nothing ran' })).toBe(false);
  expect(isGood(...killed, { broken: slip, verdict: 'does not fit' })).toBe(false);
});
