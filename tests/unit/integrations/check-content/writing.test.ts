import { describe, expect, test } from 'vitest';
import { post, postProblems, problems, textProblems } from './content-folder.ts';
import { sampleFiles } from './sample-content.ts';

const written = sampleFiles()[post] ?? '';
/** The same post at another place, with neither number nor address. */
const unnamed = written.replace(/^id: .*\n/m, '').replace(/^slug: .*\n/m, '');
const moved = (name: string, text: string) => ({ [post]: null, [`src/content/posts/${name}`]: text });
const about = (name: string, lines: readonly string[]) =>
  lines.flatMap((line) => line.split(`src/content/posts/${name} – `).slice(1));

describe('a marketer', () => {
  test('who gives a post neither number nor address has written enough', () => {
    expect(problems({ [post]: unnamed })).toEqual([]);
  });

  test('whose file has a name that cannot be an address is told a better one', () => {
    const name = 'Our New Safe, 2026!.md';
    expect(about(name, problems(moved(name, unnamed)))).toEqual([
      'whole file: its name "Our New Safe, 2026!" cannot be an address; rename it to src/content/posts/our-new-safe-2026.md',
    ]);
  });

  test('who writes an address as people speak is told how it would read', () => {
    expect(postProblems('slug: a-new-safe', 'slug: Ein neuer Tresor für Jürgen')).toEqual([
      'slug: "Ein neuer Tresor für Jürgen" cannot be used; write lower-case words joined by hyphens, such as ' +
        'ein-neuer-tresor-fur-jurgen',
    ]);
  });

  test('who copies a post and forgets its number is told in the copy, and not in the post that was there', () => {
    const copy = 'src/content/posts/a-copied-safe.md';
    const text = written.replace('slug: a-new-safe', 'slug: a-copied-safe');
    expect(problems({ [copy]: text })).toEqual([
      `${copy} – id: "1" is taken by ${post}; write another number; 3 is free, or leave the line out`,
    ]);
  });

  test('who starts with the heading of a page is told that the title is it', () => {
    expect(textProblems('# A new safe\n\nIt is heavy.')).toEqual([
      'line 12: the title is the main heading already, and a page has only one; start the heading with ## instead of #',
    ]);
    expect(textProblems('<h1>A new safe</h1>')).toEqual([
      'line 12: the title is the main heading already, and a page has only one; write <h2> instead of <h1>',
    ]);
  });

  test('whose picture has a space in its name is shown how to write it', () => {
    expect(textProblems('![A door](../../assets/My photo.jpg)')).toEqual([
      'line 12: the picture "../../assets/My photo.jpg" would not be shown, because its name has a space; write ' +
        '![A door](<../../assets/My photo.jpg>), or give the file a name without spaces',
    ]);
  });

  test('who explains how to write a picture may show it as code', () => {
    expect(textProblems('Write `![A door](my door.jpg)`.\n\n```\n# not a heading\n```')).toEqual([]);
  });

  test('who calls a name of a file a description is asked for one', () => {
    for (const alt of ['IMG_2041', 'image', 'DSC00012.JPG', 'picture 3'])
      expect(textProblems(`![${alt}](../../assets/vault.webp)`)).toEqual([
        `line 12: "${alt}" does not say what the picture shows; write it between the brackets: ![what it shows](…)`,
      ]);
    expect(postProblems(/imageAlt: .*/, 'imageAlt: IMG_2041.jpg')).toEqual([
      'imageAlt: "IMG_2041.jpg" does not say what the picture shows; write what somebody would see',
    ]);
  });

  test('who may use the name of any kind of file is told the kinds', () => {
    expect(postProblems('vault.webp', 'vault.pdf')).toEqual([
      'imageUrl: "../../assets/vault.pdf" is not a picture of a kind that is taken: JPEG, PNG, WebP, AVIF, GIF, TIFF or ' +
        'SVG; write the path of a picture, such as ../../assets/scenes/posts/door.webp',
    ]);
  });

  test('who names a photo as an iPhone makes it is told how to save it', () => {
    expect(postProblems('vault.webp', 'IMG_2041.HEIC')).toEqual([
      expect.stringMatching(
        /^imageUrl: "\.\.\/\.\.\/assets\/IMG_2041\.HEIC" is a HEIC photo, .*; save it as JPEG: on a Mac /,
      ),
    ]);
  });
});

describe('a post with components', () => {
  const name = 'a-new-safe.mdx';
  const lines = (text: string) => about(name, problems(moved(name, written.replace(/(?<=---\n)\n[^]*$/, `${text}\n`))));

  test('is told of the same mistakes as one without', () => {
    expect(
      lines('# A safe\n\n<aside>\n\n[a](/gift-card) ![](../../assets/vault.webp)\n\n</aside>\n\n<img src="x.webp" />'),
    ).toEqual([
      expect.stringMatching(/^line 12: the title is the main heading already/),
      expect.stringMatching(/^line 16: the link "\/gift-card" leads to a page that does not exist/),
      expect.stringMatching(/^line 16: the picture has no description/),
      expect.stringMatching(/^line 20: <img> cannot show "x.webp"/),
      expect.stringMatching(/^line 20: the picture has no description/),
    ]);
  });

  test('that its parser would not take is told the line and the way out', () => {
    expect(lines('One line<br>and another.')).toEqual([
      expect.stringMatching(/^line 12: cannot be read in an \.mdx file: .*; close every tag \(<br \/> and not <br>\)/),
    ]);
    expect(lines('Nothing is wrong here.')).toEqual([]);
  });
});
