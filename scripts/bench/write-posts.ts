/** Writes posts to measure builds with: as long as real ones, with pictures of their own or shared, the same on every machine. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const wordsPerPost = 850;
const chapters = 5;
const size = { width: 1600, height: 1067 };
const categories = ['Customer Stories', 'Announcements', 'Events'];
const day = 86_400_000;
const newest = Date.UTC(2026, 9, 30);
const vocabulary = (
  'a the and but so while before after until because under over behind beside between quiet bright narrow heavy gentle ' +
  'clever patient curious hidden painted wooden broken folded locked open early late slowly gladly together alone again ' +
  'lantern map key drawer ladder mirror clock letter candle curtain cellar staircase garden window shelf compass rope ' +
  'whistle coin puzzle riddle pattern story chapter team friend neighbor cousin teacher captain stranger visitor guide ' +
  'finds turns opens follows reads carries notices remembers whispers laughs waits returns points listens solves counts ' +
  'morning evening winter summer corner middle surface shadow echo colour thread paper ink brass velvet stone water'
).split(' ');

/** Numbers that look like chance and are the same every time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters for a number, since a text of numbers would be checked as if it were one about prices. */
const letters = (index: number) =>
  [...String(index).padStart(4, '0')].map((digit) => 'bdfgklmprs'.charAt(Number(digit)) + 'o').join('');

/** Name of a post: of its file, and the last part of its address. */
export const postFileName = (index: number) => `measured-story-${letters(index)}`;

/** The whole file of one post; `picture` is its address as the file names it. */
export function postText(index: number, picture: string): string {
  const random = chance(index + 1);
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(' ');
  const sentence = () => `${capital(words(8 + Math.floor(random() * 9)))}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const parts: string[] = [];
  const perChapter = wordsPerPost / chapters;
  for (let chapter = 0; chapter < chapters; chapter += 1) {
    parts.push(`## ${capital(words(4))} ${letters(chapter)}`);
    for (let count = 0; count + 25 < perChapter; count += parts.at(-1)!.split(' ').length) parts.push(paragraph());
  }
  const name = letters(index);
  return [
    '---',
    `title: ${capital(words(5))} ${name}`,
    `excerpt: ${capital(words(18))} ${name}.`,
    `category: ${categories[index % categories.length]}`,
    `imageUrl: ${picture}`,
    `imageAlt: ${capital(words(8))} ${name}.`,
    `publishedAt: ${new Date(newest - Math.floor(index / 3) * day).toISOString().slice(0, 10)}`,
    `metaDescription: ${capital(words(8))} ${name} ${'and more to read about it here'.padEnd(40, '.')}`,
    '---',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}

/** Writes posts into one folder and `pictureCount` pictures, which they take in turn, into another, made of what `scenes` finds. */
export async function writePosts(
  count: number,
  pictureCount: number,
  folders: { posts: string; pictures: string; scenes: string },
) {
  for (const folder of [folders.posts, folders.pictures]) mkdirSync(folder, { recursive: true });
  const scenes = await Promise.all(
    globSync(folders.scenes)
      .sort()
      .map((file) => sharp(file).resize(size).removeAlpha().raw().toBuffer()),
  );
  for (let index = 0; index < count; index += 1) {
    const picture = `${postFileName(index % pictureCount)}.jpg`;
    writeFileSync(
      join(folders.posts, `${postFileName(index)}.md`),
      postText(index, `../../assets/measured/${picture}`),
    );
    if (index >= pictureCount) continue;
    const inset = 2 + (Math.floor(index / scenes.length) % 97);
    await sharp(scenes[index % scenes.length], { raw: { ...size, channels: 3 } })
      .extract({ left: inset, top: inset, width: size.width - 2 * inset, height: size.height - 2 * inset })
      .resize(size)
      .modulate({ hue: (index * 7) % 360 })
      .jpeg({ quality: 82 })
      .toFile(join(folders.pictures, picture));
  }
}
