import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { downloadPicture, isPublicHost, type Network } from '../../../../scripts/import/download.ts';
import { pictureStore } from '../../../../scripts/import/pictures.ts';
import { camera, phonePhoto } from '../../../support/phone-photo.ts';
import { newFolder, stateOf } from '../../../support/venue-folder.ts';

const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#246' } });

/** A store over a folder with files of these names. */
async function storeWith(files: Record<string, Buffer | string>, download?: (address: string) => Promise<Buffer>) {
  const [root, folder] = [newFolder(), join(newFolder(), 'uploads')];
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return { root, folder, store: pictureStore({ root, folders: [folder], download, isDry: false }) };
}

const old = (name: string) => `https://old.example.com/wp-content/uploads/${name}`;

test('a photo straight from a phone lies upright here, and does not say where it was taken', async () => {
  const { root, store } = await storeWith({ '2019/05/IMG_2041.JPG': await phonePhoto({ width: 800, height: 600 }) });
  const taken = await store.take(old('2019/05/IMG_2041-300x200.jpg'));
  expect(taken).toEqual({ file: 'src/assets/scenes/posts/img-2041.jpg' });
  const bytes = readFileSync(join(root, 'src/assets/scenes/posts/img-2041.jpg'));
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([width, height, exif, orientation, bytes.includes(camera)]).toEqual([600, 800, undefined, undefined, false]);
});

test('a picture that ten posts show is one file, and another of its name gets another', async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const { root, store } = await storeWith({ '2019/door.png': await plain().png().toBuffer(), '2020/door.png': red });
  const taken = await Promise.all(
    ['2019/door.png', '2019/door-150x150.png', '2020/door.png'].map((name) => store.take(old(name))),
  );
  expect(taken.map((each) => 'file' in each && each.file)).toEqual([
    'src/assets/scenes/posts/door.png',
    'src/assets/scenes/posts/door.png',
    'src/assets/scenes/posts/door-2.png',
  ]);
  expect(Object.keys(stateOf(root))).toHaveLength(2);
});

test('a picture wider than any page becomes one that pages need', async () => {
  const { root, store } = await storeWith({ 'wide.jpg': await plain(5000, 400).jpeg().toBuffer() });
  await store.take(old('wide.jpg'));
  expect((await sharp(join(root, 'src/assets/scenes/posts/wide.jpg')).metadata()).width).toBe(2400);
});

test.each([
  [
    'a drawing with a script',
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    /SVG/,
  ],
  [
    'a page that calls itself a picture',
    'b.jpg',
    '<html><script>alert(1)</script></html>',
    /cannot be read as a picture/,
  ],
  ['an empty file', 'c.jpg', '', /is an empty file/],
])('%s does not come through, and its owner reads why', async (_, name, bytes, why) => {
  const { root, store } = await storeWith({ [name]: bytes });
  expect(await store.take(old(name))).toEqual({ reason: expect.stringMatching(why) });
  expect(stateOf(root)).toEqual({});
});

test('a picture of more pixels than a camera has does not come through', async () => {
  const { store } = await storeWith({ 'bomb.png': await plain(9000, 8000).png({ compressionLevel: 9 }).toBuffer() });
  expect(await store.take(old('bomb.png'))).toEqual({ reason: expect.stringMatching(/72 megapixels/) });
});

test.each([
  '../secret.png',
  '..%2f..%2fsecret.png',
  '/etc/secret.png',
  'a/../../secret.png',
  'file:///tmp/secret.png',
  'linked.png',
])('no name of an export opens a file outside of its folder: %s', async (name) => {
  const { root, folder, store } = await storeWith({});
  writeFileSync(join(dirname(folder), 'secret.png'), await plain().png().toBuffer());
  symlinkSync(join(dirname(folder), 'secret.png'), join(folder, 'linked.png'));
  expect(await store.take(name)).toHaveProperty('reason');
  expect(stateOf(root)).toEqual({});
});

/** A network in which one host answers. */
const networkOf = (answers: Record<string, () => Response>, address = '93.184.216.34'): Network => ({
  fetch: ((url: URL) => Promise.resolve(answers[url.href]?.() ?? new Response('', { status: 404 }))) as typeof fetch,
  resolve: () => Promise.resolve([address]),
});
const picture =
  (body: BodyInit, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { headers: { 'content-type': 'image/png', ...headers } });

test('a picture that lies nowhere here is fetched from the old site, over its moves', async () => {
  const bytes = await plain().png().toBuffer();
  const network = networkOf({
    'https://a.example.com/x.png': () => new Response(null, { status: 301, headers: { location: '/y.png' } }),
    'https://a.example.com/y.png': picture(new Uint8Array(bytes)),
  });
  const { store } = await storeWith({}, (address) => downloadPicture(address, network));
  expect(await store.take('https://a.example.com/x.png')).toEqual({ file: 'src/assets/scenes/posts/x.png' });
});

test.each([
  ['https://b.example.com/gone.png', /answers 404/],
  ['https://b.example.com/page', /no picture \(text\/html\)/],
  ['https://b.example.com/huge.png', /more than 60 megabytes/],
  ['https://b.example.com/endless.png', /more than 60 megabytes/],
  ['https://b.example.com/circle', /leads on and on/],
  ['https://b.example.com/inside', /no computer of the web/],
  ['ftp://b.example.com/a.png', /none of the web/],
  ['http://127.0.0.1/a.png', /no computer of the web/],
  ['http://[::1]/a.png', /no computer of the web/],
  ['http://169.254.169.254/latest', /no computer of the web/],
])('of %s no picture comes', async (address, why) => {
  const chunk = new Uint8Array(8_000_000);
  const network = networkOf({
    'https://b.example.com/page': () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'https://b.example.com/huge.png': picture('x', { 'content-length': '70000000' }),
    'https://b.example.com/endless.png': picture(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) })),
    'https://b.example.com/circle': () => new Response(null, { status: 302, headers: { location: '/circle' } }),
    'https://b.example.com/inside': () =>
      new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
  });
  await expect(downloadPicture(address, network)).rejects.toThrow(why);
});

test('a name that means a computer of this network is not asked', async () => {
  await expect(downloadPicture('https://c.example.com/a.png', networkOf({}, '192.168.1.4'))).rejects.toThrow(
    /no computer of the web/,
  );
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicHost)).toEqual([true, true]);
  expect(['::ffff:10.0.0.1', 'fd00::1', '0.0.0.0', '172.20.0.1', 'localhost'].map(isPublicHost)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
