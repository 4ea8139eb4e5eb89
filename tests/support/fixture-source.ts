import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures');

/** Pages that every site has, and what they show: its mark, and the icons that are made of it. */
export const alwaysThere = [
  ...['index', 'legal', 'leaderboard', '[page]', 'rooms/[slug]', 'blog/[slug]', 'blog/[...page]', 'rss.xml'].map(
    (route) => `src/pages/${route}.astro`,
  ),
  'src/pages/blog/category/[category]/[...page].astro',
  'src/assets/brand/mark.svg',
  ...[
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ].map((icon) => `src/content/public/${icon}`),
];

/** The content of a venue of tests/fixtures. */
export const fixtureSource = (name: string): ContentSource => contentIn(join(fixtures, name, 'content'));

/** The content of a venue in a folder. Its pictures, films and sounds are not kept: whatever a text names counts as there. */
export function contentIn(folder: string): ContentSource {
  const names = globSync('**/*.{yaml,md,mdx}', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const texts = new Map(
    names.sort().map((path) => [`src/content/${path}`, readFileSync(join(folder, path), 'utf8')] as const),
  );
  const named = [...texts].flatMap(([path, text]) => [
    ...[...text.matchAll(/\.\.[./\w-]+\.webp\b/g)].map(([picture]) => posix.join(posix.dirname(path), picture)),
    ...[...text.matchAll(/\/(?:video|sound)\/[\w-]+\.(?:mp4|mp3)\b/g)].map(([file]) => `src/content/public${file}`),
  ]);
  return { texts, files: new Set([...texts.keys(), ...named, ...alwaysThere]) };
}
