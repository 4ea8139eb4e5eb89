import { expect, test } from 'vitest';
import { openSite, origin } from '../../support/built-site.ts';
import { dayOfThePoll, lastEveningOfAlice, today } from '../../support/builds.ts';
import { posts, promoted as announced, required } from '../../support/content.ts';

const october = openSite(dayOfThePoll);
const december = openSite(lastEveningOfAlice);
const promoted = required(announced, 'a post for the promo banner');

/** Posts that came out after October 9, 2025, and those that were out. */
const later = posts.filter(({ id }) => id >= 6);
const out = posts.filter(({ id }) => id < 6);

/** The announcement above the header of a page. */
const banner = (site: ReturnType<typeof openSite>, path = '/') => {
  const { $ } = site.page(path);
  return { id: $('promo-slot').attr('data-post'), href: $('promo-slot a').attr('href') };
};

test('on October 9, 2025, the posts of that day and before are out', () => {
  expect(out.map(({ id }) => id)).toEqual([5, 4, 2, 3]);
  for (const { path } of out) expect(october.hasPage(path), path).toBe(true);
});

test('on October 9, 2025, nobody finds a later post: not in the blog, the feed, the sitemap, on home or beside a post', () => {
  expect(later.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([6, 7, 8, 9, 10, 11]);
  const readable = october.files.filter((file) => /\.(html|txt|xml|webmanifest)$/.test(file));
  for (const { slug, title, path } of later) {
    const telling = readable.filter((file) => {
      const text = october.read(file).toString();
      return text.includes(path) || text.includes(title) || text.includes(title.replaceAll('’', '&#39;'));
    });
    expect(telling, slug).toEqual([]);
    expect(october.has(`/social/blog/${slug}.jpg`), slug).toBe(false);
    expect(october.hasPage(path), slug).toBe(false);
  }
});

test('on October 9, 2025, home shows the latest posts of that day', () => {
  const { $ } = october.page('/');
  const latest = $('#blog li a[href^="/blog/"]')
    .map((_, link) => $(link).attr('href'))
    .get();
  expect(latest).toEqual(out.slice(0, 3).map(({ path }) => path));
});

test('on October 9, 2025, the blog has pages for the categories of that day only', () => {
  const categories = october.pages.map(({ path }) => path).filter((path) => path.startsWith('/blog/category/'));
  expect(categories).toEqual([
    '/blog/category/announcements',
    '/blog/category/customer-stories',
    '/blog/category/promotions',
  ]);
  expect(october.hasPage('/blog/2')).toBe(false);
});

test('on October 9, 2025, the hiring banner leads to careers and not to a post that is not out', () => {
  const { $ } = october.page('/');
  expect($('main a[href="/careers"]').closest('section').find('a')).toHaveLength(1);
});

test('the banner announces the newest promotion or announcement of the day, on every page', () => {
  const expected = [
    { site: october, id: '5', slug: 'site-feedback-poll' },
    { site: december, id: '5', slug: 'site-feedback-poll' },
    { site: openSite(today), id: String(promoted.id), slug: promoted.slug },
  ];
  for (const { site, id, slug } of expected) {
    for (const { path } of site.pages) expect(banner(site, path), path).toEqual({ id, href: `/blog/${slug}` });
  }
});

test('an offer that is over says so on its post, and says nothing while it lasts', () => {
  const ended = 'This offer ended on October 31, 2025.';
  const path = '/blog/halloween-weekday-special';
  expect(october.page(path).$('main').text()).not.toContain(ended);
  expect(december.page(path).$('main').text()).toContain(ended);
});

test('the gift card promo speaks of the next occasion of the day', () => {
  const shown = (site: ReturnType<typeof openSite>) => {
    const { $ } = site.page('/');
    return {
      occasion: $('#gift-cards h2 [data-holiday]').not('[hidden]').attr('data-holiday'),
      isUrgent: $('#gift-cards [data-urgent]').attr('hidden') === undefined,
    };
  };
  expect(shown(october)).toEqual({ occasion: 'bosss-day', isUrgent: true });
  expect(shown(december)).toEqual({ occasion: 'new-years-eve', isUrgent: true });
});

test('the sitemap names every post of a day, and the feed those without an offer that is over', () => {
  for (const { site, over, ids } of [
    { site: october, over: [], ids: [2, 3, 4, 5] },
    { site: december, over: [4, 6], ids: [2, 3, 4, 5, 6] },
  ]) {
    const addresses = (chosen: number[]) =>
      posts.filter(({ id }) => chosen.includes(id)).map(({ path }) => `${origin}${path}`);
    const named = (file: string, tag: string) =>
      [
        ...site
          .read(file)
          .toString()
          .matchAll(new RegExp(`<${tag}>(${origin}/blog/(?!category/|\\d+<)[^<]+)</${tag}>`, 'g')),
      ]
        .map(([, address]) => address)
        .toSorted();
    expect(named('/rss.xml', 'link')).toEqual(addresses(ids.filter((id) => !over.includes(id))).toSorted());
    expect(named('/sitemap-0.xml', 'loc')).toEqual(addresses(ids).toSorted());
  }
});
