import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
    symlinkSync(resolve('node_modules'), resolve(folder, 'node_modules'), 'junction');
    const compile = `const { writeTimeZone } = await import('./scripts/write-time-zone.mjs');
      writeTimeZone();
      await import('./scripts/facts.ts');`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', compile], { cwd: folder, stdio: 'inherit' });
    const words = ['functions', 'deploy', `--remote=${settings.supabase.ref}`, '--use-api', '--yes'];
    await runTool('supabase', [...words, '--workdir', folder], configEnvironment(settings));
  } finally {
    clear(folder);
  }
}

/** Takes away what a rollback laid out, and what Git knows of it; of one that was killed, Git forgets here too. */
function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { stdio: 'pipe' });
}
