import { beforeEach, expect, test, vi } from 'vitest';
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
    message: 'We could not take your message just now.',
  });
});
