import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags } from '../browser.ts';

const patience = 30_000;

/** The certificate is our own, and what is not on this computer fails at once instead of hanging. */
const benchFlags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  '--disable-default-apps',
  '--disable-extensions',
  '--mute-audio',
];

/** Starts a browser that has never been anywhere, gives away its debugging port, and clears it up afterwards. */
export async function withBrowser<Result>(path: string, use: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const flags = [...browserFlags, ...benchFlags, `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(path, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  try {
    return await use(await debuggingPort(child.stderr));
  } finally {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The browser says on its error stream where it listens. */
async function debuggingPort(stream: NodeJS.ReadableStream): Promise<number> {
  let printed = '';
  return new Promise((found, fail) => {
    const timer = setTimeout(() => fail(new Error(`The browser did not start.\n${printed}`)), patience);
    stream.on('data', (chunk) => {
      printed += String(chunk);
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (!port) return;
      clearTimeout(timer);
      found(Number(port));
    });
    stream.on('close', () => {
      clearTimeout(timer);
      fail(new Error(`The browser stopped.\n${printed}`));
    });
  });
}
