/** `npm test -- changed`: what a change touches, in about a minute. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { NamedStep } from './lanes.ts';
import type { Step } from './step.ts';
import { runVitest, steps, tool } from './steps.ts';

/** What is worth running for some changed files. */
export interface Plan {
  /** Files for lint and format. */
  written: string[];
  /** True when types may have changed. */
  hasCode: boolean;
  /** Files whose importing tests are run. */
  related: string[];
  /** True when the database itself changed: no test imports SQL. */
  hasSql: boolean;
  /** Steps that would look at the change as well and take longer than a minute. */
  leftOut: string[];
}

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from the last commit; where nothing differs, those that the last commit changed. */
export function changedFiles(): string[] {
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const all = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return [...new Set(all)].filter((path) => existsSync(path));
}

/** What to run for these files. */
export function planFor(files: readonly string[]): Plan {
  const is = (pattern: RegExp) => (path: string) => pattern.test(path);
  const isShown = is(/^(src|public)\/|^astro\.config|^tests\/site\//);
  const isDriven = is(/^(src|public|supabase|functions|scripts\/(backend|site))\b|^tests\/(e2e|a11y|support)\//);
  return {
    written: files
      .filter(is(/\.(astro|css|js|json|md|mdx|mjs|ts|tsx|yaml|yml)$/))
      .filter((path) => path !== 'package-lock.json'),
    hasCode: files.some(is(/\.(astro|ts|tsx)$|^(package|tsconfig)\b/)),
    related: files.filter(is(/\.(ts|tsx|astro|json|mjs)$/)).filter((path) => !path.startsWith('package')),
    hasSql: files.some(is(/^supabase\//)),
    leftOut: [...(files.some(isShown) ? ['site'] : []), ...(files.some(isDriven) ? ['browser'] : [])],
  };
}

/** The steps of that plan. */
export function stepsOf({ written, hasCode, related, hasSql }: Plan): NamedStep[] {
  const chosen: NamedStep[] = [['conventions', steps['conventions']!]];
  if (hasCode) chosen.unshift(['types', steps['types']!]);
  const code = written.filter((path) => /\.(astro|mjs|js|ts|tsx)$/.test(path));
  if (code.length > 0) chosen.push(['lint', tool(quick, 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code)]);
  const words = ['--check', '--log-level', 'warn', '--ignore-unknown'];
  if (written.length > 0)
    chosen.push(['format', tool(quick, 'node_modules/prettier/bin/prettier.cjs', ...words, ...written)]);
  for (const project of ['unit', 'functions', 'database']) {
    if (project === 'database' && hasSql) chosen.push([project, steps[project]!]);
    else if (related.length > 0) chosen.push([project, relatedTests(project, related)]);
  }
  return chosen;
}

/** Seconds that a tool takes for a few files. */
const quick = 10;

const relatedTests = (project: string, files: string[]): Step => ({
  expectedSeconds: quick,
  after: [],
  isAlone: false,
  run: (tell) => runVitest(project, ['related', ...files, '--run', '--passWithNoTests'], tell),
});
