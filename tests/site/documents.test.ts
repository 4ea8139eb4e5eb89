import { expect, test } from 'vitest';
import { openSite, ownAddress, textOf, wrongOn, type BuiltPage } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);

/** Values of an attribute that occur more than once on a page. */
const repeated = (values: (string | undefined)[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

test.runIf(isSample)(
  'every page is there: home, rooms, blog, occasions, legal, leaderboard and the page for unknown addresses',
  () => {
    const single = '/ /404 /blog /leaderboard /legal';
    const occasions = '/birthday-parties /careers /corporate-booking /date-night /gift-cards';
    const rooms = '/rooms/alice-in-wonderland /rooms/jack-the-ripper /rooms/thai-prison';
    const expected = [single, occasions, rooms].flatMap((paths) => paths.split(' '));
    expect(expected.filter((path) => !site.hasPage(path))).toEqual([]);
  },
);

test('a screen reader reads every page in the right language', () => {
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const language = $('html').attr('lang');
    return language === 'en-US' ? [] : [`its language is ${language}`];
  });
  expect(wrong).toEqual([]);
});

test('every page has one main heading, and its headings go down one level at a time', () => {
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level > before + 1 ? [`h${level} “${$(headings[index]).text().trim()}” follows h${before}`] : [];
    });
    const main = levels.filter((level) => level === 1).length;
    return main === 1 ? skips : [`${main} main headings`, ...skips];
  });
  expect(wrong).toEqual([]);
});

test('every heading, link, button and summary says something', () => {
  const wrong = wrongOn(site.pages, ({ $ }) =>
    $('h1, h2, h3, h4, a, button, summary')
      .toArray()
      .filter((element) => {
        const named = $(element).find('[aria-label], img[alt]:not([alt=""])').addBack('[aria-label]');
        return $(element).text().trim() === '' && named.length === 0;
      })
      .map((element) => `an empty ${$.html(element).slice(0, 120)}`),
  );
  expect(wrong).toEqual([]);
});

