import { BackupError } from './backup-error.ts';
import type { Manifest } from './records.ts';

/** Prints how much of what is in a backup. */
export function sayManifest(manifest: Manifest): void {
  for (const [name, { count }] of Object.entries(manifest)) console.log(`${String(count).padStart(8)} ${name}`);
}

/** Prints why there is no backup, or no restore, in one sentence, and ends the process with 1. */
export function sayProblem(error: unknown): void {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof BackupError) console.error(message);
  else if (code === 'ENOENT') console.error(`There is no such file: ${message}`);
  else console.error(`Nothing was changed: ${message}`);
  process.exitCode = 1;
}
