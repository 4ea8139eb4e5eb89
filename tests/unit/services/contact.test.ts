import { beforeEach, expect, test, vi } from 'vitest';
import { isDone } from '#domain/work.ts';
import { sendContactRequest } from '#services/contact.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const request = { request_id: crypto.randomUUID(), name: 'Mara', reach: 'mara@example.com', message: 'A parrot' };
const receipt = { receipt: 'K7QF', received_at: '2026-11-20T18:04:00Z' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a visitor’s message is posted and its receipt comes back', async () => {
  fetch.mockResolvedValue(Response.json(receipt));
  expect(await sendContactRequest(request)).toEqual({ status: 'received', receipt });
  const [url, init] = fetch.mock.lastCall!;
  expect(url).toBe('https://backend.example.com/functions/v1/send-contact-request');
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test('a visitor reads why a message is refused', async () => {
  const error = { code: 'too_many', message: 'That is enough for today.' };
  fetch.mockResolvedValue(Response.json({ error }, { status: 429 }));
  expect(await sendContactRequest(request)).toEqual({ status: 'failed', message: 'That is enough for today.' });
});

test.each([
  { what: 'nobody answers', answer: () => Promise.reject(new TypeError('down')) },
  { what: 'the answer is an error without words', answer: async () => new Response('', { status: 500 }) },
  { what: 'the answer is no receipt', answer: async () => Response.json({ status: 'ok' }) },
  { what: 'the answer is HTML', answer: async () => new Response('<h1>Hello</h1>') },
])('nothing is thrown when $what', async ({ answer }) => {
  fetch.mockImplementation(answer);
  expect(await sendContactRequest(request)).toEqual({
    status: 'failed',
    message: 'We couldn’t take your message just now.',
  });
});

const work = { token: 'a token', pieces: 2, bits: 4 };
const busy = () =>
  Response.json({ error: { code: 'work_needed', message: 'Please load the page again.' }, work }, { status: 429 });

test('on a busy day the browser computes what is asked for, says so, and the message goes out again with it', async () => {
  fetch.mockResolvedValueOnce(busy()).mockResolvedValueOnce(Response.json(receipt));
  const onWork = vi.fn<() => void>();
  expect(await sendContactRequest(request, onWork)).toEqual({ status: 'received', receipt });
  expect(onWork).toHaveBeenCalledOnce();
  const sent = JSON.parse(String(fetch.mock.lastCall?.[1]?.body)) as { work: { token: string; answers: number[] } };
  expect(sent).toMatchObject({ ...request, work: { token: 'a token' } });
  expect(await isDone(work, sent.work.answers)).toBe(true);
});

test('work that is never enough is given up, with a sentence for the visitor', async () => {
  fetch.mockImplementation(async () => busy());
  expect(await sendContactRequest(request)).toEqual({ status: 'failed', message: 'Please load the page again.' });
  expect(fetch).toHaveBeenCalledTimes(3);
});
