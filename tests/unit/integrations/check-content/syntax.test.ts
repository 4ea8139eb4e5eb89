import { describe, expect, test } from 'vitest';
import { otherPost, post, postProblems, problems } from './content-folder.ts';
import { sampleFiles } from './sample-content.ts';

describe('a marketer', () => {
  test('who writes a colon without quotes is told the line and to add quotes', () => {
    expect(postProblems('title: A new safe', 'title: News: a safe')).toEqual([
      expect.stringMatching(
        /^line 4: “title: News: a safe” or the line above it cannot be read; put a text that has ": "/,
      ),
    ]);
  });

  test('who writes a field twice, indents with a tab or forgets a quotation mark is told the line', () => {
    expect(postProblems('title: A', 'id: 3\ntitle: A')).toEqual(['line 4: "id" is there twice; keep one of the two']);
    expect(postProblems('title: A', '\ttitle: A')).toEqual(['line 4: starts with a tab; indent with spaces']);
    expect(postProblems('title: A new safe', 'title: "A new safe')).toEqual([
      expect.stringMatching(/^line \d+: .*(close it|double quotes)/),
    ]);
  });

  test('who forgets the lines around the fields is told to write them', () => {
    expect(postProblems(/^---\n/, '')).toEqual([
      'line 1: there are no fields; start the file with a line "---", the fields, and another line "---"',
    ]);
  });

  test('who writes no text is told where it belongs', () => {
    expect(problems({ [otherPost]: [[/(?<=---\n)\n[^]*$/, '']] })).toEqual([
      `${otherPost} – text: is missing; write it below the second "---"`,
    ]);
  });

  test('who works on Windows is read like everybody else', () => {
    expect(problems({ [post]: [[/\n/g, '\r\n']] })).toEqual([]);
  });

  test('who writes MDX is read like everybody else', () => {
    const text = sampleFiles()[post] ?? '';
    const page = text.replace('id: 1', 'id: 3').replaceAll('a-new-safe', 'news');
    expect(problems({ 'src/content/posts/news.mdx': `${page}\n{1 + 1}\n\n[Gift](/gift-card)\n` })).toEqual([
      'src/content/posts/news.mdx – line 25: the link "/gift-card" leads to a page that does not exist; write "/gift-cards"',
    ]);
  });

  test('who gives a file a name that the site does not read is told the right one', () => {
    expect(problems({ 'src/content/posts/news.txt': 'News', 'src/content/posts/news/june.md': 'News' })).toEqual([
      'src/content/posts/news.txt – whole file: is not read by the site; name it src/content/posts/news.md, or move it elsewhere',
      'src/content/posts/news/june.md – whole file: is not read by the site; name it src/content/posts/june.md, or move it elsewhere',
    ]);
  });

  test('who keeps a picture beside the post is not bothered', () => {
    expect(
      problems({ 'src/content/posts/safe.webp': '', [post]: [['../../assets/vault.webp', './safe.webp']] }),
    ).toEqual([]);
  });

  test('who removes a file that every venue needs is told so', () => {
    expect(problems({ 'src/content/site.yaml': null })).toContain(
      'src/content/site.yaml – whole file: is missing; put it back',
    );
  });

  test('who fills a file with something else is told so', () => {
    expect(problems({ 'src/content/holidays.yaml': 'Christmas' })).toEqual([
      'src/content/holidays.yaml – whole file: is not a list of names; write each entry’s name and a colon, and its fields below',
    ]);
  });
});
