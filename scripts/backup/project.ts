import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Pool } from 'pg';
import { openDatabase } from '../backend/database.ts';
import { lockFolder } from '../backend/folder-lock.ts';
import { readVenue, type Venue } from '../backend/venue.ts';
import { BackupError } from './backup-error.ts';

/** Runs one statement in the transaction it was given for. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The files of a project. */
export interface ProjectFiles {
  read(bucket: string, name: string): Promise<Uint8Array>;
  write(bucket: string, name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Where they are served from; null on a computer of one's own. */
  url: string | null;
  /** True where the storage itself writes the rows of storage.objects. */
  keepsItsOwnRows: boolean;
}

/** A project as backups see it: a database and files. */
export interface Project {
  /** Runs work in one transaction: all of it happens, or nothing. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  files: ProjectFiles;
  close(): Promise<void>;
}

/** Files in a folder, as the embedded backend keeps them. */
export function filesIn(folder: string): ProjectFiles {
  return {
    read: (bucket, name) => readFile(join(folder, bucket, name)),
    write: async (bucket, name, bytes) => {
      await mkdir(dirname(join(folder, bucket, name)), { recursive: true });
      await writeFile(join(folder, bucket, name), bytes);
    },
    url: null,
    keepsItsOwnRows: false,
  };
}

/** Files of a hosted project, through its own interface: only that knows where the bytes are. */
export function hostedFiles(url: string, secretKey: string): ProjectFiles {
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  return {
    read: async (bucket, name) => {
      const { data, error } = await client.storage.from(bucket).download(name);
      if (error) throw new BackupError(`The file ${bucket}/${name} cannot be read from the storage.`, error);
      return new Uint8Array(await data.arrayBuffer());
    },
    write: async (bucket, name, bytes, contentType) => {
      const { error } = await client.storage.from(bucket).upload(name, bytes, { upsert: true, contentType });
      if (error) throw new BackupError(`The file ${bucket}/${name} cannot be written to the storage.`, error);
    },
    url: `${url.replace(/\/$/, '')}/storage/v1/object/public/`,
    keepsItsOwnRows: true,
  };
}

/** A Postgres that is reached by its address. */
export function postgresProject(databaseUrl: string, files: ProjectFiles): Project {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 15_000 });
  pool.on('error', () => undefined); // told by the statement that needs the connection
  return {
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new BackupError(`The database cannot be reached: ${(error as Error).message}`, error);
      });
      try {
        await client.query('begin');
        const result = await work(async (text, values) => (await client.query(text, values)).rows as never);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        client.release(true); // what was begun ends with its connection
        throw error;
      }
    },
    files,
    close: () => pool.end(),
  };
}

/** The embedded backend's data, which no backend may be using meanwhile. It is made, with its migrations, where there is none. */
export async function embeddedProject(dataDirectory: string, venue: Venue = readVenue()): Promise<Project> {
  const lock = lockFolder(dataDirectory);
  try {
    const { connection } = await openDatabase(dataDirectory, 'sb_secret_unused', venue);
    return {
      transaction: async (work) =>
        await connection.driver.transaction(
          async (transaction) =>
            await work(async (text, values) => (await transaction.query(text, values)).rows as never),
        ),
      files: filesIn(join(dataDirectory, 'files')),
      close: async () => {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
