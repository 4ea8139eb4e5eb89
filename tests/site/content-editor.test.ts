import { expect, test } from 'vitest';
import { openSite, wrongOn } from '../support/built-site.ts';
import { today } from '../support/builds.ts';

const site = openSite(today);
const editor = site.page('/xtra/content');

const policyOf = ({ $ }: typeof editor) => $('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';

test('the editor asks search engines to stay away, and says that it needs JavaScript', () => {
  expect(editor.$('meta[name=robots]').attr('content')).toBe('noindex, nofollow');
  expect(editor.$('noscript').text()).toContain('The editor needs JavaScript');
});

test('the editor alone may speak to GitHub, and runs no script but its own files', () => {
  expect(policyOf(editor)).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  expect(policyOf(editor)).not.toMatch(/script-src [^;]*('unsafe|https?:)/);
  const others = site.everyPage.filter(({ path }) => path !== '/xtra/content');
  expect(wrongOn(others, (page) => (/github|'unsafe-inline'/.test(policyOf(page)) ? ['has its policy'] : []))).toEqual(
    [],
  );
});

test('no other page loads a byte of the editor', () => {
  const own = /content\.astro/;
  const others = site.everyPage.filter(({ path }) => path !== '/xtra/content');
  expect(editor.html).toMatch(own);
  expect(wrongOn(others, ({ html }) => (own.test(html) ? ['loads the editor'] : []))).toEqual([]);
});

test('staff find the editor in the menu of their pages', () => {
  expect(site.page('/xtra/dashboard').$('nav[aria-label="Staff pages"] a[href="/xtra/content"]').text()).toBe(
    'Content',
  );
});

test('nothing of a preview is in the site that visitors see', () => {
  const marks = /preview-note|Draft: visitors do not see it|aria-label="?Preview/;
  expect(wrongOn(site.everyPage, ({ html }) => (marks.test(html) ? ['is marked as a preview'] : []))).toEqual([]);
  expect(site.read('/robots.txt').toString()).toContain('Allow: /');
});
