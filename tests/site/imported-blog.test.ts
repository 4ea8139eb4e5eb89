/** The site of a venue that moved two hundred posts of an old blog here, as visitors browse it. */
import { expect, test } from 'vitest';
import { importedVenue } from '../support/builds.ts';
import { openSite, origin, ownAddress, textOf, wrongOn } from '../support/built-site.ts';

const site = openSite(importedVenue);
const posts = site.pages.filter(({ path }) => /^\/blog\/(?!category|\d+$)[^/]+$/.test(path));

test('a visitor finds every post that was public, and no draft and none of a later day', () => {
  expect(posts).toHaveLength(170);
  expect(site.hasPage('/blog/post-1')).toBe(true);
  expect(site.hasPage('/blog/post-8')).toBe(false);
  expect(site.hasPage('/blog/post-17')).toBe(false);
});

test('a visitor leafs through the whole blog', () => {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let next: string | undefined = '/blog'; next && !seen.has(next);) {
    seen.add(next);
    const page = site.page(next);
    for (const link of page.$('main h2 a').toArray()) found.add(link.attribs['href'] ?? '');
    next = page.$('a[rel="next"]').attr('href');
  }
  expect(found.size).toBe(170);
});

test('an old address leads to the post, as browsers and search engines ask for it', () => {
  const rules = site.read('/_redirects').toString().split('\n');
  expect(rules).toContain('/2019/post-1 /blog/post-1 301');
  expect(rules).toContain('/2019/post-1/ /blog/post-1 301');
});

test('no link and no picture of the blog leads nowhere', () => {
  const missing = wrongOn(posts, (page) =>
    page
      .$('.prose a[href], .prose img[src]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '')
      .filter((href) => {
        const own = ownAddress(href, page);
        return own !== undefined && !site.has(own.pathname);
      }),
  );
  expect(missing).toEqual([]);
});

test('a post shows its picture with caption, code, table and note as the old blog did', () => {
  const pictured = site.page('/blog/post-1');
  expect(pictured.$('.prose figure img').attr('alt')).toBe('A hallway');
  expect(pictured.$('.prose figcaption').text()).toBe('Our hallway in May');
  expect(pictured.$('.prose p').first().html()).toContain('<br>');
  expect(textOf(pictured)).toContain('They came back [sic] a week later.');
  expect(site.page('/blog/post-4').$('.prose pre code').text()).toContain('# not a heading');
  expect(site.page('/blog/post-5').$('.prose tbody td').first().text()).toBe('Library');
  expect(site.page('/blog/post-6').$('.prose sup a')).toHaveLength(1);
  expect(textOf(site.page('/blog/post-6'))).toContain('As told by themselves.');
});

test('a number of another year stands as it was written', () => {
  expect(textOf(site.page('/blog/post-14'))).toContain('Tickets cost $21 each that year.');
});

test('nothing of the old site runs here, and nothing is asked of it', () => {
  const wrong = wrongOn(posts, ({ $ }) => [
    ...$(
      '.prose script, .prose iframe, .prose form, .prose svg[onload], .prose [onclick], .prose [style], .prose room-card',
    )
      .toArray()
      .map(({ tagName }) => tagName),
    ...$('[href^="javascript:" i]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? ''),
    ...$('img, source, link[rel="stylesheet"]')
      .toArray()
      .map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? '')
      .filter((address) => /^https?:/.test(address) && !address.startsWith(origin)),
  ]);
  expect(wrong).toEqual([]);
});

test('nobody reads in the calendar of the dashboard what a draft or a post of a later day is called', () => {
  const page = site.everyPage.find(({ path }) => path === '/xtra/dashboard')?.html ?? '';
  expect(page).toContain('2031-05-08T17:30:00-10:00');
  expect(page).toContain('A post of Customer Stories');
  expect(page).toContain('Story no. 1”');
  expect(page).not.toContain('Story no. 8”');
  expect(page).not.toContain('Story no. 7”');
  expect(page).not.toContain('/entries/post-8"');
});
