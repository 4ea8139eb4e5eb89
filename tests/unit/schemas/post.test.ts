import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { postSchema } from '#schemas/post.ts';
import { anyPicture, problems } from '../../support/schema.ts';

const schema = postSchema(anyPicture);
const post = (changes: Record<string, unknown> = {}) => ({
  id: 12,
  slug: 'a-new-safe',
  title: 'A new safe',
  excerpt: 'It clicks.',
  category: 'Announcements',
  imageUrl: './safe.webp',
  imageAlt: 'A safe',
  publishedAt: '2026-03-31',
  metaDescription: 'The Vault has a new safe, and it clicks in a way that no safe of ours has ever clicked.',
  ...changes,
});

test('a marketer’s post is published unless it says that it is a draft', () => {
  expect(schema.parse(post())).toEqual(post({ draft: false }));
  expect(schema.parse(post({ draft: true })).draft).toBe(true);
});

test.each(['Customer Stories', 'Announcements', 'Promotions', 'Urgent', 'Events'])(
  'a post can be one of %s',
  (category) => {
    expect(problems(schema, post({ category }))).toEqual([]);
  },
);

describe('a marketer can write the moment of publication as', () => {
  test.each([
    { what: 'a day', written: 'publishedAt: 2026-03-31', read: '2026-03-31' },
    { what: 'a day in quotes', written: 'publishedAt: "2026-03-31"', read: '2026-03-31' },
    { what: 'a venue time', written: 'publishedAt: "2026-03-31T09:00:00-04:00"', read: '2026-03-31T09:00:00-04:00' },
    { what: 'a time without seconds', written: 'publishedAt: "2026-03-31T09:00Z"', read: '2026-03-31T09:00Z' },
    {
      what: 'a time without quotes',
      written: 'publishedAt: 2026-03-31T09:00:00-04:00',
      read: '2026-03-31T13:00:00.000Z',
    },
  ])('$what', ({ written, read }) => {
    expect(schema.parse(post(load(written) as Record<string, unknown>)).publishedAt).toBe(read);
  });
});

test.each([
  'soon',
  '2026-02-30',
  '2026-02-30T09:00:00-05:00',
  '2026-03-31 09:00',
  '2026-03-31T09:00:00',
  '2026-03-31T25:00:00-04:00',
  '2026-03-31T09:61:00-04:00',
])('a marketer who writes “%s” learns how to write it', (publishedAt) => {
  expect(problems(schema, post({ publishedAt }))).toEqual([
    'publishedAt: write a day such as 2026-03-31 or a time such as "2026-03-31T09:00:00-04:00"',
  ]);
});

test.each([
  { mistake: 'a misspelled field', changes: { publshedAt: '2026-03-31' }, field: '' },
  { mistake: 'an unknown category', changes: { category: 'News' }, field: 'category' },
  { mistake: 'a title of 81 characters', changes: { title: 'x'.repeat(81) }, field: 'title' },
  { mistake: 'an excerpt of 221 characters', changes: { excerpt: 'x'.repeat(221) }, field: 'excerpt' },
  { mistake: 'a description of 69 characters', changes: { metaDescription: 'x'.repeat(69) }, field: 'metaDescription' },
  {
    mistake: 'a description of 161 characters',
    changes: { metaDescription: 'x'.repeat(161) },
    field: 'metaDescription',
  },
  { mistake: 'a picture without a description', changes: { imageAlt: ' ' }, field: 'imageAlt' },
  { mistake: 'a number of zero', changes: { id: 0 }, field: 'id' },
  { mistake: 'a number in quotes', changes: { id: '12' }, field: 'id' },
  { mistake: 'an address with spaces', changes: { slug: 'a new safe' }, field: 'slug' },
  { mistake: 'an offer that ends on no day', changes: { offerEndsOn: '2026-04-31' }, field: 'offerEndsOn' },
])('a marketer is told of $mistake, and of nothing else', ({ changes, field }) => {
  const found = problems(schema, post(changes));

  expect(found).toHaveLength(1);
  expect(found[0]?.split(':')[0]).toBe(field);
});

test('limits are where they are said to be', () => {
  for (const length of [70, 160]) expect(problems(schema, post({ metaDescription: 'x'.repeat(length) }))).toEqual([]);
  expect(problems(schema, post({ title: 'x'.repeat(80), excerpt: 'x'.repeat(220) }))).toEqual([]);
});
