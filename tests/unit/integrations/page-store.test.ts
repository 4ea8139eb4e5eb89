import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HoistedPage } from '../../../src/integrations/trim-pages/hoist-scripts.ts';
import { openPageStore } from '../../../src/integrations/trim-pages/page-store.ts';

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'pages-'))}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (html: string) => ({ html, files: [] });
const trim = (html: string) => vi.fn<() => HoistedPage>(() => page(html));

test('a builder who changed nothing waits for no page twice, and gets the same bytes', () => {
  const first = openPageStore(folder, 'tokens');
  first.take(['<p>Lantern'], trim('<p>Lantern, trimmed'));
  first.close();

  const second = openPageStore(folder, 'tokens');
  const again = trim('something else');
  expect(second.take(['<p>Lantern'], again)).toEqual(page('<p>Lantern, trimmed'));
  expect(again).not.toHaveBeenCalled();
  expect(second.taken()).toBe(1);
});

test.each([
  ['the post', ['<p>Compass'], 'tokens'],
  ['the name of a picture', ['<p>Lantern', 'compass.avif'], 'tokens'],
  ['a script that uses other tokens', ['<p>Lantern'], 'other tokens'],
])('a page is made again after a change of %s', (_what, parts, circumstances) => {
  openPageStore(folder, 'tokens').take(['<p>Lantern'], trim('old'));

  expect(openPageStore(folder, circumstances).take(parts, trim('new'))).toEqual(page('new'));
});

test('pages that are gone do not fill the disk', () => {
  const first = openPageStore(folder, 'tokens');
  first.take(['<p>Lantern'], trim('one'));
  first.take(['<p>Compass'], trim('two'));
  first.close();
  const second = openPageStore(folder, 'tokens');
  second.take(['<p>Compass'], trim('two'));
  second.close();

  expect(readdirSync(folder)).toHaveLength(1);
});

test('a page that was kept only half is made again', () => {
  openPageStore(folder, 'tokens').take(['<p>Lantern'], trim('whole'));
  for (const file of readdirSync(folder)) writeFileSync(folder + file, '{"html": "who');

  expect(openPageStore(folder, 'tokens').take(['<p>Lantern'], trim('whole'))).toEqual(page('whole'));
});
