/** A production of its own on this machine: the management interfaces of both hosts, the functions and the site, all pretended. */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import allAccountSettings from '../fixtures/account-settings.json' with { type: 'json' };
import type { HealthReport } from '../../functions/_shared/contracts/health.ts';

/** What stands where everything is as it should be; a test takes something away. */
export interface Production {
  secrets: string[];
  extensions: string[];
  jobs: string[];
  migrations: string[];
  timeZone: string | null;
  functionsUrl: string | null;
  owners: number;
  accounts: Record<string, unknown>;
  functions: { slug: string; verify_jwt: boolean }[];
  health: Partial<HealthReport>;
  allowedOrigin: string;
  served: object | undefined;
  changedCards: number;
  tokenOpens: boolean;
}

const functionNames = readdirSync('functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

const works: HealthReport = {
  works: true,
  at: '2026-11-20T22:30:00Z',
  database: 'works',
  mail: 'works',
  mails_late: 0,
  mails_failing: 0,
  model: 'none',
  facts_compiled_at: '2026-11-20T20:00:00Z',
  facts_age_hours: 2,
  deletion: 'works',
  deletion_at: '2026-11-20T09:17:00Z',
  mail_run: 'works',
  mail_run_at: '2026-11-20T22:29:00Z',
};

/** Name of the pretended project. */
export const projectRef = 'abcdefghijklmnopqrst';
/** A production in which nothing is missing, for a site at an address. */
export const wholesome = (address: string, timeZone: string): Production => ({
  secrets: ['SITE_ORIGINS', 'MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'],
  extensions: ['plpgsql', 'pg_cron', 'pg_net'],
  jobs: ['delete-what-is-old', 'deliver-mail'],
  migrations: readdirSync('supabase/migrations').map((file) => file.slice(0, 14)),
  timeZone,
  functionsUrl: `${address}/functions/v1`,
  owners: 1,
  accounts: {
    site_url: address,
    uri_allow_list: `${address}/xtra/password`,
    smtp_host: 'mail.example.com',
    smtp_admin_email: 'desk@example.com',
    disable_signup: true,
    password_min_length: 12,
    mfa_totp_verify_enabled: true,
  },
  functions: functionNames.map((slug) => ({ slug, verify_jwt: false })),
  health: {},
  allowedOrigin: address,
  served: undefined,
  changedCards: 0,
  tokenOpens: true,
});

/** What the management interface says of a project and of a function that was uploaded, as far as the command line reads it. */
const itself = {
  id: projectRef,
  ref: projectRef,
  organization_id: 'an-organization',
  organization_slug: 'an-organization',
  name: 'a venue',
  region: 'us-east-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.example.com', version: '17', postgres_engine: '17', release_channel: 'ga' },
};
const platformFields = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
  import_map: true,
  entrypoint_path: 'index.ts',
  import_map_path: 'deno.json',
  ezbr_sha256: 'abc',
};

const named = (names: string[]) => names.map((name) => ({ name }));

/** Answers a statement that the check asks; undefined for one that it should not ask. */
function rowsOf(sql: string, state: Production): object[] | undefined {
  if (sql.includes('to_regclass')) return named(['yes']);
  if (sql.includes('schema_migrations')) return named(state.migrations);
  if (sql.includes('pg_extension')) return named(state.extensions);
  if (sql.includes('cron.job')) return named(state.jobs);
  if (sql.includes('venue_settings')) return [{ time_zone: state.timeZone, functions_url: state.functionsUrl }];
  return sql.includes('public.staff') ? named(Array<string>(state.owners).fill('owner')) : undefined;
}

/** Starts it; `state` may be changed at any time. `changes` counts requests that would have changed something. */
export async function startProduction(timeZone: string) {
  const production = {
    state: wholesome('', timeZone),
    changes: 0,
    /** What was uploaded of each function, and statements that may change something, as the command line sent them. */
    sent: {} as Record<string, string>,
    statements: [] as string[],
    address: '',
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const { state } = production;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const project = `/v1/projects/${projectRef}`;
    const body = Buffer.concat(await request.toArray()).toString();
    const sentFunction = new URL(request.url ?? '', 'http://here').searchParams.get('slug');
    if (path === project) answer(itself);
    else if (path === `${project}/billing/addons`) answer({ selected_addons: [], available_addons: [] });
    else if (path === `/v2/projects/${projectRef}/config`) {
      const auth = { site_url: state.accounts['site_url'], disable_signup: state.accounts['disable_signup'] };
      answer({ data: { id: projectRef, type: 'project_config', attributes: { auth } } });
    } else if (path === `${project}/config/auth` && request.method === 'PATCH') {
      Object.assign(state.accounts, JSON.parse(body));
      answer({ ...allAccountSettings, ...state.accounts });
    } else if (path === `${project}/functions/deploy` && sentFunction) {
      production.sent[sentFunction] = body;
      answer({ ...platformFields, slug: sentFunction, name: sentFunction }, 201);
    } else if (path === `${project}/functions` && request.method === 'PUT') {
      const put = JSON.parse(body) as { slug: string; verify_jwt: boolean }[];
      state.functions = put;
      answer({ functions: put });
    } else if (path === `${project}/secrets` && request.method === 'POST') {
      state.secrets.push(...(JSON.parse(body) as { name: string }[]).map(({ name }) => name));
      answer({}, 201);
    } else if (path === `${project}/secrets` && request.method === 'DELETE') {
      const gone = JSON.parse(body) as string[];
      state.secrets = state.secrets.filter((name) => !gone.includes(name));
      answer({});
    } else if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-origin': state.allowedOrigin }).end();
    } else if (path === `${project}/database/query`) {
      const { query, read_only } = JSON.parse(body) as { query: string; read_only?: boolean };
      if (!read_only) {
        production.changes += 1;
        production.statements.push(query);
      }
      const rows = read_only ? rowsOf(query, state) : [];
      answer(rows ?? { message: `what is ${query}` }, rows ? 201 : 400);
    } else if (request.method !== 'GET') {
      production.changes += 1;
      answer({}, 500);
    } else if (path === `${project}/secrets`) answer(named(state.secrets));
    else if (path === `${project}/functions`) answer(state.functions);
    else if (path === `${project}/config/auth`) answer(state.accounts);
    else if (path.startsWith('/accounts/')) answer({}, state.tokenOpens ? 200 : 403);
    else if (path === '/functions/v1/health') answer({ ...works, ...state.health });
    else if (path === '/version.json' && state.served) answer(state.served);
    else if (path === '/rest/v1/leaderboard_entry_details')
      answer(Array.from({ length: state.changedCards }, () => ({ entry_id: 'a game' })));
    else answer({ message: 'unknown' }, 404);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  production.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return production;
}
