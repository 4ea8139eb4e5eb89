import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DeployError } from './deploy-error.ts';
import { readServed } from './served.ts';
import { runTool } from './run-tool.ts';
import type { DeploySettings } from './settings.ts';
import { configEnvironment, workerWords } from './steps.ts';

/** Makes the site serve the version before the present one, or the version that is named. The host keeps them all. */
export function rollBackSite(settings: DeploySettings, version: string | undefined): Promise<void> {
  const words = ['rollback', ...(version ? [version] : []), ...workerWords(settings)];
  return runTool('wrangler', [...words, '--yes', '--message', 'rolled back by hand']);
}

/** The commit before the one that the site serves. */
async function revisionBefore({ siteUrl }: DeploySettings): Promise<string> {
  const served = await readServed(siteUrl);
  const revision = served?.revision.replace(/\+$/, '') ?? 'HEAD';
  return `${/^[0-9a-f]{40}$/.test(revision) ? revision : 'HEAD'}~1`;
}

/**
 * Sends the functions of an earlier revision, of the one before what the site serves unless one is named, with the facts that
 * its content has now. The platform keeps no earlier functions, so Git does.
 */
export async function rollBackFunctions(settings: DeploySettings, named: string | undefined): Promise<void> {
  const revision = named ?? (await revisionBefore(settings));
  if (!/^[\w./~^-]+$/.test(revision) || revision.startsWith('-')) {
    throw new DeployError(`${revision} is no name of a revision.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  try {
    execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, revision], { stdio: 'pipe' });
  } catch (error) {
    clear(folder);
    throw new DeployError(`Git has no revision ${revision} here; a copy of the newest commit only has none.`, error);
  }
  try {
    await layOutPackages(folder);
    const compile = `const { writeTimeZone } = await import('./scripts/write-time-zone.mjs');
      writeTimeZone();
      await import('./scripts/facts.ts');
      const bundle = './scripts/bundle-functions.ts'; // the earliest revisions have none
      if (!process.exitCode && (await import('node:fs')).existsSync(bundle)) await import(bundle);`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', compile], { cwd: folder, stdio: 'inherit' });
    const words = ['functions', 'deploy', `--remote=${settings.supabase.ref}`, '--yes'];
    await runTool('supabase', [...words, '--workdir', folder], configEnvironment(settings));
  } finally {
    clear(folder);
  }
}

/** Gives a folder the packages of its own lockfile: those that are here where it is the same one. */
async function layOutPackages(folder: string): Promise<void> {
  const lockfile = 'package-lock.json';
  if (readFileSync(join(folder, lockfile), 'utf8') === readFileSync(lockfile, 'utf8'))
    symlinkSync(resolve('node_modules'), resolve(folder, 'node_modules'), 'junction');
  else await runTool('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** Takes away what a rollback laid out, and what Git knows of it; of one that was killed, Git forgets here too. */
function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { stdio: 'pipe' });
}
