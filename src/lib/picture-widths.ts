/**
 * Widths that pictures are made in for phones, in pixels: what common phones ask for, and a little more. One pixel less, and
 * they would load the next larger picture. Multiples of 48, so that pictures of 3:2 and 16:9 have whole pixels for their height: half a
 * pixel cut off costs more sharpness than a third of the bytes.
 */
export const phoneWidths = {
  /** From edge to edge: 412 points at 1.75. */
  full: 768,
  /** From edge to edge on the sharpest screens: 390 points at 3. Too much to begin with. */
  dense: 1200,
  /** At the top of a post: 412 points less the edges at 1.75. */
  post: 720,
  /** On a card, as wide as the column: 372 points at 1.75. */
  card: 672,
  /** On a card on the sharpest screens: 350 points at 3. A picture stretched by a tenth already looks soft. */
  denseCard: 1056,
  /** The same where the card cuts a picture at its sides. */
  cutCard: 1248,
  /** The same of a picture of 4:3 at the top of a page, and all that tablets held upright can be given. */
  tallCut: 1440,
  /** The same where only a wide picture is there, or where a card is a square of it. */
  wideCut: 1584,
} as const;

/** Across a tablet, or a large card of a desk, on screens of two pixels a point. A multiple of 48 as well. */
export const wideWidth = 1776;

/** How well AVIF keeps a picture where nothing else is asked for, 0 to 100. */
export const usualQuality = 56;
/** The one size for the few browsers without AVIF. */
export const fallbackPicture = { width: phoneWidths.full, quality: 45 } as const;
/** What `Photo.astro` is told of the pictures of posts. */
export interface PostPicture {
  widths: number[];
  phoneQuality: number;
  wideWidths: number[];
  fullWidth: number;
}
/** The picture at the top of a post. */
export const postTopPicture: PostPicture = {
  widths: [480, phoneWidths.post],
  phoneQuality: 32,
  /* Beside its title, across a column, and the same on sharp screens. */
  wideWidths: [864, 1296, wideWidth],
  fullWidth: phoneWidths.cutCard,
};
/** The picture of a post on a card of the blog, which is loaded with the page. */
export const postCardPicture: PostPicture = {
  widths: [480, phoneWidths.card],
  phoneQuality: 42,
  wideWidths: [480, phoneWidths.cutCard],
  fullWidth: phoneWidths.cutCard,
};
