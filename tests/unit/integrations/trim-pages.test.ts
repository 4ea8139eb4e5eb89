import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hoistScripts } from '#integrations/trim-pages/hoist-scripts.ts';
import { hoistStyles } from '#integrations/trim-pages/hoist-styles.ts';
import { namePictures, usePictureNames } from '#integrations/trim-pages/name-pictures.ts';
import { trimIslands } from '#integrations/trim-pages/trim-islands.ts';
import { trimMarks } from '#integrations/trim-pages/trim-marks.ts';
import { digest, trimPolicy } from '#integrations/trim-pages/trim-policy.ts';
import {
  dropUnusedStyles,
  dropUnusedTokens,
  joinStyles,
  shortenFamilies,
  shortenScopes,
} from '#integrations/trim-pages/trim-styles.ts';
import { trimTags } from '#integrations/trim-pages/trim-tags.ts';

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
  expect(hashesOf(trimPolicy(page(['a{top:0}'], '')))).toEqual([
    `'sha256-+ZMTmgbxs1dT8R7WsQbCwgLtHCcr1JIhDJDy4jp+cTU='`,
  ]);
});

test('a style that no policy knew does not become allowed by being changed', () => {
  const html = `<head>${policyOf([])}<style>.x[${card}]{top:0}</style></head><body><p class="x" ${card}></body>`;
  expect(hashesOf(trimPolicy(shortenScopes(html)))).toEqual([]);
});

describe('a page keeps its looks and loses bytes:', () => {
  test('its styles become one, in their order, and the policy knows it', () => {
    const html = trimPolicy(joinStyles(page(['a{top:0}', 'a{top:1px}'], '<a>')));
    expect(stylesOf(html)).toEqual(['a{top:0}a{top:1px}']);
    expect(hashesOf(html)).toEqual([`'sha256-RWBjjrZF2+ZkDB47c8dW/8kj0X5VNV482ScMw3pTlaM='`]);
  });

  test('rules of components that it does not show go, also out of media queries', () => {
    const css =
      `.x[${card}]{top:0}.y[${badge}],.z[${badge}]{top:1px}.both[${badge}],p{left:0}` +
      `@media (width>=48rem){.y[${badge}]{top:2px}}@media print{.x[${card}]{top:3px}}`;
    const html = dropUnusedStyles(page([css], `<p class="x" ${card}>`), []);
    expect(stylesOf(html)).toEqual([`.x[${card}]{top:0}.both[${badge}],p{left:0}@media print{.x[${card}]{top:3px}}`]);
    expect(hashesOf(trimPolicy(html))).toHaveLength(1);
  });

  test('the rules of forms go that it does not show, unless a script can give an element that form', () => {
    const [past, open, whole, lit] = ['past', 'open', 'whole', 'lit'].map((name) => `.${name}[${card}]{top:0}`);
    const either = `:is(.past[${card}],.open[${card}]) a{top:0}`;
    const script = '<script>viewer?.classList.toggle("whole")</script>';
    const html = dropUnusedStyles(
      page([`${past}${open}${whole}${lit}${either}`], `<p class="x open" ${card}>${script}`),
      ['lit'],
    );
    expect(stylesOf(html)).toEqual([`${open}${whole}${lit}${either}`]);
  });

  test('tokens go that neither it nor a script of the site uses', () => {
    const css = ':root,:host{--ink:#000;--paper:#fff;--brass:#fc0}a{color:var(--ink)}';
    const html = dropUnusedTokens(page([css], ''), ['--brass']);
    expect(stylesOf(html)).toEqual([':root,:host{--ink:#000;--brass:#fc0}a{color:var(--ink)}']);
    expect(hashesOf(trimPolicy(html))).toHaveLength(1);
  });

  test('its typefaces get short names, everywhere the same', () => {
    const hash = '252214f152dc7a6d';
    const css = `@font-face{font-family:Gloock-${hash};font-style:normal;font-weight:400}:root{--face:Gloock-${hash},"Gloock like Times",serif}`;
    expect(stylesOf(shortenFamilies(page([css], '')))).toEqual([
      '@font-face{font-family:Gloock}:root{--face:Gloock,"Gloock like Times",serif}',
    ]);
  });

  test('a typeface of many weights keeps them, so that bold words are drawn bold', () => {
    const weights = 'font-style:normal;font-weight:400 700';
    const css = `@font-face{font-family:A;src:url("a");${weights};}@font-face{font-family:B;src:local("Arial Bold");font-weight:700;top:0}`;
    expect(stylesOf(shortenFamilies(page([css], '')))).toEqual([
      '@font-face{font-family:A;src:url("a");font-weight:400 700}@font-face{font-family:B;src:local("Arial Bold");font-weight:700;top:0}',
    ]);
  });

  test('marks stay on the elements that a rule concerns, and leave the others', () => {
    const css = '.x[data-0]:hover li[data-0],p+.y.z[data-0]{top:0}';
    const body =
      '<div class="a x" data-0><ul data-0><li data-0><p data-0><b class="y" data-0></b><i class="z y" data-0>';
    expect(trimMarks(page([css], body))).toContain(
      '<div class="a x" data-0><ul><li data-0><p><b class="y"></b><i class="z y" data-0>',
    );
  });

  test('the marks of components get short names, the same in the style and in the page', () => {
    const html = shortenScopes(page([`.x[${card}] b[${badge}]{top:0}`], `<p class="x" ${card}><b ${badge}></b>`));
    expect(stylesOf(html)).toEqual(['.x[data-0] b[data-1]{top:0}']);
    expect(html).toContain('<p class="x" data-0><b data-1></b>');
  });
});

