import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picturesByName } from '../../../src/integrations/spare-memory/pictures-by-name.ts';
import { storeByName } from '../../../src/integrations/spare-memory/store-by-name.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spare-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string | Uint8Array) => writeFileSync(join(folder, file), text);

/** Bundles a module as a build does, and returns its code. */
async function bundle(code: string, plugins: Plugin[]): Promise<string> {
  write('entry.js', code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { ssr: 'entry.js', ssrEmitAssets: true, outDir: 'out' },
  });
  return readFileSync(join(folder, 'out/entry.mjs'), 'utf8');
}

test('a photo of a post is published as it is, and the bundler never holds it', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e2ad52' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  write('photo.jpg', photo);
  const held: number[] = [];
  const watch: Plugin = {
    name: 'watch',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) if (file.type === 'asset') held.push(file.source.length);
    },
  };

  const code = await bundle("export { default } from './photo.jpg?astroContentImageFlag';", [picturesByName(), watch]);

  const [name = ''] = readdirSync(join(folder, 'out/assets'));
  expect(name).toMatch(/^photo[-.][\w-]{8}\.jpg$/);
  expect(readFileSync(join(folder, 'out/assets', name))).toEqual(photo);
  expect(held).toEqual([64]);
  expect(code).toMatch(/"width": 30,\s+"height": 40/); // as it is seen, not as it lies in the file
  expect(code).toContain(join(folder, 'photo.jpg'));
});

test('two photos of the same name are two files', async () => {
  for (const [place, background] of [
    ['spring', '#0f0'],
    ['autumn', '#f80'],
  ] as const) {
    mkdirSync(join(folder, place));
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    write(`${place}/photo.png`, await photo.png().toBuffer());
  }

  await bundle(
    "export { default as one } from './spring/photo.png?astroContentImageFlag';" +
      "export { default as other } from './autumn/photo.png?astroContentImageFlag';",
    [picturesByName()],
  );

  expect(readdirSync(join(folder, 'out/assets'))).toHaveLength(2);
});

test('pages read the posts when they are made, and the bundle has none of their words', async () => {
  write('data-store.json', JSON.stringify(['A lantern in the cellar']));
  const asked: Plugin = {
    name: 'asked',
    resolveId: (name) => (name === 'astro:data-layer-content' ? `\0${name}` : undefined),
  };

  const code = await bundle("export { default } from 'astro:data-layer-content';", [
    asked,
    storeByName(pathToFileURL(`${folder}/`)),
  ]);

  expect(code).not.toContain('lantern');
  const built = (await import(pathToFileURL(join(folder, 'out/entry.mjs')).href)) as { default: unknown };
  expect(built.default).toEqual(['A lantern in the cellar']);
});
