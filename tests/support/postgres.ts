/** A real PostgreSQL for the tests of one file, and people who ask it for something. */
import { randomUUID } from 'node:crypto';
import { Pool, type QueryResult } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { StaffRole } from '#domain/staff.ts';
import { startPostgres, type PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import { databaseVenue } from './database-venue.ts';

/** Who asks: a role of the data interface, and for signed-in people the account and its session. */
export interface Person {
  role: 'anon' | 'authenticated' | 'service_role';
  account?: string;
  session?: string;
  /** Level of the session; the first unless said. */
  level?: 'aal1' | 'aal2';
}

/** Everybody with the public key. */
export const anybody: Person = { role: 'anon' };
/** The functions. */
export const functions: Person = { role: 'service_role' };

/** The server of the file's tests. */
export interface TestPostgres {
  readonly url: string;
  readonly hasCron: boolean;
  /** Runs SQL as the owner of the database, past every policy. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs SQL as somebody, in a transaction of its own on any free connection: many at once are many visitors at once. */
  as<Row>(person: Person, text: string, values?: unknown[]): Promise<Row[]>;
  /** Makes an account with a session, on the staff when a role is given. An owner has a second factor and has shown it. */
  account(role?: StaffRole): Promise<Required<Person>>;
}

/** Starts a server before the tests of a file, and stops it after them. */
export function usePostgres(): TestPostgres {
  let server: PostgresServer;
  let pool: Pool;
  beforeAll(async () => {
    server = await startPostgres(databaseVenue);
    pool = new Pool({ connectionString: server.url, max: 20 });
    pool.on('error', () => undefined); // the server goes down before the pool does
  });
  afterAll(async () => {
    await pool?.end();
    await server?.close();
  });
  const sql = async <Row>(text: string, values?: unknown[]) => {
    const result: QueryResult | QueryResult[] = await pool.query(text, values);
    return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) as Row[];
  };
  return {
    get url() {
      return server.url;
    },
    get hasCron() {
      return server.hasCron;
    },
    sql,
    as: async <Row>(person: Person, text: string, values?: unknown[]) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const claims = {
          sub: person.account,
          session_id: person.session,
          role: person.role,
          aal: person.level ?? 'aal1',
        };
        await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
        await client.query(`set local role ${person.role}`);
        const { rows } = await client.query(text, values);
        await client.query('commit');
        return rows as Row[];
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    account: async (role) => {
      const [account, session] = [randomUUID(), randomUUID()];
      await sql('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
        account,
        `${account}@example.com`,
      ]);
      await sql('insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)', [session, account, 'aal1']);
      if (role === 'owner') {
        await sql(
          `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
           values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
          [account],
        );
      }
      if (role)
        await sql('insert into public.staff (user_id, role, name) values ($1, $2, $3)', [account, role, 'Maya']);
      return { role: 'authenticated', account, session, level: role === 'owner' ? 'aal2' : 'aal1' };
    },
  };
}
