import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthReport } from '../../../functions/_shared/contracts/health.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
const works: HealthReport = {
  works: true,
  at: '2026-11-20T22:30:00Z',
  database: 'works',
  mail: 'works',
  mails_late: 0,
  mails_failing: 0,
  model: 'none',
  facts_compiled_at: '2026-11-20T20:00:00Z',
  facts_age_hours: 2,
  deletion: 'works',
  deletion_at: '2026-11-20T09:17:00Z',
  mail_run: 'works',
  mail_run_at: '2026-11-20T22:29:00Z',
};
let health: object = works;
let hookStatus = 200;
let told: string[] = [];
const server = createServer(async (request, response) => {
  if (request.url === '/health') {
    response.end(JSON.stringify(health));
    return;
  }
  if (hookStatus === 200)
    told.push((JSON.parse(Buffer.concat(await request.toArray()).toString()) as { text: string }).text);
  response.writeHead(hookStatus).end();
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One look, as the schedule starts it; what the owner was told meanwhile, and how it ended. */
async function watch(environment: Record<string, string> = {}) {
  told = [];
  const child = spawn(process.execPath, ['scripts/watch.ts'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HEALTH_URL: `${address}/health`,
      ALERT_WEBHOOK_URL: `${address}/hook`,
      WATCH_STATE: join(folder, 'state.json'),
      WATCH_PAUSE: '0',
      ...environment,
    },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, told };
}

test('the owner is told once when something breaks, once when it is over, and nothing while it goes on', async () => {
  expect(await watch()).toEqual({ code: 0, told: [] });
  health = { ...works, works: false, mail: 'failing', mails_failing: 2 };
  expect((await watch()).told).toEqual([expect.stringContaining('Mail is not going out: 2 failed')]);
  expect((await watch()).told).toEqual([]);
  health = works;
  expect((await watch()).told).toEqual([expect.stringContaining('All works again')]);
  expect((await watch()).told).toEqual([]);
});

test('an owner who could not be told is told with the next look', async () => {
  health = { ...works, works: false, database: 'unreachable' };
  hookStatus = 500;
  expect((await watch()).code).toBe(1);
  hookStatus = 200;
  expect((await watch()).told).toEqual([expect.stringContaining('The database does not answer.')]);
  health = works;
  await watch();
});

test('functions and a site that do not answer are told too, and a look that would tell nobody ends badly', async () => {
  const gone = { HEALTH_URL: 'http://127.0.0.1:1/health', SITE_URL: 'http://127.0.0.1:1/' };
  const [text] = (await watch(gone)).told;
  expect(text).toContain('The site does not answer.');
  expect(text).toContain('The functions do not answer.');
  expect((await watch({ ALERT_WEBHOOK_URL: '' })).code).toBe(1);
});
