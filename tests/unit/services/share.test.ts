import { beforeEach, expect, test, vi } from 'vitest';
import type { ShareCard } from '#domain/share-card.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
});
const { askForRemoval, readShareCard, requestRemoval } = await import('#services/share.ts');

const code = '8a0x6e6xg74p';
const request = () => new Request(...fetch.mock.lastCall!);
const card: ShareCard = {
  room_name: 'Thai Prison',
  team_name: 'The Copper Owls',
  team_logo_url: null,
  adjusted_time_seconds: 2121,
  date: '2026-11-14',
  hints_used: null,
  team_size: null,
  category: null,
  rank: 3,
  total: 57,
  percentile: 94,
  month_rank: 2,
  month_total: 14,
};

test('the code goes in the body of the request, with the public key, and in no address', async () => {
  fetch.mockImplementation(async () => Response.json(card));
  expect(await readShareCard(code)).toEqual({ status: 'ready', card });
  expect(request().url).toBe('https://backend.example.com/rest/v1/rpc/share_card');
  expect(request().headers.get('apikey')).toBe('the public key');
  expect(await request().json()).toEqual({ code });
});

test('a card without a team is unknown, whatever the reason', async () => {
  fetch.mockResolvedValue(Response.json(null));
  expect(await readShareCard(code)).toEqual({ status: 'unknown' });
});

test.each([
  { what: 'refuses', answer: async () => Response.json({ message: 'no' }, { status: 500 }) },
  { what: 'talks nonsense', answer: async () => Response.json({ ...card, rank: 'third' }) },
  { what: 'answers with a page', answer: async () => new Response('<h1>Hello</h1>') },
  { what: 'is down', answer: () => Promise.reject(new TypeError('fetch failed')) },
])('a card is unreachable when the backend $what', async ({ answer }) => {
  fetch.mockImplementation(answer);
  expect(await readShareCard(code)).toEqual({ status: 'unreachable' });
});

test('a logo from elsewhere is left out', async () => {
  fetch.mockResolvedValue(Response.json({ ...card, team_logo_url: 'https://tracker.example.com/owls.png' }));
  expect(await readShareCard(code)).toEqual({ status: 'ready', card });
});

test('a wish for removal has arrived only when the backend says so', async () => {
  fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await requestRemoval(code)).toBe(true);
  expect(request().url).toBe('https://backend.example.com/rest/v1/rpc/request_removal');
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await requestRemoval(code)).toBe(false);
  fetch.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await requestRemoval(code)).toBe(false);

  fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await askForRemoval(code)).toBe(true);
  expect(request().url).toBe('https://backend.example.com/rest/v1/rpc/ask_for_removal');
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await askForRemoval(code)).toBe(false);
});
