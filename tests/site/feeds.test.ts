import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite, origin } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { asShown, business, listed, posts } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const read = (path: string) => site.read(path).toString();
const xml = (path: string) => load(read(path), { xml: true });
const list = ($: ReturnType<typeof xml>, rule: string) =>
  $(rule)
    .map((_, element) => $(element).text())
    .get();

test('a search engine finds the sitemap through robots.txt and may read all but the staff pages', () => {
  const robots = read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /xtra']);
  expect(list(xml('/sitemap-index.xml'), 'sitemap > loc')).toEqual([`${origin}/sitemap-0.xml`]);
});

test('the sitemap lists exactly the pages that search engines may show', () => {
  const named = list(xml('/sitemap-0.xml'), 'url > loc');
  const open = site.pages.filter(({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0);
  expect(named.toSorted()).toEqual(open.map(({ $ }) => $('link[rel="canonical"]').attr('href')).toSorted());
  expect(new Set(named).size).toBe(named.length);
});

test('the sitemap says when each post was last changed', () => {
  const $ = xml('/sitemap-0.xml');
  const changed = Object.fromEntries(
    $('url:has(lastmod)')
      .map((_, entry) => [[$(entry).find('loc').text(), $(entry).find('lastmod').text().slice(0, 10)]])
      .get(),
  ) as Record<string, string>;
  expect(changed).toEqual(
    Object.fromEntries(posts.map(({ path, publishedAt }) => [`${origin}${path}`, publishedAt.slice(0, 10)])),
  );
});

test.runIf(isSample)(
  'a reader who subscribes gets every post but offers that are over, newest first, with its day and a picture that exists',
  () => {
    const $ = xml('/rss.xml');
    const items = $('channel > item').toArray();
    const field = (item: (typeof items)[number], name: string) => $(item).children(name).text();

    expect($('rss').attr('version')).toBe('2.0');
    expect($('channel > title').text()).toBe(`${business.name} blog`);
    expect($('channel > link').text()).toBe(`${origin}/blog`);
    expect($('channel > language').text()).toBe('en-us');
    expect($('channel > atom\\:link[rel="self"]').attr('href')).toBe(`${origin}/rss.xml`);
    expect(items.map((item) => field(item, 'link'))).toEqual(listed.map(({ path }) => `${origin}${path}`));
    for (const [index, item] of items.entries()) {
      const { title, excerpt, category, publishedAt, path } = listed[index]!;
      expect(field(item, 'title')).toBe(title);
      expect(field(item, 'description')).toMatch(asShown(excerpt));
      expect(field(item, 'category')).toBe(category);
      expect($(item).children('guid').attr('isPermaLink')).toBe('true');
      expect(field(item, 'guid')).toBe(`${origin}${path}`);
      const moment = new Date(field(item, 'pubDate'));
      expect(field(item, 'pubDate')).toBe(moment.toUTCString());
      expect(moment.toLocaleDateString('en-CA', { timeZone: business.timeZone })).toBe(publishedAt.slice(0, 10));
      const picture = $(item).children('media\\:content').attr('url') ?? '';
      expect(site.has(picture.replace(origin, '')), picture).toBe(true);
    }
  },
);

test('the web manifest has icons of the sizes it says and shortcuts that lead somewhere', async () => {
  const manifest = JSON.parse(read('/site.webmanifest')) as {
    name: string;
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({ name: business.name, start_url: '/', scope: '/', lang: 'en-US' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(site.read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  for (const { url, name } of manifest.shortcuts) {
    expect(site.hasPage(new URL(url, origin).pathname), name).toBe(true);
  }
});

test('the icons of browsers and home screens have the sizes that the pages say', async () => {
  const touch = await sharp(site.read('/apple-touch-icon.png')).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
  expect(read('/favicon.svg')).toMatch(/^<svg[^>]+viewBox/);

  const icon = site.read('/favicon.ico');
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon.readUInt8(6 + index * 16));
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(sizes).toContain(32);
});
