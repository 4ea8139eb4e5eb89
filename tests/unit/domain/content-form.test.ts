import { expect, test } from 'vitest';
import { toContent, toForm, type ContentForm } from '../../../src/domain/content-form.ts';

const plain: ContentForm = { kind: 'plain' };
const entries: ContentForm = {
  kind: 'entries',
  entry: {
    kind: 'group',
    fields: { question: plain, link: { kind: 'group', isOptional: true, fields: { href: plain } } },
  },
};
const cards: ContentForm = { kind: 'list', item: { kind: 'group', fields: { id: plain, title: plain } } };

test('a question without an id gets one of its words, and another one where that is taken', () => {
  const filled = [
    { id: 'old', question: 'Is it dark?' },
    { id: '', question: 'Où est-ce?' },
    { question: 'Ou est ce' },
  ];
  expect(Object.keys(toContent(entries, filled) as object)).toEqual(['old', 'ou-est-ce', 'ou-est-ce-2']);
});

test('an id that somebody has written stays', () => {
  const content = { 'how-dark': { question: 'Is it dark?' } };
  expect(toContent(entries, toForm(entries, content))).toEqual(content);
});

test('a card without an id gets one that no other card of its list has', () => {
  expect(toContent(cards, [{ id: 'night', title: 'Day' }, { title: 'Night' }])).toEqual([
    { id: 'night', title: 'Day' },
    { id: 'night-2', title: 'Night' },
  ]);
});

test('what is optional and empty is not written, what is required and empty is for the check to name', () => {
  expect(toContent(entries, [{ id: 'a', question: 'Why?', link: { href: '' } }])).toEqual({ a: { question: 'Why?' } });
});

test('a closed day is an empty list of hours, and the other way around', () => {
  const day: ContentForm = { kind: 'hours' };
  const span = { opens: '16:00', closes: '21:30' };
  expect(toForm(day, 'closed')).toEqual([]);
  expect(toContent(day, [])).toBe('closed');
  expect(toContent(day, toForm(day, span))).toEqual(span);
  expect(toContent(day, [span, span])).toEqual([span, span]);
});

test('one price is an amount, two are a span', () => {
  const price: ContentForm = { kind: 'price' };
  expect(toForm(price, 35)).toEqual({ from: 35 });
  expect(toContent(price, { from: 35, to: null })).toBe(35);
  expect(toContent(price, { from: 35, to: 39 })).toEqual({ from: 35, to: 39 });
});

test('names that authors choose come back as names', () => {
  const record: ContentForm = { kind: 'record', value: plain };
  expect(toForm(record, { start: ['How?'] })).toEqual([{ name: 'start', value: ['How?'] }]);
  expect(toContent(record, [{ name: 'start', value: ['How?'] }])).toEqual({ start: ['How?'] });
});

test('what fits no form is left as it is', () => {
  expect(toForm(cards, 'a sentence')).toBe('a sentence');
  expect(toForm({ kind: 'choice', by: 'kind', options: {} }, { kind: 'new' })).toEqual({ kind: 'new' });
});
