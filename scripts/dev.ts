/** `npm run dev`: Astro's development server with reload, and the embedded backend beside it. */
import { printMail } from './backend/accounts/print-mail.ts';
import { defaultDataDirectory } from './backend/paths.ts';
import { startBackend } from './backend/server.ts';
import { runAstro } from './build.ts';
import { readSettings } from './settings.ts';

const { port, backendPort } = readSettings();

try {
  const backend = await startBackend({
    port: backendPort,
    dataDirectory: defaultDataDirectory,
    functions: { warm: true },
    siteUrl: `http://localhost:${port}`,
    onMail: printMail,
  });
  console.log(`Backend at ${backend.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // Astro stops first, then the backend
  const environment = { BACKEND_PORT: String(backendPort) };
  await runAstro(['dev', '--port', String(port)], environment, false).finally(() => backend.close());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
