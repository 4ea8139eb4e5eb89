import { expect, test } from 'vitest';
import { postName } from '#domain/post-name.ts';

test('a post keeps the number and the address that its author wrote', () => {
  expect(postName({ id: 7, slug: 'a-new-safe' }, 'a-new-safe')).toEqual({ id: 7, slug: 'a-new-safe' });
});

test('a post without them gets the name of its file, and always the same number', () => {
  const { id, slug } = postName({}, 'mothers-day-special');
  expect(slug).toBe('mothers-day-special');
  expect(postName({}, 'mothers-day-special').id).toBe(id);
});

test('numbers that are made neither meet those that people write nor each other', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `story-${index}`);
  const numbers = names.map((name) => postName({}, name).id);
  expect(new Set(numbers).size).toBe(names.length);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1_000_000);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
});
