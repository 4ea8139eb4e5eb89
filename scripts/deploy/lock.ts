import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../backend/folder-lock.ts';
import { DeployError } from './deploy-error.ts';
import type { DeploySettings } from './settings.ts';

/** Held for as long as the process lives: a claim that nothing points to would be swept up, and end. */
const claims: object[] = [];

/**
 * Claims this folder and the project for as long as this process lives, so that the steps of two deploys or rollbacks on one
 * machine never mix: two in one folder would build over each other, two of one project would send different versions in turn.
 */
export function claimProduction({ supabase: { ref } }: DeploySettings): void {
  const ofThisUser = join(tmpdir(), `deploy-${process.getuid?.() ?? 'here'}`);
  const ofThisFolder = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 20);
  const taken = 'Another deploy or rollback is at work on this machine. Wait for its end, then start again.';
  try {
    for (const name of [ofThisFolder, ref]) claims.push(lockFolder(join(ofThisUser, name), taken));
  } catch (error) {
    throw (error as Error).message === taken ? new DeployError(taken, error) : error;
  }
}
