/**
 * Runs a script with the project's own Node: `node scripts/bootstrap.mjs scripts/start.ts`. Before it, what is missing is
 * made: the dependencies when they are older than the lockfile, and what the functions know of the content. Plain
 * JavaScript, because it has to run on Node 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const modules = resolve(root, 'node_modules');
const stamp = resolve(modules, '.installed');
const projectNode = resolve(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** Compiles what the functions know of the content. */
const compiling = 'scripts/facts.ts';
/** Commands that need nothing compiled: the one that compiles, and the one that writes content where there may be none. */
const withoutFacts = [compiling, 'scripts/venue-new.ts'];
const lockfile = createHash('sha256')
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .digest('hex');

const isInstalled = existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile;
if (!isInstalled) {
  console.log('Installing dependencies (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockfile);
}

const { writeTimeZone } = await import('./write-time-zone.mjs'); // it needs a dependency
writeTimeZone();
const script = process.argv[2];
if (!withoutFacts.includes(script)) {
  const { status } = spawnSync(projectNode, [compiling], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const child = spawn(projectNode, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${resolve(modules, '.bin')}${delimiter}${process.env.PATH}` },
});
// Ctrl-C reaches the child by itself; this process only waits for it to finish.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
