import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { venueDay } from '../src/domain/venue-time.ts';

/** Where to build to, relative to the repository, and the environment that decides what is built. */
export interface BuildOptions {
  directory: string;
  environment: Record<string, string>;
  /** True keeps Astro's own lines off the terminal unless the build fails. */
  quiet?: boolean;
  /** Stops the build when it is aborted. */
  signal?: AbortSignal;
}

const scripts = ['scripts/build.ts', 'scripts/backend/local-keys.ts'];
const sources = [
  'src/**/*',
  'public/**/*',
  'functions/_shared/{contracts,facts}/**/*',
  ...scripts,
  'astro.config.mjs',
  'package-lock.json',
  '.env',
];
const decisive = [
  'SITE_URL',
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'STRICT_TRANSPORT',
  'VENUE_NOW',
  'PREVIEW',
  'CONTENT_REPOSITORY',
  'CONTENT_BRANCH',
];

/** What a build depends on: the sources, the environment, and the venue's day, because posts and rooms go by it. */
function fingerprint(environment: Record<string, string>): string {
  const hash = createHash('sha256').update(venueDay(new Date()));
  hash.update(JSON.stringify([environment, decisive.map((name) => process.env[name])]));
  for (const file of globSync(sources).sort()) {
    const stats = statSync(file);
    if (stats.isFile()) hash.update(`${file}:${stats.size}:${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the site unless the folder already holds exactly this build. Returns whether it had to build. */
export async function buildSite({ directory, environment, quiet = false, signal }: BuildOptions): Promise<boolean> {
  const stamp = resolve('.cache/builds', `${basename(directory)}.txt`);
  const wanted = fingerprint(environment);
  const isFresh = existsSync(`${directory}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isFresh) return false;
  rmSync(stamp, { force: true }); // a build that is stopped halfway leaves a folder that is nothing's
  // A test runner sets NODE_ENV to `test`, and React would ship its development half to the browser.
  await runAstro(['build'], { NODE_ENV: 'production', ...environment, SITE_DIRECTORY: directory }, { quiet, signal });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** Runs Astro's command line in a folder, this repository or a copy of it, and rejects when it fails, with what it printed. */
export function runAstro(
  words: string[],
  environment: Record<string, string>,
  { quiet = false, folder = '.', signal }: { quiet?: boolean; folder?: string; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...words], {
    cwd: folder,
    ...(signal && { signal }),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`astro ${words[0]} failed\n${printed}`))));
  });
}
