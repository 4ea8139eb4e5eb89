import { readFileSync } from 'node:fs';
import { everyPath } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

const lines = readFileSync('public/_redirects', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.trim().split(/\s+/) as [from: string, to: string, status: string]);
/** A rule with status 200 moves nobody: another page answers at the address that was asked for. */
const rules = lines.filter(([, , status]) => status !== '200');

/** Addresses that the old site had (specification, section 2) and where they lead now. */
const oldAddresses: Record<string, string[]> = {
  '/': [
    '/our-rooms',
    '/about',
    '/about-3',
    '/faq',
    '/escape-room-in-philadelphia',
    '/ada-accessible',
    '/boutique',
    '/post/a-day-out',
  ],
  '/corporate-booking': ['/corporate-events', '/large-group', '/team-building', '/family-friendly', '/coming-soon-03'],
  '/birthday-parties': ['/kids-parties'],
  '/rooms/jack-the-ripper': ['/scary-escape-room-in-philadelphia-p'],
};

for (const [from, to] of rules) {
  test(`${from} moved to ${to} for good`, async ({ request }) => {
    const old = from.replace('*', 'some-old-page');
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
    const [path = '', anchor] = to.split('#');
    const target = await request.get(path, { maxRedirects: 0 });
    expect(target.status()).toBe(200);
    if (anchor) expect(await target.text()).toContain(`id="${anchor}"`);
  });
}

for (const [to, addresses] of Object.entries(oldAddresses)) {
  for (const from of addresses) {
    test(`a visitor with an old link to ${from} arrives at ${to}`, async ({ page }) => {
      const chain: number[] = [];
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) chain.push(response.status());
      });
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(chain).toEqual([301, 200]);
    });
  }
}

test('an address of a share card that was born after the build is answered where it is', async ({ request }) => {
  expect(lines.filter(([, , status]) => status === '200')).toEqual([['/share/*', '/share', '200']]);
  const answer = await request.get('/share/a-card-of-tonight', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe(await (await request.get('/share')).text());
});

test('no redirect hides a page', () => {
  const matches = (path: string, [from]: (typeof rules)[number]) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
  expect(everyPath.filter((path) => rules.some((rule) => matches(path, rule)))).toEqual([]);
});
