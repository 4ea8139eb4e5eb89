import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { business, rooms } from '../support/content.ts';
import { sampleWords } from '../support/sample-words.ts';
import { everyFile, read } from '../support/sources.ts';

/** Where the product lies: whatever venue replaces the content, every word here stays true. */
const folders = ['src/', 'functions/', 'supabase/', 'scripts/'];
/** What belongs to the venue there, and what may name it until it is replaced; each with its reason. */
const apart: readonly [path: string, reason: string][] = [
  ['src/content/', 'the venue’s own words'],
  ['src/assets/', 'the venue’s own pictures'],
  ['scripts/art/sets/', 'the sets that the sample’s pictures are shot from'],
  ['functions/_shared/answerer/phrasings/', 'ways to ask about the sample; learned from the content instead (issue H)'],
  ['functions/_shared/answerer/computing/from-content.ts', 'the same: names of the sample’s passages'],
  ['functions/_shared/guard/words/languages.ts', 'names of languages, one of them also in the name of a room'],
  ['src/domain/given-names.ts', 'first names of people, some of them also those of characters'],
];
const endings = /^\.(ts|tsx|astro|mjs|js|css|sql|html|toml|py)$/;
/** What commands compile from the content. */
const compiled = read('.gitignore').split('\n');

const files = everyFile.filter(
  (path) =>
    folders.some((folder) => path.startsWith(folder)) &&
    !apart.some(([place]) => path.startsWith(place)) &&
    !compiled.includes(path) &&
    endings.test(extname(path)),
);

const joined = (words: string) =>
  words
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && word.toLowerCase() !== 'and')
    .join('(?:[^\\p{L}\\d\\n]|and|amp)*');

/** A name of several words, however they are joined; one of a single word, which may be an ordinary one, as a name in a sentence. */
const patternOf = (name: string) =>
  /[\p{L}\d][^\p{L}\d]+[\p{L}\d]/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\d])${joined(name)}(?![\\p{L}\\d])`, 'iu')
    : new RegExp(`(?<=\\p{Ll},? )${name}(?![\\p{L}\\d])`, 'u');

/** What visitors know the venue by, from its content. */
const names = [
  business.name,
  business.address.city,
  business.address.street,
  business.address.street.replace(/^[\d½¼¾/\s-]+/, ''),
  ...(business.neighborhoods ?? []).map(({ title }) => title),
  ...rooms.flatMap(({ title, aliases = [] }) => [title, ...aliases]),
].filter((name) => name.trim() !== '');

/** A first name too: the staff pages of every venue know it among hundreds. */
const heroine = /\balice\b/i;

const patterns = [sampleWords, heroine, ...names.map(patternOf)];

/** Lines that name the venue, each as `path:line: text`. */
const naming = (path: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    );

test('no word of the venue stands outside its content: another venue replaces that, and nothing else', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((path) => naming(path, read(path)))).toEqual([]);
});

test('every exception is there', () => {
  for (const [place] of apart) {
    const inside = everyFile.filter((path) => path.startsWith(place));
    expect(inside.length, place).toBeGreaterThan(0);
  }
});

test('this rule notices a name however it is written', () => {
  for (const line of [
    'title="Escape rooms near South Street"',
    'Lantern &amp; Latch',
    'owner@lantern-and-latch.example',
    "'/rooms/jack-the-ripper'",
    'import JackTheRipper from "./x"; // the ripper',
    'we are in Philadelphia',
  ])
    expect(naming('example.ts', line), line).toHaveLength(1);
  expect(naming('example.ts', 'A key turns, and the lantern is lit on the south side.')).toEqual([]);
});
