import { spawn } from 'node:child_process';
import { connect } from 'node:net';

/** A running site. */
export interface Site {
  url: string;
  /** Stops the server; resolves when its port is free again. */
  close(): Promise<void>;
}

const patience = 60_000;

/** True when something answers on a local port. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), answer(true)));
    socket.once('error', () => answer(false));
  });
}

/** Serves a built folder with the CDN's own engine: its redirects, headers, clean addresses and 404 page. */
export async function serveSite(directory: string, port: number): Promise<Site> {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
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
      await stopped;
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