test('an island says what its script reads, and nothing else', () => {
  const touched =
    '<astro-island uid="Zd1" prefix="r1" props="{&quot;a&quot;:[0,1],&quot;data-h&quot;:[0,true]}" ssr client="touch" opts="{&quot;value&quot;:true}">';
  const near = '<astro-island uid="Zd2" prefix="r2" client="near" opts="{&quot;value&quot;:true}">';
  const media = '<astro-island uid="Zd3" prefix="r3" client="media" opts="{&quot;value&quot;:&quot;print&quot;}">';
  const html = trimIslands(`${touched}<p uid="mine" client="touch" opts="mine"></p>${near}${media}`);
  expect(html).toContain(
    '<astro-island prefix="r1" props=\'{"a":[0,1]}\' ssr client="touch"><p uid="mine" client="touch" opts="mine">',
  );
  expect(html).toContain('<astro-island prefix="r2" client="near"><astro-island prefix="r3" client="media" opts="{');
});

describe('scripts in the body', () => {
  const scripts =
    '<script>const a=1;done.push(a)</script><script type="module">const a=2;done.push(a)</script>' +
    '<script type="application/ld+json">{}</script>';
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' ${digest('first()')};">`;
  const long = `<head>${policy}<script>first()</script></head><body>${scripts}</body>`;

  test('leave a long page for one file, apart from each other, and the data stays', () => {
    const { html, files } = hoistScripts(long);
    const done: number[] = [];
    runInNewContext(files[0]?.content ?? '', { done, document: { currentScript: {} } });
    expect(done).toEqual([1, 2]);
    expect(html).toContain('<body><script type="application/ld+json">');
  });

  test('are fetched by the script of the head, as its page’s policy allows', () => {
    const { html, files } = hoistScripts(long);
    const [, early = ''] = html.match(/<script>([^<]*)<\/script>/) ?? [];
    expect(early).toMatch(/^first\(\)/);
    expect(early).toContain(`/${files[0]?.name}`);
    expect(hashesOf(html)).toEqual([digest(early)]);
  });
});

