import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAssistant, rateReply, sendChatSummary } from '#services/chat.ts';
import { reply } from '../../support/chat-reply.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const request = { session_id: crypto.randomUUID(), messages: [{ role: 'user' as const, content: 'How many?' }] };

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  fetch.mockReset();
  vi.useRealTimers();
});

const events = (...all: unknown[]) =>
  new Response(all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });

/** Asks and collects the text that came on the way. */
async function ask(signal = new AbortController().signal) {
  const texts: string[] = [];
  const outcome = await askAssistant(request, { signal, onText: (text) => texts.push(text) });
  return { outcome, texts };
}

test('the whole conversation is posted with the public key, and a stream is asked for', async () => {
  fetch.mockResolvedValue(events({ type: 'done', reply: reply('Two.') }));
  await ask();
  const [url, init] = fetch.mock.lastCall!;
  expect(url).toBe('https://backend.example.com/functions/v1/ai-chat');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { apikey: 'the public key', 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test('the text comes as it is said, and the end has the last word', async () => {
  const whole = reply('Two rooms.');
  fetch.mockResolvedValue(
    events({ type: 'delta', text: 'Two' }, { type: 'delta', text: ' or so' }, { type: 'done', reply: whole }),
  );
  expect(await ask()).toEqual({ outcome: { status: 'answered', reply: whole }, texts: ['Two', ' or so'] });
});

test('a reply in one piece is as good', async () => {
  const whole = reply('Two.');
  fetch.mockResolvedValue(Response.json(whole));
  expect(await ask()).toEqual({ outcome: { status: 'answered', reply: whole }, texts: [] });
});

test('a reply that is a message alone is as good, in one piece and at the end of a stream', async () => {
  const whole = {
    message: 'Two.',
    message_id: null,
    answered_by: 'answerer',
    outcome: 'answered',
    sources: [],
    cards: [],
    follow_ups: [],
    offer_person: false,
  };
  fetch.mockResolvedValueOnce(Response.json({ message: 'Two.' }));
  expect((await ask()).outcome).toEqual({ status: 'answered', reply: whole });
  fetch.mockResolvedValueOnce(events({ type: 'done', reply: { message: 'Two.' } }));
  expect((await ask()).outcome).toEqual({ status: 'answered', reply: whole });
});

test('links that lead nowhere a visitor should go are taken off', async () => {
  const room = { kind: 'room' as const, slug: 'a', title: 'A', note: '', href: '/rooms/a' };
  const whole = reply('Look.', {
    sources: [
      { title: 'ours', href: '/legal' },
      { title: 'theirs', href: '//evil.example' },
    ],
    cards: [
      room,
      { ...room, booking: 'javascript:alert(1)' },
      { ...room, href: 'https://evil.example' },
      { kind: 'booking', label: 'Book', href: 'https://booking.example.com' },
      { kind: 'booking', label: 'Book', href: 'javascript:alert(1)' },
    ],
  });
  fetch.mockResolvedValue(Response.json(whole));
  const { outcome } = await ask();
  expect(outcome).toMatchObject({
    reply: { sources: [{ title: 'ours' }], cards: [room, { kind: 'booking', href: 'https://booking.example.com' }] },
  });
});

describe('a visitor reads “Failed to send message”, and nothing is thrown, when the assistant', () => {
  test.each([
    { what: 'cannot be reached, without a word', answer: () => Promise.reject(new TypeError()) },
    { what: 'answers with an error', answer: async () => Response.json({ message: 'boom' }, { status: 500 }) },
    { what: 'answers with HTML', answer: async () => new Response('<h1>Hello</h1>') },
    { what: 'answers with nothing', answer: async () => new Response('') },
    { what: 'answers with another shape', answer: async () => Response.json({ text: 'Two.' }) },
    { what: 'streams no JSON', answer: async () => new Response('data: hello\n\n', events().clone()) },
    { what: 'streams unknown events', answer: async () => events({ type: 'song' }) },
    { what: 'ends before it began', answer: async () => events() },
    { what: 'ends too early', answer: async () => events({ type: 'delta', text: 'Tw' }) },
    { what: 'fails without a word', answer: async () => events({ type: 'error', code: 'unavailable', message: '' }) },
  ])('$what', async ({ answer }) => {
    fetch.mockImplementation(answer);
    expect((await ask()).outcome).toEqual({ status: 'failed', message: 'Failed to send message' });
    expect(console.error).toHaveBeenCalledOnce();
  });
});

test('a visitor reads what the browser says of a network that fails, before a stream and inside one', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await ask()).outcome).toEqual({ status: 'failed', message: 'Failed to fetch' });
  const broken = new ReadableStream({ start: (line) => line.error(new TypeError('network error')) });
  fetch.mockResolvedValueOnce(new Response(broken, { headers: { 'content-type': 'text/event-stream' } }));
  expect((await ask()).outcome).toEqual({ status: 'failed', message: 'network error' });
});

