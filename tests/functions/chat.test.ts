import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatReplySchema, largestConversation, longestMessage } from '#contracts/chat.ts';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import { answer as answerFromFacts } from '../../functions/_shared/answerer/answer.ts';
import { guardReply } from '../../functions/_shared/guard/guard-reply.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { useBackend } from '../support/backend.ts';
import { bareVenueFacts } from '../support/bare-venue.ts';
import { testMoment } from '../support/clock.ts';
import { ask, eventsOf, functionsOver, plainAnswer, post, readStream, siteOrigin } from '../support/functions.ts';

const backend = useBackend();
const stream = { accept: 'text/event-stream' };
const storedMessages = (session: string) =>
  backend.sql<Record<string, unknown>>('select * from chat_messages where session_id = $1 order by number', [session]);

test('a visitor who asks gets an answer in one piece, and both are stored', async () => {
  const { call, log } = functionsOver(backend);
  const question = ask('  What does it cost?  ');

  const response = await call(handleChat, question);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reply = chatReplySchema.parse(await response.json());
  expect(reply).toMatchObject({
    message: plainAnswer,
    answered_by: 'answerer',
    outcome: 'answered',
    sources: [{ title: 'What does it cost?', href: '/questions#faq-price' }],
    follow_ups: ['How do I book?'],
    offer_person: false,
  });
  expect(await storedMessages(question.session_id)).toMatchObject([
    { role: 'user', content: 'What does it cost?', page: '/birthday-parties' },
    { role: 'assistant', content: plainAnswer, id: reply.message_id, answered_by: 'answerer', topics: ['prices'] },
  ]);
  expect(log).toMatchObject([{ function: 'ai-chat', status: 200, outcome: 'answered', stored: true, withheld: 0 }]);
});

test('who sees a fire is told to call, at a venue of whose texts none speaks of shouting', async () => {
  const facts = bareVenueFacts(testMoment);
  const { call, log } = functionsOver(backend, {}, { facts, answer: answerFromFacts, guard: guardReply });
  const response = await call(handleChat, ask('There are flames behind your counter!'));
  const { message } = chatReplySchema.parse(await response.json());
  expect(message).toMatch(/^Get to safety if you can, and call 911 now\./);
  expect(message).toContain(facts.business.phone);
  expect(log).toMatchObject([{ outcome: 'answered', withheld: 0 }]);
});

test('a visitor who can read streams gets the answer as events', async () => {
  const { call } = functionsOver(backend);

  const response = await call(handleChat, ask('What does it cost?'), stream);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { shown, reply } = await readStream(response);
  expect(shown).toBe(plainAnswer);
  expect(reply.message).toBe(plainAnswer);
  expect(reply.message_id).not.toBeNull();
});

test('a question that the facts do not answer is counted, however it is written', async () => {
  const { call } = functionsOver(backend);
  for (const question of ['May I bring my parrot?', 'may I bring  my PARROT', 'may i bring my parrot?!']) {
    const response = await call(handleChat, ask(question.replace('PARROT', 'parrot')));
    expect(await response.json()).toMatchObject({ outcome: 'unanswered', offer_person: true });
  }
  expect(await backend.sql('select question, times_asked, example from unanswered_questions')).toEqual([
    { question: 'may i bring my parrot', times_asked: 3, example: 'may i bring my parrot?!' },
  ]);
});

test('the log says nothing that a visitor said and no address', async () => {
  const { call, log } = functionsOver(backend);
  await call(handleChat, ask('A question about oysters'));
  await call(handleChat, { ...ask('oysters'), session_id: 'oysters' });
  const broken = functionsOver(backend, {}, { answer: () => Promise.reject(new TypeError('What is “oysters”?')) });
  await broken.call(handleChat, ask('A question about oysters'));
  log.push(...broken.log);
  expect(log).toMatchObject([{ status: 200 }, { status: 400 }, { status: 503, problem: 'TypeError' }]);
  expect(JSON.stringify(log)).not.toMatch(/oyster|203\.0\.113/);
});

