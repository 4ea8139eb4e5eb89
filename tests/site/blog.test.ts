import { expect, test } from 'vitest';
import { openSite, wrongOn } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, posts } from '../support/content.ts';

const site = openSite(today);

test('the blog lists every post once, newest first, over its pages', () => {
  const pages = site.pages.filter(({ path }) => /^\/blog(\/\d+)?$/.test(path));
  const listed = pages.flatMap(({ $ }) =>
    $('main h2 a[href^="/blog/"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
  );
  expect(listed).toEqual(posts.map(({ path }) => path));
});

test('each category lists its own posts and no other, and an empty category has no page', () => {
  const categories = ['Customer Stories', 'Announcements', 'Promotions', 'Urgent', 'Events'];
  for (const category of categories) {
    const path = `/blog/category/${category.toLowerCase().replaceAll(' ', '-')}`;
    const own = posts.filter((post) => post.category === category).map((post) => post.path);
    expect(site.hasPage(path), category).toBe(own.length > 0);
    if (own.length === 0) continue;
    const { $ } = site.page(path);
    const listed = $('main h2 a[href^="/blog/"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(listed, category).toEqual(own);
    expect($('nav[aria-label="Categories"] [aria-current]').text().trim()).toBe(category);
  }
});

test('every post has its reading time, three to read next, neighbors and ways to share it', () => {
  const pages = posts.map(({ path }) => site.page(path));
  const wrong = wrongOn(pages, ({ $, path }) => {
    const next = $('section[aria-labelledby="related-heading"] h3 a')
      .map((_, link) => $(link).attr('href'))
      .get();
    const place = posts.findIndex((post) => post.path === path);
    const neighbors = [posts[place + 1]?.path, posts[place - 1]?.path];
    return [
      ...(/\d+ min read/.test($('article header').text()) ? [] : ['no reading time']),
      ...(new Set(next).size === 3 && !next.includes(path) ? [] : [`next are ${next.join(', ')}`]),
      ...(['prev', 'next'].every((rel, index) => $(`nav a[rel="${rel}"]`).attr('href') === neighbors[index])
        ? []
        : ['its neighbors are wrong']),
      ...($('a[href^="mailto:?subject="]').length === 1 ? [] : ['it cannot be sent by e-mail']),
      ...($('.prose a[href="/"], .prose a[href^="/#"]').length > 0 ? [] : ['its text has no link home']),
      ...($('.prose img').length > 0 ? [] : ['its text has no picture']),
      ...($(`.prose a[href^="${new URL(business.booking.general).origin}"]`).length > 0 ? [] : ['no link to booking']),
    ];
  });
  expect(wrong).toEqual([]);
});
