import { describe, expect, test } from 'vitest';
import { otherPost, post, problems, textProblems } from './content-folder.ts';

const atNoon = /publishedAt: .*/;

describe('a marketer who links', () => {
  test.each([
    '/',
    '/#rooms',
    '/questions#faq-price',
    '/?theme=heist#rooms',
    '/gift-cards#how-it-works',
    '/rooms/the-crypt#book',
    '/blog',
    '/blog/category/announcements',
    '/video/the-vault-mobile.mp4',
    'https://bell.example.com/gift-cards',
    'https://elsewhere.example.com/',
    'mailto:desk@example.com?subject=Hello',
    'tel:+12155550100',
    '#costs--more',
    '#own',
  ])('to %s is not bothered', (link) => {
    expect(textProblems(`[a link](${link})\n\n## Costs & “more”\n\n<p id="own"></p>`)).toEqual([]);
  });

  test('to a page that does not exist is told the line and the page that was probably meant', () => {
    expect(textProblems('\n\nBuy [a gift card](/gift-card).')).toEqual([
      'line 14: the link "/gift-card" leads to a page that does not exist; write "/gift-cards"',
    ]);
    expect(textProblems('[The Vault](/rooms/the-vault/)')).toEqual([
      'line 12: the link "/rooms/the-vault/" leads to a page that does not exist; write "/rooms/the-vault"',
    ]);
    expect(textProblems('[somewhere](/completely-different-thing)')).toEqual([
      'line 12: the link "/completely-different-thing" leads to a page that does not exist; write one of: ' +
        '/gift-cards, /legal, /questions, /blog, /, /rooms/the-crypt, /rooms/the-vault',
    ]);
  });

  test('to a section that does not exist is told the sections', () => {
    expect(textProblems('[below](#price)\n\n## Prices\n\n## Prices')).toEqual([
      'line 12: the link "#price" leads to a section that this page does not have; write "#prices" or "#prices-1" ' +
        '(the choices are: #prices, #prices-1)',
    ]);
    expect(textProblems('[offer](/blog/summer-offer#rules)')).toEqual([
      'line 12: the link "/blog/summer-offer#rules" leads to a section that /blog/summer-offer does not have; ' +
        'write "/blog/summer-offer"',
    ]);
  });

  test('in HTML is told the line of the tag', () => {
    expect(textProblems('<ul>\n  <li>\n    <a href="/gift-card">Gift</a>\n  </li>\n</ul>')).toEqual([
      'line 14: the link "/gift-card" leads to a page that does not exist; write "/gift-cards"',
    ]);
  });

  test('by a name below the text is told so too', () => {
    expect(textProblems('Buy [a gift card][gift].\n\n[gift]: /gift-card')).toHaveLength(1);
  });

  test('in an example of code is not bothered', () => {
    expect(textProblems('`[x](/gift-card)`\n\n```html\n<a href="/gift-card">x</a>\n```')).toEqual([]);
  });

  test('nowhere, or without a slash, is told how links look', () => {
    expect(textProblems('[here](#) and [there]()')).toEqual([
      'line 12: a link leads nowhere; write a page such as /gift-cards or a section such as #prices',
    ]);
    expect(textProblems('[gift](gift-cards)')).toEqual([
      'line 12: the link "gift-cards" is neither a page of this site nor a full address; write a page such as ' +
        '/gift-cards, or an address that starts with https://',
    ]);
    expect(textProblems('<a href="javascript:alert(1)">x</a> <a href="//evil.example.com">y</a>')).toHaveLength(2);
  });

  test('to a draft is told that nobody will see it', () => {
    expect(problems({ [post]: [['id: 1', 'id: 1\ndraft: true']] })).toEqual([
      `${otherPost} – line 13: the link "/blog/a-new-safe" leads to a draft; remove the link, or ` +
        '"draft: true" over there',
    ]);
  });

  test('to a post that comes later is told from when it is there', () => {
    expect(problems({ [post]: [[atNoon, 'publishedAt: 2026-08-01']] })).toEqual([
      `${otherPost} – line 13: the link "/blog/a-new-safe" leads to a page that is not there before ` +
        'August 1, 2026; remove it until then, or change the date of publication',
    ]);
  });

  test('from a post that comes later still, or from a draft, is not bothered', () => {
    const later: [RegExp, string][] = [[atNoon, 'publishedAt: 2026-08-01']];
    expect(problems({ [post]: later, [otherPost]: later })).toEqual([]);
    expect(problems({ [post]: later, [otherPost]: [['id: 2', 'id: 2\ndraft: true']] })).toEqual([]);
  });

  test('from an old post to a new one that is out is not bothered', () => {
    expect(problems({ [otherPost]: [[atNoon, 'publishedAt: 2025-01-01']] })).toEqual([]);
  });
});
