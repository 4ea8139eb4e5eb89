import { nowhere, somePage } from '../support/places.ts';
import { expect, test } from '../support/visitor.ts';

test('a page that does not exist breaks no rule on its way home', async ({ page }) => {
  await page.goto(nowhere);
  await expect(page).toHaveURL('/');
});

test('words smuggled into a page are never run: the content security policy holds', async ({ page, incidents }) => {
  const smuggled =
    '<script>window.harmed = true</script><img src="/nothing.png" onerror="window.harmed = true">' +
    '<style>body { display: none }</style>';
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${smuggled}</main>`) });
  });
  await page.goto('/');
  await expect.poll(() => incidents.take(/script-src-elem/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/script-src-attr/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/style-src-elem/)).not.toEqual([]);
  expect(await page.evaluate(() => (window as { harmed?: boolean }).harmed)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'no text becomes HTML, a script or the address of one, on no kind of page and under no name that the site did not choose',
  { tag: '@both' },
  async ({ page, incidents }) => {
    for (const path of ['/', somePage, '/leaderboard', '/leaderboard/tv', '/xtra']) {
      await page.goto(path);
      const refused = await page.evaluate(() => {
        const attempts = [
          () => (document.createElement('i').innerHTML = '<b>'),
          () => (document.createElement('script').src = '/elsewhere.js'),
          () => (document.createElement('script').textContent = 'window.harmed = true'),
          () => navigator.serviceWorker.register('/elsewhere.js'),
          () => (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('own', {}),
        ];
        interface TrustedTypes {
          createPolicy(name: string, rules: object): void;
        }
        return Promise.all(
          attempts.map(async (attempt) => {
            try {
              await attempt();
              return 'done';
            } catch (error) {
              return (error as Error).name;
            }
          }),
        );
      });
      expect(refused, path).toEqual(Array.from({ length: 5 }, () => 'TypeError'));
      incidents.take(/require-trusted-types-for|trusted-types/);
    }
  },
);

test('a page that asks anybody else for anything is caught', async ({ page, incidents }) => {
  await page.goto(somePage);
  await page.evaluate(() => fetch('https://tracker.example.com/visit').catch(() => {}));
  await page.evaluate(() =>
    Object.assign(new Image(), { src: 'https://tracker.example.com/pixel.gif' })
      .decode()
      .catch(() => {}),
  );
  await expect.poll(() => incidents.take(/connect-src/)).not.toEqual([]);
  await expect.poll(() => incidents.take(/img-src/)).not.toEqual([]);
  incidents.take(/Request to https:\/\/tracker/);
});
