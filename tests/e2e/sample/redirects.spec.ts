import { redirects } from '../../support/content.ts';
import { expect, test } from '../../support/visitor.ts';

// Which old address leads where, and that each of them leads to a page: tests/site/delivery.test.ts. Here the CDN's own
// engine reads the rules.
const rules = Object.entries(redirects.old);

/** Addresses that the old site had (specification, section 2) and where they lead now. */
const oldAddresses: [to: string, from: string[]][] = [
  ['/', ['/our-rooms', '/about', '/about-3', '/faq', '/escape-room-in-philadelphia', '/ada-accessible', '/boutique']],
  ['/', ['/post/a-day-out']],
  ['/corporate-booking', ['/corporate-events', '/large-group', '/team-building', '/family-friendly']],
  ['/corporate-booking', ['/coming-soon-03']],
  ['/birthday-parties', ['/kids-parties']],
  ['/rooms/jack-the-ripper', ['/scary-escape-room-in-philadelphia-p']],
];

test('every old address has moved for good, to a page or a place on one that is there', async ({ request }) => {
  const moves = [
    ...rules.map(([from, to]) => ({ from: from.replace('*', 'some-old-page'), to })),
    ...oldAddresses.flatMap(([to, addresses]) => addresses.map((from) => ({ from, to }))),
  ];
  for (const { from, to } of moves) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
  }
  for (const to of new Set(moves.map((move) => move.to))) {
    const [path = '', anchor] = to.split('#');
    const target = await request.get(path, { maxRedirects: 0 });
    expect.soft([to, target.status()]).toEqual([to, 200]);
    if (anchor) expect.soft(await target.text(), to).toContain(`id="${anchor}"`);
  }
});

test('a visitor with an old link arrives where it leads now, in one step', async ({ page }) => {
  const chain: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) chain.push(response.status());
  });
  await page.goto('/scary-escape-room-in-philadelphia-p');
  await expect(page).toHaveURL('/rooms/jack-the-ripper');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(chain).toEqual([301, 200]);
});

test('an old address with a slash at its end has moved for good too, and other letters are forgiven', async ({
  page,
  request,
}) => {
  const answer = await request.get('/kids-parties/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/birthday-parties']);
  for (const [typed, path] of [
    ['/Kids-Parties/', '/birthday-parties'],
    ['/FAQ', '/'],
    ['/Gift-Cards?from=card', '/gift-cards?from=card'],
  ] as const) {
    await page.goto(typed, { waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
