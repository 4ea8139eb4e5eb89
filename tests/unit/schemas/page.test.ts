import { describe, expect, test } from 'vitest';
import { pageSchema } from '#schemas/page.ts';
import { anyPicture, problems } from '../../support/schema.ts';

const schema = pageSchema(anyPicture);
const section = { id: 'how', heading: 'How it goes' };
const page = (changes: Record<string, unknown> = {}) => ({
  title: 'Gift Cards',
  metaDescription: 'A gift card for the Vault arrives by e-mail at once, never expires and is good for any room.',
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
        { title: 'Pick', text: 'A room.' },
        { title: 'Play', text: 'An hour.' },
      ],
    },
    {
      kind: 'cards',
      cards: [
        { title: 'One', text: 'Card.' },
        { title: 'Two', text: 'Cards.', label: 'New' },
      ],
    },
    {
      kind: 'table',
      columns: ['Players', 'Price'],
      rows: [
        { name: '8', value: '$399' },
        { name: '16', value: '$639' },
      ],
    },
    { kind: 'list', items: ['Never expires.', 'Any room.'] },
    {
      kind: 'questions',
      questions: [
        { question: 'When?', answer: 'Now.' },
        { question: 'Where?', answer: 'Here.' },
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
      sections: [{ ...section, kind: 'list', items: ['Alone.'] }],
      field: 'sections.0.items',
    },
    {
      mistake: 'a section with the content of another',
      sections: [{ ...section, kind: 'text', items: ['A', 'B'] }],
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
  });
});
