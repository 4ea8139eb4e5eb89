import { expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);

/** Custom properties that a page uses without a fallback and nowhere defines: the browser drops the whole rule in silence. */
function undefinedIn(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('\n');
  const defined = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  return [...new Set(used)].filter((name) => name !== undefined && !defined.has(name)) as string[];
}

test('every color and measure that a page uses is defined on it', () => {
  const wrong = site.everyPage.flatMap(({ path, html }) => undefinedIn(html).map((name) => `${path}: ${name}`));

  expect(wrong).toEqual([]);
});

test.runIf(isSample)('the page that shows the look of the site is there for those who know it, and in no list', () => {
  expect(site.page('/style').$('meta[name="robots"]').attr('content')).toBe('noindex');
  for (const list of ['/sitemap-0.xml', '/llms.txt', '/rss.xml', '/robots.txt']) {
    expect(site.read(list).toString(), list).not.toContain('/style');
  }
});

test('this check notices a color that is not defined', () => {
  expect(
    undefinedIn('<style>a{color:var(--color-lost)}:root{--color-found:red}b{color:var(--color-found)}</style>'),
  ).toEqual(['--color-lost']);
});
