import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importBlog, type ImportOptions } from '../../../../scripts/import/import-blog.ts';
import { readExport, readXml } from '../../../../scripts/import/read-export.ts';
import { remarksOf, summary, writeReport } from '../../../../scripts/import/report.ts';
import { testMoment } from '../../../support/clock.ts';
import { oldSite, wordPressExport, writeOldBlog } from '../../../support/old-blog.ts';
import { newFolder, problemsIn, stateOf, venueFolder } from '../../../support/venue-folder.ts';

const optionsFor = (root: string, more: Partial<ImportOptions> = {}): ImportOptions => ({
  root,
  now: testMoment,
  origin: 'https://venue.example.com',
  folders: [],
  ...more,
});

/** Imports an old blog into the known venue, with its pictures beside it. */
async function moveBlog(count?: number) {
  const [root, old] = [await venueFolder(), newFolder()];
  const blog = readExport(await writeOldBlog(old, count));
  const options = optionsFor(root, { folders: [join(old, 'uploads')] });
  const post = (slug: string) => readFileSync(join(root, `src/content/posts/${slug}.md`), 'utf8');
  return { root, blog, options, post, imported: await importBlog(blog, options) };
}

test('whoever moves two hundred posts here gets two hundred posts that the check of the content takes', async () => {
  const { root, blog, imported, post } = await moveBlog();
  expect(imported.unmade).toEqual([]);
  expect(await problemsIn(root)).toEqual([]);
  expect(summary(blog, imported, testMoment, false)).toEqual([
    '200 posts in the WordPress export: 200 made (20 drafts, 10 for later days), 0 there already and left as they are, 0 set aside.',
    '4 pictures taken over, 151 old addresses lead on.',
  ]);
  expect(post('post-1')).toContain("publishedAt: '2019-01-03T10:30:00-05:00'\n");
  // Half past three in Greenwich is the evening before at the venue.
  expect(post('post-8')).toContain("publishedAt: '2031-05-08T23:30:00-04:00'\n");
  expect(post('story-no-7')).toContain('\ndraft: true\n');
});

