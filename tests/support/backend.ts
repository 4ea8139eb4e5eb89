import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import type { AccountRules } from '../../scripts/backend/accounts/accounts.ts';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { startBackend, type Backend } from '../../scripts/backend/server.ts';
import { databaseVenue } from './database-venue.ts';

/** A data directory for one test or test file: a copy of the one that tests/database/prepare.ts made. */
export function temporaryDirectory() {
  const prepared = inject('preparedBackend');
  if (!prepared) throw new Error('The vitest project needs globalSetup: tests/database/prepare.ts');
  const path = mkdtempSync(join(tmpdir(), 'backend-'));
  cpSync(prepared, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a backend of its own for the tests of one file, and takes it away after them. `accounts` moves limits of sign-in. */
export function useBackend(accounts: Partial<AccountRules> = {}): Backend {
  const directory = temporaryDirectory();
  let backend: Backend;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // lite reports every refusal there
    backend = await startBackend({ port: 0, dataDirectory: directory.path, accounts, venue: databaseVenue });
  });
  afterAll(async () => {
    await backend?.close();
    directory.remove();
  });
  return {
    get url() {
      return backend.url;
    },
    get secretKey() {
      return backend.secretKey;
    },
    get mail() {
      return backend.mail;
    },
    sql: (text, values) => backend.sql(text, values),
    close: () => backend.close(),
  };
}

/** The calendar day it is at the venue, as the database writes days. */
export function venueDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: databaseVenue.timeZone }).format(new Date());
}

/** Somebody who reads the site: the public key and nothing more. */
export function visitor(backend: Backend): PostgrestClient {
  return new PostgrestClient(`${backend.url}/rest/v1`, { headers: { apikey: localPublishableKey } });
}

/** Somebody with an account and no part in the venue, signed in. Sign-up is off, so SQL makes the account. */
export async function stranger(backend: Backend): Promise<PostgrestClient> {
  const credentials = { email: 'stranger@example.com', password: 'not a secret, only 1 test' };
  await backend.sql(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     values (gen_random_uuid(), $1, extensions.crypt($2, extensions.gen_salt('bf', 4)), now())
     on conflict do nothing`,
    [credentials.email, credentials.password],
  );
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token?: string };
  if (!accessToken) throw new Error(`The stranger cannot sign in: ${answer.status}`);
  return new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: localPublishableKey, authorization: `Bearer ${accessToken}` },
  });
}
