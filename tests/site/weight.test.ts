import { brotliCompressSync } from 'node:zlib';
import { dirname, posix } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openSite, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);

/** The boards are what the leaderboard page is for: it loads them at once. Every other page is there to be read. */
const contentPages = site.pages.filter(({ path }) => !['/leaderboard', '/share'].includes(path));

/** Bytes of JavaScript that a first-time visitor to a page to read may have to download (issue A). */
const scriptBudget = 4 * 1024;
const scriptsPerPage = 8;
/** Pages that are an application: it starts at once, because without it there is nothing to see. */
const applications: Record<string, string> = { '/share': 'ShareCard' };
const islandNames = [
  'BottomSheet',
  'ChatOverlay',
  'CookieNotice',
  'GroupPlanner',
  'HallOfFame',
  'Leaderboard',
  'PromoBanner',
  'QuoteForm',
  'RoomHallOfFame',
];

const compressed = (content: string | Buffer) => (content.length === 0 ? 0 : brotliCompressSync(content).length);
const running = ({ $ }: BuiltPage) =>
  $('script')
    .toArray()
    .filter(({ attribs }) => !/json|speculationrules/.test(attribs['type'] ?? ''));

/** Modules that a script imports before it runs; what it may import later is not among them. */
const imports = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([./][^"'`]+)["'`]/g)].map(([, address = '']) => address);

/** The scripts of a long page, which one in its head fetches. */
const fetchedScripts = (code: string) =>
  [...code.matchAll(/["'`](\/_astro\/page\.[^"'`]+)["'`]/g)].map(([, address = '']) => address);

/** Every script file that loads without anybody touching the page. */
function scriptFiles(page: BuiltPage): string[] {
  const queue = running(page).flatMap((script) => {
    const address = script.attribs['src'];
    const code = page.$(script).text();
    return address ? [address] : [...imports(code), ...fetchedScripts(code)];
  });
  const preloaded = page.$('link[rel="modulepreload"]').toArray();
  const files = new Set([...queue, ...preloaded.map(({ attribs }) => attribs['href'] ?? '')]);
  for (const file of files) {
    for (const address of imports(site.read(file).toString())) files.add(posix.resolve(dirname(file), address));
  }
  return [...files];
}

test('what a long page fetches after its first frame is counted too', () => {
  const long = site.pages.filter(({ html }) => html.includes('/_astro/page.'));
  expect(long.length).toBeGreaterThan(0);
  for (const page of long) expect(scriptFiles(page).some((file) => file.startsWith('/_astro/page.'))).toBe(true);
});

/** What a browser has read once it can draw the first screen: all up to the end of the first part of the page's own content. */
function firstScreen({ html }: BuiltPage): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const [first] = $('main').children(':not(style, script, link)').toArray();
  return html.slice(0, first?.sourceCodeLocation?.endOffset);
}

function weigh(page: BuiltPage) {
  const inline = running(page)
    .map((script) => page.$(script).text())
    .join('\n');
  const files = scriptFiles(page).reduce((sum, file) => sum + compressed(site.read(file)), 0);
  const preloads = page.$('link[rel="preload"][as="font"]').toArray();
  const fonts = preloads.reduce((sum, { attribs }) => sum + site.read(attribs['href'] ?? '').length, 0);
  const html = compressed(page.html);
  const css = compressed(page.$('style').text());
  return {
    html,
    first: compressed(firstScreen(page)),
    css,
    script: compressed(inline) + files,
    fonts,
    all: html + files + fonts,
    scripts: running(page).length,
  };
}

/** What each page weighs, computed once: the strongest compression takes its time. */
const weights = new Map(site.pages.map((page) => [page.path, weigh(page)]));

test('a visitor who only reads downloads at most 4 kB of JavaScript, inline scripts counted', () => {
  const wrong = wrongOn(contentPages, ({ path }) => {
    const script = weights.get(path)?.script ?? Infinity;
    return script <= scriptBudget ? [] : [`${script} bytes of ${scriptBudget}`];
  });
  expect(wrong).toEqual([]);
});

test(`no page has more than ${scriptsPerPage} scripts`, () => {
  const wrong = wrongOn(site.pages, (page) => {
    const count = running(page).length;
    return count <= scriptsPerPage ? [] : [`${count} scripts`];
  });
  expect(wrong).toEqual([]);
});

test('once the boards of a page are needed, its script is at most 66 kB, React and inline scripts counted', () => {
  const closure = (files: Set<string>) => {
    for (const file of files) {
      for (const address of imports(site.read(file).toString())) files.add(posix.resolve(dirname(file), address));
    }
    return [...files];
  };
  let withBoards = 0;
  const wrong = wrongOn(site.pages, ({ path, $ }) => {
    const boards = $('astro-island[client="near"]');
    if (boards.length === 0) return [];
    withBoards += 1;
    const files = ['component-url', 'renderer-url'].map((name) => boards.first().attr(name) ?? '');
    const all = closure(new Set(files)).reduce((sum, file) => sum + compressed(site.read(file)), 0);
    const script = all + (weights.get(path)?.script ?? Infinity);
    return script <= 66 * 1024 ? [] : [`${script} bytes of ${66 * 1024}`];
  });
  expect(withBoards).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test('React is loaded by islands alone, never by a page itself', () => {
  const isReact = (file: string) =>
    /Minified React error|react\.(transitional\.)?element/.test(site.read(file).toString());
  const renderers = new Set(
    site.pages.flatMap(({ $ }) =>
      $('astro-island')
        .map((_, island) => $(island).attr('renderer-url') ?? '')
        .get(),
    ),
  );
  const wrong = wrongOn(site.pages, (page) =>
    scriptFiles(page)
      .filter((file) => isReact(file) || renderers.has(file))
      .map((file) => `loads ${file} at once`),
  );
  const needed = [...renderers].flatMap((file) =>
    imports(site.read(file).toString()).map((address) => posix.resolve(dirname(file), address)),
  );
  expect(needed.filter(isReact)).toHaveLength(1);
  expect(wrong).toEqual([]);
});

/**
 * A phone's connection brings about 14,100 bytes with the first answer (decision 013). The first screen has to be well
 * within it: the rest of a page may then be as long as the venue has something to say.
 */
const firstScreenBudget = 9_600;

test('the first screen of every page arrives with the first round trip, however much the page has to say below it', () => {
  const wrong = wrongOn(site.pages, ({ path }) => {
    const html = weights.get(path)?.first ?? Infinity;
    return html <= firstScreenBudget ? [] : [`${html} bytes of ${firstScreenBudget}`];
  });
  expect(wrong).toEqual([]);
});

/** What a connection brings with the first answer, less the headers. */
const firstRoundTrip = 14_450;

test.runIf(isSample)(
  'every page of the sample arrives whole with the first round trip, so that a phone shows it 150 ms earlier',
  () => {
    const wrong = wrongOn(contentPages, ({ path }) => {
      const html = weights.get(path)?.html ?? Infinity;
      return html <= firstRoundTrip ? [] : [`${html} bytes of ${firstRoundTrip}`];
    });
    expect(wrong).toEqual([]);
  },
);

test('the typefaces that a first visit loads are two and at most 21 kB, and no other comes later', () => {
  const wrong = wrongOn(site.pages, (page) => {
    const preloaded = page.$('link[rel="preload"][as="font"]').toArray();
    const named = new Set([...page.html.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, address = '']) => address));
    const missing = [...named].filter((address) => !preloaded.some(({ attribs }) => attribs['href'] === address));
    const all = [...named].reduce((sum, address) => sum + site.read(address).length, 0);
    return [
      ...(named.size === 2 ? [] : [`${named.size} typefaces`]),
      ...missing.map((address) => `${address} comes later`),
      ...(all <= 21_000 ? [] : [`${all} bytes of 21000`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('only the five islands, the plan for groups and the form for a price hydrate, and each waits until it is touched or about to be seen', () => {
  const wrong = wrongOn(site.pages, ({ path, $ }) =>
    $('astro-island')
      .toArray()
      .flatMap(({ attribs }) => {
        const name = attribs['component-export'] ?? 'an island without a name';
        if (applications[path] === name) return [];
        const isBoard = ['HallOfFame', 'Leaderboard', 'RoomHallOfFame'].includes(name);
        const waits = attribs['client'] === (isBoard ? 'near' : 'touch');
        return [
          ...(islandNames.includes(name) ? [] : [`${name} is not one of the islands`]),
          ...(waits ? [] : [`${name} hydrates on ${attribs['client']}`]),
        ];
      }),
  );
  expect(wrong).toEqual([]);
});

test.runIf(isSample)(
  'every page has the banner, the sheet and the cookie notice once, readable before any script runs',
  () => {
    const shell: Record<string, string> = {
      PromoBanner: 'aside[aria-label="Announcement"] a',
      BottomSheet: 'dialog a',
      CookieNotice: 'a[href="/legal#cookies"]',
    };
    const wrong = wrongOn(site.pages, ({ $ }) =>
      Object.entries(shell).flatMap(([name, part]) => {
        const island = $(`astro-island[component-export="${name}"]`);
        return island.length === 1 && island.find(part).length > 0 ? [] : [`${island.length} times ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test('every page opens the chat from the bar of phones and from the corner of larger screens, or leads to a person', () => {
  const wrong = wrongOn(site.pages, ({ $ }) =>
    ['.mobile-bar', '.chat-corner'].flatMap((place) => {
      const island = $(`${place} astro-island[component-export="ChatOverlay"]`);
      const works =
        island.find('button').length === 1 && $(`${place} noscript`).text().includes('href="/legal#contact"');
      return island.length === 1 && works ? [] : [`no chat in ${place}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no page carries the styles of the open chat', () => {
  expect(wrongOn(site.pages, ({ html }) => (/\.composer|\.chat-scroll/.test(html) ? ['has them'] : []))).toEqual([]);
});

test('a visitor without JavaScript is told where something needs it', () => {
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const boards = $('astro-island:is([client="near"], [client="load"])').length;
    return boards === $('main noscript').length ? [] : [`${boards} boards, ${$('main noscript').length} notes`];
  });
  expect(wrong).toEqual([]);
});

test('the weight of every page is printed, as the CDN sends it: html holds the css and the inline scripts', () => {
  const columns = ['html', 'first', 'css', 'script', 'fonts', 'all', 'scripts'] as const;
  const line = (name: string, values: readonly (string | number)[]) =>
    name.padEnd(44) + values.map((value) => String(value).padStart(8)).join('');
  const rows = [...weights].map(([path, weight]) =>
    line(
      path,
      columns.map((column) => weight[column]),
    ),
  );
  console.log([line('without pictures, brotli bytes', columns), ...rows].join('\n'));
  expect(rows.length).toBe(site.pages.length);
});

/** The kinds of all values in the properties of an island, as Astro numbers them: 0 is what JSON says, 1 is a list. */
function kindsIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  const [kind, content] = value as unknown[];
  const inside = Array.isArray(content) ? content : Object.values(typeof content === 'object' ? (content ?? {}) : {});
  return [kind, ...(inside as unknown[]).flatMap(kindsIn)];
}

test('islands get nothing but what JSON can say: their element can read nothing else (trim-runtime.ts)', () => {
  const kinds = site.pages.flatMap(({ $ }) =>
    $('astro-island[props]')
      .toArray()
      .flatMap(({ attribs }) => Object.values(JSON.parse(attribs['props'] ?? '{}') as object).flatMap(kindsIn)),
  );
  expect([...new Set(kinds)].sort()).toEqual([0, 1]);
});
