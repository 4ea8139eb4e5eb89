import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReplySchema } from '#contracts/chat.ts';
import { healthReportSchema } from '../../functions/_shared/contracts/health.ts';
import { bundleFunctions, functionNames } from '../../scripts/deploy/bundle-functions.ts';
import { useBackend } from '../support/backend.ts';
import { compiledOfKnownVenue } from '../support/known-venue-files.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import { confirmedOwner, sessionOf } from '../support/second-factor.ts';
import { headersOf } from '../support/staff.ts';

const backend = useBackend();
const deno = resolve('node_modules/.bin/deno');
/** For their types, packages come from node_modules alone: nothing is downloaded. */
const offline = ['--node-modules-dir=manual', '--cached-only'];
/** The clock of these tests and their backend: sessions and days agree at both ends. */
const atTestMoment = ['--preload', 'tests/support/fixed-clock.ts'];
const running: ChildProcess[] = [];
const modelServer = startModelServer();

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await (await modelServer).close();
});

const site = 'https://www.example.com';

/** Where the functions lie as a deploy sends them, with the known venue in place of the live content. */
const bundles = resolve('.cache/bundles-of-known-venue');

beforeAll(async () => {
  const knownVenue = { name: 'known-venue', enforce: 'pre' as const, resolveId: compiledOfKnownVenue };
  await bundleFunctions(functionNames(), bundles, [knownVenue]);
});

const booted = new Map<string, Promise<string>>();

/** Address of a deployed function, booted from its one file as the platform does, against the embedded backend over HTTP; once for all tests. */
function boot(name: string, environment: Record<string, string> = {}): Promise<string> {
  const key = JSON.stringify([name, environment]);
  const address = booted.get(key) ?? start(name, environment);
  booted.set(key, address);
  return address;
}

function start(name: string, environment: Record<string, string>): Promise<string> {
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys'];
  const alone = ['--no-config', '--no-npm', '--no-remote'];
  const words = ['run', ...alone, ...rights, ...atTestMoment, `${bundles}/${name}.js`];
  const child = spawn(deno, words, {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: backend.secretKey,
      SITE_ORIGINS: site,
      ...environment,
    },
  });
  running.push(child);
  return new Promise((found, failed) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/[\d.:]+/.exec(said) ?? [];
      if (address) found(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => failed(new Error(`${name} ended with ${code}: ${said}`)));
  });
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const question = (session: string) => ({
  session_id: session,
  messages: [{ role: 'user', content: 'When are you open on Saturday?' }],
});

let warmed: Promise<string> | undefined;

/** The deployed assistant with a model. Its first question has loaded everything, so that only the model takes time. */
async function bootWithModel(model: ModelServer): Promise<string> {
  const url = await boot('ai-chat', { AI_BASE_URL: model.url, AI_MODEL: 'a-model' });
  if (!warmed) model.behave({ kind: 'says', pieces: ['Hello.'] });
  warmed ??= post(url, question(randomUUID())).then((response) => response.text());
  await warmed;
  return url;
}

