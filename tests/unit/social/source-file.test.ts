import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import { sourceFile } from '#social/source-file.ts';

const copy: ImageMetadata = { src: '/_astro/safe.abc.webp', width: 1920, height: 1080, format: 'webp' };

test('a builder who passes a copied picture is told what to pass instead', () => {
  expect(() => sourceFile(copy)).toThrow('take it from getCollection');
  expect(sourceFile({ ...copy, fsPath: '/site/src/safe.webp' } as ImageMetadata)).toBe('/site/src/safe.webp');
});
