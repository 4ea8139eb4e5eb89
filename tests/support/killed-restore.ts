/**
 * A process that restores and kills itself at one step of it, with no chance to tidy up: what a power cut or `kill -9` does.
 * Words: backup, address of the database, folder of files, number of the step. Prints how many steps there were, if it lives.
 */
import { filesIn, postgresProject } from '../../scripts/backup/project.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { passphrase } from './backups.ts';

const [, , backup = '', url = '', folder = '', last = ''] = process.argv;
const project = postgresProject(url, filesIn(folder));
let steps = 0;
const step = () => {
  steps += 1;
  if (steps === Number(last)) process.kill(process.pid, 'SIGKILL');
};

await restore(
  {
    ...project,
    transaction: (work) =>
      project.transaction((query) =>
        work((text, values) => {
          step();
          return query(text, values);
        }),
      ),
    files: {
      ...project.files,
      write: (...words) => {
        step();
        return project.files.write(...words);
      },
    },
  },
  backup,
  passphrase,
);
await project.close();
console.log(steps);
