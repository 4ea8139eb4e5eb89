import { expect, test } from 'vitest';
import { problems } from './content-folder.ts';

const vault = 'src/content/rooms/the-vault.yaml';
const crypt = 'src/content/rooms/the-crypt.yaml';
const redirects = 'src/content/redirects.yaml';

test('an owner whose room has colors that cannot be read is told which, and what to do', () => {
  const edits: [string, string][] = [
    ["light: '#e2ad52'", "light: '#6b4a10'"],
    ["dark: '#2b1d0e'", "dark: '#8a7a60'"],
  ];
  expect(problems({ [vault]: edits })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${vault} – palette.light: "#6b4a10" cannot be read: .* has a contrast of [\\d.]+ and needs 4.5; write a lighter color$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(
        `^${vault} – palette.dark: "#8a7a60" cannot be read: .* on tint-deep has a contrast .*; write a darker color$`,
      ),
    ),
  ]);
});

test('an owner who writes no color is told how to write one, and nothing of contrast', () => {
  expect(problems({ [vault]: [["light: '#e2ad52'", 'light: gold']] })).toEqual([
    `${vault} – palette.light: "gold" cannot be used; write a color such as "#e2ad52", in lower case`,
  ]);
});

test('an owner who gives two rooms one name is told both', () => {
  const edits = { [vault]: [['aliases: []', 'aliases: [the crypt]']] as [string, string][] };
  expect(problems(edits)).toEqual([
    `${vault} – aliases, entry 1: "the crypt" also names the room of ${crypt}; keep it in one of the two`,
  ]);
});

test('a room without a loop is in order, and nothing may lead to its film', () => {
  const withoutVideo: [RegExp, string][] = [[/video:\n(?: {2}.*\n)+/, '']];
  expect(problems({ [vault]: withoutVideo })).toEqual([]);
  expect(
    problems({ [vault]: withoutVideo, [redirects]: [['/rooms/the-vault', '/rooms/the-vault#video']] }),
  ).toHaveLength(1);
});

/** The vault with a sound, and a file of so many bytes where it should be. */
const withSound = (bytes: number, file = '/sound/the-vault.mp3'): Parameters<typeof problems>[0] => ({
  [vault]: [[/^video:/m, `sound:\n  file: ${file}\n  alt: A safe, ticking.\nvideo:`]],
  'src/content/public/sound/the-vault.mp3': ' '.repeat(bytes),
});

test('a sound is in order, and may be led to where there is one', () => {
  const toSound: [string, string][] = [['/rooms/the-vault', '/rooms/the-vault#sound']];
  expect(problems({ ...withSound(400_000), [redirects]: toSound })).toEqual([]);
  expect(problems({ [redirects]: toSound })).toHaveLength(1);
});

test('an owner whose sound is missing, too large or of a kind that not every browser plays is told what to do', () => {
  expect(problems(withSound(9, '/sound/the-vaults.mp3'))).toEqual([
    `${vault} – sound.file: there is no sound at "/sound/the-vaults.mp3"; add the file ` +
      'src/content/public/sound/the-vaults.mp3, or remove the sound',
  ]);
  expect(problems(withSound(400_001))).toEqual([
    `${vault} – sound.file: src/content/public/sound/the-vault.mp3 has 401 kB and may have 400; make it shorter, mono or of ` +
      'fewer bits a second: docs/recipes/add-a-room.md says how',
  ]);
  expect(problems(withSound(9, '/sound/the-vault.wav'))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('write an address such as "/sound/the-vault.mp3", of an MP3 or M4A file'),
    ]),
  );
});

test('an owner whose old address leads nowhere, in two steps or in a circle is told so', () => {
  expect(problems({ [redirects]: [['/rooms/the-vault', '/rooms/the-vaults']] })).toEqual([
    `${redirects} – old./our-safes: the link "/rooms/the-vaults" leads to a page that does not exist; write "/rooms/the-vault"`,
  ]);
  expect(
    problems({ [redirects]: [['/our-safes: /rooms/the-vault', '/our-safes: /safes\n  /safes: /our-safes']] }),
  ).toEqual([
    `${redirects} – old./our-safes: "/safes" is an old address itself; write where it leads, "/our-safes"`,
    `${redirects} – old./safes: "/our-safes" is an old address itself; write where it leads, "/safes"`,
  ]);
});

test('an owner whose old address would hide a page, or is no address, is told so', () => {
  expect(problems({ [redirects]: [['/safes-*', '/blog/a*']] })).toEqual([
    expect.stringContaining(`${redirects} – old./blog/a*: would hide the page /blog/a-new-safe; remove it`),
  ]);
  expect(problems({ [redirects]: [['/our-safes', '/Our-Safes/']] })).toEqual([
    `${redirects} – old./Our-Safes/: "/Our-Safes/" cannot be a name here; write an address in lower case, without a ` +
      'slash at its end, such as /our-rooms',
  ]);
});