test('a long conversation is answered: of the oldest, the blank and the endless messages nothing is read', async () => {
  const seen: string[] = [];
  const { dependencies } = functionsOver(backend);
  const answer: typeof dependencies.answer = (messages, context) => {
    seen.push(...messages.map(({ content }) => content));
    return dependencies.answer(messages, context);
  };
  const turns = Array.from({ length: 60 }, (_, index) => [
    { role: 'user', content: `Question ${index}` },
    { role: 'assistant', content: 'A reply of some length. '.repeat(index === 7 ? 500 : 30) },
  ]).flat();
  const messages = [...turns, { role: 'user', content: ' ' }, { role: 'user', content: 'What does it cost?' }];
  const { call } = functionsOver(backend, {}, { answer });
  const response = await call(handleChat, { session_id: randomUUID(), messages });
  expect(await response.json()).toMatchObject({ message: plainAnswer });
  expect(seen.at(-1)).toBe('What does it cost?');
  expect(seen.at(-2)).toBe('Question 59');
  expect(seen).not.toContain('Question 39');
});

test('of a conversation full of long messages only as much is read as takes no time', async () => {
  let read = 0;
  const { dependencies } = functionsOver(backend);
  const answer: typeof dependencies.answer = (messages, context) => {
    read = messages.reduce((sum, { content }) => sum + content.length, 0);
    return dependencies.answer(messages, context);
  };
  const long = (length: number) => ({ role: 'user', content: 'We are six. '.repeat(200).slice(0, length) });
  const messages = [...Array.from({ length: 30 }, () => long(150)), long(longestMessage)];
  await functionsOver(backend, {}, { answer }).call(handleChat, { session_id: randomUUID(), messages });
  expect(read).toBeGreaterThan(700);
  expect(read).toBeLessThanOrEqual(1200);
});

test('numbers of cards and the like are stored nowhere and shown to nobody', async () => {
  const seen: string[] = [];
  const { call, dependencies } = functionsOver(backend);
  const answer: typeof dependencies.answer = (messages, context) => {
    seen.push(...messages.map(({ content }) => content));
    return dependencies.answer(messages, context);
  };
  const question = ask('Book with 4111 1111 1111 1111, my SSN is 123-45-6789, parrot');
  await functionsOver(backend, {}, { answer }).call(handleChat, question);

  const [stored] = await storedMessages(question.session_id);
  expect(stored?.['content']).toBe('Book with [card number removed], my SSN is [number removed], parrot');
  expect(seen).toEqual([stored?.['content']]);
  const examples = await backend.sql('select * from unanswered_questions');
  expect(JSON.stringify(examples)).not.toMatch(/4111|6789/);
  expect(call).toBeDefined();
});

test.each([
  { what: 'no JSON', body: 'hello', status: 400, code: 'bad_request' },
  { what: 'no messages', body: { session_id: randomUUID() }, status: 400, code: 'bad_request', names: 'messages' },
  {
    what: 'a made-up session',
    body: { ...ask('Hi'), session_id: '7' },
    status: 400,
    code: 'bad_request',
    names: 'session_id',
  },
  { what: 'a blank question', body: ask(' \n '), status: 400, code: 'bad_request', names: 'messages' },
  { what: 'a page elsewhere', body: { ...ask('Hi'), page: 'https://example.com' }, status: 400, code: 'bad_request' },
  {
    what: 'the assistant having the last word',
    body: { session_id: randomUUID(), messages: [{ role: 'assistant', content: 'I said so' }] },
    status: 400,
    code: 'bad_request',
  },
  { what: 'an endless question', body: ask('a'.repeat(longestMessage + 1)), status: 413, code: 'too_large' },
  { what: 'a body beyond the limit', body: ask('a'.repeat(largestConversation)), status: 413, code: 'too_large' },
])('a call with $what is refused', async ({ body, status, code, names = '' }) => {
  const { call } = functionsOver(backend);
  const response = await call(handleChat, body);
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe(code);
  expect(error.message).toContain(names);
});

test('a body that is longer than it claims is not read to its end', async () => {
  const { dependencies } = functionsOver(backend);
  let pulled = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(largestConversation / 4).fill(32));
    },
  });
  const request = new Request('https://functions.example.com/', {
    method: 'POST',
    body,
    headers: { origin: siteOrigin },
    duplex: 'half',
  } as RequestInit);

  expect((await handleChat(request, dependencies)).status).toBe(413);
  expect(pulled).toBeLessThan(8);
});

