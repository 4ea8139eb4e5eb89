import { beforeEach, expect, test, vi } from 'vitest';
import { castPollVote } from '#services/poll.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const request = { poll: 'a-poll', vote: { id: crypto.randomUUID(), option: 'yes' } };
const reply = { outcome: 'counted', totals: [{ option: 'yes', votes: 3 }] };

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a visitor’s vote is posted and the totals come back', async () => {
  fetch.mockResolvedValue(Response.json(reply));
  expect(await castPollVote(request)).toEqual({ status: 'answered', reply });
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(url).toBe('https://backend.example.com/functions/v1/cast-poll-vote');
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test('a visitor reads that there were too many votes, in the words of the venue', async () => {
  const error = { code: 'too_many', message: 'Please vote again tomorrow.' };
  fetch.mockResolvedValue(Response.json({ error }, { status: 429 }));
  expect(await castPollVote(request)).toEqual({ status: 'failed', message: 'Please vote again tomorrow.' });
});

test.each([
  { what: 'nobody answers', answer: () => Promise.reject(new TypeError('down')) },
  { what: 'the answer is an error', answer: async () => new Response('', { status: 500 }) },
  {
    what: 'the answer is no total',
    answer: async () => Response.json({ outcome: 'counted', totals: [{ votes: -1 }] }),
  },
  { what: 'the answer is HTML', answer: async () => new Response('<h1>Hello</h1>') },
])('nothing is thrown when $what, and the page finds its own words', async ({ answer }) => {
  fetch.mockImplementation(answer);
  expect(await castPollVote(request)).toEqual({ status: 'failed', message: undefined });
});
