/** Reads what Vitest and Playwright report as JSON. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Tally, TimedTest } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
}

/** `flaky` is Playwright's word for a test that failed and then passed. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: string; projectName: string; results: { duration: number }[] }[];
  }[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** How the tests of a Vitest run went, by its report. */
export function vitestTally(path: string): Tally {
  const { numPassedTests: passed, numFailedTests: failed, testResults } = read(path) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative('.', name)} › ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return { passed, failed, secondTries: [], tests };
}

/** How the tests of a Playwright run went, by its report. */
export function playwrightTally(path: string): Tally {
  const { stats, suites } = read(path) as PlaywrightReport;
  const all = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    secondTries: all.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    tests: all,
  };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): (TimedTest & { status: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      status,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
