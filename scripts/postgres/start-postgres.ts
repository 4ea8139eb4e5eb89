import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { applyMigrations } from '../backend/migrations.ts';
import { accountTablesFile, hostedDefaultsFile, migrationsDirectory } from '../backend/paths.ts';
import { timeZoneSql, type Venue } from '../backend/venue.ts';
import { findPostgres, howToGetPostgres, serverAccount } from './find-postgres.ts';

/** A PostgreSQL of one's own, with the migrations of this project in it. */
export interface PostgresServer {
  /** Address of its database, as its owner. */
  url: string;
  /** True when it has pg_cron, and the migrations have scheduled their work. */
  hasCron: boolean;
  close(): Promise<void>;
}

const database = 'venue';

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a PostgreSQL in a folder that goes away with it, and applies the migrations; without a venue it is as a new hosted
 * project is, before the first of them. Throws where there is no PostgreSQL.
 */
export async function startPostgres(venue: Venue | undefined): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error(howToGetPostgres);
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const hasCron = globSync('/usr/share/postgresql/*/extension/pg_cron.control').some((path) =>
    existsSync(path.replace('/usr/share', '/usr/lib').replace('extension/pg_cron.control', 'lib/pg_cron.so')),
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: '40',
    ...(hasCron && { shared_preload_libraries: 'pg_cron', 'cron.database_name': database }),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...words], { ...options, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGINT'); // the fast way down: open sessions end
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const owner = `postgres://postgres@127.0.0.1:${port}`;
    await untilReady(`${owner}/postgres`);
    await runOn(`${owner}/postgres`, (client) => client.query(`create database ${database}`));
    const url = `${owner}/${database}`;
    await runOn(url, (client) => prepare(client, venue));
    return { url, hasCron, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await runOn(url, async (client) => void (await client.query('select 1')));
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function runOn<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same steps as the embedded backend's, in the same order. */
async function prepare(client: Client, venue: Venue | undefined): Promise<void> {
  const runFile = (file: string) => client.query(readFileSync(file, 'utf8'));
  await runFile(join(import.meta.dirname, 'stand-ins.sql'));
  await runFile(hostedDefaultsFile);
  await runFile(accountTablesFile);
  if (!venue) return;
  const inside = {
    exec: (sql: string) => client.query(sql),
    query: async (text: string, values?: unknown[]) => ({ rows: (await client.query(text, values)).rows }),
  };
  const driver = {
    ...inside,
    transaction: async (work: (transaction: typeof inside) => Promise<unknown>) => {
      await client.query('begin');
      await work(inside);
      await client.query('commit');
    },
  };
  await applyMigrations({ driver } as unknown as Parameters<typeof applyMigrations>[0], migrationsDirectory);
  await client.query(timeZoneSql(venue));
}
