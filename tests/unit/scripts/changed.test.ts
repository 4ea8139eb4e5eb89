import { expect, test } from 'vitest';
import { planFor } from '../../../scripts/test/changed.ts';

test('a changed rule is checked by the tests that import it, and the long steps that see it are named', () => {
  expect(planFor(['src/domain/hall-of-fame.ts'])).toEqual({
    written: ['src/domain/hall-of-fame.ts'],
    hasCode: true,
    related: ['src/domain/hall-of-fame.ts'],
    hasSql: false,
    leftOut: ['site', 'browser'],
  });
});

test('changed SQL is checked by the whole database step, which imports none of it', () => {
  expect(planFor(['supabase/migrations/20260101000000_boards.sql'])).toMatchObject({ hasSql: true, hasCode: false });
});

test('a changed post needs no types, and the built site is left to the long step', () => {
  expect(planFor(['src/content/posts/a-post.md'])).toMatchObject({
    hasCode: false,
    related: [],
    written: ['src/content/posts/a-post.md'],
    leftOut: ['site', 'browser'],
  });
});

test('a changed document is checked for its form alone, and the lockfile is nobody’s prose', () => {
  expect(planFor(['README.md', 'package-lock.json'])).toMatchObject({
    written: ['README.md'],
    related: [],
    leftOut: [],
  });
});
