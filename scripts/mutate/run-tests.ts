import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from '../browser.ts';
import type { Step } from './breaks.ts';
import type { Copy } from './copy.ts';
import { readReport, type Tally, type TestRun } from './verdict.ts';

const longestRun = 15 * 60_000;
const report = '.cache/mutation-report.json';

/** Runs test files of a step in a copy; `toTheEnd` goes on after the first failure. */
export function runTests(copy: Copy, step: Step, tests: readonly string[], toTheEnd = false): Promise<TestRun> {
  const path = join(copy.directory, report);
  rmSync(path, { force: true });
  const words =
    step === 'browser'
      ? ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts']
      : ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', step];
  if (step !== 'browser') words.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (!toTheEnd) words.push(step === 'browser' ? '--max-failures=1' : '--bail=1');

  const child = spawn(process.execPath, [...words, ...tests], {
    cwd: copy.directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestRun,
    env: {
      ...process.env,
      ...copy.environment,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(step === 'browser' && { CHROME_PATH: requireBrowser() }),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += String(piece)));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', () => done({ tally: tallyIn(path, step), printed }));
  });
}

function tallyIn(path: string, step: Step): Tally | undefined {
  try {
    return readReport(step, readFileSync(path, 'utf8'));
  } catch {
    return undefined; // the runner stopped before it could write one
  }
}
