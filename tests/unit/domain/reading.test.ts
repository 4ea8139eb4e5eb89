import { describe, expect, test } from 'vitest';
import { readingMinutes, relatedPosts, withNeighbors } from '#domain/reading.ts';

const words = (count: number) => 'lantern '.repeat(count);

describe('a reader is told', () => {
  test.each([
    { count: 0, minutes: 1 },
    { count: 109, minutes: 1 },
    { count: 329, minutes: 1 },
    { count: 330, minutes: 2 },
    { count: 2200, minutes: 10 },
  ])('$minutes minutes for $count words', ({ count, minutes }) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test('nothing about what only the browser reads: tags and addresses', () => {
    const unread =
      '<aside class="offer of the week">[](https://example.com/a-long-address) ![](../picture.webp)</aside>';

    expect(readingMinutes(unread.repeat(400))).toBe(1);
  });

  test('one word for don’t, and one for twenty-four', () => {
    expect(readingMinutes('don’t twenty-four '.repeat(164))).toBe(1);
    expect(readingMinutes('don’t twenty-four '.repeat(165))).toBe(2);
  });
});

describe('after a post a reader is offered', () => {
  const posts = [
    { id: 5, category: 'Announcements' },
    { id: 4, category: 'Promotions' },
    { id: 3, category: 'Events' },
    { id: 2, category: 'Promotions' },
    { id: 1, category: 'Promotions' },
  ];
  const offered = (count: number) => relatedPosts(posts, posts[1]!, count).map(({ id }) => id);

  test('posts of the same category first, then others, never the same post again', () => {
    expect(offered(9)).toEqual([2, 1, 5, 3]);
  });

  test('its neighbors last, since they stand right above', () => {
    const beside = (count: number) => relatedPosts(posts, posts[1]!, count, [5, 2]).map(({ id }) => id);
    expect(beside(2)).toEqual([1, 3]);
    expect(beside(9)).toEqual([1, 3, 5, 2]);
  });

  test('no more than asked for', () => {
    expect(offered(3)).toEqual([2, 1, 5]);
    expect(offered(1)).toEqual([2]);
  });

  test('nothing when it is the only post', () => {
    expect(relatedPosts([posts[0]!], posts[0]!, 3)).toEqual([]);
  });
});

test('beside a post stand the listed posts around its day, and beside one that no list names the same', () => {
  const around = withNeighbors(['five', 'four', 'three', 'two', 'one'], (post) => post !== 'four' && post !== 'one');
  expect(around).toEqual([
    { post: 'five', newer: undefined, older: 'three' },
    { post: 'four', newer: 'five', older: 'three' },
    { post: 'three', newer: 'five', older: 'two' },
    { post: 'two', newer: 'three', older: undefined },
    { post: 'one', newer: 'two', older: undefined },
  ]);
});
