import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactReceiptSchema } from '#contracts/contact-request.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handleContactRequest } from '../../functions/send-contact-request/handler.ts';
import { useBackend } from '../support/backend.ts';
import { functionsOver, type FunctionCaller } from '../support/functions.ts';
import { startMailServer, type MailBehavior, type MailServer } from '../support/mail-server.ts';

const backend = useBackend();
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.behave('takes it');
  await backend.sql('delete from contact_requests; delete from chat_budgets');
});

const form = (changes: object = {}) => ({
  request_id: randomUUID(),
  name: 'Dana',
  reach: 'dana@example.com',
  message: 'We are fourteen. Is that possible on Saturday?',
  ...changes,
});

const withMail = (changes: Parameters<typeof functionsOver>[2] = {}) =>
  functionsOver(
    backend,
    {
      MAIL_API_URL: mail.url,
      MAIL_API_KEY: 'a mail key',
      MAIL_FROM: 'assistant@example.com',
      MAIL_TO: 'desk@example.com',
    },
    changes,
  );

async function send(caller: FunctionCaller, body: unknown, headers?: Record<string, string>) {
  const response = await caller.call(handleContactRequest, body, headers);
  await caller.finish();
  return response;
}

const requests = () => backend.sql<Record<string, unknown>>('select * from contact_requests order by received_at');
const deliveries = () =>
  backend.sql<Record<string, unknown>>('select status, attempts, last_error, next_attempt_at from deliveries');
const makeDue = () => backend.sql(`update deliveries set next_attempt_at = now() where status = 'waiting'`);

test('a visitor who asks for a person gets a receipt, and the request is kept', async () => {
  const response = await send(functionsOver(backend), form({ message: 'Card 4111 1111 1111 1111, is that fine?' }));
  const { receipt, received_at: receivedAt } = contactReceiptSchema.parse(await response.json());
  expect(receipt).toMatch(/^[A-Z0-9]{4}$/);
  expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(60_000);
  expect(await requests()).toMatchObject([
    {
      name: 'Dana',
      reach: 'dana@example.com',
      message: 'Card [card number removed], is that fine?',
      receipt,
      status: 'new',
    },
  ]);
  expect(await deliveries()).toEqual([]);
});

test('a form that is sent twice is stored once, has one receipt and is mailed once', async () => {
  const caller = withMail();
  const body = form();
  const responses = await Promise.all([send(caller, body), send(caller, body), send(caller, body)]);
  const receipts = await Promise.all(responses.map(async (response) => (await response.json()) as unknown));
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await requests()).toHaveLength(1);
  expect(mail.mails).toHaveLength(1);
  expect(await backend.sql(`select used::int from chat_budgets where scope = 'venue'`)).toEqual([{ used: 1 }]);
});

test('the venue gets the request by mail and can answer it directly', async () => {
  await send(withMail(), form());
  const [request] = await requests();
  expect(mail.mails).toMatchObject([
    {
      to: ['desk@example.com'],
      reply_to: 'dana@example.com',
      subject: `Dana asks for a person (receipt ${String(request?.['receipt'])})`,
      text: expect.stringContaining('We are fourteen. Is that possible on Saturday?'),
    },
  ]);
  mail.behave('takes it');
  await send(withMail(), form({ reach: '(215) 555-0199' }));
  expect(mail.mails[0]?.reply_to).toBeUndefined();
  expect(mail.mails[0]?.text).toContain('(215) 555-0199');
});

