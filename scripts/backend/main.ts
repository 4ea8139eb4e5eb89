/** Runs the embedded backend on its own: `npm run backend`. BACKEND_PORT chooses the port. Ctrl-C stops it. */
import { printMail } from './accounts/print-mail.ts';
import { localPublishableKey } from './local-keys.ts';
import { defaultDataDirectory } from './paths.ts';
import { startBackend } from './server.ts';

try {
  const port = Number(process.env['BACKEND_PORT'] ?? 54321);
  const backend = await startBackend({
    port,
    dataDirectory: defaultDataDirectory,
    functions: { warm: true },
    onMail: printMail,
  });
  console.log(`Backend at ${backend.url} (key: ${localPublishableKey})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void backend.close());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
