import { describe, expect, test } from 'vitest';
import { otherPost, post, postProblems, problems } from './content-folder.ts';

test('a marketer whose content is right is not bothered', () => {
  expect(problems({})).toEqual([]);
});

describe('a marketer', () => {
  test('who forgets a field is told which one to add', () => {
    expect(postProblems('excerpt: It clicks.\n', '')).toEqual(['excerpt: is missing; add "excerpt:" with a text']);
  });

  test('who leaves a field empty is told to fill it', () => {
    expect(postProblems('title: A new safe', 'title:')).toEqual(['title: is empty; write a text']);
    expect(postProblems('title: A new safe', "title: ' '")).toEqual(['title: is empty; write a text']);
  });

  test('who misspells a field is told its name', () => {
    expect(postProblems('imageAlt', 'imgAlt')).toEqual(['imgAlt: there is no field of this name; write "imageAlt"']);
    expect(postProblems('imageAlt', 'colour')).toHaveLength(2);
  });

  test('who invents a field is told the fields there are', () => {
    expect(postProblems('id: 1', 'id: 1\nauthor: Dana')).toEqual([
      'author: there is no field of this name; write one of: id, slug, title, excerpt, bannerText, category, imageUrl, imageAlt, ' +
        'imageFocus, publishedAt, metaDescription, draft, offerEndsOn, page, asks',
    ]);
  });

  test('who misspells a category is told the categories', () => {
    expect(postProblems('category: Announcements', 'category: Anouncement')).toEqual([
      'category: "Anouncement" is not one of the choices; write "Announcements" (the choices are: Customer Stories, ' +
        'Announcements, Promotions, Urgent, Events)',
    ]);
  });

  test('who writes too much or too little is told the limit and the length', () => {
    expect(postProblems('title: A new safe', `title: ${'x'.repeat(95)}`)).toEqual([
      'title: has 95 characters; write at most 80 characters',
    ]);
    expect(postProblems(/metaDescription: .*/, 'metaDescription: Short.')).toEqual([
      'metaDescription: has 6 characters; write at least 70 characters',
    ]);
  });

  test('who puts quotes in the wrong place is told where they belong', () => {
    expect(postProblems('id: 1', "id: '1'")).toEqual(['id: is the text "1"; leave the quotes out']);
    expect(postProblems('title: A new safe', 'title: 2026')).toEqual(['title: is the number 2026; put it in quotes']);
  });

  test('who writes yes instead of true is told so', () => {
    expect(postProblems('id: 1', 'id: 1\ndraft: yes')).toEqual(['draft: is the text "yes"; write true or false']);
  });

  test.each([
    '2026-02-30',
    '31.03.2026',
    '2026-03-01 09:00:00',
    '"2026-03-01T09:00:00"',
    '"2026-03-01T25:00:00-04:00"',
  ])('who writes the date %s is told how to write one', (date) => {
    const [problem, ...others] = postProblems('publishedAt: 2026-03-01', `publishedAt: ${date}`);
    expect(problem).toMatch(
      /^publishedAt: ".*" (cannot be used|is not an exact date); write a day such as 2026-03-31 or/,
    );
    expect(others).toEqual([]);
  });

  test.each(['2026-03-01T00:00:00Z', '2026-03-01T02:00:00+02:00', '2026-02-28T19:00:00-05:00'])(
    'who writes %s, midnight in London, without quotes learns that it would be read as a bare day',
    (time) => {
      expect(postProblems('publishedAt: 2026-03-01', `publishedAt: ${time}`)).toEqual([
        `publishedAt: "${time} without quotes" cannot be used; ` +
          'write a day such as 2026-03-31 or a time such as "2026-03-31T09:00:00-04:00"',
      ]);
      expect(postProblems('publishedAt: 2026-03-01', `publishedAt: '${time}'`)).toEqual([]);
    },
  );

  test('who ends an offer on a day that does not exist is told so', () => {
    expect(postProblems('id: 1', 'id: 1\nofferEndsOn: 2026-06-31')).toEqual([
      'offerEndsOn: "2026-06-31" cannot be used; write an existing day as "2026-03-31"',
    ]);
  });

  test('who names a picture that is not there is told which one is', () => {
    expect(postProblems('assets/vault.webp', 'assets/vualt.webp')).toEqual([
      'imageUrl: there is no picture at "../../assets/vualt.webp"; write "../../assets/vault.webp", or add the file ' +
        'src/assets/vualt.webp',
    ]);
    expect(postProblems('assets/vault.webp', 'assets/Vault.webp')).toHaveLength(1);
    expect(postProblems('../../assets/vault.webp', 'https://pictures.example.com/vault.webp')).toHaveLength(1);
    expect(postProblems('vault.webp', 'vault.pdf')).toHaveLength(1);
  });

  test('whose slug is not the name of the file is told both', () => {
    expect(postProblems('slug: a-new-safe', 'slug: new-safe')).toContain(
      'slug: "new-safe" is not the name of the file; write a-new-safe, or rename the file',
    );
  });

  test('who takes an id or slug twice is told who has it and what is free', () => {
    const edit: [string, string][] = [
      ['id: 2', 'id: 1'],
      ['slug: summer-offer', 'slug: a-new-safe'],
    ];
    expect(problems({ [otherPost]: edit })).toEqual(
      expect.arrayContaining([
        `${otherPost} – id: "1" is taken by ${post}; write another number; 2 is free, or leave the line out`,
        `${otherPost} – slug: "a-new-safe" is taken by ${post}; write another one, or leave the line out`,
      ]),
    );
  });
});
