import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultDataDirectory } from '../backend/paths.ts';
import { BackupError } from './backup-error.ts';
import { embeddedProject, filesIn, hostedFiles, postgresProject, type Project } from './project.ts';

const setting = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const schema = z.object({
  /** Opens backups. Whoever loses it loses them. */
  BACKUP_PASSPHRASE: setting,
  /** Address of the Postgres of a hosted project, with its password; without it the embedded backend is meant. */
  BACKUP_DATABASE_URL: setting,
  /** Address of the hosted project, for its files. */
  SUPABASE_URL: setting,
  /** Its secret key, for its files. */
  SUPABASE_SECRET_KEY: setting,
  /** Folder of files that belong to BACKUP_DATABASE_URL, where it is no hosted project. */
  BACKUP_FILES_DIRECTORY: setting,
  /** Data directory of the embedded backend; the usual one unless given. */
  BACKEND_DIRECTORY: setting,
});

/**
 * The project that the environment names, and the passphrase of its backups. Throws a `BackupError` that names what is missing.
 * A restore may make the embedded one anew; a backup of one that is not there would be a backup of nothing, and look well.
 */
export async function openProject(
  environment: Record<string, string | undefined>,
  { mayBeNew }: { mayBeNew: boolean },
): Promise<{ project: Project; passphrase: string; name: string }> {
  const values = schema.parse(environment);
  const passphrase = values.BACKUP_PASSPHRASE;
  if (!passphrase) throw new BackupError('BACKUP_PASSPHRASE is missing: it encrypts backups and opens them again.');
  const databaseUrl = values.BACKUP_DATABASE_URL;
  if (!databaseUrl) {
    const directory = resolve(values.BACKEND_DIRECTORY ?? defaultDataDirectory);
    if (!mayBeNew && !existsSync(directory)) {
      throw new BackupError(`BACKUP_DATABASE_URL is missing, and there is no embedded backend in ${directory}.`);
    }
    return { project: await embeddedProject(directory), passphrase, name: 'the embedded backend' };
  }
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, BACKUP_FILES_DIRECTORY: folder } = values;
  if (!folder && (!url || !key)) {
    throw new BackupError('SUPABASE_URL and SUPABASE_SECRET_KEY are missing: the files of the project need them.');
  }
  const files = url && key ? hostedFiles(url, key) : filesIn(resolve(folder ?? ''));
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new BackupError('BACKUP_DATABASE_URL is no postgres:// address.');
  return { project: postgresProject(databaseUrl, files), passphrase, name: new URL(databaseUrl).hostname };
}
