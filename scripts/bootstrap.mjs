/**
 * Runs a script with the project's own Node: `node scripts/bootstrap.mjs scripts/start.ts`. Before it, what is missing is
 * made: the dependencies when they are older than the lockfile, and what the functions know of the content. Plain
 * JavaScript, because it has to run on Node 20.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { claim } from './bootstrap/claim.mjs';
import { runChild } from './bootstrap/run-child.mjs';
import { usableHome } from './bootstrap/usable-home.mjs';

/** Ends everything with one sentence. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!import.meta.dirname) refuse(`This is Node ${process.version}; the project needs Node 20.11 or newer.`);
const root = resolve(import.meta.dirname, '..');
for (const place of ['', 'node_modules', '.cache', 'dist', '.backend'].map((name) => resolve(root, name))) {
  try {
    if (existsSync(place)) accessSync(place, constants.W_OK);
  } catch {
    refuse(`${place} cannot be written to by this user; the project keeps there what it installs and builds.`);
  }
}

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
const isInstalled = () => existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile;
/**
 * What the bundler and the pictures' library have freed goes back to the system at once, and stays there: Linux would fill
 * the gaps of the bundler's memory with zeros to make large pages of it. Builds need less (decision 034).
 */
const givesMemoryBack = {
  MIMALLOC_ALLOW_THP: '0',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const options = { cwd: root, env: { ...givesMemoryBack, ...process.env, ...usableHome(root) } };

if (!isInstalled()) {
  const claimed = claim(resolve(root, '.cache/installing'));
  if (!claimed) refuse('Another command is installing the dependencies; start this one again when it is done.');
  console.log('Installing dependencies (once) …');
  const isWindows = process.platform === 'win32';
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await runChild(isWindows ? 'npm.cmd' : 'npm', words, { ...options, shell: isWindows });
  if (status !== 0) refuse('The dependencies could not be installed; npm says above what it lacks.');
  writeFileSync(stamp, lockfile);
  claimed.release();
}

const { writeTimeZone } = await import('./write-time-zone.mjs'); // it needs a dependency
writeTimeZone();
const script = process.argv[2];
if (!withoutFacts.includes(script)) {
  const status = await runChild(projectNode, [compiling], options);
  if (status !== 0) process.exit(status);
}

const path = `${resolve(modules, '.bin')}${delimiter}${process.env.PATH}`;
process.exit(await runChild(projectNode, process.argv.slice(2), { ...options, env: { ...options.env, PATH: path } }));
