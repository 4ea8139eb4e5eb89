import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { healthReportSchema } from '../../functions/_shared/contracts/health.ts';
import { handleMailRun } from '../../functions/deliver-mail/handler.ts';
import { handleHealth } from '../../functions/health/handler.ts';
import { useBackend } from '../support/backend.ts';
import { functionsOver, type FunctionCaller } from '../support/functions.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';

const backend = useBackend();
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.behave('takes it');
  await backend.sql('delete from contact_requests; delete from private.work_runs');
});

const secret = 'a mail key nobody may see';
const withMail = (changes: Parameters<typeof functionsOver>[2] = {}) =>
  functionsOver(
    backend,
    { MAIL_API_URL: mail.url, MAIL_API_KEY: secret, MAIL_FROM: 'assistant@example.com', MAIL_TO: 'desk@example.com' },
    changes,
  );

/** Somebody looks, with no page and no key. */
const look = async ({ dependencies }: FunctionCaller, method = 'GET') =>
  await handleHealth(new Request('https://functions.example.com/health', { method }), dependencies);
const reportOf = async (response: Response) => healthReportSchema.parse(await response.json());

/** The clock calls. */
const mailRun = async (caller: FunctionCaller) => {
  const request = new Request('https://functions.example.com/deliver-mail', { method: 'POST', body: '{}' });
  const response = await handleMailRun(request, caller.dependencies);
  await caller.finish();
  return response;
};

/** A contact request whose email failed so often and is due since so many minutes. */
const waitingMail = (attempts: number, minutes: number) =>
  backend.sql(
    `with request as (
       insert into contact_requests (id, name, reach, message, receipt)
       values ('${randomUUID()}', 'Dana', 'dana@example.com', 'Hi', make_receipt()) returning id
     )
     insert into deliveries (contact_request_id, recipient, attempts, next_attempt_at)
     select id, 'desk@example.com', ${attempts}, now() - interval '${minutes} minutes' from request`,
  );

test('who watches is told that everything works, without anything secret', async () => {
  await backend.sql('select delete_what_is_old(now())');
  const caller = withMail();
  await mailRun(caller);
  const response = await look(caller);
  const text = await response.clone().text();
  expect(response.status).toBe(200);
  expect(await reportOf(response)).toMatchObject({
    works: true,
    database: 'works',
    mail: 'works',
    model: 'none',
    deletion: 'works',
    mail_run: 'works',
  });
  for (const word of [secret, backend.secretKey, 'desk@example.com', mail.url]) expect(text).not.toContain(word);
});

test('a new project, without mail and before its first night, works', async () => {
  const response = await look(functionsOver(backend));
  expect(response.status).toBe(200);
  expect(await reportOf(response)).toMatchObject({ mail: 'none', deletion: 'never', mail_run: 'never' });
});

test.each([
  { what: 'an email that is due for an hour', attempts: 1, minutes: 60 },
  { what: 'an email that failed and waits', attempts: 2, minutes: -30 },
])('$what is an outage', async ({ attempts, minutes }) => {
  await waitingMail(attempts, minutes);
  const response = await look(withMail());
  expect(response.status).toBe(503);
  expect(await reportOf(response)).toMatchObject({ works: false, mail: 'failing' });
});

test('a database that does not answer is an outage, and the answer comes all the same', async () => {
  const broken = withMail();
  const database = { ...broken.dependencies.database, readHealth: () => Promise.reject(new Error('gone')) };
  const response = await look(withMail({ database }));
  expect(response.status).toBe(503);
  expect(await reportOf(response)).toMatchObject({ database: 'unreachable', mail: 'unknown' });
});

test.each([
  { what: 'lists its models', status: 200, model: 'works' },
  { what: 'has no such list', status: 404, model: 'works' },
  { what: 'refuses the key', status: 401, model: 'silent' },
  { what: 'is broken', status: 500, model: 'silent' },
])('a model that $what is called "$model", which is no outage', async ({ status, model }) => {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const set = { AI_BASE_URL: `http://127.0.0.1:${port}`, AI_MODEL: 'any', AI_API_KEY: secret };
  const response = await look(functionsOver(backend, set));
  server.close();
  expect(response.status).toBe(200);
  expect(await reportOf(response)).toMatchObject({ works: true, model });
});

test('regular work that stopped is an outage', async () => {
  await backend.sql(`insert into private.work_runs values ('deletion', now() - interval '27 hours'), ('mail', now())`);
  expect(await reportOf(await look(withMail()))).toMatchObject({ works: false, deletion: 'late', mail_run: 'works' });
});

test('a thousand people who look at once make one question to the database', async () => {
  let questions = 0;
  const plain = withMail();
  const readHealth = () => {
    questions += 1;
    return plain.dependencies.database.readHealth();
  };
  const caller = withMail({ database: { ...plain.dependencies.database, readHealth } });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => look(caller)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(questions).toBe(1);
  expect((await look(caller, 'POST')).status).toBe(405);
});

test('an email that failed goes out with the next run of the clock, without any visitor', async () => {
  await waitingMail(1, 1);
  const response = await mailRun(withMail());
  expect(response.status).toBe(202);
  expect(mail.mails).toHaveLength(1);
  expect(await backend.sql('select status from deliveries')).toEqual([{ status: 'sent' }]);
  expect(await backend.sql('select work from private.work_runs')).toEqual([{ work: 'mail' }]);
});

test('whoever calls the clock’s function again and again makes it run no more often', async () => {
  const caller = withMail();
  const states = [await mailRun(caller), await mailRun(caller)].map((response) => response.json());
  expect(await Promise.all(states)).toEqual([{ state: 'runs' }, { state: 'rests' }]);
});
