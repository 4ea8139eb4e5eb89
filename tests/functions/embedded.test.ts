import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatReplySchema, largestConversation } from '#contracts/chat.ts';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();
const local = { origin: 'http://localhost:4321', 'content-type': 'application/json' };
const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...local, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const question = { session_id: randomUUID(), messages: [{ role: 'user', content: 'When are you open on Saturday?' }] };

test('a fresh clone answers: from the facts, stored, and counted for the caller’s address', async () => {
  const response = await post('ai-chat', question);
  expect(response.headers.get('access-control-allow-origin')).toBe(local.origin);
  const reply = chatReplySchema.parse(await response.json());
  expect(reply).toMatchObject({ answered_by: 'answerer', outcome: 'answered' });
  expect(await backend.sql('select content from chat_messages where id = $1', [reply.message_id])).toEqual([
    { content: reply.message },
  ]);
  expect(
    await backend.sql(`select subject ~ '^[0-9a-f]{64}$' as hashed from chat_budgets where scope = 'address'`),
  ).toEqual([{ hashed: true }]);
});

test('every function is there, and no other', async () => {
  expect(await (await post('send-chat-summary', { sessionId: randomUUID() })).json()).toEqual({ status: 'empty' });
  expect((await post('rate-chat-reply', {})).status).toBe(400);
  expect((await post('send-contact-request', {})).status).toBe(400);
  expect(await (await post('cast-poll-vote', { poll: 'site-feedback' })).json()).toMatchObject({ outcome: 'read' });
  expect((await post('count-press', {})).status).toBe(400);
  for (const name of ['invite-staff', 'remove-staff', 'remove-second-factor']) {
    expect((await post(name, {})).status).toBe(400);
  }
  expect((await post('ai-chats', {})).status).toBe(404);
  expect((await fetch(`${backend.url}/functions/v1/ai-chat`)).status).toBe(405);
});

test('a body beyond the limit is turned away with its code, and the next call is served', async () => {
  const response = await post('ai-chat', 'a'.repeat(largestConversation * 2));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { code: 'too_large' } });
  expect((await post('ai-chat', question)).status).toBe(200);
});

test('a page of another website may NOT call', async () => {
  expect((await post('ai-chat', question, { origin: 'https://elsewhere.example.com' })).status).toBe(403);
});
