import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite, origin, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const indexable = site.pages.filter(({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0);

const title = ({ $ }: BuiltPage) => $('head > title').text();
const meta = ({ $ }: BuiltPage, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
const canonicalOf = (page: BuiltPage) => `${origin}${page.path}`;

/** Pages that share a value with a page before them. */
const sharing = (value: (page: BuiltPage) => string | undefined) =>
  wrongOn(indexable, (page) => {
    const first = indexable.find((other) => value(other) === value(page));
    return first === page ? [] : [`says the same as ${first?.path}: ${value(page)}`];
  });

test('only the page for unknown addresses, the cards of teams and the style page keep search engines away', () => {
  const kept = site.pages.filter((page) => !indexable.includes(page));
  expect(kept.map(({ path }) => path)).toEqual(['/404', '/share', '/style']);
});

test('every page has a title of its own that fits a result list and ends with the venue', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const text = title(page);
    const fits = text.length >= 15 && text.length <= 70 && text.endsWith(` | ${business.name}`);
    return fits ? [] : [`${text.length} characters: ${text}`];
  });
  expect(wrong).toEqual([]);
  expect(sharing(title)).toEqual([]);
});

test('every page has a description of its own that fits a result list', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const text = meta(page, 'description') ?? '';
    return text.length >= 50 && text.length <= 170 ? [] : [`${text.length} characters: ${text}`];
  });
  expect(wrong).toEqual([]);
  expect(sharing((page) => meta(page, 'description'))).toEqual([]);
});

test('every page names its one address: the one it is served at, without .html', () => {
  const wrong = wrongOn(indexable, (page) => {
    const links = page.$('link[rel="canonical"]').toArray();
    const addresses = links.map((link) => page.$(link).attr('href'));
    return addresses.length === 1 && addresses[0] === canonicalOf(page) ? [] : [`canonical is ${addresses.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('a shared link shows title, description, address, venue and a picture with a description', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const expected: Record<string, string | undefined> = {
      'og:title': title(page),
      'og:description': meta(page, 'description'),
      'og:url': canonicalOf(page),
      'og:site_name': business.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    const kinds = ['website', 'article'];
    return [
      ...Object.entries(expected)
        .filter(([name, value]) => meta(page, name) !== value)
        .map(([name]) => `${name} is ${meta(page, name)}`),
      ...(kinds.includes(meta(page, 'og:type') ?? '') ? [] : [`og:type is ${meta(page, 'og:type')}`]),
      ...((meta(page, 'og:image:alt') ?? '').length > 10 ? [] : ['its picture has no description']),
    ];
  });
  expect(wrong).toEqual([]);
});

test.runIf(isSample)('a shared post says that it is an article, of which day and category', () => {
  const posts = site.pages.filter((page) => meta(page, 'og:type') === 'article');
  const wrong = wrongOn(posts, (page) => [
    ...(/^\d{4}-\d{2}-\d{2}$/.test(meta(page, 'article:published_time') ?? '') ? [] : ['it has no day']),
    ...(meta(page, 'article:section') ? [] : ['it has no category']),
  ]);
  expect(posts.length).toBeGreaterThanOrEqual(10);
  expect(posts.every(({ path }) => path.startsWith('/blog/'))).toBe(true);
  expect(wrong).toEqual([]);
});

test.runIf(isSample)(
  'the picture of every shared link exists, is 1200 by 630 and small enough for messengers',
  async () => {
    const addresses = new Set(site.pages.map((page) => meta(page, 'og:image') ?? ''));
    const wrong = await Promise.all(
      [...addresses].map(async (address) => {
        const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
        if (!site.has(path)) return `${address} is missing`;
        const file = site.read(path);
        const { width, height, format } = await sharp(file).metadata();
        const fits = width === 1200 && height === 630 && format === 'jpeg' && file.length < 300_000;
        return fits ? '' : `${address} is a ${format} of ${width} by ${height} and ${file.length} bytes`;
      }),
    );
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(addresses.size).toBeGreaterThanOrEqual(20);
  },
);

test('every page but the lists of the blog has a picture of its own for shared links', () => {
  const own = indexable.filter(({ path }) => !/^\/blog\/(\d+$|category\/)/.test(path));
  const pictures = own.map((page) => meta(page, 'og:image'));
  expect(new Set(pictures).size).toBe(own.length);
});

test.runIf(isSample)('every page offers icons, the web manifest and the feed of the blog', () => {
  const rules = [
    'link[rel="icon"][href="/favicon.svg"][type="image/svg+xml"]',
    'link[rel="icon"][href="/favicon.ico"][sizes="32x32"]',
    'link[rel="apple-touch-icon"]',
    'link[rel="manifest"]',
    'link[rel="alternate"][type="application/rss+xml"]',
    'meta[name="theme-color"]',
    'meta[name="viewport"][content*="width=device-width"]',
  ];
  const wrong = wrongOn(site.pages, ({ $ }) =>
    rules.filter((rule) => $(`head > ${rule}`).length !== 1).map((rule) => `no ${rule}`),
  );
  expect(wrong).toEqual([]);
});

test('no page forbids a visitor to zoom', () => {
  const wrong = wrongOn(site.pages, (page) =>
    /user-scalable|maximum-scale/.test(meta(page, 'viewport') ?? '') ? ['zooming is limited'] : [],
  );
  expect(wrong).toEqual([]);
});
