import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sitemapOptions } from '../../../src/integrations/sitemap-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'blog'));
writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
writeFileSync(join(folder, 'xtra.html'), '<meta name="robots" content="noindex">');
writeFileSync(
  join(folder, 'blog/a-new-safe.html'),
  '<script type="application/ld+json">{"datePublished":"2026-11-02"}</script>',
);

const { filter, serialize } = sitemapOptions(pathToFileURL(`${folder}/`));

test('a search engine is sent to public pages and not to those that ask to stay out', () => {
  expect(filter('https://bell.example.com/')).toBe(true);
  expect(filter('https://bell.example.com/xtra')).toBe(false);
});

test('a search engine learns when a post was published', () => {
  expect(serialize({ url: 'https://bell.example.com/blog/a-new-safe' })).toMatchObject({ lastmod: '2026-11-02' });
  expect(serialize({ url: 'https://bell.example.com/' })).toEqual({ url: 'https://bell.example.com/' });
});