test('a visitor reads why the assistant refuses, before a stream and inside one', async () => {
  const error = { code: 'too_large', message: 'That is too long for me.' };
  fetch.mockResolvedValueOnce(Response.json({ error }, { status: 413 }));
  expect((await ask()).outcome).toEqual({ status: 'failed', message: 'That is too long for me.' });
  fetch.mockResolvedValueOnce(events({ type: 'delta', text: 'Hm' }, { type: 'error', ...error }));
  expect(await ask()).toEqual({ outcome: { status: 'failed', message: 'That is too long for me.' }, texts: ['Hm'] });
});

/** A fetch that hangs until it is given up. */
const silentFetch: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

test('a visitor who stops is not told of a failure, and the connection is closed', async () => {
  const visitor = new AbortController();
  fetch.mockImplementation(silentFetch);
  const asked = ask(visitor.signal);
  visitor.abort();
  expect((await asked).outcome).toEqual({ status: 'stopped' });
  expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

test('an assistant that is silent for half a minute has failed', async () => {
  vi.useFakeTimers();
  fetch.mockImplementation(silentFetch);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await asked).outcome).toEqual({ status: 'failed', message: 'Failed to send message' });
});

test('a long reply may take its time, as long as it goes on', async () => {
  vi.useFakeTimers();
  const line = new TransformStream<Uint8Array>();
  const writer = line.writable.getWriter();
  const whole = reply('One, two, three.');
  fetch.mockImplementation(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => void writer.abort(new DOMException('given up', 'AbortError')));
    return new Response(line.readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  const asked = ask();
  const parts = ['One, ', 'two, ', 'three.'].map((text) => ({ type: 'delta', text }));
  for (const event of [...parts, { type: 'done', reply: whole }]) {
    await vi.advanceTimersByTimeAsync(20_000);
    void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect((await asked).outcome).toEqual({ status: 'answered', reply: whole });
});

test('a summary outlives the page, and its failure is only logged', async () => {
  fetch.mockResolvedValueOnce(Response.json({ status: 'stored' }));
  await sendChatSummary({ sessionId: request.session_id });
  const [url, init] = fetch.mock.lastCall!;
  expect(url).toBe('https://backend.example.com/functions/v1/send-chat-summary');
  expect(init).toMatchObject({ keepalive: true, body: JSON.stringify({ sessionId: request.session_id }) });
  expect(console.error).not.toHaveBeenCalled();
  for (const answer of [() => Promise.reject(new TypeError('down')), async () => new Response('', { status: 500 })]) {
    fetch.mockImplementationOnce(answer);
    await sendChatSummary({ sessionId: request.session_id });
  }
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a thumb is stored or it is not', async () => {
  const rating = { session_id: request.session_id, message_id: crypto.randomUUID(), rating: 'up' as const };
  fetch.mockResolvedValueOnce(Response.json({ status: 'stored' }));
  expect(await rateReply(rating)).toBe(true);
  fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  expect(await rateReply(rating)).toBe(false);
  fetch.mockRejectedValueOnce(new TypeError('down'));
  expect(await rateReply(rating)).toBe(false);
});
