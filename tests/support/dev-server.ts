/** The development server over a copy of the repository, as `npm run dev` starts it for somebody who writes. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A running server. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts it in a folder. Rejects with what it printed when it ends before it serves. */
export async function startDevServer(folder: string, environment: Record<string, string> = {}): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let printed = '';
  await new Promise<void>((done, fail) => {
    const read = (chunk: unknown) => {
      printed += String(chunk);
      if (/ready in|Local/.test(printed)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(`The development server ended: ${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
