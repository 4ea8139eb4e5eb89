import type { Problem } from './problem.ts';
import { venueFiles } from './public-files.ts';

/** What every page and the web manifest name: browsers show it on tabs, phones on their home screens. */
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** Checks that the venue's icons are there. */
export const checkIcons = (files: ReadonlySet<string>): Problem[] =>
  icons
    .map((icon) => `${venueFiles}/${icon}`)
    .filter((file) => !files.has(file))
    .map((file) => ({
      file,
      field: 'whole file',
      wrong: 'is missing, and every page names it',
      instead: 'draw it from the mark with "npm run icons"',
    }));
