import { expect, test } from 'vitest';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { stranger, useBackend } from '../support/backend.ts';
import { enrol, newAccount, withPassword } from '../support/second-factor.ts';
import { headersOf, signIn } from '../support/staff.ts';

const backend = useBackend();
const picture = new Uint8Array([82, 73, 70, 70, 1, 2, 3, 4]);

const upload = (name: string, headers: Record<string, string>, type = 'image/webp') =>
  fetch(`${backend.url}/storage/v1/object/team-logos/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: picture,
  });

const look = (name: string) => fetch(`${backend.url}/storage/v1/object/public/team-logos/${name}`);

test('a host uploads a logo and everybody sees it', async () => {
  expect((await upload('owls.webp', headersOf(await signIn(backend, 'host')))).status).toBe(200);
  const answer = await look('owls.webp');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
});

test('a visitor can NOT upload a picture', async () => {
  expect((await upload('visitor.webp', { apikey: localPublishableKey })).ok).toBe(false);
  expect((await look('visitor.webp')).ok).toBe(false);
});

test('a signed-in stranger can NOT upload a picture', async () => {
  await stranger(backend);
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'stranger@example.com', password: 'not a secret, only 1 test' }),
  });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  expect((await upload('stranger.webp', headersOf(session))).ok).toBe(false);
  expect((await look('stranger.webp')).ok).toBe(false);
});

test.each(['image/svg+xml', 'text/html', 'application/javascript'])(
  'a host can NOT upload %s, which could run in a browser',
  async (type) => {
    expect((await upload('trick.webp', headersOf(await signIn(backend, 'host')), type)).ok).toBe(false);
  },
);

test('a host can NOT replace or overwrite a logo, and nobody can list them without being staff', async () => {
  const headers = headersOf(await signIn(backend, 'host'));
  await upload('kept.webp', headers);
  expect((await upload('kept.webp', headers)).ok).toBe(false);
  const listing = await fetch(`${backend.url}/storage/v1/object/list/team-logos`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: '' }),
  });
  expect(listing.ok ? await listing.json() : []).toEqual([]);
});

test('an owner who has not shown the second factor can NOT upload a picture, and can with the code', async () => {
  await newAccount(backend, 'careful@example.com', 'owner');
  const phone = await withPassword(backend, 'careful@example.com');
  await enrol(phone);
  const sessionOf = async (client: typeof phone) => headersOf((await client.auth.getSession()).data.session!);
  const laptop = await withPassword(backend, 'careful@example.com');
  expect((await upload('careful.webp', await sessionOf(laptop))).ok).toBe(false);
  expect((await upload('careful.webp', await sessionOf(phone))).ok).toBe(true);
});
