import { describe, expect, test } from 'vitest';
import { pageSchema } from '#schemas/page.ts';
import { anyPicture, problems } from '../../support/schema.ts';

const schema = pageSchema(anyPicture);
const section = { id: 'how', heading: 'How it goes' };
const page = (changes: Record<string, unknown> = {}) => ({
  label: 'Gift cards',
  title: 'Gift Cards',
  metaDescription: 'A gift card for the Vault arrives by email at once, never expires and is good for any room.',
  eyebrow: 'Gifts',
  heading: 'Give them an hour',
  lead: 'It never expires.',
  sections: [],
  ...changes,
});

describe('a page can have a section of', () => {
  test.each([
    { kind: 'text' },
    {
      kind: 'steps',
      steps: [
        { id: 'pick', title: 'Pick', text: 'A room.' },
        { id: 'play', title: 'Play', text: 'An hour.' },
      ],
    },
    {
      kind: 'cards',
      cards: [
        { id: 'one', title: 'One', text: 'Card.' },
        { id: 'two', title: 'Two', text: 'Cards.', label: 'New' },
        { id: 'job', title: 'Host', text: 'Work.', isOpen: false, details: ['Two shifts'], applySubject: 'Host' },
      ],
    },
    {
      kind: 'table',
      columns: ['Players', 'Price'],
      rows: [
        { id: 'small', name: '8', value: '$399' },
        { id: 'large', name: '16', code: 'party_of_16', value: '$639' },
        { id: 'rare', name: '40', value: 'Ask us.', fold: 'Rare sizes' },
      ],
    },
    {
      kind: 'list',
      items: [
        { id: 'expiry', text: 'Never expires.' },
        { id: 'rooms', text: 'Any room.' },
      ],
    },
    {
      kind: 'questions',
      questions: [
        { id: 'when', question: 'When?', answer: 'Now.' },
        { id: 'where', question: 'Where?', asks: ['Which place?'], answer: 'Here.' },
      ],
    },
  ])('$kind', (content) => {
    expect(problems(schema, page({ sections: [{ ...section, intro: 'So.', ...content }] }))).toEqual([]);
  });
});

describe('an author is told of', () => {
  test.each([
    {
      mistake: 'a kind of section that does not exist',
      sections: [{ ...section, kind: 'carousel' }],
      field: 'sections.0.kind',
    },
    {
      mistake: 'a list of one',
      sections: [{ ...section, kind: 'list', items: [{ id: 'alone', text: 'Alone.' }] }],
      field: 'sections.0.items',
    },
    {
      mistake: 'a section with the content of another',
      sections: [{ ...section, kind: 'text', items: [{ id: 'a', text: 'A' }] }],
      field: 'sections.0',
    },
    {
      mistake: 'an anchor with spaces',
      sections: [{ ...section, id: 'how it goes', kind: 'text' }],
      field: 'sections.0.id',
    },
  ])('$mistake', ({ sections, field }) => {
    expect(problems(schema, page({ sections })).map((problem) => problem.split(':')[0])).toEqual([field]);
  });

  test('an action that leads nowhere we know', () => {
    const action = { label: 'Buy now', target: 'giftCards', note: 'It takes a minute.' };

    expect(problems(schema, page({ action }))).toEqual([]);
    expect(problems(schema, page({ action: { ...action, target: 'shop' } }))[0]).toMatch('action.target');
    const request = { label: 'Ask for a price', subject: 'A price', headcount: 'How many', wishes: 'When' };
    expect(problems(schema, page({ action: { ...action, request } }))).toEqual([]);
    expect(problems(schema, page({ action: { ...action, request: { ...request, wishes: '' } } }))[0]).toMatch('wishes');
  });
});
