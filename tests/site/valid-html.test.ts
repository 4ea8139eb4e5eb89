import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { openSite, wrongOn } from '../support/built-site.ts';
import { today } from '../support/builds.ts';

const site = openSite(today);

test('every page keeps the rules of HTML: what may stand where, and which attributes an element has', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  const reports = await Promise.all(
    site.everyPage.map(async ({ path, html }) => ({ path, report: await validator.validateString(html, path) })),
  );
  const wrong = reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${path}: ${message} at ${selector}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nothing stands behind the end of a page', () => {
  const wrong = wrongOn(site.everyPage, ({ html }) => {
    const [, behind = 'no end'] = html.split('</body>');
    return behind.trim() === '</html>' ? [] : [behind.slice(0, 80)];
  });
  expect(wrong).toEqual([]);
});

/** What the Nu checker knows and the validator above does not. */
test.each([
  [
    'aria-expanded on a button with a command, of which browsers know themselves what it opened',
    '[command][aria-expanded]',
  ],
  ['aria-hidden on what is hidden anyway', '[hidden][aria-hidden]'],
  ['a width of a picture without the size it is shown in', '[srcset*="w,"]:not([sizes]), [srcset$="w"]:not([sizes])'],
  ['a size of a picture without its width', ':is(img, source)[sizes]:not([srcset*="w,"], [srcset$="w"])'],
])('no page has %s', (_, selector) => {
  const wrong = wrongOn(site.everyPage, ({ $ }) =>
    $(selector)
      .toArray()
      .map((element) => $.html(element).slice(0, 120)),
  );
  expect(wrong).toEqual([]);
});

test('no tag that has no end closes itself, as only XML would', () => {
  const stroke = /<(?:br|hr|img|input|link|meta|source|track|wbr)\b[^<>]*\/>/;
  const wrong = wrongOn(site.everyPage, ({ html }) => stroke.exec(html)?.slice(0, 1) ?? []);
  expect(wrong).toEqual([]);
});
