/** `npm start`: builds the site, starts the embedded backend with sample data, and serves both until Ctrl-C. */
import { printMail } from './backend/accounts/print-mail.ts';
import { localPublishableKey } from './backend/local-keys.ts';
import { defaultDataDirectory } from './backend/paths.ts';
import { samplePassword, sampleStaff } from './backend/sample-staff.ts';
import { startBackend } from './backend/server.ts';
import { prepareSite } from './prepare-site.ts';
import { readSettings } from './settings.ts';
import { serveSite, type Site } from './site.ts';
import { untilStopped } from './until-stopped.ts';

const { port, backendPort } = readSettings();
const stopped = untilStopped();

try {
  await prepareSite({ port, backendPort, dataDirectory: defaultDataDirectory, signal: stopped.signal });
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
  await stopped.promise;
  await Promise.all([site.close(), backend.close()]);
} catch (error) {
  // Stopped while it was building, it has nothing to complain about.
  if (!stopped.signal.aborted) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
process.exit();
