import { z } from 'zod';
import type { Step } from './breaks.ts';

/** How a run went: what the runner's report counts, and what was printed. Nothing is counted when there is no report. */
export interface TestRun {
  tally: Tally | undefined;
  printed: string;
}

/** Tests of a report, and the files that could not even be loaded. */
export interface Tally {
  passed: number;
  failed: number;
  /** Files of which at least one test passed. */
  passedFiles: string[];
  /** Whether the runner itself was content. */
  isGood: boolean;
}

const vitestSchema = z.object({
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

interface BrowserSuite {
  suites?: BrowserSuite[] | undefined;
  specs: { file: string; tests: { status: string }[] }[];
}
const suiteSchema: z.ZodType<BrowserSuite> = z.object({
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(z.object({ file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
});
const playwrightSchema = z.object({ errors: z.array(z.unknown()), suites: z.array(suiteSchema) });

const inEverySuite = (suite: BrowserSuite): BrowserSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(inEverySuite),
];

/** Reads the report that a step wrote. A test that passed at its second try counts as passed. */
export function readReport(step: Step, text: string): Tally {
  const files = step === 'browser' ? browserFiles(text) : vitestFiles(text);
  const count = (...wanted: string[]) =>
    files.results.reduce((sum, { statuses }) => sum + statuses.filter((each) => wanted.includes(each)).length, 0);
  return {
    passed: count('passed', 'expected', 'flaky'),
    failed: count('failed', 'unexpected'),
    passedFiles: files.results
      .filter(({ statuses }) => statuses.some((each) => ['passed', 'expected', 'flaky'].includes(each)))
      .map(({ file }) => file),
    isGood: files.isGood,
  };
}

function vitestFiles(text: string) {
  const { success, testResults } = vitestSchema.parse(JSON.parse(text));
  const results = testResults.map(({ name, assertionResults }) => ({
    file: name,
    statuses: assertionResults.map(({ status }) => status),
  }));
  return { isGood: success, results };
}

function browserFiles(text: string) {
  const { errors, suites } = playwrightSchema.parse(JSON.parse(text));
  const results = suites
    .flatMap(inEverySuite)
    .map(({ file, tests }) => ({ file: `tests/${file}`, statuses: tests.map(({ status }) => status) }));
  return { isGood: errors.length === 0 && results.every(({ statuses }) => !statuses.includes('unexpected')), results };
}

/**
 * What a run says about the break it was made with. Only a failed test has noticed it; a run that stumbled over something
 * else, such as a syntax error, has not. A site that cannot be built any more is noticed too: nobody can deploy it.
 */
export function verdictOf(step: Step, { tally, printed }: TestRun): 'killed' | 'survived' | 'nothing ran' {
  if (tally && tally.failed > 0) return 'killed';
  if (tally?.isGood && tally.passed > 0) return 'survived';
  return step === 'site' && printed.includes('astro build failed') ? 'killed' : 'nothing ran';
}
