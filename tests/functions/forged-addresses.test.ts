/** One connection that sends thousands of calls with changing headers, and the visitor beside it. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import { handlePollVote } from '../../functions/cast-poll-vote/handler.ts';
import { optionsOfPoll } from '../../functions/_shared/facts/polls-file.ts';
import type { ChatDependencies } from '../../functions/_shared/dependencies.ts';
import type { Handler } from '../../functions/_shared/http/endpoint.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handleContactRequest } from '../../functions/send-contact-request/handler.ts';
import { useBackend } from '../support/backend.ts';
import { ask, functionsOver } from '../support/functions.ts';

const backend = useBackend();
const poll = 'site-feedback';
const [option = ''] = optionsOfPoll(poll) ?? [];

beforeEach(() => backend.sql('delete from chat_budgets; delete from contact_requests; delete from poll_votes'));

/** What the platform hands on of the forger, who writes every header anew each time, and of visitors at home. */
const platformWrites = (address: string, claim = '') => ({
  'cf-connecting-ip': address,
  'x-forwarded-for': claim ? `${claim}, ${address}` : address,
  ...(claim && { 'x-real-ip': claim, 'true-client-ip': claim, forwarded: `for=${claim}` }),
});
const forged = (number: number) => platformWrites('203.0.113.66', `10.${number % 256}.${Math.floor(number / 256)}.1`);
const visitor = (number: number) => platformWrites(`2001:db8:0:${number.toString(16)}::1`);

/** How many calls of the forger, and of a visitor who comes after every so many of them, went well. */
async function countServed(
  calls: number,
  handler: Handler<ChatDependencies>,
  body: () => object,
  isServed: (answer: Response) => boolean | Promise<boolean>,
) {
  const { call } = functionsOver(backend);
  const served = { forger: 0, visitors: 0, asked: 0 };
  const one = async (headers: Record<string, string>) => Number(await isServed(await call(handler, body(), headers)));
  const every = calls / 20;
  for (let number = 0; number < calls; number += every) {
    const flood = Array.from({ length: every }, (_, index) => one(forged(number + index)));
    served.forger += (await Promise.all(flood)).reduce((sum, each) => sum + each, 0);
    served.visitors += await one(visitor(number));
    served.asked += 1;
  }
  return served;
}
const isOk = ({ status }: Response) => status === 200;

test('200 contact requests of one connection: every visitor beside it gets a receipt at once', async () => {
  const form = () => ({ request_id: randomUUID(), name: 'Dana', reach: 'dana@example.com', message: 'Hello' });
  const served = await countServed(200, handleContactRequest, form, isOk);
  expect(served).toEqual({ forger: limits.contactRequests.address, visitors: 20, asked: 20 });
});

test('200 votes of one connection: every visitor beside it is counted', async () => {
  const vote = () => ({ poll, vote: { id: randomUUID(), option } });
  const served = await countServed(200, handlePollVote, vote, isOk);
  expect(served).toEqual({ forger: limits.pollVotes.address, visitors: 20, asked: 20 });
});

test('2,000 messages of one connection: every visitor beside it is answered and kept', async () => {
  const isKept = async (answer: Response) =>
    ((await answer.json()) as { message_id: string | null }).message_id !== null;
  const served = await countServed(2000, handleChat, () => ask('What does it cost?'), isKept);
  expect(served).toEqual({ forger: limits.storedMessages.address / 2, visitors: 20, asked: 20 });
});
