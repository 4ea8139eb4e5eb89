/**
 * `npm test`: everything, in the order of what fails fastest. `npm test -- unit site` runs only those steps, and
 * `npm run check` only types, lint and format. Closes with `N passed, N failed` alone on a line.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { requireBrowser } from './browser.ts';

/** Passed and failed tests of one step. */
interface Tally {
  passed: number;
  failed: number;
}

/** What is read of Playwright's report. `flaky` tests failed and then passed. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { file: string; title: string; tests: { status: string; projectName: string }[] }[];
}

const reports = '.cache/reports';
/** As many browser tests may pass at their second try only; more are no chance (docs/decisions/019-second-tries.md). */
const secondTriesAllowed = 3;
const run = (file: string, ...words: string[]) =>
  spawnSync(process.execPath, [file, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });

/** A tool that only passes or fails counts as one test. */
const tool =
  (file: string, ...words: string[]) =>
  (): Tally => {
    const passed = run(file, ...words).status === 0;
    return { passed: Number(passed), failed: Number(!passed) };
  };

const vitest = (project: string) => (): Tally => {
  const report = `${reports}/${project}.json`;
  const words = ['run', '--config', 'tests/vitest.config.ts', '--project', project];
  const { status } = run(
    'node_modules/vitest/vitest.mjs',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return tally(status, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  });
};

const playwright = (): Tally => {
  const report = `${reports}/playwright.json`;
  process.env['CHROME_PATH'] = requireBrowser();
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  const { status } = run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts');
  return tally(status, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
    const lucky = secondTries(suites);
    if (lucky.length > 0) console.log(`\nPassed only at the second try:\n  ${lucky.join('\n  ')}`);
    const isTooMany = lucky.length > secondTriesAllowed;
    if (isTooMany) console.log(`More than ${secondTriesAllowed} tests needed a second try: that counts as failing.`);
    return {
      passed: stats.expected + (isTooMany ? 0 : stats.flaky),
      failed: stats.unexpected + (isTooMany ? stats.flaky : 0),
    };
  });
};

/** Names of the tests that failed once and passed then. */
function secondTries(suites: BrowserSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...secondTries(inner),
  ]);
}

/** What a runner reported; a runner that failed without a failed test (it could not start, say) counts as one. */
function tally(status: number | null, read: () => Tally): Tally {
  try {
    const counted = read();
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const steps: Record<string, () => Tally> = {
  // Through Astro, which writes the types of content and environment first: a fresh clone has none.
  types: tool('node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
  lint: tool('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  format: tool('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  conventions: vitest('conventions'),
  unit: vitest('unit'),
  database: vitest('database'),
  functions: vitest('functions'),
  site: vitest('site'),
  browser: playwright,
};

const groups: Record<string, string[]> = { check: ['types', 'lint', 'format', 'conventions'] };
const asked = process.argv.slice(2).flatMap((name) => groups[name] ?? [name]);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join('", "')}". Steps: ${[...Object.keys(groups), ...Object.keys(steps)].join(', ')}.`,
  );
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, step] of Object.entries(steps).filter(([each]) => asked.length === 0 || asked.includes(each))) {
  console.log(`\n── ${name} ──`);
  const { passed, failed } = step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
