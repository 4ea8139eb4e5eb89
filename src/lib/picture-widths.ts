/**
 * Widths that pictures are made in for phones, in pixels: what common phones ask for, and a little more. One pixel less, and
 * they would load the next larger picture.
 */
export const phoneWidths = {
  /** From edge to edge: 412 points at 1.75. */
  full: 760,
  /** From edge to edge on the sharpest screens: 390 points at 3. Too much to begin with. */
  dense: 1170,
  /** In a post, where the sharpest screens are told six tenths: 390 points at 3. */
  post: 720,
  /** On a card, as wide as the column: 372 points at 1.75. */
  card: 680,
  /** On a card on the sharpest screens: 350 points at 3. A picture stretched by a tenth already looks soft. */
  denseCard: 1050,
} as const;
