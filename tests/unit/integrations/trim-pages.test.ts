import { describe, expect, test } from 'vitest';
import { hoistScripts } from '#integrations/trim-pages/hoist-scripts.ts';
import { trimIslands } from '#integrations/trim-pages/trim-islands.ts';
import { digest, trimPolicy } from '#integrations/trim-pages/trim-policy.ts';
import { dropUnusedStyles, joinStyles, shortenScopes } from '#integrations/trim-pages/trim-styles.ts';

const policyOf = (hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="style-src 'self' ${hashes.join(' ')};">`;
/** A page with styles that its policy knows, and one hash of another page. */
const page = (styles: string[], body: string) =>
  `<head>${policyOf([...styles.map(digest), digest('elsewhere')])}` +
  `${styles.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body>`;
const stylesOf = (html: string) => [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css);
const hashesOf = (html: string) => html.match(/'sha256-[^']+'/g) ?? [];

const card = 'data-astro-cid-aaaaaaaa';
const badge = 'data-astro-cid-bbbbbbbb';

test('a visitor’s browser allows the styles of the page it shows, and those of no other page', () => {
  expect(hashesOf(trimPolicy(page(['a{top:0}'], '')))).toEqual([digest('a{top:0}')]);
});

test('a style that no policy knew does not become allowed by being changed', () => {
  const html = `<head>${policyOf([])}<style>.x[${card}]{top:0}</style></head><body><p class="x" ${card}></body>`;
  expect(hashesOf(trimPolicy(shortenScopes(html)))).toEqual([]);
});

describe('a page keeps its looks and loses bytes:', () => {
  test('its styles become one, in their order, and the policy knows it', () => {
    const html = trimPolicy(joinStyles(page(['a{top:0}', 'a{top:1px}'], '<a>')));
    expect(stylesOf(html)).toEqual(['a{top:0}a{top:1px}']);
    expect(hashesOf(html)).toEqual([digest('a{top:0}a{top:1px}')]);
  });

  test('rules of components that it does not show go, also out of media queries', () => {
    const css =
      `.x[${card}]{top:0}.y[${badge}],.z[${badge}]{top:1px}.both[${badge}],p{left:0}` +
      `@media (width>=48rem){.y[${badge}]{top:2px}}@media print{.x[${card}]{top:3px}}`;
    const html = dropUnusedStyles(page([css], `<p class="x" ${card}>`));
    expect(stylesOf(html)).toEqual([`.x[${card}]{top:0}.both[${badge}],p{left:0}@media print{.x[${card}]{top:3px}}`]);
    expect(hashesOf(trimPolicy(html))).toHaveLength(1);
  });

  test('the marks of components get short names, the same in the style and in the page', () => {
    const html = shortenScopes(page([`.x[${card}] b[${badge}]{top:0}`], `<p class="x" ${card}><b ${badge}></b>`));
    expect(stylesOf(html)).toEqual(['.x[data-0] b[data-1]{top:0}']);
    expect(html).toContain('<p class="x" data-0><b data-1></b>');
  });
});

test('an island says what its script reads, and nothing else', () => {
  const touched = '<astro-island uid="Zd1" prefix="r1" props="{}" ssr client="touch" opts="{&quot;value&quot;:true}">';
  const seen =
    '<astro-island uid="Zd2" prefix="r2" client="visible" opts="{&quot;rootMargin&quot;:&quot;100px&quot;}">';
  const html = trimIslands(`${touched}<p uid="mine" client="touch" opts="mine"></p>${seen}`);
  expect(html).toContain(
    '<astro-island prefix="r1" props="{}" ssr client="touch"><p uid="mine" client="touch" opts="mine">',
  );
  expect(html).toContain('<astro-island prefix="r2" client="visible" opts="{&quot;rootMargin&quot;');
});

describe('scripts in the body', () => {
  const scripts =
    '<script>var a=1</script><script type="module">var a=2</script><script type="application/ld+json">{}</script>';
  const short = `<head><script>first()</script></head><body>${scripts}</body>`;
  const long = short.replace('</body>', `${'word '.repeat(12_000)}</body>`);

  test('stay in a page that arrives in one piece', () => {
    expect(hoistScripts(short)).toEqual({ html: short });
  });

  test('leave a long page for one file, apart from each other, and the data stays', () => {
    const { html, file } = hoistScripts(long);
    expect(file?.content).toBe('(()=>{var a=1\n})();\n(()=>{var a=2\n})();\n');
    expect(html).toContain(`<body><script defer src="/${file?.name}"></script><script type="application/ld+json">`);
    expect(html).toContain('<head><script>first()</script></head>');
  });
});