test('a visitor who sends too many is told so and told the phone number', async () => {
  const caller = withMail({ limits: { ...limits, contactRequests: { session: 9, address: 2, venue: 100 } } });
  const from = (address: string) => send(caller, form(), { 'cf-connecting-ip': address });
  const statuses = [];
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    statuses.push((await from(address)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
  const { error } = (await (await from('198.51.100.1')).json()) as { error: { code: string; message: string } };
  expect(error).toMatchObject({ code: 'too_many', message: expect.stringContaining('(215) 555-0142') });
  expect(await requests()).toHaveLength(3);
});

test('three requests of one chat are stored, and the fourth of a day is not', async () => {
  const session = randomUUID();
  const statuses = [];
  for (let request = 0; request < 4; request += 1)
    statuses.push((await send(functionsOver(backend), form({ session_id: session }))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test.each([
  { what: 'no name', body: form({ name: ' ' }), status: 400 },
  { what: 'no way to answer', body: form({ reach: 'me' }), status: 400 },
  { what: 'no message', body: form({ message: '' }), status: 400 },
  { what: 'no identifier', body: form({ request_id: 'first' }), status: 400 },
  { what: 'a line break in the name', body: form({ name: 'Dana\r\nBcc: all@example.com' }), status: 400 },
  { what: 'another line break in the name', body: form({ name: 'Dana\u2028Bcc' }), status: 400 },
  { what: 'a control character in the name', body: form({ name: 'Da\u0000na' }), status: 400 },
  { what: 'half a character in the name', body: form({ name: 'Dana \ud83d' }), status: 400 },
  { what: 'a line break in the address', body: form({ reach: 'dana@example.com\nx' }), status: 400 },
  { what: 'a control character in the message', body: form({ message: 'Hello\u0000' }), status: 400 },
  { what: 'half a character in the message', body: form({ message: '\udc00 Hello' }), status: 400 },
  { what: 'an endless message', body: form({ message: 'a'.repeat(1001) }), status: 413 },
])('a form with $what is refused and not stored', async ({ body, status }) => {
  expect((await send(functionsOver(backend), body)).status).toBe(status);
  expect(await requests()).toEqual([]);
});

test('a message of several lines is kept line by line, with every sign that people type', async () => {
  await send(functionsOver(backend), form({ name: 'Zoë 👩‍🚒 O’Neill', message: 'One\r\nTwo\n\tthree — ¿qué? 🏳️‍🌈' }));
  expect(await requests()).toMatchObject([{ name: 'Zoë 👩‍🚒 O’Neill', message: 'One\nTwo\n\tthree — ¿qué? 🏳️‍🌈' }]);
});

test('a message that grows over its length where a card number stood is cut between two signs', async () => {
  const message = `4111111111111111 ${'a'.repeat(977)}😀bbb`;
  expect((await send(functionsOver(backend), form({ message }))).status).toBe(200);
  const [kept] = await requests();
  expect(kept).toMatchObject({ message: `[card number removed] ${'a'.repeat(977)}` });
});

test('when nothing can be stored the visitor is told to try again', async () => {
  const broken = functionsOver({ ...backend, url: 'http://127.0.0.1:1', secretKey: 'none' });
  const response = await send(broken, form());
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(JSON.stringify(broken.log)).not.toMatch(/Dana|fourteen/);
});

test.each([
  { trouble: 'is broken', behavior: { status: 500 }, error: 'The provider answered 500.' },
  { trouble: 'asks for patience', behavior: { status: 429 }, error: 'The provider answered 429.' },
  { trouble: 'does not answer', behavior: 'never answers', error: 'The provider took too long.' },
] satisfies { trouble: string; behavior: MailBehavior; error: string }[])(
  'when the mail provider $trouble, the visitor has a receipt and the next call mails it',
  async ({ behavior, error }) => {
    const caller = withMail({ limits: { ...limits, mailPatience: 200 } });
    mail.behave(behavior, 'takes it');
    expect((await send(caller, form())).status).toBe(200);
    expect(await deliveries()).toMatchObject([{ status: 'waiting', attempts: 1, last_error: error }]);

    await send(caller, form({ name: 'Too early to try again' }));
    expect(mail.mails.map((each) => each.subject.slice(0, 4))).toEqual(['Dana', 'Too ']);

    await makeDue();
    await send(caller, form({ name: 'Somebody else' }));
    const [first] = mail.mails;
    expect(mail.mails.filter((each) => each.idempotencyKey === first?.idempotencyKey)).toHaveLength(2);
    expect((await deliveries()).every(({ status }) => status === 'sent')).toBe(true);
  },
);

test('a mail that fails for good is given up after six attempts', async () => {
  const caller = withMail();
  mail.behave({ status: 500 });
  const body = form();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await send(caller, body);
    await makeDue();
  }
  expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 6, next_attempt_at: null }]);
  expect(mail.mails).toHaveLength(6);
});
