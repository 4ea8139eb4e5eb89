/** The point of a picture that stays in view wherever it is cut, in percent of its width and height. */
export interface Focus {
  /** From the left edge. */
  left: number;
  /** From the upper edge. */
  top: number;
}

/** Where a picture is cut around when nobody says otherwise. */
export const middle: Focus = { left: 50, top: 50 };

const written = /^(\d{1,3})% (\d{1,3})%$/;

/** Reads `40% 20%`: 40 percent from the left, 20 from the top. Nothing for anything else. */
export function readFocus(text: string): Focus | undefined {
  const [, left, top] = written.exec(text) ?? [];
  const focus = { left: Number(left), top: Number(top) };
  return focus.left <= 100 && focus.top <= 100 ? focus : undefined;
}
