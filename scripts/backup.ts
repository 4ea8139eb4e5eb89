/**
 * Writes an encrypted backup: `npm run backup -- [file]`. Settings: docs/recipes/keep-it-running.md. Nothing but the file is
 * changed; what is in it is printed.
 */
import { dump } from './backup/dump.ts';
import { openProject } from './backup/open-project.ts';
import { sayManifest, sayProblem } from './backup/say.ts';

const began = performance.now();
try {
  const { project, passphrase, name } = await openProject(process.env, { mayBeNew: false });
  const file = process.argv[2] ?? `backup-${new Date().toISOString().slice(0, 10)}.venue`;
  try {
    sayManifest(await dump(project, file, passphrase));
    console.log(`${name} is in ${file}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await project.close();
  }
} catch (error) {
  sayProblem(error);
}
