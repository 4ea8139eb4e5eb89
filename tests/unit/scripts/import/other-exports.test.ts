import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readChoices } from '../../../../scripts/import/choose-category.ts';
import { cleanHtml } from '../../../../scripts/import/clean-html.ts';
import { filmAddress } from '#domain/film.ts';
import { importBlog } from '../../../../scripts/import/import-blog.ts';
import { cut, describe as describePost } from '../../../../scripts/import/post-file.ts';
import { readExport, readXml } from '../../../../scripts/import/read-export.ts';
import { addRedirects, readRedirects } from '../../../../scripts/import/redirects.ts';
import { writeMarkdown } from '../../../../scripts/import/write-markdown.ts';
import { readMarkdown } from '../../../../src/integrations/check-content/read-markdown.ts';
import { testMoment } from '../../../support/clock.ts';
import { newFolder, problemsIn, venueFolder } from '../../../support/venue-folder.ts';

const origin = 'https://venue.example.com';

/** A feed as Wix has it. */
const feed = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" version="2.0">
<channel><title>Our blog</title><link>https://www.our-blog.example.com/blog</link>${items}</channel></rss>`;

test('the feed of a Wix or Squarespace blog becomes posts with their day, picture and old address', async () => {
  const [root, pictures] = [await venueFolder(), newFolder()];
  writeFileSync(
    join(pictures, 'abc~mv2.jpg'),
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer(),
  );
  const blog = readXml(
    feed(`<item><title><![CDATA[Five ways to lose a key]]></title><link>https://www.our-blog.example.com/post/five-ways</link>
      <pubDate>Wed, 05 Apr 2023 03:59:00 GMT</pubDate><description><![CDATA[They are all embarrassing.]]></description>
      <enclosure url="https://static.example.com/media/abc~mv2.jpg" length="0" type="image/png"/><category>Specials</category>
      <content:encoded><![CDATA[<p>One: in <a href="https://www.our-blog.example.com/post/five-ways">this</a> post.</p>]]></content:encoded></item>
      <item><title>Short</title><link>https://www.our-blog.example.com/post/short</link><pubDate>yesterday</pubDate><description>Only a summary.</description></item>`),
    'feed.xml',
  );
  const { made, redirects } = await importBlog(blog, { root, now: testMoment, origin, folders: [pictures] });
  const text = readFileSync(join(root, 'src/content/posts/five-ways.md'), 'utf8');
  expect(text).toContain("publishedAt: '2023-04-04T23:59:00-04:00'");
  expect(text).toContain('category: Promotions\nimageUrl: ../../assets/scenes/posts/abcmv2.jpg\n');
  expect(text).toContain('excerpt: They are all embarrassing.\n');
  expect(text).toContain('One: in [this](/blog/five-ways) post.');
  expect(redirects).toEqual({ '/post/five-ways': '/blog/five-ways' });
  const kinds = made[1]?.remarks.map(({ kind }) => kind);
  expect(kinds).toEqual(['other', 'date', 'cover']);
  expect(made[1]?.fields.draft).toBe(true);
  expect(await problemsIn(root)).toEqual([]);
});

test('a folder of pages becomes posts; what stands around the text stays behind', async () => {
  const [root, folder] = [await venueFolder(), newFolder()];
  const page = (head: string, body: string) =>
    `<!doctype html><html><head>${head}</head><body><nav><a href="/">Home</a></nav>${body}<footer>© us</footer></body></html>`;
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'news/spring.html',
    page(
      '<title>Spring</title><meta property="article:published_time" content="2024-03-10">',
      '<article><h1>Spring</h1><p>It is here.</p><p><img src="../img/door.png" alt="A green door"></p><p>See <a href="winter.html">winter</a>.</p></article>',
    ),
  );
  write(
    'news/winter.html',
    page('<title>Winter</title>', '<main><h1>Winter</h1><p>It was cold, and nobody came.</p></main>'),
  );
  write('index.html', page('<title>Home</title>', '<p>Welcome</p>'));
  write(
    'img/door.png',
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  );
  const { made, redirects } = await importBlog(readExport(folder), {
    root,
    now: testMoment,
    origin,
    folders: [folder],
  });
  expect(made.map(({ planned: { slug, publication } }) => [slug, publication.draft])).toEqual([
    ['spring', false],
    ['winter', true],
  ]);
  const text = readFileSync(join(root, 'src/content/posts/spring.md'), 'utf8');
  expect(text).toContain("publishedAt: '2024-03-10T00:00:00-05:00'");
  expect(text).toMatch(/---\n\nIt is here\.\n\n!\[A green door\]\(\S+\/door\.png\)\n\nSee winter\.\n$/);
  expect(redirects).toEqual({ '/news/spring.html': '/blog/spring' });
  expect(await problemsIn(root)).toEqual([]);
});

test('whoever names a folder without pages, or nothing, reads what to name', () => {
  expect(() => readExport(newFolder())).toThrow(/holds no HTML file/);
  expect(() => readExport(join(newFolder(), 'blog.xml'))).toThrow(/There is no/);
});

