import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** How to get one, for whoever has none. */
export const howToGetPostgres =
  'There is no PostgreSQL on this machine, so nothing was tested on one. ' +
  'On Debian or Ubuntu: apt-get install postgresql postgresql-15-cron (or the number of your release); ' +
  'elsewhere, name the folder of initdb and postgres in POSTGRES_BIN.';

/** The folder with the programs of the newest PostgreSQL on this machine, or undefined. */
export function findPostgres(environment: Record<string, string | undefined> = process.env): string | undefined {
  const named = environment['POSTGRES_BIN'];
  const ofDebian = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (one, other) => Number(dirname(other).split('/').at(-1)) - Number(dirname(one).split('/').at(-1)),
  );
  const onPath = (environment['PATH'] ?? '').split(delimiter);
  const folders = named ? [named] : [...ofDebian, ...onPath];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Account that may run a server when this process is root, which Postgres refuses; undefined when this process may itself. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  if (!line) throw new Error('This process is root, and Postgres runs as nobody else: add the account postgres.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
