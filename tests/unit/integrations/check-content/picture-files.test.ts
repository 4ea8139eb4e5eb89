import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findPictureProblems } from '#integrations/check-content/check-picture-files.ts';
import { readContentSource } from '#integrations/check-content/content-source.ts';

/** What somebody is told who shows a file in a post, at the top and in the text. */
async function told(name: string, bytes: Uint8Array, place = 'src/assets'): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['src/assets', 'src/content/posts', 'src/content/public'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, place, name), bytes);
  writeFileSync(
    join(folder, 'src/content/posts/door.md'),
    `---\nimageUrl: ../../assets/${name}\n---\n\n![A door](<../../assets/${name}>)\n`,
  );
  const root = pathToFileURL(`${folder}/`);
  const problems = await findPictureProblems(readContentSource(root), root);
  return problems.map(({ file, field, wrong, instead }) => `${file} – ${field}: ${wrong}; ${instead}`);
}

const plain = (width: number, height: number, background = '#456') =>
  sharp({ create: { width, height, channels: 3, background } });
const frames = async () => Promise.all(['#111', '#eee'].map((color) => plain(8, 8, color).png().toBuffer()));
const animation = async () => sharp(await frames(), { join: { animated: true } });
const place = 'src/content/posts/door.md – imageUrl: src/assets';

test('a marketer may show whatever phones, scanners and printers make', async () => {
  const taken: [name: string, file: Promise<Buffer>][] = [
    ['door.jpg', plain(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['IMG 2041.JPG', plain(40, 30).jpeg().toBuffer()],
    ['printed.jpg', plain(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['scanned.png', plain(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['scanned.tiff', plain(40, 30).tiff().toBuffer()],
    ['moving.gif', animation().then((moving) => moving.gif().toBuffer())],
    ['small.avif', plain(40, 30).avif().toBuffer()],
    ['large.png', plain(9000, 6600).png().toBuffer()],
    ['drawn.svg', Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'))],
  ];
  for (const [name, file] of taken) expect([name, await told(name, await file)]).toEqual([name, []]);
});

test('a photo as iPhones take them is refused with the way out, whatever its name ends in', async () => {
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await told('door.jpg', heic)).toEqual([
    expect.stringMatching(
      `^${place}/door.jpg is a HEIC photo, which browsers cannot show; save it as JPEG: on a Mac .* on Windows .* on an iPhone `,
    ),
  ]);
});

test('a file that is empty, is no picture, or is larger than anything a phone makes is named with what to do', async () => {
  expect(await told('door.jpg', new Uint8Array())).toEqual([
    `${place}/door.jpg is an empty file; copy the picture there again`,
  ]);
  expect(await told('door.png', Buffer.from('This was a page that said 404.'))).toEqual([
    `${place}/door.png cannot be read as a picture; open it in a program for pictures and save it again as JPEG or PNG`,
  ]);
  expect(await told('wall.png', await plain(10_000, 6100).png().toBuffer())).toEqual([
    `${place}/wall.png has 61 megapixels (10000 × 6100); save it smaller: at most 60 megapixels, and 2,400 pixels across are plenty`,
  ]);
  expect(await told('wall.tiff', Buffer.alloc(60_000_001))).toEqual([
    `${place}/wall.tiff has 61 megabytes; save it smaller: at most 60 megabytes and 60 megapixels`,
  ]);
});

test('an animation is taken as GIF, and told so where it is something else', async () => {
  const moving = await (await animation()).webp().toBuffer();
  expect(await told('door.webp', moving)).toEqual([
    `${place}/door.webp is an animation as WEBP; save it as GIF, or as a picture that stands`,
  ]);
});

test('a photo that is offered as a file is looked at, too: its position could not be taken out of it', async () => {
  const file = 'src/content/public/flyer.HEIC';
  expect(await told('flyer.HEIC', Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), 'src/content/public')).toEqual([
    expect.stringMatching(`^${file} – whole file: is a HEIC photo, which browsers cannot show; save it as JPEG`),
  ]);
});
