import { expect, test } from 'vitest';
import { fillFacts, fillFactsDeep, fillFactsInHtml, unknownFacts } from '#domain/facts.ts';

const facts = { 'venue.name': 'Bell & Bolt', 'prices.minimum': '$19', 'rooms.the-vault.minutes': '60' };

test('an author writes a fact by its name and readers see its value, as often as it is named', () => {
  expect(fillFacts('{{venue.name}}: {{ rooms.the-vault.minutes }} minutes. {{venue.name}}!', facts)).toBe(
    'Bell & Bolt: 60 minutes. Bell & Bolt!',
  );
});

test('a price keeps its dollar sign', () => {
  expect(fillFacts('from {{prices.minimum}} on', facts)).toBe('from $19 on');
});

test('a text without facts stays as it is, braces included', () => {
  expect(fillFacts('Nothing {here} {{ }} changes.', facts)).toBe('Nothing {here} {{ }} changes.');
});

test('an author who misspells a fact is told which one, and which ones there are', () => {
  expect(() => fillFacts('{{venue.nam}}', facts)).toThrow(
    'There is no fact "venue.nam". Use one of: venue.name, prices.minimum, rooms.the-vault.minutes.',
  );
});

test('all misspelled facts of a text are found, and only those', () => {
  expect(unknownFacts('{{venue.name}} {{venue.nam}} {{ price }}', facts)).toEqual(['venue.nam', 'price']);
  expect(unknownFacts('No facts here.', facts)).toEqual([]);
});

test('a word that every JavaScript object knows is no fact', () => {
  expect(unknownFacts('{{constructor}}', facts)).toEqual(['constructor']);
  expect(() => fillFacts('{{constructor}}', facts)).toThrow('There is no fact "constructor"');
});

test('facts are filled in everywhere inside a piece of content, and all that is not text is kept', () => {
  const content = {
    title: '{{venue.name}}',
    sections: [{ heading: 'How long', lines: ['{{rooms.the-vault.minutes}} minutes'] }],
    order: 2,
    draft: false,
    video: null,
    lastDay: undefined,
  };

  expect(fillFactsDeep(content, facts)).toEqual({
    title: 'Bell & Bolt',
    sections: [{ heading: 'How long', lines: ['60 minutes'] }],
    order: 2,
    draft: false,
    video: null,
    lastDay: undefined,
  });
  expect(content.title).toBe('{{venue.name}}');
});

test('a picture in which there is nothing to fill in stays the very same object, by which it is known', () => {
  const picture = { src: '/safe.webp', sizes: [320, 640] };
  const filled = fillFactsDeep({ title: '{{venue.name}}', gallery: [picture] }, facts);

  expect(filled.title).toBe('Bell & Bolt');
  expect(filled.gallery[0]).toBe(picture);
});

test('words that are meant as they are stay, and name no fact', () => {
  const text = 'From {{prices.minimum}}, next door {{meant $25 a person}}.';

  expect(fillFacts(text, facts)).toBe('From $19, next door $25 a person.');
  expect(unknownFacts(text, facts)).toEqual([]);
});

test('in a page a fact is text, whatever its signs, and may stand in the address of a link', () => {
  expect(
    fillFactsInHtml('<p>{{venue.name}}</p><a href="/rooms#%7B%7Brooms.the-vault.minutes%7D%7D">x</a>', facts),
  ).toBe('<p>Bell &amp; Bolt</p><a href="/rooms#60">x</a>');
});
