/**
 * Makes a project what it was when a backup was made: `npm run restore -- file`. Settings: docs/recipes/keep-it-running.md.
 * It replaces every row of the project's own tables, all or nothing; stopped at any moment, it may be run again.
 */
import { BackupError } from './backup/backup-error.ts';
import { openProject } from './backup/open-project.ts';
import { restore } from './backup/restore.ts';
import { sayManifest, sayProblem } from './backup/say.ts';

const began = performance.now();
try {
  const file = process.argv[2];
  if (!file) throw new BackupError('Say which backup: npm run restore -- backup-2026-01-31.venue');
  const { project, passphrase, name } = await openProject(process.env, { mayBeNew: true });
  try {
    sayManifest(await restore(project, file, passphrase));
    console.log(`${file} is in ${name}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await project.close();
  }
} catch (error) {
  sayProblem(error);
}
