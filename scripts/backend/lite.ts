/**
 * The only door to `@supabase/lite`, which imitates a hosted project on a Postgres that runs inside this process.
 * It is loaded late because it replaces `process.emitWarning` with a function that fails when a warning is an Error;
 * the original is put back.
 */
import { fileStorage } from './file-storage.ts';
import { localPublishableKey, localTokenSecret } from './local-keys.ts';

process.env['DO_NOT_TRACK'] = '1';
const { emitWarning } = process;
const { App, setExperimental } = await import('@supabase/lite');
const { createPgliteConnection } = await import('@supabase/lite/pglite');
process.emitWarning = emitWarning;
setExperimental('storage', true); // pictures of teams

/** The Postgres inside this process: `driver` runs SQL directly, as its owner. */
export type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** Opens the Postgres that lives in a folder, creating it when the folder is empty. */
export async function connect(folder: string): Promise<Connection> {
  const connection = await createPgliteConnection({ url: folder });
  await connection.driver.waitReady;
  return connection;
}

/**
 * The data, sign-in and file interfaces over a connection, with the rules of `supabase/config.toml`. The secret key opens
 * every table, as that of a hosted project does.
 */
export async function createApp(connection: Connection, secretKey: string, fileFolder: string) {
  // At the first request lite grants every right on every table to every role, undoing what migrations revoked.
  // Hosted projects do not; telling it that the roles are ready (hosted-defaults.sql) leaves the grants alone.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      minimum_password_length: 12,
      publishable_key: localPublishableKey,
      secret_key: secretKey,
      jwt_secret: localTokenSecret,
      site_url: 'http://localhost:4321',
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
  Object.assign(app, { _storageAdapter: fileStorage(fileFolder) });
  // It reminds of the switch for files at every start, on a terminal where nobody can do anything about it.
  const { warn } = console;
  console.warn = () => undefined;
  await app.init().finally(() => (console.warn = warn));
  return app;
}
