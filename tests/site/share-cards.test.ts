import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../scripts/build.ts';
import { serveSite, type Site } from '../../scripts/site.ts';
import { sitePort, siteDirectory } from '../support/addresses.ts';
import { openSite, origin } from '../support/built-site.ts';

const directory = `${siteDirectory}-cards`;
const secretKey = 'a-secret-that-only-the-build-knows';
const [owls, hidden, foxes, late] = ['8a0x6e6xg74p', '1vtcmzqcqywb', 'f0xesf0xes00', '1ate1ate1ate'];
const card = {
  room_name: 'Thai Prison',
  team_name: 'The Copper Owls',
  team_logo_url: null,
  adjusted_time_seconds: 2121,
  date: '2026-11-14',
  hints_used: 0,
  team_size: 4,
  category: null,
  rank: 3,
  total: 57,
  percentile: 94,
  month_rank: 2,
  month_total: 14,
};

const results = {
  room_name: 'Thai Prison',
  since: '2026-06-05',
  escaped: 87,
  games: 212,
  sizes: [
    { team_size: 2, escaped: 6, games: 24 },
    { team_size: 4, escaped: 55, games: 100 },
  ],
  kinds: [
    { category: 'family', escaped: 20, games: 50 },
    { category: 'work', escaped: 30, games: 60 },
  ],
};

const calls: { path: string; key: string | undefined }[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Teams that are on the wall, by the codes of their cards. */
const listed = new Map([
  [owls, card],
  [foxes, { ...card, team_name: 'The Silver Foxes' }],
]);

/** A backend with three games, one of which was hidden between two questions. */
const backend = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  calls.push({ path, key: request.headers['apikey'] as string });
  const answers: Record<string, (body: string) => unknown> = {
    '/rest/v1/leaderboard_entries': () => [{ id: 'one' }, { id: 'two' }, { id: 'three' }],
    '/rest/v1/share_codes': () => [{ code: owls }, { code: hidden }, { code: foxes }],
    '/rest/v1/rpc/escape_rates': () => [results],
    '/rest/v1/rpc/share_card': (body) => listed.get((JSON.parse(body) as { code: string }).code) ?? null,
  };
  void bodyOf(request).then((body) => response.end(JSON.stringify(answers[path]?.(body) ?? null)));
});

let site: ReturnType<typeof openSite>;
let served: Site;

beforeAll(async () => {
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  await buildSite({
    directory,
    environment: { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey },
    quiet: true,
  });
  site = openSite({ directory });
  served = await serveSite(directory, sitePort);
});
afterAll(async () => {
  backend.close();
  await served?.close();
});

test('a card that the build knows has a page of its own that can be read without JavaScript', () => {
  const { $ } = site.page(`/share/${owls}`);
  expect($('h1').text()).toBe('The Copper Owls');
  expect($('main').text()).toContain('35:21');
  expect($('main').text()).toContain('3rd of 57 teams');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect(site.read('/sitemap-0.xml').toString()).not.toContain('/share');
});

test('a messenger shows the team, its time and a picture of its own', () => {
  const { $ } = site.page(`/share/${owls}`);
  const meta = (name: string) => $(`meta[property="${name}"]`).attr('content');
  expect(meta('og:title')).toContain('The Copper Owls: Thai Prison in 35:21');
  expect(meta('og:description')).toContain('Beat 94');
  expect(meta('og:image')).toBe(`${origin}/social/share/${owls}.jpg`);
  expect(site.read(`/social/share/${owls}.jpg`).length).toBeGreaterThan(10_000);
});

test('a room says how many get out, of how many games and since when; one without enough games says nothing', () => {
  const facts = (slug: string) => site.page(`/rooms/${slug}`).$('#facts').text().replace(/\s+/g, ' ');
  expect(facts('thai-prison')).toContain('41% of teams got out: 87 of 212 games since June 5, 2026.');
  expect(facts('thai-prison')).toContain('Teams of 4 got out most often, 55% of 100 games.');
  expect(facts('thai-prison')).toContain('By kind of team: coworkers 50% of 60 and families 40% of 50 games.');
  expect(facts('jack-the-ripper')).not.toContain('got out:');
  expect(site.read('/llms.txt').toString()).toContain('Results: 41% of teams got out');
});

test('a hidden team is not built', () => {
  expect(site.hasPage(`/share/${hidden}`)).toBe(false);
  expect(site.has(`/social/share/${hidden}.jpg`)).toBe(false);
});

test('the CDN serves the page of a known card, and the page for all cards to every other code', async () => {
  const titleAt = async (path: string) => {
    const answer = await fetch(`${served.url}${path}`);
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    return /<title>([^<]+)/.exec(await answer.text())?.[1];
  };
  expect(await titleAt(`/share/${owls}`)).toMatch(/^The Copper Owls/);
  expect(await titleAt(`/share/${hidden}`)).toMatch(/^Your share card/);
  expect(await titleAt('/share')).toMatch(/^Your share card/);
});

test('a card that was born after the build has a preview of its own from its first second', async () => {
  listed.set(late, { ...card, team_name: 'Tom & "Jerry" <b>' });
  const answer = await fetch(`${served.url}/share/${late}`);
  const $ = load(await answer.text());
  const meta = (name: string) => $(`meta[property="${name}"]`).attr('content');
  expect(meta('og:title')).toContain('Tom & "Jerry" <b>: Thai Prison in 35:21');
  expect(meta('og:description')).toContain('3rd of 57 teams');
  expect(meta('og:url')).toBe(`${origin}/share/${late}`);
  expect(meta('og:image')).toBe(`${origin}/social/rooms/thai-prison.jpg`);
  expect(site.has('/social/rooms/thai-prison.jpg')).toBe(true);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test('page and picture of a team that is hidden after the build are gone at once', async () => {
  expect(site.hasPage(`/share/${foxes}`)).toBe(true);
  listed.delete(foxes);
  const page = await fetch(`${served.url}/share/${foxes}`);
  expect(await page.text()).not.toContain('Silver Foxes');
  expect((await fetch(`${served.url}/social/share/${foxes}.jpg`)).status).toBe(404);
  expect((await fetch(`${served.url}/social/share/${owls}.jpg`)).headers.get('content-type')).toBe('image/jpeg');
});

test('the secret is used to list codes and for nothing else, and no file of the site holds it', () => {
  const withSecret = calls.filter(({ key }) => key === secretKey).map(({ path }) => path);
  expect(new Set(withSecret)).toEqual(new Set(calls.length > 0 ? ['/rest/v1/share_codes'] : []));
  expect(site.files.filter((path) => site.read(path).includes(secretKey))).toEqual([]);
});