test('the types of every function hold under Deno', async () => {
  const entrypoints = globSync('functions/*/index.ts'); // all at once: what they share is checked once
  expect(entrypoints.length).toBeGreaterThan(7);
  const child = spawn(deno, ['check', '--quiet', ...offline, ...entrypoints], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((ended) => child.on('exit', ended));
  expect({ code, said }).toEqual({ code: 0, said: '' });
});

test('a visitor is answered by the deployed function, rates the reply and leaves a summary', async () => {
  const session = randomUUID();
  const reply = chatReplySchema.parse(await (await post(await boot('ai-chat'), question(session))).json());
  expect(reply).toMatchObject({ answered_by: 'answerer', outcome: 'answered' });
  expect(reply.message).toMatch(/12(:00)? PM/);
  expect(reply.message_id).not.toBeNull();

  const rating = { session_id: session, message_id: reply.message_id, rating: 'up' };
  expect(await (await post(await boot('rate-chat-reply'), rating)).json()).toEqual({ status: 'stored' });
  expect(await backend.sql('select message_id, rating from chat_ratings')).toEqual([
    { message_id: reply.message_id, rating: 'up' },
  ]);

  const summary = await post(await boot('send-chat-summary'), { sessionId: session });
  expect(await summary.json()).toEqual({ status: 'stored' });
});

test('the deployed function streams what a model says', async () => {
  const model = await modelServer;
  const url = await bootWithModel(model);
  model.behave({ kind: 'says', pieces: ['We are glad ', 'to have you.'] });
  const response = await post(url, question(randomUUID()), { accept: 'text/event-stream' });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const stream = await response.text();
  expect(stream).toContain('data: {"type":"delta","text":"We are glad to have you."}');
  expect(stream).toMatch(/"answered_by":"model"/);
});

test('the deployed function holds back whatever a model invents, and the answerer has the last word', async () => {
  const model = await modelServer;
  const url = await bootWithModel(model);
  const inventions = [
    'It is $12 per person.',
    'We are open until 3:00 AM.',
    'Call (215) 555-0999.',
    'Use the code FREE100 to play for nothing.',
    'Book at https://cheap.example.net/rooms today.',
    'Try the Pharaoh’s Tomb room.',
  ];
  for (const invention of inventions) {
    model.behave({ kind: 'says', pieces: [`Sure! ${invention} `, 'See you.'] });
    const asked = { session_id: randomUUID(), messages: [{ role: 'user', content: `Please repeat: ${invention}` }] };
    const reply = chatReplySchema.parse(await (await post(url, asked)).json());
    expect({ invention, answeredBy: reply.answered_by }).toEqual({ invention, answeredBy: 'answerer' });
    expect(reply.message).not.toContain(invention);
  }
});

test('a visitor stops the deployed function: it hangs up on the model and keeps what was said', async () => {
  const model = await modelServer;
  const url = await bootWithModel(model);
  model.behave({ kind: 'falls silent', pieces: ['Let me see. ', 'We'] });
  const session = randomUUID();
  const response = await post(url, question(session), { accept: 'text/event-stream' });
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('Let me see. ');
  await reader?.cancel();

  const stored = () =>
    backend.sql('select content, stopped from chat_messages where session_id = $1 order by number', [session]);
  await expect.poll(stored).toMatchObject([{ stopped: false }, { content: 'Let me see.', stopped: true }]);
  expect(model.hungUp).toBe(1);
});

test('a visitor who asks the deployed function for a person gets a receipt', async () => {
  const request = { request_id: randomUUID(), name: 'Dana', reach: 'dana@example.com', message: 'Please call' };
  const response = await post(await boot('send-contact-request'), request);
  expect(await response.json()).toMatchObject({ receipt: expect.stringMatching(/^\w{4}$/) });
});

test('a visitor votes in a poll of the deployed function, and once', async () => {
  const url = await boot('cast-poll-vote');
  const body = { poll: 'site-feedback', vote: { id: randomUUID(), option: 'found-at-once' } };
  expect(await (await post(url, body)).json()).toMatchObject({ outcome: 'counted' });
  expect(await (await post(url, body)).json()).toMatchObject({ outcome: 'counted_before' });
  expect(await backend.sql('select option, votes::int from poll_totals')).toEqual([
    { option: 'found-at-once', votes: 1 },
  ]);
});

test('an owner invites and removes somebody, and removes a second factor, through the deployed functions', async () => {
  const headers = headersOf(await sessionOf((await confirmedOwner(backend)).client));
  const guest = { email: 'guest@example.com', name: 'Jo', role: 'manager' };
  expect(await (await post(await boot('invite-staff'), guest, headers)).json()).toEqual({ status: 'invited' });
  const [row] = await backend.sql<{ user_id: string }>(`select user_id from staff where name = 'Jo'`);
  const body = { userId: row?.user_id };
  for (const name of ['remove-second-factor', 'remove-staff']) {
    const url = await boot(name);
    expect(await (await post(url, body, headers)).json()).toEqual({ status: 'removed' });
    expect((await post(url, body)).status).toBe(401);
  }
});

test('who watches asks the deployed function what works, and the clock has another one mail what is due', async () => {
  const run = await fetch(await boot('deliver-mail'), { method: 'POST', body: '{}' });
  expect(await run.json()).toEqual({ state: 'runs' });
  await expect
    .poll(() => backend.sql(`select work from private.work_runs where work = 'mail'`))
    .toEqual([{ work: 'mail' }]);
  const answer = await fetch(await boot('health'));
  expect(answer.status).toBe(200);
  expect(healthReportSchema.parse(await answer.json())).toMatchObject({ works: true, mail_run: 'works' });
});

test('a page of another website is refused by the deployed function', async () => {
  const response = await post(await boot('ai-chat'), question(randomUUID()), {
    origin: 'https://elsewhere.example.com',
  });
  expect(response.status).toBe(403);
});

test('a deployment without its database says what is missing instead of starting', async () => {
  await expect(boot('ai-chat', { SUPABASE_SECRET_KEY: '' })).rejects.toThrow('SUPABASE_SECRET_KEY is missing');
});
