import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatReplySchema } from '#contracts/chat.ts';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import { handleRating } from '../../functions/rate-chat-reply/handler.ts';
import { useBackend } from '../support/backend.ts';
import { ask, functionsOver } from '../support/functions.ts';

const backend = useBackend();
const ratings = (message: string | null) =>
  backend.sql('select rating, reason from chat_ratings where message_id = $1', [message]);

/** A visitor with a reply to rate. */
async function somebodyWithReply() {
  const caller = functionsOver(backend);
  const question = ask('What does it cost?');
  const reply = chatReplySchema.parse(await (await caller.call(handleChat, question)).json());
  const rate = (rating: object) =>
    caller.call(handleRating, { session_id: question.session_id, message_id: reply.message_id, ...rating });
  return { message: reply.message_id, rate };
}

test('a visitor rates a reply, thinks again, and the later word holds', async () => {
  const { message, rate } = await somebodyWithReply();
  expect(await (await rate({ rating: 'up' })).json()).toEqual({ status: 'stored' });
  expect(await ratings(message)).toEqual([{ rating: 'up', reason: null }]);
  await rate({ rating: 'down', reason: ' Not my card 4111111111111111! ' });
  expect(await ratings(message)).toEqual([{ rating: 'down', reason: 'Not my card [card number removed]!' }]);
});

test('a visitor may NOT rate a reply of somebody else', async () => {
  const { message, rate } = await somebodyWithReply();
  const response = await rate({ session_id: randomUUID(), rating: 'down' });
  expect(response.status).toBe(400);
  expect(await ratings(message)).toEqual([]);
});

test('a visitor may NOT rate a question, nor a reply that does not exist', async () => {
  const { message, rate } = await somebodyWithReply();
  const [question] = await backend.sql<{ id: string }>(
    `select question.id from chat_messages as question join chat_messages as reply using (session_id)
     where reply.id = $1 and question.role = 'user'`,
    [message],
  );
  expect((await rate({ message_id: question?.id, rating: 'up' })).status).toBe(400);
  expect((await rate({ message_id: randomUUID(), rating: 'up' })).status).toBe(400);
});

test.each([
  { what: 'a star instead of a thumb', rating: { rating: 'star' }, status: 400 },
  { what: 'an endless reason', rating: { rating: 'up', reason: 'a'.repeat(501) }, status: 413 },
])('a rating with $what is refused', async ({ rating, status }) => {
  const { message, rate } = await somebodyWithReply();
  expect((await rate(rating)).status).toBe(status);
  expect(await ratings(message)).toEqual([]);
});
