import { expect, test, vi } from 'vitest';
import { readTvRemote } from '#services/tv-remote.ts';
import { rankedTeam } from '../../support/leaderboard.ts';
import { backend } from '#services/environment.ts';

const resting = { steps: 3, paused_seconds: 0, shown_seconds: 0, team: null };

function answering(answer: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
  else fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetch);
}

test('the screen reads how the remote stands', async () => {
  answering(Response.json(resting));
  expect(await readTvRemote()).toEqual(resting);
});

test('a shown team brings its logo from the venue’s own backend, and from nowhere else', async () => {
  const own = rankedTeam({ team_logo_url: `${backend.url}/storage/v1/object/public/team-logos/otter.webp` });
  answering(Response.json({ ...resting, team: own, shown_seconds: 60 }));
  expect((await readTvRemote())?.team).toEqual(own);

  answering(Response.json({ ...resting, team: { ...own, team_logo_url: 'https://elsewhere.example/pixel.gif' } }));
  expect((await readTvRemote())?.team?.team_logo_url).toBeNull();
});

test.each([
  ['an outage', new TypeError('fetch failed')],
  ['a refusal', new Response('{}', { status: 404 })],
  ['nonsense', Response.json({ steps: 'many' })],
])('%s leaves the screen as it is', async (_, answer) => {
  answering(answer);
  expect(await readTvRemote()).toBeUndefined();
});
