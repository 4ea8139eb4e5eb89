import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSite, ownAddress, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { backendUrl } from '../support/addresses.ts';

const site = openSite(today);

/** Every page but the editor, whose own policy content-editor.test.ts looks at. */
const pages = site.everyPage.filter(({ path }) => path !== '/xtra/content');

/** The policy of a page: sources by directive. */
function policy({ $ }: BuiltPage): Record<string, string[]> {
  const content = $('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that run, as opposed to data. */
const runningScripts = 'script:not([type]), script[type="module"], script[type="text/javascript"]';

test('every page allows nothing but what it names', () => {
  for (const page of pages) {
    expect(page.$('meta[http-equiv="content-security-policy" i]').length, page.path).toBe(1);
    expect(policy(page), page.path).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'font-src': expect.arrayContaining(["'self'"]),
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", backendUrl],
      'img-src': ["'self'", 'data:', backendUrl],
    });
  }
});

test('no page allows unsafe scripts or styles, whole schemes or other hosts', () => {
  const harmless = /^'(self|none|sha256-[A-Za-z0-9+/=]+)'$/;
  const wrong = wrongOn(pages, (page) =>
    Object.entries(policy(page)).flatMap(([directive, sources]) =>
      sources
        .filter((source) => !harmless.test(source) && source !== backendUrl)
        .filter((source) => !(['img-src', 'font-src'].includes(directive) && source === 'data:'))
        .map((source) => `${directive} allows ${source}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every script and style written into a page is one that its policy knows', () => {
  const wrong = wrongOn(site.everyPage, (page) => {
    const { 'script-src': scripts = [], 'style-src': styles = [] } = policy(page);
    const unknown = (rule: string, known: string[]) =>
      page
        .$(rule)
        .toArray()
        .map((element) => page.$(element).text())
        .filter((text) => !known.includes(digest(text)))
        .map((text) => `unknown: ${text.slice(0, 80)}`);
    const inline = runningScripts.replaceAll(/script(?=[:[])/g, 'script:not([src])');
    return [...unknown(inline, scripts), ...unknown('style', styles)];
  });
  expect(wrong).toEqual([]);
});

test('every page states its policy before its first script', () => {
  const wrong = wrongOn(site.everyPage, ({ html }) =>
    html.indexOf('http-equiv="content-security-policy"') < html.indexOf('<script') ? [] : ['a script comes first'],
  );
  expect(wrong).toEqual([]);
});

test('no page has styles or scripts in attributes, which the policy would refuse', () => {
  const wrong = wrongOn(site.everyPage, ({ $ }) =>
    $('html, html *')
      .toArray()
      .flatMap(({ tagName, attribs }) =>
        Object.entries(attribs)
          .filter(([name, value]) => /^(style|on\w+)$/.test(name) || /^\s*javascript:/i.test(value))
          .map(([name, value]) => `<${tagName} ${name}="${value.slice(0, 60)}">`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('no page has frames, forms that a browser would send, plug-ins or a base address', () => {
  const wrong = wrongOn(site.everyPage, ({ $ }) =>
    $(
      'iframe, frame, object, embed, form:not([method="dialog"]:not([action]), poll-box > form:not([action])), base, portal, meta[http-equiv="refresh"]',
    )
      .toArray()
      .map(({ tagName }) => `a <${tagName}>`),
  );
  expect(wrong).toEqual([]);
});

/** Every address that a browser asks for by itself when it shows a page. */
function asked({ $ }: BuiltPage): string[] {
  const plain = $('script[src], img[src], source[src], video[src], audio[src], track[src], image[href], use[href]');
  const heads = $('link[href]').filter((_, link) => !/^(canonical|alternate)$/.test($(link).attr('rel') ?? ''));
  const css = $('style').text();
  return [
    ...[...plain.toArray(), ...heads.toArray()].map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? ''),
    ...$('[poster]')
      .map((_, element) => $(element).attr('poster') ?? '')
      .get(),
    ...$('[srcset]')
      .map((_, element) => ($(element).attr('srcset') ?? '').split(/,\s+/))
      .get(),
    ...[...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address),
    ...[...css.matchAll(/@import\s+["']([^"']+)/g)].map(([, address = '']) => address),
  ].filter((address) => address !== '');
}

test('no page asks anybody else for anything: scripts, pictures, films, fonts and styles are all its own', () => {
  const wrong = wrongOn(site.everyPage, (page) =>
    asked(page)
      .filter((address) => !address.startsWith('data:') && !ownAddress(address.trim().split(/\s/)[0] ?? '', page))
      .map((address) => `asks for ${address}`),
  );
  expect(pages.every((page) => asked(page).length > 5)).toBe(true);
  expect(wrong).toEqual([]);
});

test('no page opens a connection to somebody else in advance', () => {
  const wrong = wrongOn(site.everyPage, ({ $ }) =>
    $('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prerender"]')
      .toArray()
      .map(({ attribs }) => `${attribs['rel']} ${attribs['href']}`),
  );
  expect(wrong).toEqual([]);
});

test('no script of the site fetches a script or style from elsewhere', () => {
  const scripts = site.files.filter((path) => /\.(js|css)$/.test(path));
  const loads = /(?:import\s*\(?|from|importScripts\(|@import|url\()\s*["'`]?(https?:)?\/\/[^"'`)]+/g;
  const wrong = scripts.flatMap((path) =>
    [...site.read(path).toString().matchAll(loads)].map(([found]) => `${path}: ${found}`),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
