/**
 * Widths that pictures are made in for phones, in pixels: what a common phone (412 points at 1.75) asks for, and a little
 * more. One pixel less, and it would load the next larger picture.
 */
export const phoneWidths = {
  /** From edge to edge. */
  full: 760,
  /** As wide as the column of text. */
  column: 680,
} as const;
