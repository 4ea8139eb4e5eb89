import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What one build took. */
export interface BuildCost {
  seconds: number;
  /** Time that processors worked for it, which a busy machine hardly changes. */
  processorSeconds: number;
  /** Most memory that the build's process had at once, in bytes; pictures are made in it, too. */
  peakBytes: number;
  pageCount: number;
  fileCount: number;
  /** Bytes of all files of the built site. */
  bytes: number;
}

const sources = ['src', 'public', 'scripts', 'functions', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Runs inside the build's process and has it say at its end what it needed. */
const witness =
  'data:text/javascript,process.on("exit",()=>{const used=process.resourceUsage();' +
  'console.error("needed "+used.maxRSS+" "+(used.userCPUTime+used.systemCPUTime))})';

/**
 * Times a build with nothing kept and one right after it, once each, and prints both. They run in a copy of the
 * sources, so that the caches of this folder, and a build that runs in it, stay as they are.
 */
export async function timeBuilds(): Promise<void> {
  await inFolder(async (copy) => {
    copySources(copy);
    for (const kind of ['cold', 'warm']) {
      const { seconds, peakBytes, pageCount } = await timeBuild(copy);
      const perPage = `${Math.round((seconds * 1000) / pageCount)} ms per page`;
      const peak = `peak ${Math.round(peakBytes / 1024 ** 2)} MiB`;
      console.log(`${kind} build: ${seconds.toFixed(1)} s, ${pageCount} pages, ${perPage}, ${peak}`);
    }
  });
}

/** Gives away a new folder, and clears it up afterwards. */
export async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-build-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies what a build reads. */
export function copySources(copy: string): void {
  for (const source of globSync(sources)) cpSync(source, join(copy, source), { recursive: true });
  linkDependencies(copy);
}

/** Links every package; the folders of `node_modules` that start with a dot are caches and stay behind. */
export function linkDependencies(copy: string): void {
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
}

/** Builds the project of a folder into its `dist` and says what that took. Throws with what the build printed when it fails. */
export async function timeBuild(directory: string): Promise<BuildCost> {
  const started = performance.now();
  const words = ['--import', witness, 'node_modules/astro/bin/astro.mjs', 'build'];
  const child = spawn(process.execPath, words, {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_DIRECTORY: 'dist' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`The build failed.\n${printed}`);
  const needed = [...printed.matchAll(/^needed (\d+) (\d+)$/gm)];
  const most = (part: 1 | 2) => Math.max(0, ...needed.map((found) => Number(found[part])));
  const built = globSync('dist/**/*.*', { cwd: directory }).map((file) => statSync(join(directory, file)));
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: most(2) / 1e6,
    peakBytes: most(1) * 1024,
    pageCount: globSync('dist/**/*.html', { cwd: directory }).length,
    fileCount: built.length,
    bytes: built.reduce((sum, { size }) => sum + size, 0),
  };
}