test('wherever a page names a phone number or an email address, the visitor can call or write from there', () => {
  const contact = /\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
  const named = (text: string) => text.match(contact) ?? [];
  let linked = 0;
  const wrong = wrongOn(site.pages, ({ $ }) => {
    linked += named($('main a[href^="tel:"], main a[href^="mailto:"]').text()).length;
    const plain = $('main').clone();
    plain.find('a, script, template, .prose').remove(); // what authors write in a post is theirs
    return named(plain.text()).map((found) => `${found} leads nowhere`);
  });
  expect(linked).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test.runIf(isSample)('without any script every page has its words and a way on, and none says “undefined”', () => {
  const toBeFound = site.pages.filter(({ $ }) => !$('meta[name="robots"]').attr('content')?.includes('noindex'));
  expect(toBeFound.length).toBeGreaterThan(10);
  const wrong = wrongOn(toBeFound, (page) => {
    const words = textOf(page, 'main').split(' ').length;
    return [
      ...(words > 40 ? [] : [`its main part has ${words} words`]),
      ...(page.$('main a[href]').length > 0 ? [] : ['its main part leads nowhere']),
      ...(/\b(undefined|NaN|\[object)\b/.test(textOf(page)) ? ['it says what no author wrote'] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every page has a header, one main part and a footer, and the keyboard can skip to the main part', () => {
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const target = $('body a').first().attr('href') ?? '';
    return [
      ...['body > header', 'body > main', 'body > footer']
        .filter((part) => $(part).length !== 1)
        .map((part) => `${$(part).length} times ${part}`),
      ...($(target).is('main') ? [] : [`the first link leads to ${target}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no name is given to two things on one page, and every name that is referred to exists', () => {
  const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'popovertarget', 'for'];
  const wrong = wrongOn(site.pages, ({ $ }) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    const named = references.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(name) ?? '').split(/\s+/)),
    );
    return [
      ...repeated(ids).map((id) => `two things have the id ${id}`),
      ...named.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no tag of any page has an attribute twice, which browsers would ignore', () => {
  const tag = /<[a-z][^\s>]*((?:\s+[^\s=>"']+(?:="[^"]*")?)+)\s*\/?>/g;
  const wrong = wrongOn(site.pages, ({ html }) =>
    [...html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').matchAll(tag)].flatMap(([whole, attributes = '']) => {
      const names = [...attributes.matchAll(/\s+([^\s=>"']+)(?:="[^"]*")?/g)].map(([, name]) => name);
      return repeated(names).map((name) => `${name} twice in ${whole.slice(0, 120)}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('nowhere does a page print a value that nobody filled in', () => {
  const empty = /.{0,40}(?:\bundefined\b|\bnull\b|\bNaN\b|\[object \w+\]|\{\{|Invalid Date).{0,20}/;
  const script = /<(script|style)(?! type="application)\b[^]*?<\/\1>/g;
  const wrong = wrongOn(site.pages, ({ html }) => html.replace(script, '').match(empty) ?? []);
  expect(wrong).toEqual([]);
});

/** Addresses of pictures, posters, films and stylesheets that a page may load. */
function resources({ $ }: BuiltPage): string[] {
  const single = [
    'img[src]',
    'source[src]',
    'video[src]',
    'audio[src]',
    'script[src]',
    'video[poster]',
    'link[href]',
  ].flatMap((rule) =>
    $(rule)
      .toArray()
      .map((element) => $(element).attr(/\[(\w+)\]/.exec(rule)?.[1] ?? '') ?? ''),
  );
  // On a picture in the text of a post, `data-scroll` tells a width.
  const sets = $('[srcset], source[data-load], source[data-scroll]')
    .toArray()
    .flatMap((element) =>
      ['srcset', ...(element.name === 'source' ? ['data-load', 'data-scroll'] : [])].flatMap((name) =>
        ($(element).attr(name) ?? '').split(/,\s+/),
      ),
    )
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [...single, ...sets];
}

test('every picture, film, font and script that a page asks for is in the built folder', () => {
  const wrong = wrongOn(site.pages, (page) =>
    resources(page)
      .filter((address) => {
        const path = ownAddress(address, page)?.pathname;
        return path !== undefined && !site.has(path);
      })
      .map((address) => `${address} is missing`),
  );
  expect(wrong).toEqual([]);
});

test('every picture has a description or is marked as decoration, and keeps its place before it is loaded', () => {
  const wrong = wrongOn(site.pages, ({ $ }) =>
    $('img, video')
      .toArray()
      .flatMap((element) => {
        const { attribs, tagName } = element;
        const described = tagName === 'video' ? attribs['aria-label'] : attribs['alt'];
        const sized = [attribs['width'], attribs['height']].every((size) => /^[1-9]\d*$/.test(size ?? ''));
        const name = attribs['src'] ?? attribs['poster'] ?? tagName;
        return [
          ...(described === undefined ? [`${name} has no description`] : []),
          ...(sized ? [] : [`${name} has no width and height`]),
        ];
      }),
  );
  expect(wrong).toEqual([]);
});

test('no picture that is written into a page itself holds up the first one that visitors see', () => {
  const wrong = wrongOn(site.pages, ({ $ }) =>
    $('img[src^="data:"], video[poster^="data:"]')
      .toArray()
      .map(({ tagName }) => `a picture of a ${tagName} is written into the page`),
  );
  expect(wrong).toEqual([]);
});

test('dates are written so that programs can read them', () => {
  const wrong = wrongOn(site.pages, ({ $ }) =>
    $('time')
      .toArray()
      .map((element) => $(element).attr('datetime') ?? '')
      .filter((value) => !/^\d{4}-\d{2}-\d{2}$/.test(value))
      .map((value) => `a date is written “${value}”`),
  );
  expect(wrong).toEqual([]);
});
