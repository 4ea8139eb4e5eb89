import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSite, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';

const site = openSite(today);

/** Styles of what is below the first screen, where a page has them in a file. */
const laterStyles = ({ $ }: BuiltPage) => $('link[rel="stylesheet"]').toArray();

test('styles of a heavy page stand between its first screen and the rest, are asked for after pictures, and move no line', () => {
  const heavy = site.pages.filter((page) => laterStyles(page).length > 0);
  expect(heavy.length).toBeGreaterThan(0);
  const wrong = wrongOn(heavy, (page) => {
    const [link, ...more] = laterStyles(page);
    const { href = '', fetchpriority } = link?.attribs ?? {};
    const content = site.read(href);
    const bytes = brotliCompressSync(content).length;
    return [
      ...(more.length === 0 ? [] : ['has more than one file']),
      ...(page.$(link).prev().is('main > section:first-of-type') ? [] : ['stands elsewhere']),
      ...(fetchpriority === 'low' ? [] : ['is asked for before the first picture']),
      ...(/@layer|@font-face/.test(content.toString()) ? ['makes a browser apply typefaces anew'] : []),
      ...(bytes <= 4_500 ? [] : [`${bytes} bytes`]),
    ];
  });
  expect(wrong).toEqual([]);
});
