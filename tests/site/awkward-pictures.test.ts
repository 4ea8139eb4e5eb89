/** Photos as phones, scanners and printers make them, at the top of a post and in its text: one straight from a phone, and a dozen more. */
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { awkwardPhotos } from '../support/awkward-photos.ts';
import { writingVenue } from '../support/builds.ts';
import { openSite } from '../support/built-site.ts';
import { camera } from '../support/phone-photo.ts';

const site = openSite(writingVenue);
const path = '/blog/everything-a-post-can-hold';
const page = site.page(path);
const isPicture = (file: string) => /\.(jpe?g|png|webp|avif|gif|tiff?)$/i.test(file);

/** Every size of the photo that the page offers to a browser. */
function offered(shown = page.$('img[alt^="A red wall"]')): string[] {
  const tags = [...shown.toArray(), ...shown.siblings('source').toArray()];
  const lists = tags.flatMap(({ attribs }) => [attribs['srcset'] ?? '', attribs['src'] ?? '']);
  return [...new Set(lists.flatMap((list) => list.match(/\/_astro\/[^\s,]+/g) ?? []))];
}

/** The colors of the upper and of the lower edge of a picture, as `red` or `blue`. */
async function edges(file: string, region?: Region): Promise<[top: string, bottom: string]> {
  const picture = sharp(site.read(file));
  const { data, info } = await (region ? picture.extract(region) : picture)
    .resize(3, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const color = (row: number) => {
    const [red = 0, , blue = 0] = data.subarray(row * info.width * info.channels + info.channels);
    return red > blue + 20 ? 'red' : blue > red + 20 ? 'blue' : 'neither';
  };
  return [color(0), color(7)];
}

/** True where the white line of an awkward photo runs down the left edge. */
async function hasLineOnTheLeft(file: string): Promise<boolean> {
  const { data, info } = await sharp(site.read(file))
    .resize(8, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greens = [0, 7].map((column) => data[column * info.channels + 1] ?? 0);
  return greens[0]! > 200 && greens[1]! < 100;
}

test('a visitor sees the photo upright in every size, at the top of the post and in its text', async () => {
  const sizes = offered();
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) {
    const { width = 0, height = 0 } = await sharp(site.read(size)).metadata();
    expect([size, width < height, await edges(size)]).toEqual([size, true, ['red', 'blue']]);
  }
});

test('a photo that was held in any of eight ways, printed, scanned, moving or sixty megapixels large is upright and in its colors in every size', async () => {
  const shown = page.$('h2[id="photos-from-everywhere"]').nextAll('p').find('img').toArray();
  expect(shown).toHaveLength(Object.keys(awkwardPhotos).length);
  for (const image of shown) {
    const sizes = offered(page.$(image));
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) {
      const { width = 0, pageHeight, height = 0, space } = await sharp(site.read(size)).metadata();
      const isUpright = width < (pageHeight ?? height);
      const seen = { photo: image.attribs['alt'], isUpright, space, edges: await edges(size) };
      expect({ ...seen, isAsTaken: await hasLineOnTheLeft(size) }).toEqual({
        photo: image.attribs['alt'],
        isUpright: true,
        space: 'srgb',
        edges: ['red', 'blue'],
        isAsTaken: true,
      });
    }
  }
});

test('a picture that is smaller than any size that is wanted comes as large as it is, and never in no size', () => {
  const { $ } = site.page('/rooms/the-signal-tower');
  // The strip of the other room, further down, wants less than this picture has.
  const lists = $('main > section picture source')
    .toArray()
    .map(({ attribs }) => attribs['srcset'] ?? '');
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) expect(list).toMatch(/ 480w$/);
});

test('whoever shares the post shares the photo upright, cut around what its author said matters', async () => {
  const picture = `/social${path}.jpg`;
  const { width, height } = await sharp(site.read(picture)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // The upper tenth matters, and nothing of the lower half is in view. On the right no words are in the way.
  expect(await edges(picture, { left: 850, top: 40, width: 320, height: 500 })).toEqual(['red', 'red']);
});

test('a crop on a page keeps in view what matters, under the policy of the page', () => {
  const focus = page.$('.picture img').attr('data-focus');
  expect(page.$('style').text()).toContain(`[data-focus="${focus}"]{object-position:50% 10%}`);
});

test('nobody learns from any picture of the site where it was taken, or with what', async () => {
  const told = await Promise.all(
    site.files.filter(isPicture).map(async (file) => {
      const { exif, iptc, xmp, orientation } = await sharp(site.read(file)).metadata();
      const isOurs = file.startsWith('/social/');
      return exif || iptc || (xmp && !isOurs) || orientation || site.read(file).includes(camera) ? [file] : [];
    }),
  );
  expect(told.flat()).toEqual([]);
});

test('the original is not published, nor any picture that no page shows', () => {
  const texts = site.files
    .filter((file) => /\.(html|css|js|json|xml|txt|webmanifest)$/.test(file))
    .map((file) => site.read(file).toString())
    .join('\n');
  const pictures = site.files.filter((file) => file.startsWith('/_astro/') && isPicture(file));
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((file) => !texts.includes(file))).toEqual([]);
  expect(pictures.filter((file) => site.read(file).length > 1_000_000)).toEqual([]);
});

test('a photo that a venue offers as a file lies upright there, and says nothing about itself', async () => {
  const file = '/flyer.jpg';
  const { width = 0, height = 0 } = await sharp(site.read(file)).metadata();
  expect([width < height, await edges(file)]).toEqual([true, ['red', 'blue']]);
});
