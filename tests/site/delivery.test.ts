import { expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const linesOf = (path: string) => site.read(path).toString().split('\n');

/** Headers by the address they are for. */
function headerRules(): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of linesOf('/_headers').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name = '', value = ''] = /^\s+([A-Za-z-]+):\s*(.+)$/.exec(line) ?? [];
    if (name) current[name.toLowerCase()] = value;
    else rules.set(line.trim(), (current = {}));
  }
  return rules;
}

const rules = headerRules();
const everywhere = rules.get('/*') ?? {};

test.each([
  ['content-security-policy', /frame-ancestors 'none'/],
  ['strict-transport-security', /max-age=(3153600\d|6307200\d|[1-9]\d{8,}); includeSubDomains/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
])('the CDN sends %s with every answer', (name, value) => {
  expect(everywhere[name]).toMatch(value);
});

test('files whose name changes with their content are kept by browsers for a year, and no other file is', () => {
  expect(rules.get('/_astro/*')?.['cache-control']).toBe('public, max-age=31536000, immutable');
  const lasting = [...rules].filter(([, headers]) => headers['cache-control']?.includes('immutable'));
  expect(lasting.map(([path]) => path)).toEqual(['/_astro/*']);
  const unhashed = site.files.filter((path) => path.startsWith('/_astro/') && !/[.-_][\w-]{6,}\.\w+$/.test(path));
  expect(unhashed).toEqual([]);
});

test.each(['/xtra', '/xtra/*', '/leaderboard/admin'])(
  'nothing of %s stays on a shared computer, and no search engine lists it',
  (path) => {
    expect(rules.get(path)).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  },
);

test('nobody keeps the number of the build, which tells a screen in a lobby that there is a new one', () => {
  expect(rules.get('/version.json')?.['cache-control']).toBe('no-store');
});

test.runIf(isSample)('no address that the headers name is without files', () => {
  const patterns = [...rules.keys()].map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  }));
  const addresses = [...site.files, ...site.everyPage.map(({ path }) => path)];
  expect(
    patterns.filter(({ pattern }) => !addresses.some((address) => pattern.test(address))).map(({ path }) => path),
  ).toEqual([]);
});

test('pictures for shared links may be shown by other sites', () => {
  expect(rules.get('/social/*')?.['cross-origin-resource-policy']).toBe('cross-origin');
});

interface Redirect {
  from: string;
  to: string;
  status: string;
  pattern: RegExp;
}

const lines: Redirect[] = linesOf('/_redirects')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', ...status] = line.trim().split(/\s+/);
    return { from, to, status: status.join(' '), pattern: new RegExp(`^${from.replaceAll('*', '.*')}$`) };
  });

/** Old addresses, and addresses that a page of another name answers. */
const redirects = lines.filter(({ status }) => status !== '200');
const rewrites = lines.filter(({ status }) => status === '200');

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

test('the card of a team that the build did not know is answered by the page for all cards, after every other rule', () => {
  expect(rewrites.map(({ from, to }) => `${from} ${to}`)).toEqual(['/share/* /share']);
  expect(lines.at(-1)).toBe(rewrites[0]);
  expect(site.hasPage('/share')).toBe(true);
});

test('no redirect stands in the way of a page or a file', () => {
  const addresses = [...site.pages.map(({ path }) => path), ...site.files];
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
