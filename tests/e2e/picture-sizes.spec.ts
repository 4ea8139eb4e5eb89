import { openRooms, listed, required } from '../support/content.ts';
import { isThere } from '../support/places.ts';
import { readToTheEnd } from '../support/scroll.ts';
import { expect, test } from '../support/visitor.ts';

const room = required(openRooms[0], 'an open room');
const newest = listed.slice(0, 1).map(({ path }) => path);
const paths = ['/', room.path, ...newest, ...['/blog', '/birthday-parties'].filter(isThere)];
/** Between two sizes that are made, the larger one is chosen; beyond this the page asked for too much. */
const mostTooWide = 2.1;

interface Picture {
  name: string;
  shown: number;
  loaded: number;
  largest: boolean;
}

for (const path of paths) {
  test(
    `pictures on ${path} come in the size they are shown in, and the first one first`,
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(path);
      await readToTheEnd(page);
      const pictures = await page.locator('main picture img').evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.clientWidth > 0)
          .map((image): Picture => {
            const { width, height } = image.getBoundingClientRect();
            // The first that fits is the one that a browser takes, whatever follows.
            const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
              ({ media }) => !media || matchMedia(media).matches,
            );
            const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
            const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            const file = image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1);
            const chosen = image.parentElement?.querySelector('source')?.srcset ?? '';
            const loaded = Number(new RegExp(`${file} (\\d+)w`).exec(image.parentElement?.innerHTML ?? '')?.[1]);
            return {
              name: `${image.alt || file} (${chosen ? '' : 'one size, '}${Math.round(width)} shown)`,
              // A cropped picture is as wide as its height makes it.
              shown: Math.max(width, height * (Number.isFinite(ratio) ? ratio : 0)) * devicePixelRatio,
              loaded,
              largest: loaded === Math.max(...widths),
            };
          }),
      );
      expect(pictures.length).toBeGreaterThan(0);
      const tooLarge = pictures.filter(({ loaded, shown }) => loaded > shown * mostTooWide && loaded > 480);
      expect(tooLarge, 'too large').toEqual([]);
      const tooSmall = pictures.filter(({ loaded, shown, largest }) => loaded < shown * 0.6 && !largest);
      expect(tooSmall, 'too small').toEqual([]);
      expect(await page.locator('img[fetchpriority="high"]').count()).toBe(1);
    },
  );
}
