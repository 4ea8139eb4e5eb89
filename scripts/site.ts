import { spawn } from 'node:child_process';
import { requirePort } from './free-ports.ts';

/** A running site. */
export interface Site {
  url: string;
  /** Stops the server; resolves when its port is free again. */
  close(): Promise<void>;
}

const patience = 60_000;
/** Milliseconds that the server gets to stop by itself. */
const slowest = 5000;

/** Serves a built folder with the CDN's own engine: its redirects, headers, clean addresses and 404 page. */
export async function serveSite(directory: string, port: number): Promise<Site> {
  await requirePort(port, 'PORT');
  const words = ['dev', '--assets', directory, '--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'];
  const child = spawn(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...words, '--show-interactive-dev-session=false', '--log-level', 'error'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  );
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const stopped = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://localhost:${port}`;
  await answering(`http://127.0.0.1:${port}/`, stopped, () => printed);
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), slowest);
      await stopped;
      clearTimeout(late);
    },
  };
}

async function answering(url: string, stopped: Promise<void>, printed: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  const hasStopped = stopped.then(() => true);
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    const gone = await Promise.race([hasStopped, new Promise<false>((later) => setTimeout(() => later(false), 150))]);
    if (gone) break;
  }
  throw new Error(`The site could not be served at ${url}.\n${printed()}`);
}