const clean = (html: string) => {
  const { $, remarks } = cleanHtml(
    { html, hasBlankLines: false, footnotes: [], title: 'A night' },
    { attachments: new Map() },
    (href) => (/^https?:/.test(href) ? { href } : { remark: { kind: 'link', says: href } }),
  );
  return { text: writeMarkdown($.html()), remarks };
};

test.each([
  '<p>a</p><script>alert(1)</script>',
  '<p>a <a href="javascript:alert(1)">b</a></p>',
  '<p>a <a href="data:text/html,<script>alert(1)</script>">b</a></p>',
  '<p onclick="alert(1)" style="position:fixed">a</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="a.swf"></object><embed src="a.swf"><base href="https://evil.example.com">',
  '<svg><script>alert(1)</script></svg><math><mtext></mtext></math>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<details><summary>&lt;img src=x onerror=alert(1)&gt;</summary>a</details>',
  '<figure><img src="a.png" alt="x](javascript:alert(1))"><figcaption>&lt;iframe src=x&gt;</figcaption></figure>',
  '<iframe src="https://youtu.be/abc" title=\'"><script>alert(1)</script>\'></iframe>',
  '<poll-box id="x"></poll-box><video-card src="javascript:alert(1)" title="x"></video-card><note-text data-note="1">a</note-text>',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example.com"><link rel="stylesheet" href="https://evil.example.com">',
])('nothing that runs, frames or leads away comes through: %s', (html) => {
  const tags = readMarkdown(clean(html).text).tags;
  const names = tags.map(({ name }) => name);
  expect(names.filter((name) => !/^(p|a|img|figure|figcaption|details|summary|video-card)$/.test(name))).toEqual([]);
  const risky = tags
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(([name, value]) => /^(on|style|srcdoc)/i.test(name) || /^\s*(javascript|data):/i.test(value));
  expect(risky).toEqual([]);
});

test('two braces of an old text are no facts of ours, and brackets that are no shortcode stay', () => {
  expect(clean('<p>{{venue.phone}} {{{x}}} [sic] [1] [Editor’s note: no]</p>').text).toBe(
    '{ {venue.phone}} { { {x}}} \\[sic] \\[1] \\[Editor’s note: no]',
  );
});

test('a text nested deeper than any person writes does not stop the others', async () => {
  const root = await venueFolder();
  const deep = `${'<div>'.repeat(20_000)}x${'</div>'.repeat(20_000)}`;
  const item = (name: string, html: string) =>
    `<item><title>${name}</title><link>https://a.example.com/${name}</link><pubDate>Wed, 05 Apr 2023 03:59:00 GMT</pubDate><content:encoded><![CDATA[${html}]]></content:encoded></item>`;
  const { made, unmade } = await importBlog(
    readXml(feed(item('deep', deep) + item('plain', '<p>Fine.</p>')), 'a.xml'),
    { root, now: testMoment, origin, folders: [] },
  );
  expect([made.length + unmade.length, made.some(({ planned }) => planned.slug === 'plain')]).toEqual([2, true]);
});

test('old addresses are added below those that are there, and comments stay', () => {
  const text = '# Ours.\nold:\n  /faq: / # by hand\n';
  expect(addRedirects(text, { '/2019/a': '/blog/a' })).toBe(`${text}  /2019/a: /blog/a\n`);
  expect(addRedirects(undefined, { '/a': '/blog/a' })).toBe('old:\n  /a: /blog/a\n');
  expect(readRedirects(addRedirects('# Ours.\nold: {}\n', { '/a': '/blog/a' }))).toEqual({ '/a': '/blog/a' });
});

test('a text is cut where a sentence or a word ends, and a short one is filled up', () => {
  expect(cut('One two. Three four five.', 10)).toBe('One two.');
  expect(cut('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  expect(cut('Come on in, all of you', 12)).toBe('Come on in…');
  const filled = describePost({
    written: 'Short.',
    text: 'Also short.',
    title: 'A night',
    venue: 'The Vault: four rooms below an old bank in the middle of town.',
  });
  expect(filled.length).toBeGreaterThanOrEqual(70);
  expect(filled.length).toBeLessThanOrEqual(160);
});

test('an owner says which category is which, and reads which there are', () => {
  expect(readChoices(['Nachrichten=announcements'])).toEqual({ nachrichten: 'Announcements' });
  expect(() => readChoices(['News=Stuff'])).toThrow(/one of Customer Stories, Announcements/);
});

test.each([
  ['https://www.youtube.com/embed/aB-1?rel=0', 'https://www.youtube.com/watch?v=aB-1'],
  ['https://youtu.be/aB-1', 'https://www.youtube.com/watch?v=aB-1'],
  ['https://player.vimeo.com/video/123', 'https://vimeo.com/123'],
  ['https://youtube.com.evil.example.com/embed/a', undefined],
  ['javascript:alert(1)', undefined],
  ['https://www.youtube.com/embed/"><script>', undefined],
])('the film at %s has the page %s', (address, page) => {
  expect(filmAddress(address)).toBe(page);
});
