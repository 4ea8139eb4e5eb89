import { beforeEach, expect, test, vi } from 'vitest';
import type { ShareCard } from '#domain/share-card.ts';
import { answer } from '../../../src/worker/answer.ts';

const code = '8a0x6e6xg74p';
const card: ShareCard = {
  room_name: 'The Vault',
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
const shell = `<!DOCTYPE html><html><head><title>Your share card | Venue</title><meta name="description" content="Type the code."><meta property="og:title" content="Your share card | Venue"><meta property="og:description" content="Type the code."><meta property="og:url" content="https://venue.example/share"><meta property="og:image" content="https://venue.example/social/share.jpg"><meta property="og:image:alt" content="Your share card"></head><body><h1>Your share card</h1></body></html>`;
const facts = {
  site: 'https://venue.example',
  venue: 'Venue',
  backend: { url: 'https://backend.example', key: 'the public key' },
  pictures: { 'The Vault': '/social/rooms/the-vault.jpg' },
};

let built: Record<string, string>;
const files = {
  fetch: async (request: Request) => {
    const page = built[new URL(request.url).pathname];
    return page === undefined
      ? new Response('This door does not open', { status: 404 })
      : new Response(page, { headers: { etag: '"built"', 'x-frame-options': 'DENY' } });
  },
};
const store = new Map<string, string>();
const kept = {
  match: async (address: string) => (store.has(address) ? new Response(store.get(address)) : undefined),
  put: async (address: string, response: Response) => void store.set(address, await response.text()),
};
const backend = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  built = { '/share': shell, '/share-preview.json': JSON.stringify(facts) };
  store.clear();
  backend.mockReset();
  backend.mockImplementation(async () => Response.json(card));
  vi.stubGlobal('fetch', backend);
});

async function get(path: string) {
  const response = await answer(new Request(`https://venue.example${path}`), files, kept);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const meta = (html: string, key: string) => new RegExp(`="${key}" content="([^"]*)"`).exec(html)?.[1];

test('a messenger that gets a link before the next build shows team, room, time, place, picture and the address with the code', async () => {
  const { status, html, headers } = await get(`/share/${code}`);
  expect(status).toBe(200);
  expect(html).toContain('<title>The Copper Owls: The Vault in 35:21 | Venue</title>');
  expect(meta(html, 'og:title')).toBe('The Copper Owls: The Vault in 35:21 | Venue');
  const sentence = 'The Copper Owls got out of The Vault in 35:21. 3rd of 57 teams. Beat 94% of teams.';
  expect([meta(html, 'og:description'), meta(html, 'description')]).toEqual([sentence, sentence]);
  expect(meta(html, 'og:url')).toBe(`https://venue.example/share/${code}`);
  expect(meta(html, 'og:image')).toBe('https://venue.example/social/rooms/the-vault.jpg');
  expect(meta(html, 'og:image:alt')).toBe('The Vault – Venue');
  expect(html).toContain('<h1>Your share card</h1>');
  expect([headers.get('x-frame-options'), headers.get('etag')]).toEqual(['DENY', null]);
});

test('the backend is asked with the public key, and the code stands in no address', async () => {
  await get(`/share/${code.toUpperCase()}`);
  const asked = new Request(...backend.mock.lastCall!);
  expect(asked.url).toBe('https://backend.example/rest/v1/rpc/share_card');
  expect(asked.headers.get('apikey')).toBe('the public key');
  expect(await asked.json()).toEqual({ code });
});

test('a name made of tags, quotes and dollar signs stays a name', async () => {
  const nasty = `"><script>alert(1)</script></title>$& $' $1 & 'Co'`;
  backend.mockImplementation(async () => Response.json({ ...card, team_name: nasty, room_name: 'constructor' }));
  const { html } = await get(`/share/${code}`);
  expect(html).not.toContain('<script');
  expect(html.match(/<title>/g)).toHaveLength(1);
  const shown =
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;$&amp; $&#39; $1 &amp; &#39;Co&#39;: constructor in 35:21 | Venue';
  expect(html).toContain(`<title>${shown}</title>`);
  expect(meta(html, 'og:title')).toBe(shown);
  // A room that the build does not know keeps the general picture.
  expect(meta(html, 'og:image')).toBe('https://venue.example/social/share.jpg');
});

test.each([
  ['a code that nobody knows, or of a hidden team', async () => Response.json(null)],
  ['a backend that is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['a backend that is in trouble', async () => new Response('Bad gateway', { status: 502 })],
  ['nonsense', async () => Response.json({ team_name: 'The Copper Owls' })],
  ['an endless answer', async () => Response.json({ ...card, team_name: 'x'.repeat(20_000) })],
])('%s leaves the page for all cards as it is', async (_what, respond) => {
  backend.mockImplementation(respond);
  const { status, html } = await get(`/share/${code}`);
  expect([status, html]).toEqual([200, shell]);
});

test('a visitor does NOT wait for a backend that does not answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  backend.mockImplementation(async (_address, init) => {
    init?.signal?.throwIfAborted();
    return Response.json(card);
  });
  expect((await get(`/share/${code}`)).html).toBe(shell);
  expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(2000);
  timeout.mockRestore();
});

test('a link that many open at one moment asks the backend once', async () => {
  await get(`/share/${code}`);
  expect((await get(`/share/${code}`)).html).toContain('The Copper Owls');
  expect(backend).toHaveBeenCalledTimes(1);
});

test('a page and a picture that the build made win while the team is listed, and go at once when it is hidden', async () => {
  built[`/share/${code}`] = 'a page of its own';
  built[`/social/share/${code}.jpg`] = 'a picture of its own';
  expect((await get(`/share/${code}`)).html).toBe('a page of its own');
  expect((await get(`/social/share/${code}.jpg`)).html).toBe('a picture of its own');

  store.clear();
  backend.mockImplementation(async () => Response.json(null));
  expect((await get(`/share/${code}`)).html).toBe(shell);
  expect(await get(`/social/share/${code}.jpg`)).toMatchObject({ status: 404, html: '' });

  store.clear();
  backend.mockRejectedValue(new TypeError('fetch failed'));
  expect((await get(`/share/${code}`)).html).toBe('a page of its own');
});

test('words that are no code, and other addresses, ask the backend nothing', async () => {
  expect((await get('/share/our-team')).html).toBe(shell);
  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/social/share/our-team.jpg')).status).toBe(404);
  expect(backend).not.toHaveBeenCalled();
});

test('a build without the facts for previews serves the page for all cards', async () => {
  delete built['/share-preview.json'];
  expect((await get(`/share/${code}`)).html).toBe(shell);
});
