import { describe, expect, test } from 'vitest';
import { otherPost, post, postProblems, problems } from './content-folder.ts';

const business = 'src/content/business.yaml';
const vault = 'src/content/rooms/the-vault.yaml';
const crypt = 'src/content/rooms/the-crypt.yaml';
const questions = 'src/content/questions.yaml';

describe('a marketer', () => {
  test('who misspells a room in a review is told the rooms', () => {
    expect(problems({ 'src/content/reviews.yaml': [['room: the-vault', 'room: vault']] })).toEqual([
      'src/content/reviews.yaml – dana.room: there is no room "vault"; write one of: the-crypt, the-vault, general',
    ]);
  });

  test('who misspells the occasion of a review is told the pages', () => {
    const occasion = (page: string): [string, string][] => [
      ['audienceType: family', `audienceType: family\n  occasion: ${page}`],
    ];
    expect(problems({ 'src/content/reviews.yaml': occasion('gift-cards') })).toEqual([]);
    expect(problems({ 'src/content/reviews.yaml': occasion('gift-card') })).toEqual([
      'src/content/reviews.yaml – dana.occasion: there is no page "gift-card"; write "gift-cards" (the choices are: gift-cards, legal), or leave the line out',
    ]);
  });

  test('who misspells the page that a post leads to is told the pages', () => {
    expect(postProblems('title:', 'page: gift-cards\ntitle:')).toEqual([]);
    expect(postProblems('title:', 'page: gift-card\ntitle:')).toEqual([
      'page: there is no page "gift-card"; write "gift-cards" (the choices are: gift-cards, legal), or leave the line out',
    ]);
  });

  test('who misspells a fact is told the facts of a similar name', () => {
    expect(problems({ [questions]: [['{{prices.range}}', '{{price.range}} or {{ prices range }}']] })).toEqual([
      `${questions} – price.answer: there is no fact {{price.range}}; write "prices.range"`,
      `${questions} – price.answer: "{{ prices range }}" is not a fact; write its name between two pairs of braces, ` +
        'such as {{venue.phone}}',
    ]);
  });

  test('uses facts in a post, and is told of one that does not exist or stands in a heading', () => {
    expect(
      problems({
        [post]: [['## What', 'Call {{venue.phone}}, {{meant 24 hours}} a day, or {{venue.fone}}.\n\n## What']],
      }),
    ).toEqual([
      expect.stringMatching(/– line 17: there is no fact \{\{venue\.fone\}\}; write "venue\.phone" or "venue\.name"/),
    ]);
    expect(problems({ [otherPost]: [['Read about', '## From {{prices.range}}\n\nRead about']] })).toEqual([
      expect.stringContaining('– line 13: a heading cannot hold a fact;'),
    ]);
  });

  test('who uses a fact where the site does not fill it in is told its value', () => {
    expect(problems({ 'src/content/reviews.yaml': [['It clicks.', 'It is {{prices.range}} well spent.']] })).toEqual([
      'src/content/reviews.yaml – dana.text: {{prices.range}} is not filled in here; write "$35 to $39"',
    ]);
  });

  test('who links from a question or a page to nowhere is told where', () => {
    expect(problems({ [questions]: [['/#rooms', '/#room']] })).toEqual([
      `${questions} – price.link.href: the link "/#room" leads to a section that / does not have; write "/#rooms"`,
    ]);
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['From', 'See [x](/gift). From']] })).toEqual([
      'src/content/pages/gift-cards.yaml – lead: the link "/gift" leads to a page that does not exist; write one of: ' +
        '/gift-cards, /legal, /questions, /blog, /, /rooms/the-crypt, /rooms/the-vault',
    ]);
  });

  test('whose room shares its number, address or place with another is told both files', () => {
    const edits: [string, string][] = [
      ['id: 1', 'id: 2'],
      ['order: 1', 'order: 2'],
      ['slug: the-vault', 'slug: the-crypt'],
    ];
    expect(problems({ [vault]: edits })).toEqual(
      expect.arrayContaining([
        `${vault} – id: "2" is taken by ${crypt}; write another number; 3 is free`,
        `${vault} – order: "2" is taken by ${crypt}; write another number; 3 is free`,
        `${vault} – slug: "the-crypt" is taken by ${crypt}; write another one`,
      ]),
    );
  });

  test('whose room has no film or no booking address is told what to add', () => {
    expect(problems({ 'src/content/public/video/the-vault-mobile.mp4': null })).toContain(
      `${vault} – video.mobile: there is no film at "/video/the-vault-mobile.mp4"; add the file ` +
        'src/content/public/video/the-vault-mobile.mp4, or remove the video',
    );
    expect(problems({ [business]: [['the-crypt: https', 'the-cript: https']] })).toEqual([
      `${business} – booking.rooms.the-crypt: is missing, although src/content/rooms has this room; add the address ` +
        'of its booking page',
      `${business} – booking.rooms.the-cript: there is no room "the-cript"; write "the-crypt" (the choices are: ` +
        'the-crypt, the-vault)',
    ]);
  });

  test('who gets the business file wrong is told the field inside its group', () => {
    const edits: [string, string][] = [
      ["opens: '12:00'", "opens: '4 PM'"],
      ['latitude: 39.9', 'lattitude: 39.9'],
    ];
    expect(problems({ [business]: edits })).toEqual([
      `${business} – coordinates.lattitude: there is no field of this name; write "latitude" or "longitude" (the ` +
        'choices are: latitude, longitude)',
      `${business} – hours.saturday.opens: "4 PM" cannot be used; write a 24-hour time such as "16:00"`,
    ]);
  });

  test('who lists too few things is told how many there must be', () => {
    expect(problems({ [vault]: [['  - No third safe\n', '']] })).toEqual([
      `${vault} – highlights: has 2 entries; write at least 3`,
    ]);
  });

  test('who misspells the kind of a section or a holiday is told the kinds', () => {
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['kind: text', 'kind: texts']] })).toEqual([
      'src/content/pages/gift-cards.yaml – sections, entry 1, kind: "texts" is not one of the choices; write "text" ' +
        '(the choices are: text, steps, cards, table, list, questions)',
    ]);
    expect(problems({ 'src/content/holidays.yaml': [['kind: fixed', 'kind: fixd']] })).toHaveLength(1);
  });

  test('whose card is about a room that does not exist is told the rooms', () => {
    const cards = ['vault', 'the-crypt'].map(
      (room) => `      - { id: ${room}, title: T, text: Text., room: ${room} }\n`,
    );
    const section = `sections:\n  - id: which-room\n    kind: cards\n    heading: Which room\n    cards:\n${cards.join('')}`;
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['sections:\n', section]] })).toEqual([
      'src/content/pages/gift-cards.yaml – sections.which-room.cards: there is no room "vault"; write one of: ' +
        'the-crypt, the-vault',
    ]);
  });

  test('whose button leads to a section that the page does not have is told its sections', () => {
    const action =
      'action:\n  { label: Book, choose: { label: Choose, section: which-rom }, target: general, note: Ask us. }\n' +
      'sections:\n  - { id: which-room, kind: text, heading: Which room }\n';
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['sections:\n', action]] })).toEqual([
      expect.stringMatching(/action\.choose\.section: there is no section "which-rom"; write "which-room"/),
    ]);
  });

  test('whose card is about a birthday package that does not exist is told the packages', () => {
    const section =
      'sections:\n  - id: sizes\n    kind: cards\n    heading: Sizes\n    cards:\n' +
      '      - { id: small, title: T, text: Text., package: 7 }\n      - { id: large, title: T, text: Text. }\n';
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['sections:\n', section]] })).toEqual([
      expect.stringMatching(/sections\.sizes\.cards: there is no birthday package for "7" players; (?:write|remove)/),
    ]);
  });

  test('whose page names two sections alike is told so', () => {
    const twice = 'sections:\n  - id: how-it-works\n    kind: text\n    heading: Again\n';
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['sections:\n', twice]] })).toEqual([
      'src/content/pages/gift-cards.yaml – sections: two of them have the id "how-it-works"; give one another id',
    ]);
  });

  test.each([business, questions, 'src/content/pages/gift-cards.yaml'])(
    'who breaks %s is not told that other files are broken by it',
    (file) => {
      expect(problems({ [file]: '\tbroken: [' })).toHaveLength(1);
    },
  );
});
