import { describe, expect, test } from 'vitest';
import { textProblems } from './content-folder.ts';

describe('a marketer', () => {
  test('whose picture in the text is not there is told the line', () => {
    expect(textProblems('![A door](../../assets/door.webp)')).toEqual([
      'line 12: there is no picture at "../../assets/door.webp"; add the file src/assets/door.webp',
    ]);
    expect(textProblems('![A door](/door.webp)')).toEqual([
      'line 12: there is no file "/door.webp"; add src/content/public/door.webp',
    ]);
  });

  test('who does not say what a picture shows is told where to', () => {
    expect(textProblems('![](../../assets/vault.webp)')).toEqual([
      'line 12: the picture has no description; write it between the brackets: ![what it shows](…)',
    ]);
    expect(textProblems('<img src="/video/the-vault-mobile.mp4">')).toEqual([
      'line 12: the picture has no description; add alt="what it shows"',
    ]);
  });

  test.each([
    '![A door](https://pictures.example.com/door.webp)',
    '<img alt="A door" src="http://pictures.example.com/door.webp">',
  ])('who borrows a picture from another site is told to save it: %s', (picture) => {
    expect(textProblems(picture)).toEqual([
      expect.stringMatching(/^line 12: ".*door.webp" comes from another site, .*; save it in src\/assets and write/),
    ]);
  });

  test('who writes a picture as HTML is shown how to write it as Markdown', () => {
    expect(textProblems('<img alt="A safe" src="../../assets/vault.webp">')).toEqual([
      'line 12: <img> cannot show "../../assets/vault.webp"; write it as Markdown: ![what it shows](../../assets/vault.webp)',
    ]);
  });

  test('who adds style, scripts or other sites is told that browsers ignore them', () => {
    expect(textProblems('<p style="color: red" onclick="alert(1)">x</p>\n\n<script>\nalert(1)\n</script>')).toEqual([
      'line 12: browsers will ignore style="…"; remove it',
      'line 12: browsers will ignore onclick="…"; remove it',
      'line 14: browsers will ignore <script>; remove it, or link to a page that shows it',
    ]);
    expect(textProblems('<iframe src="https://video.example.com/1" title="x"></iframe>')).toContain(
      'line 12: browsers will ignore <iframe>; write <video-card src="…" title="…" /> for a film, or link to a page that shows it',
    );
  });

  test('who uses plain HTML is not bothered', () => {
    expect(
      textProblems(
        '<aside class="offer">\n\n**10% off.**\n\n</aside>\n\n<details><summary>Why?</summary>So.</details>',
      ),
    ).toEqual([]);
  });
});
