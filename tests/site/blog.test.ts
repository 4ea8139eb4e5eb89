import { expect, test } from 'vitest';
import { readingMinutes } from '#domain/reading.ts';
import { openSite, wrongOn } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, listed, posts, type WrittenPost } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const listedPaths = new Set(listed.map(({ path }) => path));
const categoryPath = (category: string) => `/blog/category/${category.toLowerCase().replaceAll(' ', '-')}`;

test('the blog lists every post once, newest first, over its pages, but no offer that is over', () => {
  const pages = site.pages.filter(({ path }) => /^\/blog(\/\d+)?$/.test(path));
  const named = pages.flatMap(({ $ }) =>
    $('main h2 a[href^="/blog/"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
  );
  expect(named).toEqual(listed.map(({ path }) => path));
});

test('each category lists its own posts and no other, and an empty category has no page', () => {
  const categories = ['Customer Stories', 'Announcements', 'Promotions', 'Urgent', 'Events'];
  for (const category of categories) {
    const path = categoryPath(category);
    const own = listed.filter((post) => post.category === category).map((post) => post.path);
    expect(site.hasPage(path), category).toBe(own.length > 0);
    if (own.length === 0) continue;
    const { $ } = site.page(path);
    const named = $('main h2 a[href^="/blog/"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(named, category).toEqual(own);
    expect($('nav[aria-label="Categories"] [aria-current]').text().trim()).toBe(category);
  }
});

test('every post has its title, day, category and reading time, three to read next and its neighbors', () => {
  const pages = posts.map(({ path }) => site.page(path));
  const wrong = wrongOn(pages, ({ $, path }) => {
    const next = $('section[aria-labelledby="related-heading"] h3 a')
      .map((_, link) => $(link).attr('href'))
      .get();
    const { title, category, publishedAt, text } = posts.find((post) => post.path === path)!;
    const head = $('article header');
    const beside = (rel: string) => $(`nav[aria-label="Posts before and after"] a[rel="${rel}"]`);
    const around = posts.filter((post) => post.path === path || listed.includes(post));
    const place = around.findIndex((post) => post.path === path);
    const neighbors = { prev: around[place + 1], next: around[place - 1] };
    const hasCategory = listed.some((post) => post.category === category);
    return [
      ...(head.find('h1').text() === title ? [] : ['another title']),
      ...(head.find('time').attr('datetime') === publishedAt.slice(0, 10) ? [] : ['another day']),
      ...(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(head.find('time').text()) ? [] : ['a day that nobody can read']),
      ...(head.find('.eyebrow').text().trim() === category ? [] : ['another category']),
      ...(head.find(`a[href="${categoryPath(category)}"]`).length === Number(hasCategory) ? [] : ['a wrong way there']),
      ...(head.text().includes(`${readingMinutes(text)} min read`) ? [] : ['another reading time']),
      ...(new Set(next).size === 3 && !next.includes(path) && next.every((other) => listedPaths.has(other))
        ? []
        : [`next are ${next.join(', ')}`]),
      ...Object.entries(neighbors).flatMap(([rel, post]) =>
        beside(rel).attr('href') === post?.path && beside(rel).find('strong').text() === (post?.title ?? '')
          ? []
          : [`its ${rel} is wrong`],
      ),
      ...($('.prose a[href="/"], .prose a[href^="/#"]').length > 0 ? [] : ['its text has no link home']),
      ...($('.prose img').length > 0 ? [] : ['its text has no picture']),
      ...($(`.prose a[href^="${new URL(business.booking.general).origin}"]`).length > 0 ? [] : ['no link to booking']),
    ];
  });
  expect(wrong).toEqual([]);
});

test.runIf(isSample)('the days that the specification knows are written as it wants them', () => {
  const days = {
    'scariest-horror-room-for-halloween': 'Oct 10, 2025',
    'halloween-weekday-special': 'Oct 8, 2025',
    'vr-experience-coming-soon': 'May 15, 2025',
    'team-building-stories': 'May 1, 2025',
  };
  for (const [slug, day] of Object.entries(days)) {
    expect(site.page(`/blog/${slug}`).$('article header time').text(), slug).toBe(day);
  }
  const [first] = listed;
  const card = site.page('/blog').$('main li:has(h2)').first();
  expect(card.find('time').attr('datetime')).toBe(first?.publishedAt.slice(0, 10));
  expect(card.find('.meta').text().replace(/\s+/g, ' ')).toMatch(
    new RegExp(`^ ?${first?.category} · [A-Z][a-z]{2} \\d{1,2}, \\d{4} · \\d+ min read`),
  );
});

test.runIf(isSample)('a long post lists its chapters, each with its place; a short one lists none', () => {
  const chapters = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
  const isLong = ({ text }: WrittenPost) => chapters(text).length >= 5 && readingMinutes(text) >= 2;
  expect(new Set(posts.map(isLong))).toEqual(new Set([true, false]));
  for (const post of posts) {
    const { $ } = site.page(post.path);
    const chapterLinks = $('nav[aria-labelledby="contents-heading"] a').toArray();
    const led = chapterLinks.map((link) => [
      $(link).text().trim(),
      $(`.prose h2${$(link).attr('href')}`)
        .text()
        .trim(),
    ]);
    const titles = $('.prose h2')
      .map((_, heading) => $(heading).text().trim())
      .get();
    expect(titles.length, post.path).toBe(chapters(post.text).length);
    expect(led, post.path).toEqual(isLong(post) ? titles.map((title) => [title, title]) : []);
  }
});

test('whoever has read a post about a job or a team event is led to that page, and not to a room', () => {
  for (const { path, page } of posts) {
    const { $ } = site.page(path);
    const ways = $('#book a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const isLed = ways.some((way) => way.startsWith(`/${page}`));
    expect(isLed, path).toBe(page !== undefined);
  }
});

test('every post can be passed on by email and with two services, which learn nothing before', () => {
  for (const { path, title } of posts) {
    const { $ } = site.page(path);
    const address = encodeURIComponent($('link[rel="canonical"]').attr('href') ?? '');
    const label = $('p:contains("Share this post")').attr('id');
    const links = $(`ul[aria-labelledby="${label}"] a`).toArray();
    expect(links.map((link) => [$(link).text().trim(), $(link).attr('href'), $(link).attr('target')])).toEqual([
      ['Email', `mailto:?subject=${encodeURIComponent(title)}&body=${address}`, undefined],
      ['Facebook', expect.stringMatching(new RegExp(`^https://www\\.facebook\\.com/.+${address}$`)), '_blank'],
      ['WhatsApp', expect.stringMatching(new RegExp(`^https://wa\\.me/.+${address}$`)), '_blank'],
    ]);
  }
});

test.runIf(isSample)('an offer that was over when the site was built says so, and no other post does', () => {
  const over = posts.filter(({ path }) => /This offer ended on /.test(site.page(path).$('article').text()));
  expect(over.map(({ slug, offerEndsOn }) => [slug, offerEndsOn]).toSorted()).toEqual([
    ['halloween-weekday-special', '2025-10-31'],
    ['scariest-horror-room-for-halloween', '2025-10-31'],
  ]);
});
