/** The steps of `npm test`, in the order of what fails fastest. */
import { requireTestBrowser } from '../browser.ts';
import { playwrightTally, vitestTally } from './reports.ts';
import { runNode, tallyOf, type Step, type Tell } from './step.ts';

/** Where runners leave their reports, and this program how long each step took. */
export const reports = '.cache/reports';

/** A tool that only passes or fails counts as one test. */
export const tool = (expectedSeconds: number, ...words: string[]): Step => ({
  expectedSeconds,
  after: [],
  isAlone: false,
  run: async (tell) => {
    const isPassed = (await runNode(words, tell)) === 0;
    return { passed: Number(isPassed), failed: Number(!isPassed), secondTries: [], tests: [] };
  },
});

/** Runs a project of tests/vitest.config.ts; `words` narrow it. */
export async function runVitest(project: string, words: string[], tell: Tell) {
  const report = `${reports}/${project}.json`;
  const common = ['--config', 'tests/vitest.config.ts', '--project', project, '--reporter=default', '--reporter=json'];
  const [command = 'run', ...rest] = words;
  const all = ['node_modules/vitest/vitest.mjs', command, ...rest, ...common, `--outputFile.json=${report}`];
  return tallyOf(await runNode(all, tell), () => vitestTally(report));
}

const vitest = (expectedSeconds: number, project: string, after: string[] = []): Step => ({
  expectedSeconds,
  after,
  isAlone: false,
  run: (tell) => runVitest(project, [], tell),
});

/** Runs browser tests; `words` narrow them. */
export async function runPlaywright(words: string[], tell: Tell) {
  const report = `${reports}/playwright.json`;
  const all = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...words];
  const environment = { CHROME_PATH: requireTestBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return tallyOf(await runNode(all, tell, environment), () => playwrightTally(report));
}

const playwright = (expectedSeconds: number, after: string[]): Step => ({
  expectedSeconds,
  after,
  isAlone: true,
  run: (tell) => runPlaywright([], tell),
});

export const steps: Record<string, Step> = {
  // Through Astro, which writes the types of content and environment first: a fresh clone has none.
  types: tool(38, 'node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
  lint: tool(2, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  format: tool(12, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  conventions: vitest(5, 'conventions'),
  unit: vitest(40, 'unit'),
  database: vitest(60, 'database'),
  functions: vitest(80, 'functions'),
  site: vitest(130, 'site', ['types']),
  browser: playwright(360, ['site']),
};
