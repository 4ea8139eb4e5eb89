import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lockfile = '{}';
const installed = createHash('sha256').update(lockfile).digest('hex');
/** A number above those that systems give to processes. */
const noProcess = '4194999';

/** A project with nothing in it but the bootstrap, in a folder with spaces and letters beyond ASCII. */
function project({ script = '', isInstalled = true, npm = '' }) {
  const folder = join(mkdtempSync(join(tmpdir(), 'bootstrap-')), 'Der Rätselraum – our site');
  const write = (path: string, text: string, mode = 0o644) => writeFileSync(join(folder, path), text, { mode });
  for (const each of ['scripts', 'bin', 'node_modules/node/bin', '.cache'])
    mkdirSync(join(folder, each), { recursive: true });
  for (const each of ['bootstrap.mjs', 'bootstrap'])
    cpSync(`scripts/${each}`, join(folder, 'scripts', each), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  write('package-lock.json', lockfile);
  write('scripts/write-time-zone.mjs', 'export const writeTimeZone = () => {};');
  write('scripts/facts.ts', '');
  write('scripts/script.ts', script);
  write('bin/npm', `#!${process.execPath}\n${npm}`, 0o755);
  if (isInstalled) write('node_modules/.installed', installed);
  return { folder, write };
}

/** Runs the script of a project; what it says is read as it comes. */
function run(folder: string, environment: Record<string, string> = {}, command = [process.execPath]) {
  const [program = '', ...words] = command;
  const child = spawn(program, [...words, 'scripts/bootstrap.mjs', 'scripts/script.ts'], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`, HOME: tmpdir(), ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return { child, said: () => said.trim(), ended: once(child, 'close').then(([status]) => status as number | null) };
}

/** Waits until a process has said something that matches. */
async function heard({ child, said }: { child: ChildProcess; said: () => string }, pattern: RegExp): Promise<void> {
  while (!pattern.test(said())) await once(child.stdout!, 'data');
}

test('a script runs in a folder with spaces and umlauts, and its exit status is that of the command', async () => {
  const { folder } = project({ script: 'console.log("ran"); process.exitCode = 3;' });
  const { ended, said } = run(folder);
  expect([await ended, said()]).toEqual([3, 'ran']);
});

test('a user without a home, or with one that cannot be written to, gets one in the project, for npm too', async () => {
  const script = 'console.log(process.env.HOME, process.env.npm_config_cache ?? "");';
  const { folder } = project({ script });
  const kept = run(folder);
  await kept.ended;
  expect(kept.said()).toBe(tmpdir());
  const homeless = run(folder, { HOME: '/nonexistent', npm_config_cache: '/nonexistent/.npm' });
  await homeless.ended;
  expect(homeless.said()).toBe(`${folder}/.cache/home ${folder}/.cache/home/.npm`);
  expect(existsSync(`${folder}/.cache/home`)).toBe(true);
});

test('npm that is told to stop takes everything with it: the shell between passes nothing on', async () => {
  const { folder } = project({ script: 'console.log("up"); setInterval(() => {}, 1000);' });
  const shell = ['sh', '-c', `"${process.execPath}" "$0" "$1"; true`];
  const npm = run(folder, { npm_lifecycle_event: 'start' }, shell);
  await heard(npm, /up/);
  npm.child.kill('SIGTERM');
  // Its output is closed by the last process that holds it, so this would not end while one went on.
  await expect(npm.ended).resolves.toBeDefined();
});

test('a signal is passed on to the script, which says itself how it ends', async () => {
  const script =
    'process.on("SIGTERM", () => { console.log("down"); process.exit(0); }); console.log("up"); setInterval(() => {}, 1000);';
  const { folder } = project({ script });
  const told = run(folder);
  await heard(told, /up/);
  told.child.kill('SIGTERM');
  expect([await told.ended, told.said()]).toEqual([0, 'up\ndown']);
});

test('while one command installs, another says so and touches nothing', async () => {
  const npm = 'console.log("npm works"); process.stdin.resume().on("end", () => {});';
  const { folder } = project({ isInstalled: false, npm, script: 'console.log("ran")' });
  const first = run(folder);
  await heard(first, /npm works/);
  const second = run(folder);
  expect([await second.ended, second.said()]).toEqual([
    1,
    'Another command is installing the dependencies; start this one again when it is done.',
  ]);
  first.child.stdin.end();
  expect(await first.ended).toBe(0);
  expect(first.said()).toMatch(/ran$/);
  expect(readFileSync(`${folder}/node_modules/.installed`, 'utf8')).toBe(installed);
});

test('an install that was killed does not keep the next one away', async () => {
  const { folder, write } = project({ isInstalled: false, script: 'console.log("ran")' });
  write('.cache/installing', noProcess);
  const { ended, said } = run(folder);
  expect(await ended).toBe(0);
  expect(said()).toMatch(/ran$/);
});

test('an install that fails ends with a sentence, and the next command tries again', async () => {
  const { folder } = project({ isInstalled: false, npm: 'process.exit(1)' });
  for (const attempt of [1, 2]) {
    const { ended, said } = run(folder);
    expect([attempt, await ended]).toEqual([attempt, 1]);
    expect(said()).toMatch(/The dependencies could not be installed; npm says above what it lacks\.$/);
  }
});
