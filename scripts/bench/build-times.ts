import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What one build took. */
interface BuildCost {
  seconds: number;
  /** Most memory that the build's process had at once, in bytes. */
  peakBytes: number;
  pageCount: number;
}

const sources = ['src', 'public', 'scripts', 'functions', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Runs inside the build's process and has it say at its end how much memory it needed. */
const witness = `data:text/javascript,process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS))`;

/**
 * Times a build with nothing kept and one right after it, once each, and prints both. They run in a copy of the
 * sources, so that the caches of this folder, and a build that runs in it, stay as they are.
 */
export async function timeBuilds(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'site-bench-build-'));
  try {
    for (const source of globSync(sources)) cpSync(source, join(copy, source), { recursive: true });
    linkDependencies(copy);
    for (const kind of ['cold', 'warm']) {
      const { seconds, peakBytes, pageCount } = await timeBuild(copy);
      const perPage = `${Math.round((seconds * 1000) / pageCount)} ms per page`;
      const peak = `peak ${Math.round(peakBytes / 1024 ** 2)} MiB`;
      console.log(`${kind} build: ${seconds.toFixed(1)} s, ${pageCount} pages, ${perPage}, ${peak}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Links every package; the folders of `node_modules` that start with a dot are caches and stay behind. */
function linkDependencies(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
}

async function timeBuild(directory: string): Promise<BuildCost> {
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
  const peaks = [...printed.matchAll(/^peak (\d+)$/gm)].map(([, kibibytes]) => Number(kibibytes) * 1024);
  return {
    seconds: (performance.now() - started) / 1000,
    peakBytes: Math.max(0, ...peaks),
    pageCount: globSync('dist/**/*.html', { cwd: directory }).length,
  };
}
