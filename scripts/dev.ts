/** `npm run dev`: Astro's development server with reload, and the embedded backend beside it. */
import { defaultDataDirectory } from './backend/paths.ts';
import { startBackend } from './backend/server.ts';
import { runAstro } from './build.ts';
import { readSettings } from './settings.ts';

const { port, backendPort } = readSettings();
const backend = await startBackend({ port: backendPort, dataDirectory: defaultDataDirectory });
console.log(`Backend at ${backend.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // Astro stops; then the line below runs
await runAstro(['dev', '--port', String(port)], { BACKEND_PORT: String(backendPort) }, false).finally(() =>
  backend.close(),
);
