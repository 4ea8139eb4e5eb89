import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from '../../../scripts/backend/folder-lock.ts';
import { prepareSite } from '../../../scripts/prepare-site.ts';
import { readSettings } from '../../../scripts/settings.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'data-'));

/** A port that another program listens on, at one of the addresses of this computer. */
async function takenPort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, host, listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function start(changes: { port?: number; backendPort?: number; dataDirectory?: string }) {
  const build = vi.fn<() => Promise<boolean>>(async () => true);
  const { signal } = new AbortController();
  const given = {
    port: await freePort(),
    backendPort: await freePort(),
    dataDirectory: newFolder(),
    signal,
    ...changes,
  };
  const refusal = await prepareSite(given, build).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { refusal, built: build.mock.calls.length, ...given };
}

test('nothing in the way, the site is built, and the backend finds its data unlocked', async () => {
  const { refusal, built, dataDirectory } = await start({});
  expect([refusal, built]).toEqual([undefined, 1]);
  lockFolder(dataDirectory).release();
});

test.each(['127.0.0.1', '::1'])(
  'a port that is taken at %s is named, with the setting for another, and nothing is built',
  async (host) => {
    const port = await takenPort(host);
    expect(await start({ port })).toMatchObject({
      refusal: `Port ${port} is taken. Stop what uses it, or choose another with PORT.`,
      built: 0,
    });
    expect(await start({ backendPort: port })).toMatchObject({
      refusal: expect.stringContaining('BACKEND_PORT'),
      built: 0,
    });
  },
);

test('a second start says that the first one is there, and does not build over what it serves', async () => {
  const dataDirectory = newFolder();
  const first = lockFolder(dataDirectory);
  expect(await start({ dataDirectory })).toMatchObject({
    refusal: expect.stringContaining('A backend is running'),
    built: 0,
  });
  first.release();
});

test('site and backend cannot have the same port', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  expect(() => readSettings({ PORT: '4000', BACKEND_PORT: '4000' })).toThrow('stopped');
  expect(said).toHaveBeenCalledWith('BACKEND_PORT: must be another port than PORT');
  expect(exit).toHaveBeenCalledWith(2);
});