test.each(['https://elsewhere.example.com', `${siteOrigin}.elsewhere.example`, 'http://www.example.com', 'null'])(
  'a page of another website, %s, may NOT call, nor learn anything',
  async (origin) => {
    const { call } = functionsOver(backend);
    const question = ask('What does it cost?');
    const response = await call(handleChat, question, { origin });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await storedMessages(question.session_id)).toEqual([]);
  },
);

test('a page on this computer may call the embedded backend only', async () => {
  const local = { origin: 'http://localhost:4321' };
  expect((await functionsOver(backend).call(handleChat, ask('Hi'), local)).status).toBe(403);
  expect((await functionsOver(backend, {}, { allowLocalPages: true }).call(handleChat, ask('Hi'), local)).status).toBe(
    200,
  );
});

test('a browser may ask beforehand whether it may call, and only POST is served', async () => {
  const { dependencies } = functionsOver(backend);
  const send = (method: string) =>
    handleChat(
      new Request('https://functions.example.com/', { method, headers: { origin: siteOrigin } }),
      dependencies,
    );
  const preflight = await send('OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
  expect((await send('GET')).status).toBe(405);
});

test.each(['What\u0000does it cost?', 'What does it cost? \ud83d', 'What\u0007'])(
  'a question with signs that are no text, “%s”, is refused with a reason',
  async (question) => {
    const response = await functionsOver(backend).call(handleChat, ask(question));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
  },
);

test('a question is kept although signs that are no text stand further up, or a cut goes through one of its signs', async () => {
  const session = randomUUID();
  const before = { role: 'user', content: 'Before\u0000' };
  const question = `${'a'.repeat(299)}𠮷 parrot`;
  const body = ask(question, session);
  const response = await functionsOver(backend).call(handleChat, { ...body, messages: [before, ...body.messages] });
  expect(chatReplySchema.parse(await response.json()).message_id).not.toBeNull();
  expect(await storedMessages(session)).toHaveLength(2);
});

test('beyond the storage budget a visitor is still answered, and nothing more is kept', async () => {
  const storedLimits = { ...limits, storedMessages: { session: 4, address: 1000, venue: 1000 } };
  const { call } = functionsOver(backend, {}, { limits: storedLimits });
  const session = randomUUID();
  const replies = [];
  for (let turn = 0; turn < 3; turn += 1) replies.push(await (await call(handleChat, ask('Cost?', session))).json());

  expect(replies.map((reply) => chatReplySchema.parse(reply).message)).toEqual(Array(3).fill(plainAnswer));
  expect(replies.map((reply) => chatReplySchema.parse(reply).message_id === null)).toEqual([false, false, true]);
  expect(await storedMessages(session)).toHaveLength(4);
});

test('a visitor is answered while the database is down', async () => {
  const broken = functionsOver({ ...backend, url: 'http://127.0.0.1:1', secretKey: 'none' });
  const { reply } = await readStream(await broken.call(handleChat, ask('What does it cost?'), stream));
  expect(reply).toMatchObject({ message: plainAnswer, message_id: null });
});

test('words of our own answerer that are no fact are held back too', async () => {
  const { dependencies } = functionsOver(backend);
  const answer: typeof dependencies.answer = async (messages, context) => ({
    ...(await dependencies.answer(messages, context)),
    text: 'It costs $12.',
  });
  const { call, log } = functionsOver(backend, {}, { answer });
  const reply = chatReplySchema.parse(await (await call(handleChat, ask('Cost?'))).json());
  expect(reply.message).not.toContain('$12');
  expect(reply).toMatchObject({ outcome: 'unanswered', offer_person: true });
  expect(log).toMatchObject([{ withheld: 1 }]);
});

test('a failure of our own ends the stream with an error event, and in one piece with a status', async () => {
  const answer = () => Promise.reject(new Error('broken'));
  const { call, log } = functionsOver(backend, {}, { answer });
  expect(await eventsOf(await call(handleChat, ask('Cost?'), stream))).toMatchObject([
    { type: 'error', code: 'unavailable' },
  ]);
  const response = await handleChat(post(ask('Cost?')), functionsOver(backend, {}, { answer }).dependencies);
  expect(response.status).toBe(503);
  expect(log.length).toBeLessThanOrEqual(1);
});
