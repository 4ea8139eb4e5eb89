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

/** A part of a picture: around what point, and how many times nearer than the whole. */
export interface Cut {
  focus: Focus;
  /** 1 is as much of the picture as its new shape leaves. */
  zoom: number;
}

/** A cut as one text, for tools that hand it on: `40% 20% 1.5`. */
export const writeCut = ({ focus, zoom }: Cut): string => `${focus.left}% ${focus.top}% ${zoom}`;

/** Reads what `writeCut` wrote; nothing for anything else. */
export function readCut(text: string): Cut | undefined {
  const end = text.lastIndexOf(' ');
  const [focus, zoom] = [readFocus(text.slice(0, end)), Number(text.slice(end))];
  return focus && zoom >= 1 ? { focus, zoom } : undefined;
}

interface Size {
  width: number;
  height: number;
}

/** Where a cut of this shape lies in a picture, in its pixels. */
export function placeCut(picture: Size, shape: Size, { focus, zoom }: Cut): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom;
  const [width, height] = [Math.round(shape.width * scale), Math.round(shape.height * scale)];
  return {
    left: Math.round(((picture.width - width) * focus.left) / 100),
    top: Math.round(((picture.height - height) * focus.top) / 100),
    width,
    height,
  };
}
