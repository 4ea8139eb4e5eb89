/** `npm run dev`: Astro's development server with reload, and the embedded backend beside it. */
import { printMail } from './backend/accounts/print-mail.ts';
import { defaultDataDirectory } from './backend/paths.ts';
import { startBackend } from './backend/server.ts';
import { runAstro } from './build.ts';
import { requirePort } from './free-ports.ts';
import { readSettings } from './settings.ts';
import { untilStopped } from './until-stopped.ts';

const { port, backendPort } = readSettings();
const stopped = untilStopped();

try {
  await requirePort(port, 'PORT');
  const backend = await startBackend({
    port: backendPort,
    dataDirectory: defaultDataDirectory,
    functions: { warm: true },
    siteUrl: `http://localhost:${port}`,
    onMail: printMail,
  });
  console.log(`Backend at ${backend.url}`);
  const environment = { BACKEND_PORT: String(backendPort) };
  const words = ['dev', '--port', String(port)];
  await runAstro(words, environment, { signal: stopped.signal }).finally(() => backend.close());
} catch (error) {
  if (!stopped.signal.aborted) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
