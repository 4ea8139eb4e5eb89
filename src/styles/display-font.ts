import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The subset of the display typeface that `npm run fonts` makes. */
export const displayFontFile = './src/assets/fonts/gloock.woff2';

/**
 * Styles that carry the display typeface inside the page, for pages with a hero: its headline is set in it from the first
 * paint, and nothing moves when a file arrives. Those pages need a second round trip anyway, and ten kilobytes fit into it.
 */
export const displayFontStyles =
  `@font-face{font-family:Gloock Inline;src:url(data:font/woff2;base64,${readFileSync(displayFontFile, 'base64')})}` +
  ':root{--font-display:Gloock Inline,var(--font-gloock)}';

/** Hash of those styles for the content security policy. */
export const displayFontHash = `sha256-${createHash('sha256').update(displayFontStyles).digest('base64')}` as const;