test('what people and plugins wrote in twenty ways becomes Markdown that says the same', async () => {
  const { post } = await moveBlog(20);
  expect(post('post-20')).toContain(
    '<figure>\n\n![A hallway with one lit door](../../assets/scenes/posts/hallway.jpg)\n\n<figcaption>The last door.</figcaption>\n\n</figure>',
  );
  expect(post('post-1')).toContain('until the door swung open.\\\nThey laughed.\n\n<figure>');
  expect(post('post-1')).toContain('\n## How it went on\n');
  expect(post('post-2')).toContain('\nBook\n\nWrite \\[gallery] for a gallery.');
  expect(post('post-3').match(/!\[/g)).toHaveLength(2);
  expect(post('post-4')).toContain('```\nif (keys < 3) {\n  look({ { under: "the rug" }});\n}\n\n# not a heading\n```');
  expect(post('post-5')).toContain('| Library | many |');
  expect(post('post-6')).toContain('swung open.[^1]\n\n[^1]: As told by **themselves**.');
  expect(post('post-9')).toContain(
    '\n<video-card src="https://www.youtube.com/watch?v=aBc-123_x" title="Story no. 9" />\n',
  );
  expect(post('post-10')).toContain('title: Tom & Jerry’s night no. 10\n');
  expect(post('post-10')).toContain('It’s “true” & it ends with ]]> as few posts do.');
  expect(post('post-10')).toContain('A night & its morning, told by both of them');
  expect(post('post-11')).toMatch(/title: .*🎃 Halloween no\. 11 👻/u);
  expect(post('lete-a-levasion-13')).toContain('title: L’été à l’évasion n° 13\n');
  expect(post('post-14')).toContain('Tickets cost **{{meant $21}}** each that year.');
  expect(post('post-19')).toContain('<blockquote class="pull">\n\nWe never saw the clock.\n\n</blockquote>');
  expect(post('post-19')).toContain('> <cite>Ana, team lead</cite>');
  expect(post('post-19')).toContain('H<sub>2</sub>O');
});

test('the beginning of a post is told in whole words, without quotes and captions', async () => {
  const { post } = await moveBlog(20);
  expect(post('post-1')).toMatch(/swung\s+open\.\s+They\s+laughed\.\s+They/);
  expect(post('post-19')).not.toMatch(/excerpt: [^]*Best hour[^]*category:/);
});

test('whoever brings an old announcement hears that the banner announces it', async () => {
  const root = await venueFolder('bare-venue');
  const blog = readXml(wordPressExport(2), 'old.xml');
  const imported = await importBlog(blog, optionsFor(root));
  expect(remarksOf(blog, imported).get('category')).toContainEqual(
    expect.stringContaining('src/content/posts/post-1.md – the banner of every page announces it now'),
  );
  const beside = await moveBlog(2);
  expect(beside.imported.announced).toBeUndefined();
});

test('a link to another post of the old site leads to it here, and one that leads nowhere leaves its words', async () => {
  const { post, imported } = await moveBlog(20);
  const text = post('post-15');
  expect(text).toContain('[friends](https://friends.example.org/a?b=1\\&c=2)');
  expect(text).toContain('write to us, this, that,');
  expect(text).not.toMatch(/javascript/i);
  const { remarks } = imported.made.find(({ planned }) => planned.slug === 'post-15') ?? { remarks: [] };
  expect(remarks.filter(({ kind }) => kind === 'link')).toHaveLength(4);
  const linked = await moveBlog(16 + 20);
  expect(linked.post('post-35')).toContain('[an earlier story](/blog/post-20)');
});

test('a script, a form, a style and a line of our own do not come through', async () => {
  const { post } = await moveBlog(20);
  expect(post('post-16')).not.toMatch(/<(?!\/?figure)[a-z]|alert|onclick|javascript|style=|the-vault/i);
  expect(post('post-16')).toContain('\nxred');
});

test('whoever imports twice gets nothing twice, and what was written since stays', async () => {
  const { root, blog, options } = await moveBlog(40);
  writeFileSync(
    join(root, 'src/content/posts/post-1.md'),
    readFileSync(join(root, 'src/content/posts/post-1.md'), 'utf8').replace('Story no. 1', 'Our words'),
  );
  const before = stateOf(root);
  const again = await importBlog(blog, options);
  expect([again.made.length, again.kept.length, Object.keys(again.redirects).length]).toEqual([0, 40, 0]);
  expect(stateOf(root)).toEqual(before);
});

test('a post that is here already is not written over by an old one of the same name', async () => {
  const root = await venueFolder();
  const file = join(root, 'src/content/posts/site-feedback-poll.md');
  const before = readFileSync(file, 'utf8');
  const blog = readXml(wordPressExport(2).replaceAll('post-2', 'site-feedback-poll'), 'old.xml');
  const { made, kept } = await importBlog(blog, optionsFor(root));
  expect(kept.map(({ slug }) => slug)).toEqual(['site-feedback-poll']);
  expect(made).toHaveLength(1);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a dry run says what would happen and writes nothing', async () => {
  const [root, old] = [await venueFolder(), newFolder()];
  const blog = readExport(await writeOldBlog(old, 40));
  const before = stateOf(root);
  const imported = await importBlog(blog, optionsFor(root, { folders: [join(old, 'uploads')], isDry: true }));
  expect(imported.made).toHaveLength(40);
  expect(stateOf(root)).toEqual(before);
  expect(summary(blog, imported, testMoment, true)[0]).toContain('40 would be made');
});

test('a post that would stop the build is set aside, and nothing that is made links to it', async () => {
  const [root, old] = [await venueFolder(), newFolder()];
  const text = wordPressExport(36).replace(/<p>Team 20 [^<]*<\/p>/, '<h2>Tickets at $21 each</h2><p>Come.</p>');
  const { unmade, made } = await importBlog(readXml(text, 'old.xml'), optionsFor(root, { folders: [old] }));
  expect(unmade.map(({ planned, why }) => [planned.slug, why])).toEqual([
    ['post-20', expect.stringContaining('$21 each')],
  ]);
  expect(made).toHaveLength(35);
  expect(stateOf(root)).toHaveProperty(['imported/set-aside/post-20.md']);
  expect(readFileSync(join(root, 'src/content/posts/post-35.md'), 'utf8')).toContain('Read an earlier story,');
  expect(await problemsIn(root)).toEqual([]);
});

test('the report lists what a person has to look at, each kind with what to do', async () => {
  const { blog, imported } = await moveBlog(40);
  const remarks = remarksOf(blog, imported);
  const kinds = [
    'picture',
    'cover',
    'alt',
    'shortcode',
    'embed',
    'removed',
    'link',
    'table',
    'number',
    'title',
    'hidden',
    'category',
    'author',
    'redirect',
    'page',
    'other',
  ];
  expect([...remarks.keys()]).toEqual(kinds);
  expect(remarks.get('shortcode')?.[0]).toBe('src/content/posts/post-2.md – [contact-form-7 id="12" title="Ask us"]');
  expect(remarks.get('removed')?.[0]).toBe('src/content/posts/post-16.md – <script>');
  expect(remarks.get('page')).toEqual([`“Contact” at ${oldSite}/2019/contact/`]);
  expect(writeReport(['Done.'], remarks)).toContain('## Tables (2)\n\nLook at each on a phone');
});

test.each([
  [
    'one that declares words of its own',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><rss><channel/></rss>',
    /declares words of its own/,
  ],
  ['one that ends in the middle', '<?xml version="1.0"?><rss><channel><item><title>a', /ends in the middle/],
  ['a page', '<!doctype html><html></html>', /is one page/],
  ['an archive', 'PK\u0003\u0004', /is an archive/],
  ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', /Atom feed/],
  ['something else', 'title,slug\na,b', /no export that can be read/],
])('whoever names %s reads what to do', (_, text, says) => {
  expect(() => readXml(text, 'old.xml')).toThrow(says);
});

test('whoever imports into content with a mistake is told to repair it first', async () => {
  const root = await venueFolder();
  writeFileSync(join(root, 'src/content/posts/broken.md'), '---\ntitle: x\n---\n');
  await expect(importBlog(readXml(wordPressExport(1), 'old.xml'), optionsFor(root))).rejects.toThrow(
    /Repair them first/,
  );
});
