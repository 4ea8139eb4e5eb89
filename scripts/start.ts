/** `npm start`: builds the site, starts the embedded backend with sample data, and serves both until Ctrl-C. */
import { printMail } from './backend/accounts/print-mail.ts';
import { localPublishableKey } from './backend/local-keys.ts';
import { defaultDataDirectory } from './backend/paths.ts';
import { samplePassword, sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';
import { buildSite } from './build.ts';
import { readSettings } from './settings.ts';
import { serveSite, type Site } from './site.ts';

const { port, backendPort } = readSettings();

try {
  const built = await buildSite({ directory: 'dist', environment: { BACKEND_PORT: String(backendPort) } });
  if (!built) console.log('The site is up to date.');
  const backend = await startBackend({
    port: backendPort,
    dataDirectory: defaultDataDirectory,
    functions: { warm: true },
    siteUrl: `http://localhost:${port}`,
    onMail: printMail,
  });
  const site: Site = await serveSite('dist', port).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  console.log(
    [
      '',
      `Site     ${site.url}`,
      `Backend  ${backend.url}  (key ${localPublishableKey})`,
      `Staff    ${site.url}/xtra  (${sampleStaff.owner.email}, password: ${samplePassword})`,
      '',
      'Ctrl-C stops both.',
      '',
    ].join('\n  '),
  );
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void Promise.all([site.close(), backend.close()]).then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
