import { expect, test } from '../support/visitor.ts';

/** How much of what a visitor reads has moved by itself, as browsers add it up. */
const moved = 'moved';

for (const path of ['/', '/rooms/jack-the-ripper', '/birthday-parties', '/blog'])
  test(
    `a visitor of ${path} whose line is slow reads at once, then in the venue’s typefaces, and loses no line`,
    {
      tag: '@both',
    },
    async ({ page }) => {
      const late = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.addInitScript((name) => {
        const sums = window as unknown as Record<string, number>;
        sums[name] = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            sums[name] = (sums[name] ?? 0) + shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
      }, moved);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const before = await heading.boundingBox();

      late.resolve();
      const own = await page.evaluate(async () => {
        const faces = [...document.fonts].filter(({ family }) => /^"?(Gloock|Hanken Grotesk)"?$/.test(family));
        await Promise.all(faces.map(({ loaded }) => loaded));
        return faces.map(({ status, display }) => `${status}, ${display}`);
      });
      expect(own).toEqual(['loaded, swap', 'loaded, swap']);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect((await heading.boundingBox())!.height).toBe(before!.height);
      expect(await page.evaluate((name) => (window as unknown as Record<string, number>)[name], moved)).toBeLessThan(
        0.02,
      );
    },
  );