describe('styles', () => {
  const css =
    '/*! a license */@layer base{.later{top:0}}.hero[data-0]{top:1px}.later[data-1]{top:2px}p:not(.later){top:3px}' +
    '@media (width>=48rem){.hero[data-0]{top:4px}.later[data-1],.hero .more{top:5px}}.later[data-1]:is(.a,.b:not(.hero)) p{top:7px}.sheet{top:6px}.excuse:popover-open{top:8px}' +
    '@container (width>=30rem){.hero[data-0]{top:8px}.later[data-1]{top:9px}}';
  const long = page(
    [css],
    '<main><section class="hero" data-0></section><p class="later" data-1></main>' +
      '<nav class="mobile-bar"><dialog class="sheet"></dialog><p popover="auto" class="excuse"></p></nav>' +
      Array.from({ length: 4_000 }, (_, index) => index ** 3).join(''),
  );
  const { html, files } = hoistStyles({ html: long, files: [] });

  test('stay in a page that arrives in the first round trip', () => {
    const short = { html: long.slice(0, 2_000), files: [] };
    expect(hoistStyles(short)).toEqual(short);
  });

  test('of what is below the first screen, and of what is closed, leave a long page for a file; layers stay', () => {
    expect(files.map(({ content }) => content)).toEqual([
      '.later[data-1]{top:2px}@media (width>=48rem){.later[data-1],.hero .more{top:5px}}' +
        '.later[data-1]:is(.a,.b:not(.hero)) p{top:7px}.sheet{top:6px}.excuse:popover-open{top:8px}' +
        '@container (width>=30rem){.later[data-1]{top:9px}}',
    ]);
    expect(stylesOf(html)).toEqual([
      '/*! a license */@layer base{.later{top:0}}.hero[data-0]{top:1px}p:not(.later){top:3px}@media (width>=48rem){.hero[data-0]{top:4px}}' +
        '@container (width>=30rem){.hero[data-0]{top:8px}}',
    ]);
    expect(hashesOf(trimPolicy(html))).toHaveLength(1);
  });

  test('are asked for where the first screen ends, after what the first screen shows', () => {
    expect(html).toContain(`</section><link rel="stylesheet" href="/${files[0]?.name}" fetchpriority="low"><p`);
  });
});

describe('pictures', () => {
  const files = [
    { name: 'lane.CWms_ewQ_1.avif', bytes: 900 },
    { name: 'lane.CWms_ewQ_2.avif', bytes: 400 },
    { name: 'lane.CWms_ewQ.webp', bytes: 100 },
    { name: 'door.B6rOpPuT_1.webp', bytes: 600 },
    { name: 'page.js', bytes: 300 },
  ];
  const names = namePictures(files);

  test('get short names, the same but for the last letter in all sizes of one, and count up with the size', () => {
    expect([...names.keys()].sort()).toEqual(['door.B6rOpPuT_1.webp', 'lane.CWms_ewQ_1.avif', 'lane.CWms_ewQ_2.avif']);
    expect(names.get('door.B6rOpPuT_1.webp')).toMatch(/^[0-9a-f]{7}0\.webp$/);
    const [small = '', large = ''] = ['2', '1'].map((each) => names.get(`lane.CWms_ewQ_${each}.avif`));
    expect(small).toMatch(/^[0-9a-f]{7}0\.avif$/);
    expect(large).toBe(small.replace('0.avif', '1.avif'));
  });

  test('get another name when something else is done to them, so that no browser keeps the old one', () => {
    const changed = namePictures([
      { name: 'lane.CWms_ewQ_1.avif', bytes: 900 },
      { name: 'lane.CWms_ewQ_3.avif', bytes: 400 },
    ]);
    expect(changed.get('lane.CWms_ewQ_1.avif')).not.toBe(names.get('lane.CWms_ewQ_1.avif'));
  });

  test('are found by a page under their new names', () => {
    const html = usePictureNames('<source srcset="/_astro/lane.CWms_ewQ_1.avif 480w"><img src="/_astro/x.js">', names);
    expect(html).toBe(`<source srcset="/_astro/${names.get(files[0]?.name ?? '')} 480w"><img src="/_astro/x.js">`);
  });
});

test('a browser adds the end tags that a page leaves out; what stands in scripts stays as it is', () => {
  const script = '<script>"</li><li>"</script>';
  const html = trimTags(
    `<ul><li>one</li><li><p>two</p></li></ul>${script}<li>alone</li> <img alt="" src="a/b"/> <svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>`,
  );
  expect(html).toBe(
    `<ul><li>one<li><p>two</p></ul>${script}<li>alone</li> <img alt src="a/b"> <svg><path d="M0 0"/></svg>`,
  );
});
