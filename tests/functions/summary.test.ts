import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handleSummary } from '../../functions/send-chat-summary/handler.ts';
import { handleContactRequest } from '../../functions/send-contact-request/handler.ts';
import { useBackend } from '../support/backend.ts';
import { ask, functionsOver, type FunctionCaller } from '../support/functions.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';

const backend = useBackend();
let mail: MailServer;
let model: ModelServer;
beforeAll(async () => {
  mail = await startMailServer();
  model = await startModelServer();
});
afterAll(async () => {
  await mail.close();
  await model.close();
});
beforeEach(async () => {
  mail.behave('takes it');
  await backend.sql('delete from chat_sessions; delete from chat_budgets');
});

const withMail = () => ({
  MAIL_API_URL: mail.url,
  MAIL_API_KEY: 'a mail key',
  MAIL_FROM: 'assistant@example.com',
  MAIL_TO: 'desk@example.com',
});

/** A visitor who asked some questions. */
async function talk(caller: FunctionCaller, questions: string[], session: string = randomUUID()): Promise<string> {
  for (const question of questions) await caller.call(handleChat, ask(question, session));
  return session;
}

async function close(caller: FunctionCaller, sessionId: string): Promise<unknown> {
  const response = await caller.call(handleSummary, { sessionId });
  await caller.finish();
  return response.json();
}

const summaries = () => backend.sql<Record<string, unknown>>('select * from chat_summaries order by created_at');

test('a visitor who closes the chat leaves a summary: asked, answered, left open, wishes to be contacted', async () => {
  const caller = functionsOver(backend);
  const session = await talk(caller, [
    'What does it cost?',
    'May I bring my parrot?',
    'Please call me at (215) 555-0199 about a party',
  ]);
  await caller.call(handleContactRequest, {
    request_id: randomUUID(),
    session_id: session,
    name: 'Dana',
    reach: 'dana@example.com',
    message: 'A party for ten',
  });

  expect(await close(caller, session)).toEqual({ status: 'stored' });
  const [summary] = await summaries();
  expect(summary).toMatchObject({
    session_id: session,
    written_by: 'answerer',
    asked: ['What does it cost?', 'May I bring my parrot?', 'Please call me at (215) 555-0199 about a party'],
    answered: ['What does it cost?', 'Please call me at (215) 555-0199 about a party'],
    left_open: ['May I bring my parrot?'],
    contact_wishes: ['Dana (dana@example.com): A party for ten', 'Please call me at (215) 555-0199 about a party'],
  });
  expect(summary?.['text']).toMatch(/Left open:\n- May I bring my parrot\?/);
});

test('closing again without a new message stores nothing; after a new one it does', async () => {
  const caller = functionsOver(backend, withMail());
  const session = await talk(caller, ['What does it cost?']);
  expect(await close(caller, session)).toEqual({ status: 'stored' });
  expect(await close(caller, session)).toEqual({ status: 'unchanged' });
  expect(mail.mails).toHaveLength(1);
  await talk(caller, ['May I bring my parrot?'], session);
  expect(await close(caller, session)).toEqual({ status: 'stored' });
  expect(await summaries()).toHaveLength(2);
  expect(mail.mails).toHaveLength(2);
});

test('the same chat closed twice at once is summed up once', async () => {
  const caller = functionsOver(backend, withMail());
  const session = await talk(caller, ['What does it cost?']);
  const replies = await Promise.all([close(caller, session), close(caller, session)]);
  expect(replies).toContainEqual({ status: 'stored' });
  expect(replies).toContainEqual({ status: 'unchanged' });
  expect(mail.mails).toHaveLength(1);
});

test('a chat in which nothing was said leaves nothing', async () => {
  expect(await close(functionsOver(backend), randomUUID())).toEqual({ status: 'empty' });
  expect(await summaries()).toEqual([]);
});

test('the venue gets the summary by mail, and the log shows it', async () => {
  const caller = functionsOver(backend, withMail());
  await close(caller, await talk(caller, ['May I bring my parrot?']));
  expect(mail.mails).toMatchObject([
    {
      from: 'assistant@example.com',
      to: ['desk@example.com'],
      subject: expect.stringMatching(/^Chat summary, /),
      text: expect.stringContaining('Left open:\n- May I bring my parrot?'),
      authorization: 'Bearer a mail key',
    },
  ]);
  expect(await backend.sql('select status, attempts, last_error, sent_at is not null as sent from deliveries')).toEqual(
    [{ status: 'sent', attempts: 1, last_error: null, sent: true }],
  );
});

test('one visitor cannot fill the venue’s mailbox', async () => {
  const caller = functionsOver(backend, withMail(), {
    limits: { ...limits, summaryMails: { session: 2, address: 100, venue: 100 } },
  });
  const session = randomUUID();
  for (const question of ['One?', 'Two?', 'Three?']) await close(caller, await talk(caller, [question], session));
  expect(await summaries()).toHaveLength(3);
  expect(mail.mails).toHaveLength(2);
});

const modelSettings = () => ({ AI_BASE_URL: model.url, AI_MODEL: 'a-model' });

test('a model writes the overview when there is one, and the lists stay', async () => {
  const session = await talk(functionsOver(backend), ['What does it cost?']);
  model.behave({ kind: 'says', pieces: ['The visitor asked about prices.'] });
  expect(await close(functionsOver(backend, modelSettings()), session)).toEqual({ status: 'stored' });
  const [summary] = await summaries();
  expect(summary).toMatchObject({ written_by: 'model', asked: ['What does it cost?'] });
  expect(summary?.['text']).toMatch(/^The visitor asked about prices\.\n\nWants to hear/);
  expect(model.requests[0]?.messages.at(-1)?.content).toContain('Visitor: What does it cost?');
  expect(await close(functionsOver(backend, modelSettings()), session)).toEqual({ status: 'unchanged' });
  expect(model.requests).toHaveLength(1);
});

test('without budget or when the model fails, the summary does without it', async () => {
  const none = { ...limits, modelCalls: { session: 0, address: 0, venue: 0 } };
  for (const changes of [{ limits: none }, {}]) {
    const session = await talk(functionsOver(backend), ['What does it cost?']);
    model.behave({ kind: 'fails', status: 500 });
    await close(functionsOver(backend, modelSettings(), changes), session);
    expect(model.requests).toHaveLength(changes.limits ? 0 : 1);
  }
  expect(await summaries()).toMatchObject([{ written_by: 'answerer' }, { written_by: 'answerer' }]);
});
