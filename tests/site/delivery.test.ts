import { expect, test } from 'vitest';
import { headersOf, readHeaderRules } from '../../scripts/bench/headers.ts';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const linesOf = (path: string) => site.read(path).toString().split('\n');
const rules = readHeaderRules(site.read('/_headers').toString());
const sentWith = (path: string) => headersOf(rules, path);
const addresses = [...site.files, ...site.everyPage.map(({ path }) => path)];

test.each([
  ['content-security-policy', /frame-ancestors 'none'/],
  [
    'content-security-policy',
    /require-trusted-types-for 'script'; trusted-types character-references kept-page page-scripts$/,
  ],
  // The venue's other subdomains, and the list that browsers are built with, only when the owner asks for it.
  ['strict-transport-security', /^max-age=(3153600\d|6307200\d|[1-9]\d{8,})$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
])('the CDN sends %s with every answer', (name, value) => {
  expect(sentWith('/')[name]).toMatch(value);
});

test('files whose name changes with their content are kept by browsers for a year, and no other file is', () => {
  const hashed = site.files.filter((path) => path.startsWith('/_astro/'));
  expect(hashed.map(sentWith)).toEqual(
    hashed.map(() => expect.objectContaining({ 'cache-control': 'public, max-age=31536000, immutable' })),
  );
  const lasting = addresses.filter((path) => sentWith(path)['cache-control']?.includes('immutable'));
  expect(lasting).toEqual(hashed);
  const unhashed = site.files.filter((path) => path.startsWith('/_astro/') && !/[.-_][\w-]{6,}\.\w+$/.test(path));
  expect(unhashed).toEqual([]);
});

test.each(['/xtra', '/xtra/*', '/leaderboard/admin'])(
  'nothing of %s stays on a shared computer, and no search engine lists it',
  (path) => {
    expect(sentWith(path.replace('*', 'dashboard'))).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  },
);

test('nobody keeps the number of the build, which tells a screen in a lobby that there is a new one', () => {
  expect(sentWith('/version.json')['cache-control']).toBe('no-store');
});

test.runIf(isSample)('no address that the headers name is without files', () => {
  const idle = rules.filter(({ matches }) => !addresses.some((address) => matches.test(address)));
  expect(idle.map(({ matches }) => matches.source)).toEqual([]);
});

test('films and sounds are kept for a week: their names stay when they change', () => {
  for (const path of ['/video/the-vault-mobile.mp4', '/sound/the-vault.mp3'])
    expect(sentWith(path)['cache-control'], path).toBe('public, max-age=604800');
});

test('pictures for shared links may be shown by other sites', () => {
  const shared = site.files.filter((path) => path.startsWith('/social/'));
  expect(shared.length).toBeGreaterThan(0);
  for (const path of shared) expect(sentWith(path)['cross-origin-resource-policy'], path).toBe('cross-origin');
});

test('only posts, which may show a film of another site, are without the policy that keeps such frames out', () => {
  expect(sentWith('/blog/a-post')['cross-origin-embedder-policy']).toBeUndefined();
  for (const path of ['/', '/blog', '/leaderboard', '/xtra/dashboard'])
    expect(sentWith(path)['cross-origin-embedder-policy'], path).toBe('credentialless');
});

test('no header is sent twice with two meanings, which browsers read as none', () => {
  const single = /^(no-store|public, max-age=\d+(, immutable)?)$/;
  for (const path of addresses) {
    const { 'cache-control': kept = 'no-store', 'cross-origin-resource-policy': who } = sentWith(path);
    expect(kept, path).toMatch(single);
    expect(who, path).toMatch(/^(same|cross)-origin$/);
  }
});

interface Redirect {
  from: string;
  to: string;
  status: string;
  pattern: RegExp;
}

const redirects: Redirect[] = linesOf('/_redirects')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', ...status] = line.trim().split(/\s+/);
    return { from, to, status: status.join(' '), pattern: new RegExp(`^${from.replaceAll('*', '.*')}$`) };
  });

const follow = (path: string) => redirects.find(({ pattern }) => pattern.test(path));

test
  .runIf(isSample)
  .each([
    ...['/our-rooms', '/about', '/about-3', '/faq', '/escape-room-in-philadelphia', '/ada-accessible', '/boutique'].map(
      (old) => [old, '/'],
    ),
    ['/post/our-best-halloween-yet', '/'],
    ...['/corporate-events', '/large-group', '/team-building', '/family-friendly', '/coming-soon-03'].map((old) => [
      old,
      '/corporate-booking',
    ]),
    ['/kids-parties', '/birthday-parties'],
    ['/scary-escape-room-in-philadelphia-p', '/rooms/jack-the-ripper'],
  ])('whoever comes by the old address %s is sent to %s for good', (old, to) => {
  expect(follow(old ?? '')).toMatchObject({ to, status: '301' });
});

test('every redirect is permanent and leads to a page, or to a place on one, that exists', () => {
  for (const { from, to, status } of redirects) {
    const { pathname, hash } = new URL(to, 'https://site.example');
    expect(status, from).toBe('301');
    expect(site.hasPage(pathname), `${from} leads to ${to}`).toBe(true);
    expect(site.page(pathname).$(hash || 'html').length, `${from} leads to ${to}`).toBe(1);
  }
});

test('no redirect stands in the way of a page or a file', () => {
  const hidden = addresses.filter((path) => follow(path) !== undefined);
  expect(hidden).toEqual([]);
});

test('no redirect leads to another redirect, and no old address is named twice', () => {
  expect(redirects.filter(({ to }) => follow(to.split('#')[0] ?? '')).map(({ from }) => from)).toEqual([]);
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  const dead = redirects.filter((redirect) => follow(redirect.from.replace('*', 'x')) !== redirect);
  expect(dead.map(({ from }) => from)).toEqual([]);
});

test('a visitor to an unknown address is told, and taken home', () => {
  const { $, html } = site.page('/404');
  const script = $('script:not([type*="json"])')
    .map((_, element) => $(element).text() || site.read($(element).attr('src') ?? '').toString())
    .get()
    .join('\n');
  expect($('main a[href="/"]').length).toBeGreaterThan(0);
  expect(html).toContain('noindex');
  expect(script).toMatch(/console\.error\([^)]*404/);
  expect(script).toMatch(/location\.replace\([^;]*["'`]\/["'`]/);
});
