import { expect, test, vi } from 'vitest';
import { readEntries } from '../../../../src/integrations/check-content/read-entries.ts';
import { readFrontmatter } from '../../../../src/integrations/check-content/read-frontmatter.ts';

vi.mock(import('../../../../src/integrations/check-content/read-frontmatter.ts'), async (original) => {
  const actual = await original();
  return { ...actual, readFrontmatter: vi.fn<typeof actual.readFrontmatter>(actual.readFrontmatter) };
});

const sourceOf = (posts: Readonly<Record<string, string>>) => {
  const texts = new Map(Object.entries(posts).map(([name, text]) => [`src/content/posts/${name}.md`, text]));
  return { texts, files: new Set(texts.keys()) };
};
const titlesOf = (posts: Readonly<Record<string, string>>) =>
  readEntries(sourceOf(posts)).entries.map(({ data }) => data['title']);

test('a build that asks for all posts again parses only the one that somebody has changed', () => {
  const posts = { lantern: '---\ntitle: Lantern\n---\nText.', compass: '---\ntitle: Compass\n---\nText.' };
  titlesOf(posts);
  expect(readFrontmatter).toHaveBeenCalledTimes(2);

  expect(titlesOf(posts)).toEqual(['Lantern', 'Compass']);
  expect(readFrontmatter).toHaveBeenCalledTimes(2);

  expect(titlesOf({ ...posts, compass: '---\ntitle: Old compass\n---\nText.' })).toEqual(['Lantern', 'Old compass']);
  expect(readFrontmatter).toHaveBeenCalledTimes(3);
});
